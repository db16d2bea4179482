package import FileAccess
internal import PropertyList

/// The `UIAppFonts` of an Info.plist beside what it should be, and the file with the change.
package struct FontListText: Sendable {
  /// The entries that the file has; none where it has no list.
  package let entries: [String]

  /// The entries that it should have: those of the file in their order as far as they stay, then the
  /// new ones by bytes.
  package let wanted: [String]

  /// The entries that go, in their order.
  package let removed: [String]

  /// The entries that stay since nobody can tell which font they stand for: those with build variables.
  package let unjudged: [String]

  /// The file with the entries that it should have.
  package let edited: Result<[UInt8], Refusal>

  /// Why a file is not changed.
  package struct Refusal: Error, Hashable, Sendable {
    /// The reason, in words that follow a colon.
    package let reason: String
  }

  /// The largest file that is read.
  static let sizeLimit = 4 << 20

  /// Reads an Info.plist.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - paths: Where the fonts lie in the bundle; an entry that ends in the name of one stays as it is.
  ///   - kept: Entries that lead somewhere without that, and which of the fonts they stand for.
  /// - Throws: ``ProjectProblem`` when it cannot be read, or is no property list of an app.
  package init(
    _ path: FilePath,
    fonts paths: [String],
    keeping kept: [String: [String]] = [:]
  ) throws(ProjectProblem) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try OpenFile(path).readAll(limit: FontListText.sizeLimit)
    } catch {
      throw ProjectProblem(path: path, reason: error.reason)
    }
    try self.init(parsing: bytes, path: path, fonts: paths, keeping: kept)
  }

  /// Takes the bytes of an Info.plist.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - path: The file, for complaints.
  ///   - paths: Where the fonts lie in the bundle.
  ///   - kept: Entries that lead somewhere, and which of the fonts they stand for.
  /// - Throws: ``ProjectProblem`` when it is no property list of an app.
  package init(
    parsing bytes: [UInt8],
    path: FilePath,
    fonts paths: [String],
    keeping kept: [String: [String]] = [:]
  ) throws(ProjectProblem) {
    let document: PropertyListDocument
    do throws(PropertyListError) {
      document = try PropertyListDocument(parsing: bytes)
    } catch {
      throw ProjectProblem(
        path: path,
        position: error.position.map { SourcePosition($0) },
        reason: error.reason
      )
    }
    guard let root = document.root.dictionary else {
      let type = document.root.typeName
      throw ProjectProblem(path: path, reason: "it holds \(type), not a dictionary")
    }
    let value = root["UIAppFonts"]
    entries = value?.array?.compactMap(\.string) ?? []
    let choice = FontListChoice(entries, fonts: paths, keeping: kept)
    wanted = choice.kept + choice.added
    removed = choice.removed
    unjudged = choice.unjudged
    edited = FontListText.edited(bytes, document, root, entries: entries, wanted: wanted)
  }

  /// Whether the file has what it should have.
  package var isFresh: Bool {
    entries.count == wanted.count
      && zip(entries, wanted).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
  }

  /// The key and the array, as they stand in a property list.
  package var snippet: String {
    (["<key>UIAppFonts</key>", "<array>"] + wanted.map { "\t<string>\(Self.escaped($0))</string>" }
      + ["</array>"]).joined(separator: "\n")
  }
}

extension FontListText {
  private static func edited(
    _ bytes: [UInt8],
    _ document: PropertyListDocument,
    _ root: PropertyListDictionary,
    entries: [String],
    wanted: [String]
  ) -> Result<[UInt8], Refusal> {
    func refuse(_ reason: String) -> Result<[UInt8], Refusal> { .failure(Refusal(reason: reason)) }
    switch document.kind {
    case .xml: break
    case .binary: return refuse("it is a binary property list, which a build writes")
    case .openStep: return refuse("it is in the old style of property lists, which Xcode rewrites")
    case .json: return refuse("it is JSON")
    }
    guard bytes.isPlainUTF8 else { return refuse("it is not in UTF-8") }
    let places = root.entries.count { $0.key == "UIAppFonts" }
    guard places < 2 else { return refuse("it has UIAppFonts \(places) times") }
    if let value = root["UIAppFonts"] {
      guard let array = value.array else {
        return refuse("its UIAppFonts is \(value.typeName), not an array")
      }
      guard array.count == entries.count else {
        return refuse("its UIAppFonts has an entry that is no string")
      }
    }
    do throws(XMLElement.Obstacle) {
      let change = try FontListChange(bytes, entries: entries, wanted: wanted)
      let edited = change.edited
      // What reads the file later has to find what was meant.
      let again = (try? PropertyListDocument(parsing: edited))?.root.dictionary
      guard let list = again?["UIAppFonts"]?.array?.compactMap(\.string), list == wanted,
        again?.entries.count == root.entries.count + (places == 0 ? 1 : 0)
      else { return refuse("what it would become could not be read") }
      return .success(edited)
    } catch {
      return refuse(error.reason)
    }
  }

  /// Text for the content of an element.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}

extension [UInt8] {
  /// Whether the bytes are UTF-8, and the file does not say that they are something else.
  fileprivate var isPlainUTF8: Bool {
    guard String(validating: self, as: UTF8.self) != nil, !contains(0) else { return false }
    let start = String(decoding: prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self).lowercased()
    guard let name = start.split(separator: "encoding=").dropFirst().first else { return true }
    return name.dropFirst().hasPrefix("utf-8") || name.dropFirst().hasPrefix("us-ascii")
  }
}
