internal import DynamicType
internal import FontRegistry

/// A column of the detailed tables.
struct ScaleMeasure {
  /// The head, in lines of a word or two.
  let titles: [String]

  /// The cell of a row.
  let text: (ScaleReport.Row) -> String

  private init(_ titles: String..., text: @escaping (ScaleReport.Row) -> String) {
    self.titles = titles
    self.text = text
  }

  /// Points with two places.
  private init(_ titles: String..., points: @escaping (ScaleReport.Row) -> Double?) {
    self.titles = titles
    text = { points($0)?.fixed(2) ?? "-" }
  }

  /// The columns that say something about some rows.
  ///
  /// - Parameter rows: Rows of one face.
  /// - Returns: The columns, the more important first.
  static func columns(for rows: [ScaleReport.Row]) -> [ScaleMeasure] {
    let hasLeading = rows.contains { $0.metrics.leading != 0 }
    let hasSystemLines = rows.contains { $0.cell.systemLineHeight != nil }
    var columns = [
      ScaleMeasure("size") { ScaleReport.size($0) },
      ScaleMeasure("line", "height", points: \.metrics.lineHeight),
    ]
    if hasLeading {
      columns += [
        ScaleMeasure("without", "leading", points: \.metrics.lineHeightWithoutLeading),
        ScaleMeasure("leading", points: \.metrics.leading),
      ]
    }
    columns += [
      ScaleMeasure("ascender", points: \.metrics.ascender),
      ScaleMeasure("descender", points: \.metrics.descender),
      ScaleMeasure("cap", "height", points: \.metrics.capHeight),
      ScaleMeasure("x", "height", points: \.metrics.xHeight),
      ScaleMeasure("system", "size") { $0.cell.systemPointSize?.rounded(to: 2) ?? "-" },
    ]
    if hasSystemLines {
      columns.append(
        ScaleMeasure("system", "line") { $0.cell.systemLineHeight?.rounded(to: 2) ?? "-" }
      )
    }
    return columns + [
      ScaleMeasure("scaled", "value", points: \.scaledValue),
      ScaleMeasure("scale") { $0.cell.factor.fixed(3) },
      ScaleMeasure("scaled", "twice") { $0.scaleSquared.fixed(3) },
    ]
  }
}
