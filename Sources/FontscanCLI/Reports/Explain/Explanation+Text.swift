internal import FontChecks

extension Explanation {
  /// Writes the rules for people.
  func writeText(to text: inout TextWriter) {
    if isDetailed {
      for (place, rule) in rules.enumerated() {
        if place > 0 { text.endLine() }
        write(rule, to: &text)
      }
    } else {
      writeList(to: &text)
      text.endLine()
      text.appendLine("'fontscan explain RULE' says more about one of them.")
    }
  }

  private func writeList(to text: inout TextWriter) {
    let width = rules.reduce(0) { max($0, $1.id.utf8.count) }
    var group = ""
    for rule in rules {
      if rule.group != group {
        if !group.isEmpty { text.endLine() }
        group = rule.group
        text.append(group, .heading)
        text.endLine()
      }
      text.append("  \(rule.id)")
      text.appendSpaces(width - rule.id.utf8.count + 2)
      text.append(rule.severity.rawValue, rule.severity.part)
      text.appendSpaces(9 - rule.severity.rawValue.utf8.count)
      text.appendLine(rule.title)
    }
  }

  private func write(_ rule: Rule, to text: inout TextWriter) {
    text.append(rule.id, .heading)
    text.append(": ")
    text.append(rule.severity.rawValue, rule.severity.part)
    if !rule.otherSeverities.isEmpty {
      let others = rule.otherSeverities.map(\.rawValue).joined(separator: " or ")
      text.append(" (in some cases \(others))")
    }
    text.endLine()
    text.appendLine(rule.title)
    text.endLine()
    for line in Paragraph.lines(rule.rationale, width: 80) { text.appendLine(line) }
    text.endLine()
    write("Passes", rule.examples.filter(\.passes), to: &text)
    write("Fails", rule.examples.filter { !$0.passes }, to: &text)
    text.append("Fix", .heading)
    text.endLine()
    for line in Paragraph.lines(rule.fix, width: 78) { text.appendLine("  " + line) }
    text.endLine()
    text.append("Configure", .heading)
    text.endLine()
    text.appendLine("  fontscan validate --disable \(rule.id)")
    text.appendLine("  fontscan validate --only \(rule.id)")
    guard !rule.options.isEmpty else { return }
    text.appendLine("  in .fontscan.yml:")
    for line in rule.configurationLines { text.appendLine("    " + line) }
  }

  private func write(_ title: String, _ examples: [RuleExample], to text: inout TextWriter) {
    text.append(title, .heading)
    text.endLine()
    for example in examples {
      var start = "  - "
      for line in Paragraph.lines(example.text, width: 76) {
        text.appendLine(start + line)
        start = "    "
      }
      for line in example.codeLines { text.appendLine("        " + line) }
    }
    text.endLine()
  }
}
