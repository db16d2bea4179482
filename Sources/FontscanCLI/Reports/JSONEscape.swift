/// How characters are written that cannot stand in a JSON string as they are.
///
/// RFC 8259, section 7, wants the quotation mark, the backslash and U+0000–1F escaped. U+007F–9F are
/// escaped as well: terminals obey some of them.
enum JSONEscape {
  /// Whether a byte of UTF-8 can belong to a character that is escaped; C2 starts U+0080–BF.
  static func mayBeNeeded(for byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F
      || byte == 0xC2
  }

  /// The bytes of a text between its quotation marks.
  static func escaping(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + 16)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes += #"\""#.utf8
      case UInt8(ascii: "\\"): bytes += #"\\"#.utf8
      case UInt8(ascii: "\n"): bytes += #"\n"#.utf8
      case UInt8(ascii: "\r"): bytes += #"\r"#.utf8
      case UInt8(ascii: "\t"): bytes += #"\t"#.utf8
      case 0..<0x20, 0x7F: appendNumber(byte, to: &bytes)
      case 0x80..<0xA0 where bytes.last == 0xC2:
        bytes.removeLast()
        appendNumber(byte, to: &bytes)
      default: bytes.append(byte)
      }
    }
    return bytes
  }

  /// Appends a character below U+0100 by its number: `\u009b`.
  private static func appendNumber(_ value: UInt8, to bytes: inout [UInt8]) {
    let digits = Array("0123456789abcdef".utf8)
    bytes += #"\u00"#.utf8
    bytes.append(digits[Int(value >> 4)])
    bytes.append(digits[Int(value & 15)])
  }
}
