internal import FontChecks
internal import FontRegistry

extension LegibilityReport {
  /// Writes a row a face.
  func writeCSV(to csv: inout CSVWriter) {
    let columns = [
      "postScriptName", "family", "file", "weight", "partner", "partnerFile", "partnerWeight",
      "via", "verdict", "stemRegular", "stemBold", "stemRatio", "missingCharacters",
      "advanceRatio", "lineHeightRatio", "inkRegular", "inkBold", "inkRatio", "lostLanguages",
      "reason", "boldTrait", "boldTraitFace",
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
      let comparison = row.comparison
      let deciding = comparison.decidingWeight
      let stem = deciding.flatMap { $0.method == .stems ? $0 : nil }
      let ink = deciding.flatMap { $0.method == .ink ? $0 : nil }
      csv.cell(stem?.regular.rounded(places: 2))
      csv.cell(stem?.bold?.rounded(places: 2))
      csv.cell(stem?.ratio?.rounded(places: 3))
      csv.cell(comparison.missingLetters?.count)
      csv.cell(comparison.advanceRatio?.rounded(places: 3))
      csv.cell(comparison.lineHeightRatio?.rounded(places: 3))
      csv.cell(ink?.regular.rounded(places: 2))
      csv.cell(ink?.bold?.rounded(places: 2))
      csv.cell(ink?.ratio?.rounded(places: 3))
      csv.cell(
        comparison.lostLanguages.isEmpty ? nil : comparison.lostLanguages.joined(separator: " ")
      )
      csv.cell(row.reason)
      csv.cell(row.boldTrait?.answer)
      csv.cell(row.boldTrait?.face?.postScriptName)
      csv.endRow()
    }
  }
}
