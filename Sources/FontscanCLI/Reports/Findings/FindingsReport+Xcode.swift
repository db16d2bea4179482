internal import FileAccess
internal import FontChecks
internal import ProjectModel

extension FindingsReport {
  /// Writes a line for each finding as Xcode reads them from the output of a script:
  /// `/path:line:column: warning: words`, and `warning: words` where there is no place.
  func writeXcode(to text: inout TextWriter) {
    for problem in problems {
      let severity = problem.losesNothing ? "warning" : "error"
      text.appendLine(
        place(problem.path, problem.position?.line, problem.position?.column)
          + ": \(severity): \(problem.reason)"
      )
    }
    for finding in findings {
      let file = finding.file.map { place($0, finding.line, finding.column) + ": " } ?? ""
      // Without a file nothing else tells where.
      let target = finding.file == nil ? finding.target.map { "\($0): " } ?? "" : ""
      text.appendLine(
        "\(file)\(finding.severity.rawValue): \(target)\(finding.sentence) (\(finding.rule))"
      )
    }
    for line in FindingText.notChecked(notChecked) { text.appendLine("note: \(line)") }
  }

  /// Xcode opens what has a line; a font file has none, and its first does no harm.
  private func place(_ file: FilePath, _ line: Int?, _ column: Int?) -> String {
    "\(base.absolute(file)):\(line ?? 1):\(column ?? 1)"
  }
}
