/// A table of more columns than may fit: those that do not go into another table below, with the
/// same labels.
struct WideTable {
  /// A column of numbers.
  struct Column {
    /// The lines of its head.
    var titles: [String]

    /// A cell for each row.
    var cells: [String]
  }

  /// The label of each row.
  let labels: [TextTable.Cell]

  /// The columns.
  let columns: [Column]

  /// How wide a report is.
  static let width = 100

  /// Writes the tables, an empty line between two.
  ///
  /// - Parameters:
  ///   - indent: Spaces before each line.
  ///   - text: Where they go.
  func write(indent: Int = 2, to text: inout TextWriter) {
    let labelWidth = labels.map { TextWidth.columns($0.text) }.max() ?? 0
    var start = columns.startIndex
    while start < columns.endIndex {
      var end = start
      var used = indent + labelWidth
      // At least one column a table, however wide it is.
      repeat {
        used += 2 + columns[end].width
        end += 1
      } while end < columns.endIndex && used + 2 + columns[end].width <= WideTable.width
      if start > columns.startIndex { text.endLine() }
      write(columns[start..<end], indent: indent, to: &text)
      start = end
    }
  }

  private func write(_ columns: ArraySlice<Column>, indent: Int, to text: inout TextWriter) {
    var table = TextTable()
    let lines = columns.map(\.titles.count).max() ?? 0
    for line in 0..<lines {
      // A head of fewer lines stands right above its numbers.
      let titles = columns.map { column in
        let place = line - (lines - column.titles.count)
        return TextTable.Cell.title(place >= 0 ? column.titles[place] : "")
      }
      table.add([TextTable.Cell("")] + titles)
    }
    for (row, label) in labels.enumerated() {
      table.add([label] + columns.map { TextTable.Cell.number($0.cells[row]) })
    }
    table.write(indent: indent, to: &text)
  }
}

extension WideTable.Column {
  fileprivate var width: Int {
    (titles + cells).map(TextWidth.columns).max() ?? 0
  }
}

extension TextTable.Cell {
  /// The head of a column of numbers.
  static func title(_ text: String) -> TextTable.Cell {
    var cell = TextTable.Cell(text, .muted)
    cell.isRight = true
    return cell
  }
}
