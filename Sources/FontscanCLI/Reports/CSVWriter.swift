/// Writes rows of cells by RFC 4180: commas, CR LF, quotation marks where they are needed.
///
/// A cell that a spreadsheet would take for a formula — text that starts with `=`, `+`, `-`, `@`, a
/// tab or a return — gets an apostrophe before it, since a font can call itself anything. The exact
/// string is in the JSON.
struct CSVWriter: ~Copyable {
  private var bytes: ByteWriter
  private var isFirst = true

  /// Starts to write.
  init(_ bytes: consuming ByteWriter) {
    self.bytes = bytes
  }

  /// Hands on what was written.
  ///
  /// - Throws: The first failure since the beginning.
  consuming func finish() throws(SinkError) {
    try bytes.finish()
  }

  /// Writes a cell of text; a missing one is empty.
  mutating func cell(_ text: String?) {
    startCell()
    guard let text else { return }
    let isFormula = text.utf8.first.map { "=+-@\t\r".utf8.contains($0) } ?? false
    guard isFormula || text.isEmpty || text.utf8.contains(where: { ",\"\r\n".utf8.contains($0) })
    else { return bytes.append(text) }
    bytes.append(isFormula ? "\"'" : "\"")
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append("\"")
  }

  /// Writes a cell with a number; a missing one is empty.
  mutating func cell(_ number: Double?) {
    startCell()
    guard let number, number.isFinite else { return }
    if number == number.rounded(), abs(number) < 1e15 {
      bytes.append(Int(number))
    } else {
      bytes.append(String(number))
    }
  }

  /// Writes a cell with a whole number; a missing one is empty.
  mutating func cell(_ number: Int?) {
    startCell()
    if let number { bytes.append(number) }
  }

  /// Writes `true` or `false`; a missing one is empty.
  mutating func cell(_ truth: Bool?) {
    startCell()
    if let truth { bytes.append(truth ? "true" : "false") }
  }

  /// Ends the row.
  mutating func endRow() {
    bytes.append("\r\n")
    isFirst = true
  }

  private mutating func startCell() {
    if !isFirst { bytes.append(",") }
    isFirst = false
  }
}
