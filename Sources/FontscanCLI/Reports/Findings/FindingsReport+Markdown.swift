internal import FontChecks
internal import ProjectModel

extension FindingsReport {
  /// Writes a table for each target, what was not checked, and the summary.
  func writeMarkdown(to markdown: inout MarkdownWriter) {
    markdown.heading(command)
    markdown.paragraph(summary)
    for group in groups {
      markdown.heading(group.target ?? "Without a target", level: 3)
      markdown.table(
        ["severity", "rule", "where", "what"],
        group.findings.map(cells),
        areNumbers: [false, false, false, false]
      )
    }
    if !problems.isEmpty {
      markdown.heading("Not looked at", level: 3)
      markdown.list(problems.map(ProblemText.line))
    }
    markdown.list(FindingText.notChecked(notChecked))
  }

  private func cells(_ finding: Finding) -> [String] {
    let place = [
      finding.file.map { "\(base.shown($0))" }, finding.line.map(String.init),
      finding.column.map(String.init),
    ].compactMap { $0 }.joined(separator: ":")
    return [finding.severity.rawValue, finding.rule, place, finding.sentence]
  }
}
