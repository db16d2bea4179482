/// Finds the call of `Package(…)` in a manifest and takes apart what it says.
struct ManifestReader {
  private let syntax: ManifestSyntax
  private let lines: SourceLines
  private var unknowns: [PackageManifest.Unknown] = []

  /// How many more elements arrays may have: a constant can be the array of a thousand targets.
  private var room: Int

  init(_ syntax: ManifestSyntax, lines: SourceLines) {
    self.syntax = syntax
    self.lines = lines
    // Without constants an element is a token at least.
    room = syntax.tokens.count + 10_000
  }

  /// The elements of an array; `nil` when it is computed, or brings too much together with others.
  private mutating func elements(_ value: Range<Int>) -> [Range<Int>]? {
    guard let elements = syntax.array(value), elements.count <= room else { return nil }
    room -= elements.count
    return elements
  }

  /// Reads everything into a manifest.
  mutating func read(into manifest: inout PackageManifest) {
    defer { manifest.unknowns = unknowns }
    guard let open = package, let arguments = syntax.arguments(in: open) else {
      unknowns.append(
        PackageManifest.Unknown(
          position: lines.position(of: 0),
          reason: "there is no 'Package(...)' that can be read without running it"
        )
      )
      return
    }
    for argument in arguments {
      switch argument.label {
      case "name": manifest.name = syntax.string(argument.value)
      case "defaultLocalization": manifest.defaultLocalization = syntax.string(argument.value)
      case "platforms": manifest.minimumIOS = minimumIOS(argument.value)
      case "products": manifest.products = products(argument.value)
      case "dependencies": readPackages(argument.value, into: &manifest)
      case "targets":
        guard let elements = syntax.array(argument.value) else {
          unknown("the targets of the package are computed", at: argument.value)
          continue
        }
        manifest.targets = elements.compactMap { target($0) }
      default: continue
      }
    }
    findChanges()
  }

  /// The bracket of the first call of `Package`.
  private var package: Int? {
    syntax.tokens.indices.dropLast(2).first { place in
      syntax.tokens[place].word == "Package" && syntax.tokens[place + 1].isSign("(")
        && syntax.depth(at: place) == 0
    }.map { $0 + 1 }
  }

  private mutating func unknown(
    _ reason: String,
    at tokens: Range<Int>,
    of target: String? = nil
  ) {
    let start = tokens.isEmpty ? 0 : syntax.tokens[tokens.lowerBound].start
    unknowns.append(
      PackageManifest.Unknown(
        position: lines.position(of: start),
        reason: reason,
        target: target
      )
    )
  }

  /// Notes statements after the call that change targets or their resources.
  private mutating func findChanges() {
    let words = ["targets", "resources", "exclude"]
    let tokens = syntax.tokens
    for place in tokens.indices.dropLast(2) {
      guard tokens[place].isSign("."), let word = tokens[place + 1].word, words.contains(word),
        place > 0, tokens[place - 1].word != nil || tokens[place - 1].isSign("]")
      else { continue }
      var next = place + 2
      if tokens[next].isSign("+") { next += 1 }
      let isSet = next < tokens.count && tokens[next].isSign("=")
      let changes = ["append", "insert", "remove", "removeAll", "removeFirst", "removeLast"]
      let isChanged =
        tokens[next].isSign(".") && next + 1 < tokens.count
        && tokens[next + 1].word.map { changes.contains($0) } ?? false
      guard isSet || isChanged else { continue }
      unknown("'\(word)' is changed by code", at: place..<(place + 2))
    }
  }
}

extension ManifestReader {
  private mutating func target(_ value: Range<Int>) -> PackageManifest.Target? {
    guard let call = syntax.call(value) else {
      unknown("a target of the package is computed", at: value)
      return nil
    }
    let kind: PackageManifest.Target.Kind
    switch call.name {
    case "target", "executableTarget", "init", "Target": kind = .library
    case "testTarget": kind = .test
    case "macro", "plugin": kind = .tool
    case "binaryTarget", "systemLibrary": return nil
    default:
      unknown("a target of the package is made by '\(call.name)'", at: value)
      return nil
    }
    let named = call.arguments.first { $0.label == "name" }
    guard let named, let name = syntax.string(named.value) else {
      unknown("the name of a target is computed", at: value)
      return nil
    }
    let position = lines.position(of: syntax.tokens[value.lowerBound].start)
    var target = PackageManifest.Target(name: name, kind: kind, position: position)
    for argument in call.arguments {
      switch argument.label {
      case "path":
        target.path = syntax.string(argument.value)
        if target.path == nil {
          unknown("the path of target '\(name)' is computed", at: argument.value)
          return nil
        }
      case "exclude": target.excluded = strings(argument.value, "exclude", of: name)
      case "resources": target.resources = resources(argument.value, of: name)
      case "dependencies":
        target.dependencies = dependencies(argument.value)
        target.products = neededProducts(argument.value)
      default: continue
      }
    }
    return target
  }

