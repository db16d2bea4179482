internal import DynamicType
internal import FontRegistry

extension ScaleReport {
  /// The columns, called like the keys of the JSON; `table` is the table's name.
  private static let columns = [
    "table", "provenance", "postScriptName", "family", "file", "index", "fontStyle", "style",
    "category",
    "baseSize", "pointSize", "scale", "capped", "ascender", "descender", "leading", "lineHeight",
    "lineHeightWithoutLeading", "capHeight", "xHeight", "systemPointSize", "systemLineHeight",
    "raised", "disputed", "scaleSquared", "scaledValue",
  ]

  /// Writes a row for each face, style and category.
  func writeCSV(to csv: inout CSVWriter) {
    for column in Self.columns { csv.cell(column) }
    csv.endRow()
    for font in fonts {
      for row in grid(of: font).joined() {
        csv.cell(plan.table.rawValue)
        csv.cell(plan.table.provenance)
        csv.cell(font.face.postScriptName)
        csv.cell(font.face.family)
        csv.cell("\(font.face.file)")
        csv.cell(font.face.index)
        write(row, to: &csv)
        csv.endRow()
      }
    }
  }

  private func write(_ row: Row, to csv: inout CSVWriter) {
    csv.cell(row.line.fontStyle?.name)
    csv.cell(row.cell.style.key)
    csv.cell(row.cell.size.category.key)
    csv.cell(row.cell.baseSize)
    csv.cell(row.cell.size.pointSize)
    csv.cell(row.cell.factor)
    csv.cell(row.cell.size.isCapped)
    csv.cell(row.metrics.ascender)
    csv.cell(row.metrics.descender)
    csv.cell(row.metrics.leading)
    csv.cell(row.metrics.lineHeight)
    csv.cell(row.metrics.lineHeightWithoutLeading)
    csv.cell(row.metrics.capHeight)
    csv.cell(row.metrics.xHeight)
    csv.cell(row.cell.systemPointSize)
    csv.cell(row.cell.systemLineHeight)
    csv.cell(row.cell.size.isRaised)
    csv.cell(row.cell.isDisputed)
    csv.cell(row.scaleSquared)
    csv.cell(row.scaledValue)
  }
}
