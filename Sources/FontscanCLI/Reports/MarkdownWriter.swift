/// Writes Markdown as GitHub reads it: what came from a file is escaped.
struct MarkdownWriter: ~Copyable {
  private var bytes: ByteWriter
  private var isEmpty = true

  /// Starts a document.
  init(_ bytes: consuming ByteWriter) {
    self.bytes = bytes
  }

  /// Hands on what was written.
  ///
  /// - Throws: The first failure since the beginning.
  consuming func finish() throws(SinkError) {
    try bytes.finish()
  }

  /// Writes a heading.
  ///
  /// - Parameters:
  ///   - text: The words, as they are.
  ///   - level: 1 for the largest.
  mutating func heading(_ text: String, level: Int = 2) {
    startBlock()
    bytes.append(UInt8(ascii: "#"), count: level)
    bytes.append(" ")
    bytes.append(MarkdownWriter.escaping(text, isBlock: false))
    bytes.append("\n")
  }

  /// Writes a paragraph.
  mutating func paragraph(_ text: String) {
    startBlock()
    bytes.append(MarkdownWriter.escaping(text))
    bytes.append("\n")
  }

  /// Writes an item for each text.
  mutating func list(_ items: [String]) {
    guard !items.isEmpty else { return }
    startBlock()
    for item in items {
      bytes.append("- ")
      bytes.append(MarkdownWriter.escaping(item))
      bytes.append("\n")
    }
  }

  /// Writes a table.
  ///
  /// - Parameters:
  ///   - titles: The heads of the columns.
  ///   - rows: The cells, row by row.
  ///   - areNumbers: For each column whether numbers stand in it, at its right; `nil` when they
  ///     stand in all but the first.
  mutating func table(_ titles: [String], _ rows: [[String]], areNumbers: [Bool]? = nil) {
    startBlock()
    row(titles)
    bytes.append("|")
    for isNumber in areNumbers ?? titles.indices.map({ $0 > 0 }) {
      bytes.append(isNumber ? "--:|" : "---|")
    }
    bytes.append("\n")
    for cells in rows { row(cells) }
  }

  private mutating func row(_ cells: [String]) {
    bytes.append("|")
    for cell in cells {
      bytes.append(" ")
      bytes.append(MarkdownWriter.escaping(cell, isBlock: false))
      bytes.append(" |")
    }
    bytes.append("\n")
  }

  private mutating func startBlock() {
    if !isEmpty { bytes.append("\n") }
    isEmpty = false
  }
}

extension MarkdownWriter {
  /// A text in which nothing is markup: no emphasis, link, code, cell or HTML begins in it.
  ///
  /// - Parameters:
  ///   - text: The text; control characters are shown as they are in reports for people.
  ///   - isBlock: Whether a list, a heading or a rule could begin with it.
  /// - Returns: The text, on one line.
  static func escaping(_ text: String, isBlock: Bool = true) -> String {
    let scalars = TextEscape.escaping(text).unicodeScalars
    // A number with `.` or `)` begins a list.
    let digits = isBlock ? scalars.prefix { ("0"..."9").contains($0) } : scalars.prefix(0)
    let starts = (isBlock ? digits.isEmpty ? "#+-=" : ".)" : "").unicodeScalars
    var escaped = String(digits)
    let rest = Array(scalars.dropFirst(digits.count))
    for (place, scalar) in rest.enumerated() {
      let next = place + 1 < rest.count ? rest[place + 1] : " "
      if "\\`*_[]<>|~&$".unicodeScalars.contains(scalar) || place == 0 && starts.contains(scalar) {
        escaped.unicodeScalars.append("\\")
      }
      escaped.unicodeScalars.append(scalar)
      // Where reports are comments, people and issues are not called by what a file is called, and
      // no address becomes a link.
      let isCall = scalar == "@" && next.properties.isAlphabetic || scalar == "#" && isDigit(next)
      if isCall || scalar == ":" && next == "/" { escaped += "<!-- -->" }
    }
    return escaped
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar)
  }
}
