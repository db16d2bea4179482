package import FileAccess
package import ProjectModel
internal import SourceScan

/// What the rules say about a project, and what could not be looked at.
package struct Validation: Sendable {
  /// The findings, sorted: see ``Finding``.
  package internal(set) var findings: [Finding]

  /// How much was looked at, and what was found.
  package internal(set) var summary: ValidationSummary

  /// What could not be looked at: errors, not findings.
  package let problems: [ProjectProblem]

  /// Reads the fonts of a project and judges it.
  ///
  /// - Parameters:
  ///   - project: What was found at a path.
  ///   - root: The path, as the user spelled it.
  ///   - selection: Which rules to apply.
  ///   - jobs: How many threads may read; at least 1 is used.
  package init(
    project: Project,
    root: FilePath,
    selection: RuleSelection = RuleSelection(),
    jobs: Int = 2
  ) {
    self.init(
      subject: Subject(reading: project, root: root, jobs: jobs)
        .measured(for: selection, jobs: jobs),
      selection: selection,
      jobs: jobs
    )
  }

  /// Judges descriptions.
  ///
  /// - Parameters:
  ///   - subject: What to judge.
  ///   - selection: Which rules to apply.
  ///   - configuration: What the project's configuration says, when there is one.
  ///   - jobs: How many threads may judge; at least 1 is used.
  package init(
    subject: Subject,
    selection: RuleSelection = RuleSelection(),
    configuration: Configuration? = nil,
    jobs: Int = 1
  ) {
    var judged = subject.judgedBundles
    // What is required of the project is judged once, beside its first app.
    let place = judged.firstIndex { $0.bundle.kind == .application } ?? judged.indices.first
    if let configuration, let place {
      judged[place].required = FontRequirements(configuration, bundles: judged)
    }
    var applications: [(rule: Rule, subject: BundleSubject)] = judged.flatMap { bundle in
      selection.rules.map { ($0, bundle) }
    }
    // Libraries are no bundles, but they have code.
    let libraries = subject.bundles.filter { subject in
      subject.bundle.kind == .library && !subject.bundle.isContext && subject.scan != nil
    }
    for library in libraries {
      applications += selection.rules.filter(\.readsSources).map { ($0, library) }
    }
    // Sheets are the whole project's, and are judged where it has no app as well.
    let hasSheets = !subject.styleSheets.isEmpty
    if hasSheets {
      let whole = subject.wholeProject(
        for: place.map { judged[$0].bundle.target } ?? "\(subject.root)"
      )
      applications += selection.rules
        .filter { $0.judgesStyleSheets || $0.judgesNamesInCode }
        .map { ($0, whole) }
    }
    var run = RuleRun(root: subject.root, bundles: judged)
    run.apply(applications, jobs: jobs)
    findings = run.findings()
    summary = ValidationSummary(
      judged: judged,
      libraries: libraries,
      findings: findings,
      notChecked: run.notChecked
    )
    // Two targets may share a file that cannot be read.
    var told: Set<ProjectProblem> = []
    problems = subject.problems.filter { told.insert($0).inserted }
    suppress(subject.bundles.compactMap(\.scan).flatMap(\.suppressions))
  }
}
