internal import DynamicType
internal import FontRegistry

extension ScaleReport {
  /// A face in one style and category, with what depends on no face.
  struct Row {
    /// The style, the category and the size.
    let cell: FontSizeTable.Cell

    /// What the face measures there.
    let metrics: LineMetrics

    /// What `UIFontMetrics.scaledValue(for:)` makes of the base size, in points.
    let scaledValue: Double

    /// By what text grows whose size was scaled before it is scaled again.
    var scaleSquared: Double { cell.factor * cell.factor }
  }

  /// The rows of a face.
  func rows(of font: Font) -> [Row] {
    zip(font.rows, plan.values).map { row, value in
      Row(cell: row.cell, metrics: row.metrics, scaledValue: value)
    }
  }
}
