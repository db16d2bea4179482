internal import FontChecks
internal import FontRegistry

extension LegibilityReport {
  /// Writes a row a face.
  func writeCSV(to csv: inout CSVWriter) {
    let columns = [
      "postScriptName", "family", "file", "weight", "partner", "partnerFile", "partnerWeight",
      "via", "verdict", "stemRegular", "stemBold", "stemRatio", "missingCharacters",
      "advanceRatio", "lineHeightRatio",
    ]
    for column in columns { csv.cell(column) }
    csv.endRow()
    for row in rows {
      csv.cell(row.face.postScriptName)
      csv.cell(row.face.family)
      csv.cell("\(row.face.file)")
      csv.cell(row.face.weight)
      csv.cell(row.partner?.face.postScriptName)
      csv.cell(row.partner.map { "\($0.face.file)" })
      csv.cell(row.partner?.face.weight)
      csv.cell(row.partner?.source.rawValue)
      csv.cell(row.verdict.rawValue)
      csv.cell(row.stem?.regular)
      csv.cell(row.stem?.bold)
      csv.cell(row.stem?.ratio)
      csv.cell(row.missingCharacters?.count)
      csv.cell(row.advanceRatio)
      csv.cell(row.lineHeightRatio)
      csv.endRow()
    }
  }
}
