/// The ways to write a property list: Apple's three, and JSON, as `plutil` has it.
package enum PropertyListKind: Hashable, Sendable {
  /// XML of Apple's document type.
  case xml

  /// `bplist00`.
  case binary

  /// Text with braces, as NeXT had it: project files and strings files.
  case openStep

  /// JSON, which nothing on iOS takes for a property list.
  case json
}

extension PropertyListKind {
  /// Tells the kind by the first bytes of text.
  ///
  /// - Parameters:
  ///   - text: The bytes after a byte-order mark, in UTF-8.
  ///   - json: Whether it may be JSON.
  init(of text: ArraySlice<UInt8>, orJSON json: Bool) {
    let text = text.drop(while: isASCIISpace)
    if json, Self.isJSONScalar(text) {
      self = .json
    } else if text.first == UInt8(ascii: "<"), !Self.isHexData(text) {
      self = .xml
    } else {
      self = json && Self.isJSON(text) ? .json : .openStep
    }
  }

  /// Whether text is more likely meant as JSON than as OpenStep text.
  ///
  /// Both have braces and quoted strings. Only JSON has square brackets; and behind the first key
  /// it has a colon, where OpenStep has an equals sign or a semicolon.
  private static func isJSON(_ text: ArraySlice<UInt8>) -> Bool {
    let text = withoutComments(text)
    guard text.first == UInt8(ascii: "{") else { return text.first == UInt8(ascii: "[") }
    let inside = text.dropFirst().drop(while: isASCIISpace)
    guard inside.first == UInt8(ascii: "\"") else {
      let behind = inside.drop { !isASCIISpace($0) && !":=;/".utf8.contains($0) }
      return inside.first == UInt8(ascii: "}")
        || behind.drop(while: isASCIISpace).first == UInt8(ascii: ":")
    }
    var key = inside.dropFirst()
    while let byte = key.popFirst(), byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\\") { key = key.dropFirst() }
    }
    let behind = key.drop(while: isASCIISpace).first
    return behind != UInt8(ascii: "=") && behind != UInt8(ascii: ";")
  }

  /// Whether text begins with one of JSON's words or a number.
  ///
  /// To OpenStep these are strings without quotation marks, which nobody has for a whole file.
  private static func isJSONScalar(_ text: ArraySlice<UInt8>) -> Bool {
    let word = text.prefix { !isASCIISpace($0) }
    if ["null", "true", "false"].contains(where: { word.elementsEqual($0.utf8) }) { return true }
    let digits = word.drop { $0 == UInt8(ascii: "-") }
    return !digits.isEmpty && digits.allSatisfy { 0x30...0x39 ~= $0 || $0 == UInt8(ascii: ".") }
  }

  /// What follows the comments at the start of text; OpenStep has them, and JSON that people write.
  private static func withoutComments(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text
    while true {
      if text.starts(with: "//".utf8) {
        text = text.drop { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      } else if text.starts(with: "/*".utf8) {
        text = text.dropFirst(2)
        while !text.isEmpty, !text.starts(with: "*/".utf8) { text = text.dropFirst() }
        text = text.dropFirst(2)
      } else {
        return text
      }
      text = text.drop(while: isASCIISpace)
    }
  }

  /// Whether `<` opens hexadecimal data rather than a tag.
  ///
  /// No tag of a property list is made of hexadecimal digits alone.
  private static func isHexData(_ text: ArraySlice<UInt8>) -> Bool {
    guard let end = text.firstIndex(of: UInt8(ascii: ">")) else { return false }
    return text[(text.startIndex + 1)..<end].allSatisfy { isASCIISpace($0) || hexDigit($0) != nil }
  }
}
