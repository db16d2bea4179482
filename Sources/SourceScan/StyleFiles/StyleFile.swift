package import FileAccess
internal import PropertyList

/// The font names in a file of styles that an app loads while it runs: a property list or JSON.
///
/// Apps write such files in forms of their own, so that most values are mentions only. Two forms are
/// certain: the style dictionary of the package ScaledFont, and the style sheet of this tool.
///
/// In other forms a value is plainly a font's name, and judged where code of the module loads the file
/// by its name, when its key says so: `fontName`, `font_name`, `boldFontName`, `postScriptName`. So is
/// every value of a dictionary in which all values are spelled like PostScript names, a family, a
/// hyphen and a style that names have, and whose key, or that of what is around it, speaks of fonts.
package struct StyleFile: Sendable {
  /// The names, in the order of the file.
  package private(set) var requests: [FontRequest] = []

  /// The places in ``requests`` of the mentions that plainly are names.
  private(set) var plain: Set<Int> = []

  /// The largest file that is looked at; files of styles are small, and larger ones are data.
  package static let sizeLimit = 1 << 20

  private static let spaces = Set(" \t\r\n".utf8)
  private static let head = Array(#"{"":"#.utf8)

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The whole file. When it is neither a property list nor JSON it has no names: whatever
  ///     it is, we know of nobody who loads it.
  ///   - path: The file, for places.
  package init(parsing bytes: [UInt8], path: FilePath) {
    guard bytes.count <= Self.sizeLimit else { return }
    // A list of styles in JSON is read as the only entry of a dictionary.
    let isList = bytes.first { !Self.spaces.contains($0) } == UInt8(ascii: "[")
    let whole = isList ? Self.head + bytes + Array("}".utf8) : bytes
    guard let document = try? PropertyListDocument(parsing: whole, orJSON: true) else { return }
    var names = StyleNames(path: path, lengthOfHead: isList ? Self.head.count : 0)
    if let root = document.root.dictionary {
      names.take(root)
    } else if document.root.array != nil {
      names.takeMentions(of: document.root)
    }
    requests = names.requests
    plain = names.plain
  }
}

/// Gathers the names of a file.
private struct StyleNames {
  let path: FilePath

  /// How many bytes stand before the file's first.
  private let lengthOfHead: Int
  private var found: [(byte: Int, request: FontRequest, isPlain: Bool)] = []

  init(path: FilePath, lengthOfHead: Int) {
    self.path = path
    self.lengthOfHead = lengthOfHead
  }

  /// The names in the order of the file.
  var requests: [FontRequest] { found.sorted { $0.byte < $1.byte }.map(\.request) }

  /// The places among these that plainly are names.
  var plain: Set<Int> {
    let sorted = found.sorted { $0.byte < $1.byte }
    return Set(sorted.indices.filter { sorted[$0].isPlain })
  }

  /// Takes a whole file.
  mutating func take(_ root: PropertyListDictionary) {
    if let styles = root["styles"]?.dictionary, Self.areOwnStyles(styles) {
      takeFaces(of: styles)
    } else if Self.areScaledFontStyles(root) {
      takeFaces(of: root)
    } else {
      takeMentions(
        of: PropertyListValue(.dictionary(root), at: PropertyListPosition(byte: 0))
      )
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
  mutating func takeMentions(of root: PropertyListValue) {
    var waiting = [(value: root, isOfFonts: false)]
    while let (value, isOfFonts) = waiting.popLast() {
      if let array = value.array { waiting += array.map { ($0, isOfFonts) } }
      guard let entries = value.dictionary?.entries else { continue }
      let isMap = entries.allSatisfy { Self.styleWords.contains($0.key.lowercased()) }
      let texts = entries.compactMap(\.value.string)
      let isPlainMap =
        isOfFonts && !texts.isEmpty && texts.count == entries.count
        && texts.allSatisfy(Self.isLikePostScriptName)
      for entry in entries {
        let speaksOfFonts =
          entry.key.lowercased().contains("font") || Self.isKeyOfName(entry.key)
        if isMap || isPlainMap || speaksOfFonts {
          let isPlain =
            isPlainMap || Self.isKeyOfName(entry.key) && Self.mayBeName(entry.value.string ?? "")
          add(entry.value, key: entry.key, role: .mention, isPlain: isPlain)
        }
        waiting.append((entry.value, isOfFonts || speaksOfFonts))
      }
    }
  }

  /// Whether a key says that its value is a font's name.
  private static func isKeyOfName(_ key: String) -> Bool {
    let letters = key.lowercased().filter { $0 != "_" && $0 != "-" && $0 != " " }
    return letters.hasSuffix("fontname") || letters.hasSuffix("postscriptname")
  }

  /// Whether a text may be a font's name rather than one that an app gives a style: `title`, `bold`.
  private static func mayBeName(_ text: String) -> Bool {
    !styleWords.contains(text.lowercased())
      && text.utf8.contains { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }

  /// Whether a text is spelled as names of faces are: `DemoSans-SemiBold`.
  private static func isLikePostScriptName(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return false }
    var style = parts[1].lowercased()
    for ending in ["italic", "oblique"] where style.hasSuffix(ending) && style != ending {
      style.removeLast(ending.utf8.count)
    }
    return text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
      && (styleWords.contains(style) || style == "roman" || style == "book" || style == "oblique")
  }

  private mutating func add(
    _ value: PropertyListValue,
    key: String,
    role: FontRequest.Role,
    isPlain: Bool = false
  ) {
    guard let name = value.string, !name.isEmpty else { return }
    let line = value.position.line ?? 1
    let column = (value.position.column ?? 1) - (line == 1 ? lengthOfHead : 0)
    let place = SourceLocation(file: path, line: line, column: max(1, column))
    let request = FontRequest(name: .known(name), role: role, api: key, location: place)
    found.append((value.position.byte, request, isPlain))
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
