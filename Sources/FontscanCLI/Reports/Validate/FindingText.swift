internal import FontChecks

/// The words around findings.
enum FindingText {
  /// `path:line:column`, as much of it as there is; else the target.
  static func place(_ finding: Finding) -> String {
    guard let file = finding.file else { return finding.target ?? "fontscan" }
    return ["\(file)", finding.line.map(String.init), finding.column.map(String.init)]
      .compactMap { $0 }.joined(separator: ":")
  }

  /// What was found and how much was looked at, in a line.
  static func summary(_ summary: ValidationSummary) -> String {
    let counts = [
      count(summary.errors, "error"), count(summary.warnings, "warning"),
      count(summary.notes, "note"),
    ]
    let found = summary.errors + summary.warnings + summary.notes
    let findings = found == 0 ? "No findings" : counts.compactMap { $0 }.joined(separator: ", ")
    let looked = [
      count(summary.targets, "target"), count(summary.declared, "declared font"),
      count(summary.files, "font file"), count(summary.faces, "face"),
      summary.used.flatMap { count($0, "used name") },
    ]
    return "\(findings) in \(looked.compactMap { $0 }.joined(separator: ", "))."
  }

  /// A line for each target and reason.
  static func notChecked(_ silent: [NotChecked]) -> [String] {
    var lines: [(target: String, reason: String, rules: [String])] = []
    for one in silent {
      if let place = lines.firstIndex(where: { $0.target == one.target && $0.reason == one.reason })
      {
        lines[place].rules.append(one.rule)
      } else {
        lines.append((one.target, one.reason, [one.rule]))
      }
    }
    return lines.map { line in
      "Not checked in \(line.target): \(line.rules.joined(separator: ", ")): \(line.reason)."
    }
  }

  private static func count(_ number: Int, _ word: String) -> String? {
    number == 0 ? nil : "\(number) \(word)\(number == 1 ? "" : "s")"
  }
}
