internal import FileAccess
internal import FontRegistry
internal import ProjectModel

/// Finds out what the entries of a bundle's font lists lead to.
struct EntryResolver {
  private let bundle: AppBundle
  private let own: FontNames
  private let related: [RelatedBundle]
  private let inner: [(target: String, names: FontNames)]
  private let outer: [(target: String, names: FontNames)]
  private let project: ProjectFontNames
  private let beyond: NestedPaths
  private let beside: NestedPaths

  /// The links that lead out of the bundle and are called like files, by their names in lower case.
  private let hidden: [[UInt8]: FilePath]

  init(
    bundle: AppBundle,
    fonts: [SubjectFont],
    inner: [RelatedBundle],
    outer: [RelatedBundle],
    beside: [RelatedBundle],
    project: ProjectFontNames
  ) {
    self.bundle = bundle
    own = FontNames(fonts)
    related = inner + outer + beside
    hidden = Dictionary(
      bundle.unreadFiles.map { (Array($0.lastComponent).lowercasedName, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    self.beyond = bundle.paths(of: inner)
    self.beside = bundle.paths(of: beside)
    self.project = project
    self.inner = inner.map { ($0.target, FontNames($0.fonts)) }
    self.outer = outer.map { ($0.target, FontNames($0.fonts)) }
  }

  /// What an entry leads to.
  func outcome(of entry: DeclaredEntry) -> EntryOutcome {
    switch entry.value {
    case .wrongType(let words): .malformed(.notText(words))
    case .text(let text):
      outcome(of: bundle.withoutLinks(Array((entry.resolved ?? text).utf8)))
    }
  }

  private func outcome(of entry: [UInt8]) -> EntryOutcome {
    let name = FilePath(bytes: entry).lastComponent
    let named = own.places(named: name)
    let found = named.filter { isSpelled(entry, own.fonts[$0]) }
    if !found.isEmpty {
      guard !found.contains(where: { own.fonts[$0].presence == .present }) else {
        return .found(found)
      }
      return .absent(
        found.map { place in
          let font = own.fonts[place]
          return BundledFont(
            path: font.path,
            bundlePath: font.bundlePath,
            presence: font.presence,
            origin: font.origin
          )
        }
      )
    }
    if let fault = fault(of: entry) { return .malformed(fault) }
    if leadsBeyond(entry) { return .foundBeyond }
    if let link = hidden[Array(name).lowercasedName] { return .hidden(link) }
    if let folder = unseenFolder(around: entry) {
      return .inUnseenFolder(folder.path, folder.presence)
    }
    let lowered = entry.lowercasedName
    if let place = named.first(where: { isSpelled(lowered, own.fonts[$0], ignoringCase: true) }) {
      return .otherCase(spelling(of: own.fonts[place], like: entry))
    }
    let namesake = own.font(named: name)
    if let font = namesake, !font.isForPages { return .otherPath(font.bundlePath, font.origin) }
    if let other = inner.first(where: { $0.names.font(named: name) != nil }) {
      return .otherBundle(other.target, isInside: true)
    }
    if let font = bundle.heldBackFonts.first(where: { $0.path.lastComponent == name }) {
      return .heldBack(font)
    }
    if let other = outer.first(where: { $0.names.font(named: name) != nil }) {
      return .otherBundle(other.target, isInside: false)
    }
    if let font = project.font(named: name, notOf: bundle.target) { return .elsewhere(font) }
    if let font = namesake { return .onlyForPages(font.bundlePath) }
    if let nested = unseenBundle(around: entry) { return .inUnseenFolder(nested, .unplaced) }
    let isSource = bundle.layout == .sources
    let twin = own.places(writtenLike: name).first { isWritten(entry, own.fonts[$0]) }
    let nearest = twin.map { own.fonts[$0] } ?? own.nearest(to: name)
    return .missing(nearest: nearest.map { isSource ? $0.fileName : $0.bundlePath })
  }

  /// Whether an entry is the path of a font: all of it in a built bundle, its end in sources.
  private func isSpelled(
    _ entry: [UInt8],
    _ font: SubjectFont,
    ignoringCase: Bool = false
  ) -> Bool {
    let path = ignoringCase ? font.bundlePath.bytes.lowercasedName : font.bundlePath.bytes
    let entry = entry.withoutDots
    guard !entry.isEmpty else { return false }
    if path == entry { return true }
    return bundle.layout == .sources && path.hasEnd([UInt8(ascii: "/")] + entry)
  }

  /// Whether paths differ at most in how accents are written: as a part of their letter, or behind it.
  private func isWritten(_ entry: [UInt8], _ font: SubjectFont) -> Bool {
    let path = String(decoding: font.bundlePath.bytes, as: UTF8.self)
    let entry = String(decoding: entry.withoutDots, as: UTF8.self)
    return path == entry || bundle.layout == .sources && path.hasSuffix("/" + entry)
  }

  /// The bundle in the path of an entry that is none of the project, when something brings bundles of
  /// which the checkout has no sources.
  private func unseenBundle(around entry: [UInt8]) -> FilePath? {
    guard bundle.layout == .project, !bundle.unseenDependencies.isEmpty else { return nil }
    let parts = entry.normalized.split(separator: UInt8(ascii: "/"))
    let ends = [".bundle", ".framework", ".appex"]
    guard
      let place = parts.dropLast().lastIndex(where: { part in
        let name = String(decoding: part, as: UTF8.self).lowercased()
        return ends.contains { name.hasSuffix($0) }
      })
    else { return nil }
    let name = FilePath(bytes: Array(parts[place]))
    guard !related.contains(where: { $0.productNames.contains(name) }) else { return nil }
    return FilePath(bytes: Array(parts[...place].joined(separator: [UInt8(ascii: "/")])))
  }

  /// The part of a font's path that an entry has to spell, of as many components as it has.
  private func spelling(of font: SubjectFont, like entry: [UInt8]) -> FilePath {
    guard bundle.layout == .sources else { return font.bundlePath }
    let count = entry.withoutDots.count { $0 == UInt8(ascii: "/") } + 1
    let parts = font.bundlePath.bytes.split(separator: UInt8(ascii: "/")).suffix(count)
    return FilePath(bytes: Array(parts.joined(separator: [UInt8(ascii: "/")])))
  }

  private func fault(of entry: [UInt8]) -> EntryFault? {
    let text = String(decoding: entry, as: UTF8.self)
    guard text.contains(where: { !$0.isWhitespace }) else { return .empty }
    if text.contains("$(") || text.contains("${") { return .variable }
    if text.hasPrefix("/") || text.hasPrefix("~") || text.contains("://") { return .absolute }
    if text.contains("*") || text.contains("?") { return .wildcard }
    if text.hasSuffix("/") { return .folder }
    let lowered = entry.lowercasedName
    let meant = own.fonts(withStem: FilePath(bytes: entry).lastComponent).first { font in
      let path = font.bundlePath.bytes
      guard let dot = path.lastIndex(of: UInt8(ascii: ".")) else { return false }
      let stem = Array(path[..<dot]).lowercasedName
      return stem == lowered || stem.hasEnd([UInt8(ascii: "/")] + lowered)
    }
    if let meant { return .noExtension(spelling(of: meant, like: entry)) }
    return FilePath(bytes: entry).lowercaseExtension == nil ? .noExtension(nil) : nil
  }

  /// The folder around an entry that the project copies whole and that cannot be looked at.
  private func unseenFolder(around entry: [UInt8]) -> BundledFont? {
    bundle.unseenFolders.first { folder in
      !folder.bundlePath.bytes.isEmpty && entry.starts(with: folder.bundlePath.appending([]).bytes)
    }
  }

  /// Whether the path leads out of the bundle, or into one that lies in it, and to a file there.
  ///
  /// Whether iOS follows such a path is not published; apps rely on it.
  private func leadsBeyond(_ entry: [UInt8]) -> Bool {
    guard entry.contains(UInt8(ascii: "/")) else { return false }
    switch bundle.layout {
    case .sources: return false
    case .project:
      let path = entry.normalized
      if holdsNested(path, beyond) { return true }
      // An extension lies two folders deep in its app.
      guard bundle.kind == .appExtension, path.starts(with: "../../".utf8) else { return false }
      let rest = Array(path.dropFirst(6))
      return holdsNested(rest, beside)
        || related.contains { other in
          other.kind == .application && other.fonts.contains { $0.bundlePath.bytes == rest }
        }
    case .built: break
    }
    let folder = bundle.resourcesFolder.bytes
    let resources = folder.isEmpty ? bundle.path : bundle.path.appending(folder)
    let place = resources.appending(entry).bytes.normalized
    return related.contains { other in
      other.fonts.contains { $0.path.bytes.normalized == place }
    }
  }
}

extension EntryResolver {
  /// Whether a path from the resources of a bundle leads to a font in a bundle below it.
  private func holdsNested(_ path: [UInt8], _ known: NestedPaths) -> Bool {
    known.hold(path) || project.nestedPaths(isForMac: bundle.isForMac).hold(path)
  }
}

extension AppBundle {
  fileprivate var isForMac: Bool {
    infoPlist?.platform == .macCatalyst || infoPlist?.platform == .macOS
  }

  /// The paths of fonts in other bundles; none where no entry is a path.
  fileprivate func paths(of others: [RelatedBundle]) -> NestedPaths {
    var paths = NestedPaths()
    guard layout == .project, declaresPaths else { return paths }
    for other in others {
      paths.add(
        other.fonts.lazy.map(\.bundlePath),
        names: other.productNames,
        folder: other.folder,
        kind: other.kind,
        isForMac: isForMac
      )
    }
    return paths
  }
}

extension [UInt8] {
  /// The path without `./` at its start.
  fileprivate var withoutDots: [UInt8] {
    var rest = self[...]
    while rest.starts(with: "./".utf8) { rest = rest.dropFirst(2) }
    return Array(rest)
  }

  fileprivate func hasEnd(_ end: [UInt8]) -> Bool {
    count >= end.count && suffix(end.count).elementsEqual(end)
  }

  /// The path without `.`, empty components, and `..` with what it takes back.
  fileprivate var normalized: [UInt8] {
    var parts: [ArraySlice<UInt8>] = []
    for part in split(separator: UInt8(ascii: "/")) where !part.elementsEqual(".".utf8) {
      if part.elementsEqual("..".utf8), let last = parts.last, !last.elementsEqual("..".utf8) {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return Array(parts.joined(separator: [UInt8(ascii: "/")]))
  }
}
