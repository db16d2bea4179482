internal import FileAccess
internal import FontChecks
internal import ProjectModel
internal import StyleSheets

extension ValidateCommand {
  func run(_ session: Session) -> ExitStatus {
    let phase = path == nil ? session.surroundings.buildPhase : nil
    let path = self.path ?? phase?.place ?? FilePath(".")
    if FileSignature(of: path) == .font {
      session.complain("\(path): it is a font and no app; try 'fontscan show'")
      return .failure
    }
    if case .file(let place) = newBaseline, session.hasReport(at: place) {
      session.complain("a report and the baseline cannot both go to '\(place)'")
      return .usage
    }
    guard let wishes = ValidationWishes(self, judging: path, session),
      let known = wishes.readBaseline(session)
    else { return .failure }
    guard let sheets = readSheets(session), let project = read(path, for: phase, wishes, session)
    else { return .failure }
    var subject = session.showingProgress("reading fonts") {
      Subject(reading: project, root: path, jobs: session.jobs)
    }
    if !targets.isEmpty {
      guard let chosen = subject.choosing(targets: targets, session) else { return .failure }
      subject = chosen
    } else if let phase {
      if let chosen = subject.choosing(targets: [phase.target]) {
        subject = chosen
      } else if !subject.bundles.isEmpty {
        session.note(
          "TARGET_NAME is '\(phase.target)', and there is no such target: all that is there is judged"
        )
      }
    }
    subject = session.showingProgress("measuring letters") {
      subject.judged(by: wishes.settings.options)
        .choosingBolds(wishes.configuration, isWhole: targets.isEmpty && phase == nil)
        .measured(for: wishes.selection, jobs: session.jobs)
    }
    subject = wishes.noting(emptinessOf: subject.adding(sheets), session)
    let validation = wishes.applied(
      to: Validation(
        subject: subject,
        selection: wishes.selection,
        configuration: wishes.configuration,
        jobs: session.jobs
      )
    )
    return report(validation, of: subject, wishes, known, session)
  }

  /// Tells what was found, and writes the baseline that was asked for.
  private func report(
    _ all: Validation,
    of subject: Subject,
    _ wishes: ValidationWishes,
    _ known: Baseline?,
    _ session: Session
  ) -> ExitStatus {
    var validation = all
    if let known, let file = wishes.baseline {
      var asked = Baseline()
      let lookout = lookout(over: subject, in: all, for: known, file, wishes, session)
      asked.keep(known) { lookout.isLookedFor($0, in: file) }
      let entries = file.entries(of: all.findings)
      validation = all.leavingOut(known.outcome(of: entries) { file.isThere($0) })
      let outcome = asked.outcome(of: entries) { file.isThere($0) }
      if outcome.goneCount > 0, newBaseline == nil {
        session.note(
          "\(file.path): \(outcome.goneCount) of its findings "
            + (outcome.goneCount == 1
              ? "is gone; '--write-baseline' drops it" : "are gone; '--write-baseline' drops them")
        )
      }
    }
    let report = ValidationReport(
      validation,
      of: subject,
      judged: subject.judgedBundles.filter(wishes.wants).map(\.bundle.target),
      isSummary: isSummary
    )
    var status: ExitStatus = failOn.fails(report.validation) ? .findings : .success
    if let newBaseline {
      guard write(all, of: subject, to: newBaseline, wishes, session) else { return .failure }
      // What is written down is known from now on.
      status = .success
    }
    // Where something could not be looked at, a clean answer would be a guess.
    if report.validation.problems.contains(where: { !$0.losesNothing }) { status = .failure }
    let findings = report.findings(
      under: subject.root,
      applying: wishes.selection,
      failOn: failOn,
      base: session.surroundings.reportBase
    )
    status = session.report(status, isVerdict: true) { report.rendering($0, findings: findings) }
    session.console.complain(report.problems.map(ProblemText.line))
    if session.common.reports.contains(where: { $0.format == .sarif }) {
      session.note(findings.lackOfRoom.map(ProblemText.line))
    }
    return status
  }

