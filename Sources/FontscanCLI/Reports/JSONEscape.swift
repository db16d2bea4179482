/// How characters are written that cannot stand in a JSON string as they are.
///
/// RFC 8259, section 7, wants the quotation mark, the backslash and U+0000–1F escaped. U+007F–9F are
/// escaped as well: terminals obey some of them.
enum JSONEscape {
  /// Whether a byte of UTF-8 can belong to a character that is escaped.
  static func mayBeNeeded(for byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F
      || byte == 0xC2
  }

  /// The bytes of a text between its quotation marks.
  static func escaping(_ text: String) -> [UInt8] {
    text.unicodeScalars.reduce(into: []) { bytes, scalar in
      switch scalar {
      case "\"": bytes += #"\""#.utf8
      case "\\": bytes += #"\\"#.utf8
      case "\n": bytes += #"\n"#.utf8
      case "\r": bytes += #"\r"#.utf8
      case "\t": bytes += #"\t"#.utf8
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}":
        let digits = String(scalar.value, radix: 16)
        bytes += (#"\u"# + String(repeating: "0", count: 4 - digits.count) + digits).utf8
      default: bytes += String(scalar).utf8
      }
    }
  }
}
