internal import DynamicType
internal import FileAccess
internal import FontRegistry
internal import ProjectModel
internal import SourceScan
internal import StyleSheets

/// Which fonts of a bundle its process asks for.
struct FontUses {
  private var names: Set<[UInt8]> = []
  private var families: Set<[UInt8]> = []
  private var positions: [[UInt8]] = []
  private var joined: [JoinedName] = []

  /// The names that no font has, in the form that tells little slips.
  private var nearly: Set<[UInt8]> = []
  private var registered: [String] = []

  /// The letters and digits of the names for which code uses what a generator made of them.
  private var resources: Set<[UInt8]> = []

  /// What of a request matters.
  private struct Use: Hashable {
    var name: RequestedName
    var role: FontRequest.Role
    var family: RequestedName?
    var hasTraits: Bool

    init(_ request: FontRequest) {
      name = request.name
      role = request.role
      family = request.family
      hasTraits = !request.traits.isEmpty
    }
  }

  /// Knows no use.
  private init() {}

  /// Whether code asks for a shipped font, as far as code is known.
  ///
  /// The first place that does is enough, and thousands more may follow.
  static func areThere(in subject: BundleSubject) -> Bool {
    guard let scan = subject.processScan else { return false }
    var uses = FontUses()
    for request in [scan.requests, scan.unjudged].joined()
    where uses.add(request, in: subject.names) {
      return true
    }
    return FontUses(subject) != nil
  }

  /// - Returns: `nil` where no code asks for a shipped font, or where nothing is known of its code.
  init?(_ subject: BundleSubject) {
    guard let scan = subject.processScan else { return nil }
    var isAsked = false
    // Thousands of places ask for the same few names.
    var seen: Set<Use> = []
    for request in [scan.requests, scan.unjudged].joined()
    where seen.insert(Use(request)).inserted {
      isAsked = add(request, in: subject.names) || isAsked
    }
    for name in subject.styleSheets.flatMap(\.fontNames) {
      isAsked = add(face: name, in: subject.names) || isAsked
    }
    if !resources.isEmpty { isAsked = isAsked || subject.fonts.contains(where: isResource) }
    guard isAsked else { return nil }
    registered = scan.registrations.compactMap(\.fileName)
    families.formUnion(subject.requiredFamilies.map { Array($0.utf8) })
  }

  /// Whether a face of a file may be asked for.
  func mayUse(_ font: SubjectFont) -> Bool {
    registered.contains { font.isRegistered(as: $0) } || isResource(font)
      || font.file.faces.contains(where: mayUse)
  }

  /// Whether code uses what a generator made of the name of a file, or of one of its faces.
  private func isResource(_ font: SubjectFont) -> Bool {
    guard !resources.isEmpty else { return false }
    if resources.contains(font.fileStem.lettersAndDigits) { return true }
    return font.file.faces.contains(where: isResource)
  }

  private func isResource(_ face: Face) -> Bool {
    guard !resources.isEmpty else { return false }
    let styled = face.family.map { $0 + " " + (face.style ?? "") }
    return [face.postScriptName, face.fullName, styled].contains { name in
      name.map { resources.contains($0.lettersAndDigits) } ?? false
    }
  }

  /// Whether a face may be asked for.
  func mayUse(_ face: Face) -> Bool {
    if let name = face.postScriptName, names.contains(Array(name.utf8)) { return true }
    if isResource(face) { return true }
    if let family = face.family, families.contains(Array(family.utf8)) { return true }
    if !nearly.isEmpty, let name = face.postScriptName,
      nearly.contains(FontNameKey(name)[.words])
    {
      return true
    }
    let others =
      [face.postScriptName, face.fullName, face.family].compactMap { $0 }
      + face.familyAlsoKnownAs
    return joined.contains { joined in others.contains(where: joined.fits) }
  }
}