  private func lookout(
    over subject: Subject,
    in all: Validation,
    for baseline: Baseline,
    _ file: BaselineFile,
    _ wishes: ValidationWishes,
    _ session: Session
  ) -> BaselineLookout {
    BaselineLookout(
      over: subject,
      in: all,
      applying: wishes.selection,
      isWhole: targets.isEmpty && (path != nil || session.surroundings.buildPhase == nil)
        && file.covers(baseline, judging: subject.root),
      base: session.surroundings.reportBase
    )
  }

  private func write(
    _ all: Validation,
    of subject: Subject,
    to place: StreamOrFile,
    _ wishes: ValidationWishes,
    _ session: Session
  ) -> Bool {
    let file = BaselineFile(place, session)
    let path = file.path
    let entries = file.entries(of: all.findings)
    var baseline = Baseline(entries)
    baseline.root = file.written(subject.root)
    do throws(ProjectProblem) {
      if let old = try file.readIfThere() {
        let lookout = lookout(over: subject, in: all, for: old, file, wishes, session)
        baseline.keep(old) { !lookout.isLookedFor($0, in: file) }
        if !file.covers(old, judging: subject.root) { baseline.root = old.root }
      }
    } catch {
      session.complain("\(path): it is left as it is: \(error.reason)")
      return false
    }
    do throws(SinkError) {
      try file.write(baseline)
    } catch {
      switch error {
      case .refused(let place, let reason): session.complain("\(place): \(reason)")
      case .closed: session.complain("the reader of the baseline has gone before its end")
      }
      return false
    }
    let count = "\(entries.count) finding\(entries.count == 1 ? "" : "s")"
    session.note("\(path): \(count) written, which '--baseline' leaves out from now on")
    return true
  }

  /// Reads what is at the path, with the fonts that are given beside it.
  private func read(
    _ path: FilePath,
    for phase: BuildPhase?,
    _ wishes: ValidationWishes,
    _ session: Session
  ) -> Project? {
    do throws(ProjectProblem) {
      var project = try session.showingProgress("looking for apps") {
        () throws(ProjectProblem) in
        try Project(reading: path)
      }
      if let phase, let plist = phase.infoPlist, !project.hasTarget(phase.target) {
        // A project that cannot be read, or is made by something else: the list can still be.
        project = try Project(reading: plist)
      }
      for archive in project.archives { session.archives.keep(archive) }
      if !fonts.isEmpty, try !project.add(fontsAt: session.opening(fonts)) {
        session.note("--fonts changes nothing: what a built bundle holds is known")
      }
      project.leaveOut { wishes.excludes($0) }
      if let phase, let files = phase.readableFiles {
        let base = session.surroundings.reportBase
        project.withhold { !files.contains(base.absolute($0)) }
      }
      return project
    } catch {
      session.complain(ProblemText.line(error))
      return nil
    }
  }

  /// The sheets of `--styles`; complains about the first that cannot be opened.
  private func readSheets(_ session: Session) -> [StyleSheet]? {
    var sheets: [StyleSheet] = []
    for path in styles {
      guard let sheet = session.styleSheet(path) else { return nil }
      sheets.append(sheet)
    }
    return sheets
  }
}

extension Project {
  fileprivate func hasTarget(_ name: String) -> Bool {
    bundles.contains { $0.target.isTarget(named: name) }
  }
}

extension Subject {
  /// The subject with some of its targets; complains when there is none of a name.
  fileprivate func choosing(targets: [String], _ session: Session) -> Subject? {
    let names = bundles.map(\.bundle.target)
    for target in targets where !names.contains(where: { $0.isTarget(named: target) }) {
      let known = names.reduce(into: [String]()) { known, name in
        if !known.contains(name) { known.append(name) }
      }
      let others =
        known.isEmpty ? "no target at all" : known.map { "'\($0)'" }.joined(separator: ", ")
      session.complain("there is no target '\(target)'; there is \(others)")
      return nil
    }
    return choosing(targets: targets)
  }

  /// The subject with some of its targets; `nil` when there is none of these names.
  fileprivate func choosing(targets: [String]) -> Subject? {
    let chosen = bundles.filter { bundle in
      targets.contains { bundle.bundle.target.isTarget(named: $0) }
    }
    return chosen.isEmpty ? nil : Subject(root: root, bundles: chosen, problems: problems)
  }
}

extension String {
  /// Whether the target has the name; of two that are called alike each has its project behind it.
  fileprivate func isTarget(named name: String) -> Bool {
    self == name || hasPrefix(name + " (")
  }
}
