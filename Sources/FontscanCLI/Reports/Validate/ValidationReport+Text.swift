internal import FontChecks

extension ValidationReport {
  /// Writes the findings for people, target by target.
  func writeText(to text: inout TextWriter) {
    guard !isEmpty else { return }
    if isSummary {
      writeCounts(to: &text)
      writeTextCounts(to: &text)
    } else {
      var sources = QuotedSources()
      for group in groups {
        text.append(group.target ?? "Without a target", .heading)
        text.endLine()
        for finding in group.findings { write(finding, quoting: &sources, to: &text) }
        text.endLine()
      }
    }
    for line in FindingText.notChecked(validation.summary.notChecked) {
      text.append(line, .muted)
      text.endLine()
    }
    guard validation.summary.targets > 0 else {
      // What stood in the way is on standard error.
      if problems.isEmpty { text.appendLine("No findings: there is nothing left to judge.") }
      return
    }
    text.appendLine(FindingText.summary(validation.summary))
  }

  private func write(
    _ finding: Finding,
    quoting sources: inout QuotedSources,
    to text: inout TextWriter
  ) {
    text.append(FindingText.place(finding))
    text.append(": ")
    text.append(finding.severity.rawValue, finding.severity.part)
    text.append(": \(finding.message) ")
    text.append("[\(finding.rule)]", .muted)
    text.endLine()
    if let file = finding.file, let line = finding.line,
      let quote = sources.quote(file, line: line, column: finding.column)
    {
      text.append("    ")
      text.appendLine(quote.text)
      if let offset = quote.offset {
        text.appendSpaces(4 + offset)
        text.append("^", finding.severity.part)
        text.endLine()
      }
    }
    if let suggestion = finding.suggestion {
      text.append("    suggestion: ", .muted)
      text.appendLine(suggestion)
    }
  }

  /// A line for each rule that objects, with how often.
  private func writeCounts(to text: inout TextWriter) {
    var table = TextTable()
    for rule in Rule.all {
      let findings = validation.findings.filter { $0.rule == rule.id }
      guard let worst = findings.map(\.severity).max() else { continue }
      table.add([
        .number("\(findings.count)"), .init(worst.rawValue, worst.part), .init(rule.id),
        .init(rule.title, .muted),
      ])
    }
    guard !validation.findings.isEmpty else { return }
    table.write(to: &text)
    text.endLine()
  }
}
