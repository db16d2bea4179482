/// Cells in columns that are as wide as they have to be.
struct TextTable {
  /// A cell.
  struct Cell {
    var text: String
    var part: TextPaint.Part?

    /// Whether the text stands at the right of its column, as numbers do.
    var isRight = false

    init(_ text: String, _ part: TextPaint.Part? = nil) {
      self.text = text
      self.part = part
    }

    static func number(_ text: String) -> Cell {
      var cell = Cell(text)
      cell.isRight = true
      return cell
    }
  }

  private var rows: [[Cell]] = []

  /// Adds a row; a row may have fewer cells than others.
  mutating func add(_ cells: [Cell]) {
    rows.append(cells)
  }

  /// Writes the rows, two columns apart; nothing follows the last text of a line.
  func write(indent: Int = 2, to text: inout TextWriter) {
    var widths: [Int] = []
    let columns = rows.map { row in row.map { TextWidth.columns($0.text) } }
    for row in columns {
      for (place, width) in row.enumerated() {
        let width = min(width, TextWidth.widestColumn)
        if place < widths.count {
          widths[place] = max(widths[place], width)
        } else {
          widths.append(width)
        }
      }
    }
    for (row, columns) in zip(rows, columns) {
      var pending = indent
      for (place, cell) in row.enumerated() {
        let rest = max(0, widths[place] - columns[place])
        if cell.isRight { pending += rest }
        if !cell.text.isEmpty {
          text.appendSpaces(pending)
          if let part = cell.part { text.append(cell.text, part) } else { text.append(cell.text) }
          pending = 0
        }
        if !cell.isRight { pending += rest }
        pending += 2
      }
      text.endLine()
    }
  }
}
