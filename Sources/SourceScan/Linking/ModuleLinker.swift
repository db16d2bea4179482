internal import FileAccess

/// Follows the names of one module from where they are written to where fonts are asked for.
struct ModuleLinker {
  private let files: [FileFacts]
  private var evaluator: Evaluator

  /// The literals that the module holds values against.
  private let comparedTexts: Set<String>

  /// The names of files that the module loads.
  private let loadedFiles: Set<String>

  /// The names of which the module asks whether there is a font.
  private var probedNames: Set<String> = []
  private var found = FoundRequests()
  private var listings: [SourceLocation] = []
  private var foundOutside = FoundRequests()

  /// Takes the facts of a module's files, sorted by path.
  init(_ files: [FileFacts]) {
    self.files = files
    comparedTexts = files.reduce(into: []) { $0.formUnion($1.comparedTexts) }
    loadedFiles = files.reduce(into: []) { $0.formUnion($1.loadedFiles) }
    evaluator = Evaluator(ModuleIndex(files))
  }

  /// The functions whose calls matter; the linker needs them all to say what is asked for.
  var wanted: Set<String> { evaluator.wanted }

  /// Puts together what the module asks for, as far as it is known.
  func scan() -> ModuleScan {
    var linker = self
    return linker.link()
  }

  /// The same, after which ``wanted`` says whose calls matter.
  mutating func link() -> ModuleScan {
    var scan = ModuleScan()
    let heldTraits = HeldFontTraits(files)
    for (index, file) in files.enumerated() {
      scan.problems += file.problems
      let doubtful = crossing(file.requests, in: index)
      let linked = file.requests.indices.map { place in
        link(file.requests[place], in: index, isDoubtful: doubtful.contains(place))
      }
      let alternatives = FontChains(file.requests, linked).alternatives()
      for (place, linked) in linked.enumerated() {
        for (inFile, request) in zip(linked.files, linked.requests) {
          var request = request
          request.alternatives += alternatives[place] ?? []
          // Of several names it is not known on which of them the traits are laid.
          if linked.requests.count == 1 {
            request.traits += heldTraits.traits(of: place, in: index)
          }
          add(request, in: inFile, isJudged: !file.isLeftAlone)
        }
      }
      for (place, request) in file.ready.enumerated() {
        var request = request
        if file.plainNames.contains(place), isLoaded(file.file), !isAnswered(request.name) {
          request.role = .face
        }
        add(request, in: index, isJudged: !file.isLeftAlone)
      }
      for registration in file.registrations {
        scan.registrations += registrations(registration, in: index)
      }
      guard !file.isLeftAlone else { continue }
      scan.suppressions += file.suppressions
      if file.problems.isEmpty { scan.files.append(file.file) }
      scan.boldTextReads += file.boldTextReads.map(file.location(of:))
      scan.fontListings += file.fontListings.map(file.location(of:))
    }
    scan.fontListings = (scan.fontListings + listings).sorted()
    scan.requests = found.inOrder().map(withProbe)
    scan.unjudged = foundOutside.inOrder()
    scan.registrations = Array(Set(scan.registrations)).sorted {
      ($0.location, $0.fileName ?? "") < ($1.location, $1.fileName ?? "")
    }
    return scan
  }

  private mutating func add(_ request: FontRequest, in file: Int, isJudged: Bool) {
    if isJudged { found.add(request, in: file) } else { foundOutside.add(request, in: file) }
  }

  /// What is asked for besides a question whether it is there may not be.
  private func withProbe(_ request: FontRequest) -> FontRequest {
    guard case .known(let name) = request.name, probedNames.contains(name) else { return request }
    var request = request
    request.isProbe = true
    return request
  }

  /// The places of the requests of which it is not known which names come to them.
  private mutating func crossing(_ requests: [SourceRequest], in file: Int) -> Set<Int> {
    guard requests.count > 1 else { return [] }
    var found: Set<Int> = []
    let bodies = Dictionary(grouping: requests.indices) { requests[$0].body }
    for (body, places) in bodies.sorted(by: { $0.key < $1.key }) where body != 0 {
      let alternatives = places.map { place in
        Alternative(
          expression: requests[place].name,
          place: Evaluator.Place(file: file, scope: requests[place].scope),
          isConditional: requests[place].isConditional || !requests[place].links.isEmpty
        )
      }
      found.formUnion(evaluator.crossing(alternatives).map { places[$0] })
    }
    return found
  }

