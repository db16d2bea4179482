extension ByteWriter {
  /// Appends text that came from a file, safe for a line of a terminal.
  ///
  /// A font can call itself anything. Control characters, line breaks and the characters that turn
  /// the direction of a line around become `\u{…}`, so that a name cannot forge a line or steer a
  /// terminal. Backslashes stay: this form is for people, the exact string is in the JSON.
  mutating func append(escaping text: String) {
    append(text, unless: { ByteWriter.mayNeedEscape($0) }) { text, writer in
      writer.append(TextEscape.escaping(text))
    }
  }

  /// Whether a byte of UTF-8 can belong to a character that is escaped: a control character of
  /// ASCII, or the first byte of U+0080–9F (C2), of U+2000–2FFF (E2) or of U+0600–063F (D8).
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xE2 || byte == 0xD8
  }
}
