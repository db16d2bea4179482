internal import FileAccess
internal import ProjectModel

/// Gathers what rules say, and makes findings of it.
struct RuleRun {
  private struct Entry {
    var finding: Finding
    var fingerprint: Fingerprint
  }

  private let root: FilePath
  private var entries: [Entry] = []
  private(set) var notChecked: [NotChecked] = []

  init(root: FilePath) {
    self.root = root
  }

  /// Applies a rule to a bundle, or notes why it cannot be applied.
  mutating func apply(_ rule: Rule, to subject: BundleSubject) {
    let target = subject.bundle.target
    for need in rule.needs {
      guard let reason = need.whyUnmet(by: subject) else { continue }
      notChecked.append(NotChecked(rule: rule.id, target: target, reason: reason))
      return
    }
    for draft in rule.drafts(for: subject) {
      let finding = Finding(
        rule: rule.id,
        severity: draft.severity ?? rule.severity,
        message: draft.message,
        file: draft.file,
        line: draft.position?.line,
        column: draft.position?.column,
        target: target,
        font: draft.font,
        name: draft.name,
        suggestion: draft.suggestion,
        fingerprint: ""
      )
      entries.append(
        Entry(
          finding: finding,
          fingerprint: Fingerprint(rule: rule, draft: draft, subject: subject, root: root)
        )
      )
    }
  }

  /// The findings, sorted, each with its fingerprint.
  func findings() -> [Finding] {
    var counts: [String: Int] = [:]
    return entries.sorted { $0.finding < $1.finding }.map { entry in
      let equals = counts[entry.fingerprint.text, default: 0]
      counts[entry.fingerprint.text] = equals + 1
      var numbered = entry.fingerprint
      if equals > 0 { numbered.add(String(equals).utf8) }
      var finding = entry.finding
      finding.fingerprint = numbered.text
      return finding
    }
  }
}