  private mutating func link(_ request: SourceRequest, in file: Int, isDoubtful: Bool)
    -> LinkedRequest
  {
    var linked = LinkedRequest()
    guard let api = api(of: request, in: file) else { return linked }
    let place = Evaluator.Place(file: file, scope: request.scope)
    let families = evaluator.value(of: request.family, at: place)
    // Of several it is not known which go with which styles.
    let family =
      families.isOpen || Set(families.texts.map(\.parts)).count != 1
      ? nil : families.texts.first { $0.whole != nil }
    // `.bold` may be a name that the module gives to all strings.
    let string = evaluator.index.type(named: "String", from: request.scope, in: file)
    let value = evaluator.value(of: request.name, at: place, expected: string)
    evaluator.work -= value.texts.count
    if value.texts.isEmpty, request.api == SourceRequest.fontNames, !files[file].isLeftAlone {
      listings.append(files[file].location(of: request.offset))
    }
    if value.isUnknownInPart, request.role != .comparison, !isNameOfFont(request, in: file) {
      addUnknown(request, api: api, in: file)
    }
    linked.isSure =
      !value.isUnknownInPart && !isDoubtful && value.types.isEmpty && value.cases.isEmpty
      && value.texts.allSatisfy { !$0.isDoubtful && !$0.isFile && $0.whole?.isEmpty == false }
    linked.names = Set(value.texts.compactMap(\.whole)).sorted()
    for text in value.texts where !text.isFile {
      guard let name = RequestedName(text) else { continue }
      var found = FontRequest(
        name: name,
        role: isDoubtful || text.isDoubtful || isSentinel(text, for: request)
          || evaluator.isSwitchedOff(text, at: request.offset, place) ? .mention : request.role,
        api: api,
        location: files[text.file].location(of: text.offset)
      )
      found.isJoined = text.isJoined
      found.family = family?.whole.map(RequestedName.known)
      if found.family == nil, !request.family.isUnknown { found.family = .joined(parts: [nil]) }
      if !text.isInPlace { found.use = files[file].location(of: request.offset) }
      if text.isHandedOver, text.whole != nil {
        found.alternatives = alternatives(handedOverBesides: text, of: value)
      }
      if request.isAskedInTurn { found.alternatives = alternatives(to: text, of: value) }
      found.isProbe = request.isProbe
      if request.isProbe, let whole = text.whole { probedNames.insert(whole) }
      found.traits = request.traits.map { trait in
        RequestedTrait(kind: trait.kind, location: files[file].location(of: trait.offset))
      }
      linked.requests.append(found)
      linked.files.append(text.file)
    }
    return linked
  }

  /// What calls hand over that are made where the one of a text gives nothing.
  private func alternatives(handedOverBesides text: LinkedText, of value: LinkedValue)
    -> [FontAlternative]
  {
    files[text.file].fallbackCalls.filter { $0.first.contains(text.offset) }
      .flatMap { calls in
        value.texts.lazy.filter { other in
          other.file == text.file && other.isHandedOver && !other.isDoubtful
            && calls.second.contains(other.offset)
        }
        .compactMap(\.whole).prefix(FontChains.alternativeLimit)
        .map { FontAlternative(names: [$0], comesFirst: false) }
      }
  }

  /// What else of a list is asked for in turn.
  private func alternatives(to text: LinkedText, of value: LinkedValue) -> [FontAlternative] {
    guard text.list != 0 else { return [] }
    return value.texts.lazy.compactMap { other in
      guard other.list == text.list, other != text, !other.isDoubtful, let name = other.whole,
        other.file == text.file
      else { return nil }
      return FontAlternative(names: [name], comesFirst: other.offset < text.offset)
    }
    .prefix(FontChains.alternativeLimit).map { $0 }
  }

  /// Whether the module may have an answer of its own for a name.
  private func isAnswered(_ name: RequestedName) -> Bool {
    guard case .known(let whole) = name else { return true }
    return comparedTexts.contains(whole) || Self.placeholders.contains(whole.lowercased())
  }

  /// Whether code of the module loads a file by its name.
  private func isLoaded(_ file: FilePath) -> Bool {
    let name = String(decoding: file.lastComponent, as: UTF8.self)
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    return loadedFiles.contains(name) || loadedFiles.contains(stem)
  }

  /// Whether a text may stand for something else than a font, such as "System" for the system's.
  ///
  /// The module holds a value against it; what it then does is not followed. Nor need it be a name
  /// when it says "system" or "default" and comes from elsewhere.
  private func isSentinel(_ text: LinkedText, for request: SourceRequest) -> Bool {
    guard request.role != .comparison, let whole = text.whole else { return false }
    return comparedTexts.contains(whole)
      || !text.isInPlace && Self.placeholders.contains(whole.lowercased())
  }

  private static let placeholders: Set<String> = [
    "system", "systemfont", "systemdefault", "default", "none", "custom", "automatic", "inherit",
  ]

