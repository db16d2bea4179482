package import FileAccess
internal import PropertyList

extension InfoPlist {
  /// Property lists are small; what is larger is none.
  private static let sizeLimit = 64 << 20

  /// Reads an Info.plist of any of the three kinds.
  ///
  /// - Parameter path: The file.
  /// - Throws: ``ProjectProblem`` when it cannot be read, is no property list, or is one whose value
  ///   is no dictionary.
  package init(reading path: FilePath) throws(ProjectProblem) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try OpenFile(path).readAll(limit: Self.sizeLimit)
    } catch {
      throw ProjectProblem(path: path, reason: error.reason)
    }
    try self.init(parsing: bytes, path: path)
  }

  /// Reads the bytes of an Info.plist.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - path: The file, for messages.
  /// - Throws: ``ProjectProblem`` when it is no property list, or one whose value is no dictionary.
  package init(parsing bytes: [UInt8], path: FilePath) throws(ProjectProblem) {
    let document: PropertyListDocument
    do throws(PropertyListError) {
      document = try PropertyListDocument(parsing: bytes)
    } catch {
      throw ProjectProblem(
        path: path,
        of: bytes,
        "the property list cannot be read",
        reason: error.reason,
        position: error.position.map { SourcePosition($0) }
      )
    }
    guard let root = document.root.dictionary else {
      throw ProjectProblem(
        path: path,
        position: SourcePosition(document.root.position),
        reason: "the property list is \(document.root.typeName), not a dictionary"
      )
    }
    self.init(path: path, kind: Kind(document.kind))
    duplicateKeys = document.warnings.compactMap { DuplicateKey($0) }
    takeFontKeys(of: root)
    takeIdentity(of: root)
    platform = Platform(evidence: PlatformEvidence(root))
  }
}

extension InfoPlist {
  private mutating func takeFontKeys(of root: PropertyListDictionary) {
    // A key that is there twice counts with its last value.
    var lists: [FontList] = []
    for entry in root.entries where FontList.isKey(entry.key) {
      lists.removeAll { $0.key == entry.key }
      lists.append(FontList(entry))
    }
    fontLists = lists.filter { $0.key == "UIAppFonts" } + lists.filter { $0.key != "UIAppFonts" }
    ignoredFontList =
      (root.entry("INFOPLIST_KEY_UIAppFonts") ?? Self.misplacedList(in: root)).map { FontList($0) }
    applicationFontsPath = root["ATSApplicationFontsPath"].map { DeclaredEntry($0) }
  }

  /// An array under a key that people take for `UIAppFonts`, or under that key one level too deep.
  private static func misplacedList(in root: PropertyListDictionary) -> PropertyListDictionary
    .Entry?
  {
    let misspelled = root.entries.first { entry in
      entry.value.array != nil && entry.key != "UIAppFonts"
        && likelyKeys.contains(entry.key.lowercased())
    }
    return misspelled
      ?? root.entries.lazy.compactMap { $0.value.dictionary?.entry("UIAppFonts") }
      .first { $0.value.array != nil }
  }

  /// Other words for the list in lower case; the last is what Xcode shows in place of the key.
  private static let likelyKeys: Set<String> = [
    "uiappfonts", "uiappfont", "uiapplicationfonts", "fonts provided by application",
  ]

  private mutating func takeIdentity(of root: PropertyListDictionary) {
    bundleIdentifier = root["CFBundleIdentifier"]?.string
    bundleName = root["CFBundleName"]?.string
    packageType = root["CFBundlePackageType"]?.string
    extensionPoint =
      root["NSExtension"]?.dictionary?["NSExtensionPointIdentifier"]?.string
      ?? root["EXAppExtensionAttributes"]?.dictionary?["EXExtensionPointIdentifier"]?.string
    isBuilt = root["CFBundleSupportedPlatforms"] != nil || root["DTPlatformName"] != nil
    hasBundleKeys = root.entries.contains { $0.key.hasPrefix("CFBundle") }
  }
}

extension InfoPlist.Kind {
  fileprivate init(_ kind: PropertyListKind) {
    switch kind {
    case .xml: self = .xml
    case .binary: self = .binary
    // JSON is not asked for, since no system reads an Info.plist in it.
    case .openStep, .json: self = .openStep
    }
  }
}

extension SourcePosition {
  /// The same place, in the words of this target.
  init(_ position: PropertyListPosition) {
    self.init(line: position.line, column: position.column, byte: position.byte)
  }
}

extension DuplicateKey {
  fileprivate init?(_ warning: PropertyListWarning) {
    guard case .duplicateKey(let key, let position, let first) = warning else { return nil }
    self.init(key: key, position: SourcePosition(position), first: SourcePosition(first))
  }
}

extension DeclaredEntry {
  fileprivate init(_ value: PropertyListValue) {
    self.init(
      value: value.string.map { .text($0) } ?? .wrongType(value.typeName),
      position: SourcePosition(value.position)
    )
  }
}

extension FontList {
  fileprivate init(_ entry: PropertyListDictionary.Entry) {
    self.init(
      key: entry.key,
      keyPosition: SourcePosition(entry.keyPosition),
      content: entry.value.array.map { .entries($0.map { DeclaredEntry($0) }) }
        ?? .wrongType(entry.value.typeName),
      position: SourcePosition(entry.value.position)
    )
  }
}