extension FontUses {
  /// Takes what a place asks for.
  ///
  /// - Returns: Whether a shipped font is asked for.
  private mutating func add(_ request: FontRequest, in scope: NameScope) -> Bool {
    switch (request.role, request.name) {
    case (.comparison, _): return false
    case (.resource, .known(let name)):
      resources.insert(name.lettersAndDigits)
      return false
    case (.resource, .joined): return false
    case (.mention, .known(let name)):
      return add(face: name, in: scope) || add(family: name, in: scope)
    case (.style, _):
      switch request.family {
      case .known(let family)?: return add(family: family, in: scope)
      case .joined(let parts)?: joined.append(JoinedName(parts))
      case nil: break
      }
      return false
    case (_, .joined(let parts)):
      joined.append(JoinedName(parts))
      return false
    case (.family, .known(let name)): return add(family: name, in: scope)
    case (.face, .known(let name)):
      return add(face: name, in: scope, withFamily: !request.traits.isEmpty)
    }
  }

  private mutating func add(
    face name: String,
    in scope: NameScope,
    withFamily: Bool = false
  ) -> Bool {
    let answer = scope.answer(toFace: name)
    if case .unknown = answer { nearly.insert(FontNameKey(name)[.words]) }
    for member in answer.faces { add(member, withFamily: withFamily) }
    return !answer.faces.isEmpty
  }

  private mutating func add(family name: String, in scope: NameScope) -> Bool {
    guard case .family(let faces) = scope.answer(toFamily: name) else { return false }
    for member in faces { add(member, withFamily: true) }
    return true
  }

  private mutating func add(_ member: NamedFace, withFamily: Bool) {
    if let name = member.name { names.insert(Array(name.utf8)) }
    // A position of the axes belongs to the whole file.
    if withFamily, let family = member.face.family { families.insert(Array(family.utf8)) }
  }
}

extension BundleSubject {
  /// The families that a configuration requires of the project.
  fileprivate var requiredFamilies: [String] {
    required?.fonts.map(\.family.value) ?? []
  }

  /// Why it is not known of a font that nothing asks for it; `nil` where it is, and for bundles that
  /// are no process of their own.
  var wordsForUnsureUses: String? {
    let isPart = bundle.isAppOrExtension && scan != nil && bundle.lacksSources
    return isPart
      ? "only the sources beside the property list were looked for" : wordsForUnknownUses
  }

  /// Why it is not known which fonts are asked for; `nil` where it is, and for bundles that are no
  /// process of their own.
  var wordsForUnknownUses: String? {
    guard bundle.isAppOrExtension, let scan = processScan, !fonts.isEmpty else { return nil }
    if let words = wordsForOtherPlatform { return words }
    if let words = wordsForUnreadSources { return words }
    if let problem = scan.problems.first {
      return "'\(problem.place)' cannot be read: \(problem.reason)"
    }
    if let place = scan.fontListings.first {
      return "'\(place.file)' goes through all fonts that there are"
    }
    if let request = (scan.requests + scan.unjudged).first(where: \.mayBeAnyFont) {
      return "which font '\(request.location.file)' asks for in line \(request.location.line) is "
        + "not known"
    }
    if let otherCode {
      return "'\(otherCode)' speaks of code that is not read, which may ask for any font"
    }
    if let absentSource {
      let (path, presence) = absentSource
      let end = presence == .outside ? "and" : "which"
      return "\(presence.sentence(about: path)), \(end) may ask for fonts"
    }
    return FontUses.areThere(in: self)
      ? nil : "no code that was read asks for a shipped font by name"
  }
}

extension String {
  /// The letters and digits of a name, of letters the small ones: what generators of code keep.
  fileprivate var lettersAndDigits: [UInt8] {
    lowercased().utf8.filter { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
      default: byte >= 0x80
      }
    }
  }
}

extension FontRequest {
  /// Whether nothing is known of the name or family that is asked for.
  fileprivate var mayBeAnyFont: Bool {
    guard role != .comparison, role != .resource else { return false }
    if case .joined(let parts) = name, role != .style { return !JoinedName(parts).isKnownInPart }
    guard role == .style else { return false }
    return switch family {
    case .joined(let parts)?: !JoinedName(parts).isKnownInPart
    case .known?: false
    case nil: true
    }
  }
}

extension StyleSheet {
  /// The PostScript names in the sheet.
  fileprivate var fontNames: [String] {
    styles.flatMap {
      [$0.style.baseFont.regularName, $0.style.baseFont.boldName].compactMap { $0 }
    }
  }
}
