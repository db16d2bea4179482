/// The three ways to write a property list.
package enum PropertyListKind: Hashable, Sendable {
  /// XML of Apple's document type.
  case xml

  /// `bplist00`.
  case binary

  /// Text with braces, as NeXT had it: project files and strings files.
  case openStep
}

extension PropertyListKind {
  /// Tells the kind by the first bytes of text.
  ///
  /// - Parameter text: The bytes after a byte-order mark, in UTF-8.
  init(of text: ArraySlice<UInt8>) {
    let text = text.drop(while: isASCIISpace)
    self = text.first == UInt8(ascii: "<") && !Self.isHexData(text) ? .xml : .openStep
  }

  /// Whether `<` opens hexadecimal data rather than a tag.
  ///
  /// No tag of a property list is made of hexadecimal digits alone.
  private static func isHexData(_ text: ArraySlice<UInt8>) -> Bool {
    guard let end = text.firstIndex(of: UInt8(ascii: ">")) else { return false }
    return text[(text.startIndex + 1)..<end].allSatisfy { isASCIISpace($0) || hexDigit($0) != nil }
  }
}
