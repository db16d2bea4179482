/// Text that is broken into lines.
enum Paragraph {
  /// Breaks at spaces; a word that is too long has a line of its own.
  ///
  /// - Parameters:
  ///   - text: The words.
  ///   - width: How many columns a line may have.
  /// - Returns: The lines, without line ends.
  static func lines(_ text: String, width: Int) -> [String] {
    var lines: [(text: String, columns: Int)] = []
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      let columns = TextWidth.columns(String(word))
      if let last = lines.last, last.columns + 1 + columns <= width {
        lines[lines.count - 1].text += " " + word
        lines[lines.count - 1].columns += 1 + columns
      } else {
        lines.append((String(word), columns))
      }
    }
    return lines.map(\.text)
  }
}
