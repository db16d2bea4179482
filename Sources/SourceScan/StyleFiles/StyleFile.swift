package import FileAccess
internal import PropertyList

/// The font names in a file of styles that an app loads while it runs: a property list or JSON.
///
/// Apps write such files in forms of their own, so that most values are mentions only. Two forms are
/// certain: the style dictionary of the package ScaledFont, and the style sheet of this tool.
package struct StyleFile: Sendable {
  /// The names, in the order of the file.
  package private(set) var requests: [FontRequest] = []

  /// The largest file that is looked at; files of styles are small, and larger ones are data.
  package static let sizeLimit = 1 << 20

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The whole file. When it is neither a property list nor JSON it has no names: whatever
  ///     it is, we know of nobody who loads it.
  ///   - path: The file, for places.
  package init(parsing bytes: [UInt8], path: FilePath) {
    guard bytes.count <= Self.sizeLimit,
      let document = try? PropertyListDocument(parsing: bytes, orJSON: true),
      let root = document.root.dictionary
    else { return }
    var names = StyleNames(path: path)
    names.take(root)
    requests = names.requests
  }
}

/// Gathers the names of a file.
private struct StyleNames {
  let path: FilePath
  private var found: [(byte: Int, request: FontRequest)] = []

  init(path: FilePath) {
    self.path = path
  }

  /// The names in the order of the file.
  var requests: [FontRequest] { found.sorted { $0.byte < $1.byte }.map(\.request) }

  /// Takes a whole file.
  mutating func take(_ root: PropertyListDictionary) {
    if let styles = root["styles"]?.dictionary, Self.areOwnStyles(styles) {
      takeFaces(of: styles)
    } else if Self.areScaledFontStyles(root) {
      takeFaces(of: root)
    } else {
      takeMentions(of: root)
    }
  }

  private mutating func takeFaces(of styles: PropertyListDictionary) {
    for style in styles.entries {
      for entry in style.value.dictionary?.entries ?? []
      where entry.key == "fontName" || entry.key == "boldFontName" {
        add(entry.value, key: entry.key, role: .face)
      }
    }
  }

  /// Looks at every dictionary, in no order and without recursion.
  private mutating func takeMentions(of root: PropertyListDictionary) {
    var waiting = [PropertyListValue(.dictionary(root), at: PropertyListPosition(byte: 0))]
    while let value = waiting.popLast() {
      if let array = value.array { waiting += array }
      guard let entries = value.dictionary?.entries else { continue }
      let isMap = entries.allSatisfy { Self.styleWords.contains($0.key.lowercased()) }
      for entry in entries {
        if isMap || entry.key.lowercased().contains("font") {
          add(entry.value, key: entry.key, role: .mention)
        }
        waiting.append(entry.value)
      }
    }
  }

  private mutating func add(_ value: PropertyListValue, key: String, role: FontRequest.Role) {
    guard let name = value.string, !name.isEmpty else { return }
    let place = SourceLocation(
      file: path,
      line: value.position.line ?? 1,
      column: value.position.column ?? 1
    )
    let request = FontRequest(name: .known(name), role: role, api: key, location: place)
    found.append((value.position.byte, request))
  }
}

extension StyleNames {
  /// Whether all entries are text styles with a font name and a size, as ScaledFont wants them.
  private static func areScaledFontStyles(_ styles: PropertyListDictionary) -> Bool {
    hasOnly(styles, size: "fontSize") && styles.entries.allSatisfy { isTextStyle($0.key) }
  }

  /// Whether all entries are styles of this tool's own sheets.
  private static func areOwnStyles(_ styles: PropertyListDictionary) -> Bool {
    hasOnly(styles, size: "size")
  }

  private static func hasOnly(_ styles: PropertyListDictionary, size: String) -> Bool {
    !styles.entries.isEmpty
      && styles.entries.allSatisfy { entry in
        guard let style = entry.value.dictionary else { return false }
        return style["fontName"]?.string != nil && style[size] != nil
      }
  }

  private static func isTextStyle(_ key: String) -> Bool {
    key.hasPrefix("UICTFontTextStyle") || textStyles.contains(key)
  }

  /// Text styles as SwiftUI calls them.
  private static let textStyles: Set<String> = [
    "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout",
    "footnote", "caption", "caption2",
  ]

  /// What maps from styles and weights to names have for keys, in lower case.
  private static let styleWords: Set<String> = Set(textStyles.map { $0.lowercased() })
    .union([
      "title1", "caption1", "ultralight", "extralight", "thin", "light", "regular", "normal",
      "medium", "semibold", "demibold", "bold", "extrabold", "heavy", "black", "italic",
      "bolditalic", "lightitalic", "mediumitalic", "semibolditalic",
    ])
}
