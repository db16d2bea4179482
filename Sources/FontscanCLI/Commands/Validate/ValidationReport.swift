internal import FileAccess
internal import FontChecks
internal import ProjectModel

/// What `validate` found.
struct ValidationReport: Sendable {
  /// The findings, and what could not be looked at.
  let validation: Validation

  /// The names of the targets, in the order of the project.
  let targets: [String]

  /// The names of those of them that were judged.
  let judgedTargets: [String]

  /// Whether style sheets were judged.
  let hasStyleSheets: Bool

  /// The path that was judged.
  private let root: FilePath

  /// Whether the text report counts findings instead of showing them.
  let isSummary: Bool

  /// Puts a report together.
  ///
  /// - Parameters:
  ///   - validation: What was found.
  ///   - subject: What was looked at.
  ///   - judgedTargets: The names of the targets that findings were wanted of.
  ///   - isSummary: Whether the text report counts findings instead of showing them.
  init(
    _ validation: Validation,
    of subject: Subject,
    judged judgedTargets: [String],
    isSummary: Bool
  ) {
    self.validation = validation
    root = subject.root
    targets = subject.bundles.map(\.bundle.target)
    self.judgedTargets = judgedTargets
    hasStyleSheets = !subject.styleSheets.isEmpty
    self.isSummary = isSummary
  }

  /// Whether there was nothing to judge, which is no clean answer.
  var isEmpty: Bool {
    validation.findings.isEmpty && !validation.problems.isEmpty && validation.summary.targets == 0
  }

  /// What could not be looked at.
  ///
  /// That nothing is there to be judged only misleads beside a file that would have told what is.
  var problems: [ProjectProblem] {
    let inFiles = validation.problems.filter { $0.position != nil || $0.path != root }
    return isEmpty && !inFiles.isEmpty ? inFiles : validation.problems
  }

  /// The findings by target; those without one come last.
  var groups: [(target: String?, findings: [Finding])] {
    let known = targets.reduce(into: [String]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    return (known.map { Optional($0) } + [nil]).compactMap { target in
      let findings = validation.findings.filter { $0.target == target }
      return findings.isEmpty ? nil : (target, findings)
    }
  }
}