  /// Whether a name is that of a font which is there already: `UIFont(name: font.fontName, size: 12)`.
  ///
  /// Settings and the like have members of that name as well.
  private func isNameOfFont(_ request: SourceRequest, in file: Int) -> Bool {
    let facts = files[file]
    guard
      ["fontName", "familyName", "postScriptName", "fontFamilyName"]
        .contains(facts.lastName(of: request.name) ?? "")
    else { return false }
    switch facts.node(request.name) {
    case .member(let base, _)?:
      guard let owner = facts.lastName(of: base)?.lowercased() else { return true }
      if owner == "self" { return isOfFont(request.scope, in: file) }
      return ["font", "descriptor", "typeface"].contains { owner.hasSuffix($0) }
    default: return isOfFont(request.scope, in: file)
    }
  }

  /// Whether a place is within a font's own extension.
  private func isOfFont(_ scope: SourceScope.ID, in file: Int) -> Bool {
    guard let type = evaluator.index.type(around: scope, in: file) else { return false }
    return evaluator.index.types[type].name.hasSuffix("Font")
  }

  /// Takes down that any font may be asked for.
  private mutating func addUnknown(_ request: SourceRequest, api: String, in file: Int) {
    let location = files[file].location(of: request.offset)
    add(
      FontRequest(name: .joined(parts: [nil]), role: request.role, api: api, location: location),
      in: file,
      isJudged: !files[file].isLeftAlone
    )
  }

  /// What is asked for; `nil` when it is a function of the module that is called like the system's.
  private func api(of request: SourceRequest, in file: Int) -> String? {
    guard let owner = request.owner else { return request.api }
    let type = systemType(owner, from: request.scope, in: file, depth: 0)
    if request.api.hasPrefix("Font.custom") { return type == "Font" ? request.api : nil }
    guard let type, type == "UIFont" || type == "NSFont" else { return nil }
    return "\(type)(name:size:)"
  }

  /// The system's type that a name stands for; `nil` when it is one of the module.
  private func systemType(
    _ name: String,
    from scope: SourceScope.ID,
    in file: Int,
    depth: Int
  ) -> String? {
    guard depth < 4 else { return nil }
    let index = evaluator.index
    if name == "Self" {
      guard let type = index.type(around: scope, in: file), index.types[type].form == nil else {
        return nil
      }
      return systemType(index.types[type].path, from: SourceScope.file, in: file, depth: depth + 1)
    }
    for module in ["SwiftUI.", "UIKit.", "AppKit."] where name.hasPrefix(module) {
      return String(name.dropFirst(module.count))
    }
    if let type = index.type(named: name, from: scope, in: file), index.types[type].form != nil {
      return nil
    }
    // `Convertible.Font`, where that is another name of the system's.
    if let dot = name.lastIndex(of: "."),
      let outer = index.type(named: String(name[..<dot]), from: scope, in: file),
      let inner = index.alias(String(name[name.index(after: dot)...]), of: outer)
    {
      return systemType(inner, from: scope, in: file, depth: depth + 1)
    }
    if let alias = index.alias(name, from: scope, in: file), alias != name {
      return systemType(alias, from: scope, in: file, depth: depth + 1)
    }
    return name
  }

  private mutating func registrations(
    _ registration: SourceRegistration,
    in file: Int
  ) -> [FontRegistration] {
    // What a function of the module registers is seen inside it.
    if let helper = registration.helper, !evaluator.index.functions(helper).isEmpty { return [] }
    let place = Evaluator.Place(file: file, scope: registration.scope)
    let value = evaluator.value(of: registration.fileName, at: place)
    var all = value.texts.compactMap { text in
      text.whole.map {
        FontRegistration(fileName: $0, location: files[text.file].location(of: text.offset))
      }
    }
    if value.isOpen || all.isEmpty || value.texts.contains(where: { $0.whole == nil }) {
      let location = files[file].location(of: registration.offset)
      all.append(FontRegistration(fileName: nil, location: location))
    }
    for place in all.indices { all[place].isOnlyIfAbsent = registration.isOnlyIfAbsent }
    return all
  }
}

extension RequestedName {
  /// Takes over a text; `nil` when nothing of it is known.
  init?(_ text: LinkedText) {
    if let whole = text.whole {
      guard !whole.isEmpty else { return nil }
      self = .known(whole)
    } else {
      self = .joined(parts: text.saysSomething ? text.parts : [nil])
    }
  }
}

extension SourceLocation: Comparable {
  /// Orders by file, line and column.
  package static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    if left.file != right.file { return left.file < right.file }
    return (left.line, left.column) < (right.line, right.column)
  }
}
