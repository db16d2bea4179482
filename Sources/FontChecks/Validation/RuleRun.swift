internal import FileAccess
internal import ProjectModel

/// Gathers what rules say, and makes findings of it.
struct RuleRun {
  private struct Entry {
    var finding: Finding
    var fingerprint: Fingerprint
  }

  /// A finding about a target, whatever the configuration.
  private struct TargetFault: Hashable {
    var finding: Finding
    var place: SourcePlace?
  }

  /// What two findings agree in that say the same of one place in a file, or of one font file, for two
  /// targets that share it.
  private struct FontFault: Hashable {
    var rule: String
    var file: FilePath
    var line: Int?
    var column: Int?
    var severity: Severity
    var message: String
  }

  private let root: FilePath
  private var seen: Set<FontFault> = []
  private var entries: [Entry] = []

  /// Where the findings about targets are among the entries.
  private var places: [TargetFault: Int] = [:]

  /// The configurations for which a finding holds; none for one that holds for all.
  private var configurations: [Int: [String]] = [:]

  /// How many configurations the bundles of a target stand for.
  private let configurationCounts: [SourcePlace: Int]

  private(set) var notChecked: [NotChecked] = []

  /// Starts a run.
  ///
  /// - Parameters:
  ///   - root: The path that is judged.
  ///   - bundles: All bundles that rules will be applied to.
  init(root: FilePath, bundles: [BundleSubject]) {
    self.root = root
    var counts: [SourcePlace: Set<String>] = [:]
    for bundle in bundles.map(\.bundle) {
      guard let place = bundle.place else { continue }
      counts[place, default: []].formUnion(bundle.configurations)
    }
    configurationCounts = counts.mapValues(\.count)
  }

  /// What a rule says of a bundle, or why it cannot be applied.
  private struct Answer {
    var reason: String?
    var drafts: [FindingDraft] = []

    init(_ rule: Rule, _ subject: BundleSubject) {
      for need in rule.needs {
        guard let reason = need.whyUnmet(by: subject) else { continue }
        self.reason = reason
        return
      }
      reason = rule.limit(subject)
      drafts = rule.drafts(for: subject)
    }
  }

  /// Applies rules to bundles, or notes why they cannot be applied.
  ///
  /// - Parameters:
  ///   - applications: The rules with their bundles, in the order in which findings of the same are kept.
  ///   - jobs: How many threads may judge.
  mutating func apply(_ applications: [(rule: Rule, subject: BundleSubject)], jobs: Int) {
    // Rules know nothing of each other, and what each says depends on the bundle alone.
    let answers = concurrentMap(
      count: applications.count,
      jobs: jobs,
      run: 1,
      scratch: {},
      transform: { index, _ in Answer(applications[index].rule, applications[index].subject) }
    )
    for ((rule, subject), answer) in zip(applications, answers) { take(answer, of: rule, subject) }
  }

  private mutating func take(_ answer: Answer, of rule: Rule, _ subject: BundleSubject) {
    let target = subject.bundle.target
    if let reason = answer.reason {
      note(NotChecked(rule: rule.id, target: target, reason: reason))
    }
    for draft in answer.drafts {
      let finding = Finding(
        rule: rule.id,
        severity: draft.severity ?? rule.severity,
        message: draft.message,
        file: draft.file,
        line: draft.position?.line,
        column: draft.position?.column,
        target: draft.isOfProject || subject.isWholeProject ? nil : target,
        font: draft.font,
        name: draft.name,
        suggestion: draft.suggestion,
        fingerprint: ""
      )
      guard isNew(finding, of: rule, in: subject.bundle) else { continue }
      entries.append(
        Entry(
          finding: finding,
          fingerprint: Fingerprint(rule: rule, draft: draft, subject: subject, root: root)
        )
      )
    }
  }

  /// Whether a finding was not made before for another target with the same font file or source.
  ///
  /// What is said of an entry is said of the target as well, and so once for each, whatever the
  /// number of its configurations.
  private mutating func isNew(_ finding: Finding, of rule: Rule, in bundle: AppBundle) -> Bool {
    guard let file = finding.file, rule.group != "declared" else {
      guard bundle.place != nil else { return true }
      let fault = TargetFault(finding: finding, place: bundle.place)
      let place = places[fault] ?? entries.count
      if !bundle.configurations.isEmpty {
        configurations[place, default: []] += bundle.configurations
      }
      guard places[fault] == nil else { return false }
      places[fault] = place
      return true
    }
    let fault = FontFault(
      rule: rule.id,
      file: file,
      line: finding.line,
      column: finding.column,
      severity: finding.severity,
      message: finding.message
    )
    return seen.insert(fault).inserted
  }

  private mutating func note(_ silent: NotChecked) {
    // Two configurations of a target say the same.
    if !notChecked.contains(silent) { notChecked.append(silent) }
  }

  /// The findings, sorted, each with its fingerprint.
  func findings() -> [Finding] {
    var counts: [String: Int] = [:]
    var entries = entries
    for (fault, place) in places {
      guard let target = fault.place, let names = configurations[place],
        Set(names).count < configurationCounts[target] ?? 0
      else { continue }
      entries[place].finding.message += " (in configuration \(names.joined(separator: ", ")))"
    }
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