  private mutating func strings(_ value: Range<Int>, _ label: String, of name: String) -> [String] {
    guard let elements = elements(value) else {
      unknown("'\(label)' of target '\(name)' is computed", at: value, of: name)
      return []
    }
    return elements.compactMap { element in
      if let string = syntax.string(element) { return string }
      unknown("an entry of '\(label)' of target '\(name)' is computed", at: element, of: name)
      return nil
    }
  }

  private mutating func resources(
    _ value: Range<Int>,
    of name: String
  ) -> [PackageManifest.Resource] {
    guard let elements = elements(value) else {
      // Nothing at all is as good as none.
      if value.count == 1, syntax.tokens[value.lowerBound].word == "nil" { return [] }
      unknown("the resources of target '\(name)' are computed", at: value, of: name)
      return []
    }
    return elements.compactMap { resource($0, of: name) }
  }

  private mutating func resource(
    _ value: Range<Int>,
    of name: String
  ) -> PackageManifest.Resource? {
    guard let call = syntax.call(value), let first = call.arguments.first, first.label == nil,
      let path = syntax.string(first.value)
    else {
      unknown("a resource of target '\(name)' is computed", at: value, of: name)
      return nil
    }
    let kind: PackageManifest.Resource.Kind
    switch call.name {
    case "process": kind = .process
    case "copy": kind = .copy
    case "embedInCode": kind = .embed
    default:
      unknown("a resource of target '\(name)' is made by '\(call.name)'", at: value, of: name)
      return nil
    }
    let localization = call.arguments.first { $0.label == "localization" }
    return PackageManifest.Resource(
      kind: kind,
      path: path,
      language: localization.flatMap { syntax.tokens[$0.value.upperBound - 1].word },
      position: lines.position(of: syntax.tokens[value.lowerBound].start)
    )
  }

  /// The targets of the package that another one needs; those of other packages play no part.
  private mutating func dependencies(_ value: Range<Int>) -> [String] {
    (elements(value) ?? []).compactMap { element in
      if let name = syntax.string(element) { return name }
      guard let call = syntax.call(element), call.name == "target" || call.name == "byName",
        let name = call.arguments.first(where: { $0.label == "name" })
      else { return nil }
      return syntax.string(name.value)
    }
  }

  /// The products of other packages that a target needs.
  private mutating func neededProducts(_ value: Range<Int>) -> [PackageManifest.Product] {
    (elements(value) ?? []).compactMap { element in
      guard let call = syntax.call(element), call.name == "product",
        let name = call.arguments.first(where: { $0.label == "name" }),
        let text = syntax.string(name.value)
      else { return nil }
      let package = call.arguments.first { $0.label == "package" }
      return PackageManifest.Product(
        name: text,
        package: package.flatMap { syntax.string($0.value) }
      )
    }
  }

  private mutating func readPackages(_ value: Range<Int>, into manifest: inout PackageManifest) {
    guard let packages = elements(value) else {
      manifest.needsFetchedPackages = true
      return
    }
    for package in packages {
      let path = syntax.call(package)?.arguments.first { $0.label == "path" }
      if let path = path.flatMap({ syntax.string($0.value) }) {
        manifest.localPackages.append(path)
      } else {
        manifest.needsFetchedPackages = true
      }
    }
  }

  private mutating func products(_ value: Range<Int>) -> [String: [String]] {
    var products: [String: [String]] = [:]
    for element in syntax.array(value) ?? [] {
      guard let call = syntax.call(element),
        let name = call.arguments.first(where: { $0.label == "name" }),
        let text = syntax.string(name.value),
        let targets = call.arguments.first(where: { $0.label == "targets" })
      else { continue }
      products[text] = (elements(targets.value) ?? []).compactMap { syntax.string($0) }
    }
    return products
  }

  /// The version in `.iOS(.v15)` or `.iOS("15.2")`.
  private func minimumIOS(_ value: Range<Int>) -> String? {
    for element in syntax.array(value) ?? [] {
      guard let call = syntax.call(element), call.name == "iOS", let version = call.arguments.first
      else { continue }
      if let text = syntax.string(version.value) { return text }
      guard let word = syntax.tokens[version.value.upperBound - 1].word, word.hasPrefix("v") else {
        return nil
      }
      return String(word.dropFirst()).replacing("_", with: ".")
    }
    return nil
  }
}
