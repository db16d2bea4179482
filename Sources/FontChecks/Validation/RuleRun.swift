internal import FileAccess
internal import ProjectModel

/// Gathers what rules say, and makes findings of it.
struct RuleRun {
  private struct Entry {
    var finding: Finding
    var fingerprint: Fingerprint
  }

  /// What two findings agree in that say the same of one font file, for two targets that share it.
  private struct FontFault: Hashable {
    var rule: String
    var file: FilePath
    var severity: Severity
    var message: String
  }

  private let root: FilePath
  private var seen: Set<FontFault> = []
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
    if let reason = rule.limit(subject) {
      notChecked.append(NotChecked(rule: rule.id, target: target, reason: reason))
    }
    for draft in rule.drafts(for: subject) {
      let finding = Finding(
        rule: rule.id,
        severity: draft.severity ?? rule.severity,
        message: draft.message,
        file: draft.file,
        line: draft.position?.line,
        column: draft.position?.column,
        target: draft.isOfProject ? nil : target,
        font: draft.font,
        name: draft.name,
        suggestion: draft.suggestion,
        fingerprint: ""
      )
      guard isNew(finding, of: rule) else { continue }
      entries.append(
        Entry(
          finding: finding,
          fingerprint: Fingerprint(rule: rule, draft: draft, subject: subject, root: root)
        )
      )
    }
  }

  /// Whether a finding was not made before for another target with the same font file.
  ///
  /// What is said of an entry is said of the target as well, and so once for each.
  private mutating func isNew(_ finding: Finding, of rule: Rule) -> Bool {
    guard let file = finding.file, rule.group != "declared" else { return true }
    let fault = FontFault(
      rule: rule.id,
      file: file,
      severity: finding.severity,
      message: finding.message
    )
    return seen.insert(fault).inserted
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
