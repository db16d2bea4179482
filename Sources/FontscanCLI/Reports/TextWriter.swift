/// Writes text for people: everything that came from a file is escaped.
struct TextWriter: ~Copyable {
  private var bytes: ByteWriter

  /// Whether and how parts are painted.
  let style: TextPaint

  /// Starts a text.
  init(_ bytes: consuming ByteWriter, style: TextPaint) {
    self.bytes = bytes
    self.style = style
  }

  /// Appends text; control characters in it are escaped.
  mutating func append(_ text: String) {
    bytes.append(escaping: text)
  }

  /// Appends painted text.
  mutating func append(_ text: String, _ part: TextPaint.Part) {
    guard style.isColored, !text.isEmpty else { return append(text) }
    bytes.append("\u{1B}[")
    bytes.append(part.rawValue)
    bytes.append("m")
    append(text)
    bytes.append("\u{1B}[0m")
  }

  /// Appends spaces.
  mutating func appendSpaces(_ count: Int) {
    bytes.append(UInt8(ascii: " "), count: count)
  }

  /// Ends the line.
  mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Appends a line.
  mutating func appendLine(_ text: String) {
    append(text)
    endLine()
  }

  /// Hands on what was written.
  ///
  /// - Throws: The first failure since the beginning.
  consuming func finish() throws(SinkError) {
    try bytes.finish()
  }
}
