/// Writes XML 1.0 in UTF-8, each element on a line of its own.
///
/// What came from a file is escaped; characters that XML has no way to write become U+FFFD.
struct XMLWriter: ~Copyable {
  private var bytes: ByteWriter
  private var depth = 0

  /// Starts a document.
  init(_ bytes: consuming ByteWriter) {
    self.bytes = bytes
    self.bytes.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
  }

  /// Hands on what was written.
  ///
  /// - Throws: The first failure since the beginning.
  consuming func finish() throws(SinkError) {
    try bytes.finish()
  }

  /// Writes an element with others in it.
  mutating func element(
    _ name: String,
    _ attributes: KeyValuePairs<String, String>,
    content: (inout XMLWriter) -> Void
  ) {
    open(name, attributes)
    bytes.append(">\n")
    depth += 1
    content(&self)
    depth -= 1
    indent()
    bytes.append("</\(name)>\n")
  }

  /// Writes an element with text in it, or with nothing.
  mutating func element(
    _ name: String,
    _ attributes: KeyValuePairs<String, String>,
    text: String? = nil
  ) {
    open(name, attributes)
    guard let text else { return bytes.append("/>\n") }
    bytes.append(">")
    bytes.append(XMLWriter.escaping(text))
    bytes.append("</\(name)>\n")
  }

  private mutating func open(_ name: String, _ attributes: KeyValuePairs<String, String>) {
    indent()
    bytes.append("<\(name)")
    for (key, value) in attributes {
      bytes.append(" \(key)=\"")
      bytes.append(XMLWriter.escaping(value))
      bytes.append("\"")
    }
  }

  private mutating func indent() {
    bytes.append(UInt8(ascii: " "), count: 2 * depth)
  }
}

extension XMLWriter {
  /// A text in which nothing is markup, for content and for attributes between quotation marks.
  static func escaping(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\r", "\t": result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
      }
    }
  }

  /// The characters of XML 1.0 (production 2), but not those that XML advises against.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0xA0...0xD7FF, 0xE000...0xFFFD: true
    case 0x10000...0x10FFFF: scalar.value & 0xFFFE != 0xFFFE
    default: false
    }
  }
}
