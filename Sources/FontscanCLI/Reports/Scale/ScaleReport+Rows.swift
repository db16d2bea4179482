internal import DynamicType
internal import FontRegistry

extension ScaleReport {
  /// A face in one style and category, with what depends on no face.
  struct Row {
    /// The line of the plan.
    let line: ScaleLine

    /// The category and the size.
    let cell: FontSizeTable.Cell

    /// What the face measures there.
    let metrics: LineMetrics

    /// What `UIFontMetrics.scaledValue(for:)` makes of the base size, in points.
    let scaledValue: Double

    /// By what text grows whose size was scaled before it is scaled again.
    var scaleSquared: Double { cell.factor * cell.factor }
  }

  /// The lines that a face has.
  func lines(of font: Font) -> [ScaleLine] {
    zip(plan.lines, font.rows).filter { !$1.isEmpty }.map(\.0)
  }

  /// The rows of a face, line by line; none for a line that another face has.
  func grid(of font: Font) -> [[Row]] {
    zip(plan.lines, font.rows).map { line, rows in
      zip(rows, line.values).map { row, value in
        Row(line: line, cell: row.cell, metrics: row.metrics, scaledValue: value)
      }
    }
  }
}
