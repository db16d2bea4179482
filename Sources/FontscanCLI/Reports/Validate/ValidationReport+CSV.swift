internal import FontChecks

extension ValidationReport {
  /// Writes a row for each finding.
  func writeCSV(to csv: inout CSVWriter) {
    for title in [
      "rule", "severity", "message", "file", "line", "column", "target", "font", "name",
      "suggestion", "fingerprint",
    ] {
      csv.cell(title)
    }
    csv.endRow()
    for finding in validation.findings {
      csv.cell(finding.rule)
      csv.cell(finding.severity.rawValue)
      csv.cell(finding.message)
      csv.cell(finding.file.map { "\($0)" })
      csv.cell(finding.line)
      csv.cell(finding.column)
      csv.cell(finding.target)
      csv.cell(finding.font.map { "\($0)" })
      csv.cell(finding.name)
      csv.cell(finding.suggestion)
      csv.cell(finding.fingerprint)
      csv.endRow()
    }
  }
}
