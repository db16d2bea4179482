internal import FileAccess
internal import FontChecks
internal import ProjectModel
internal import StyleSheets

/// `fontscan validate`: an app's declared fonts against its files.
struct ValidateCommand: Command {
  static let name = "validate"
  static let summary = "Check the fonts that an app declares against its files."
  static let discussion = [
    """
    A built app is taken as it is. Of an Xcode project, or of the XcodeGen spec that makes one, each \
    target is judged by what it copies and by its Info.plist, and of a Swift package the bundle of \
    each target; manifests are read and not run. Nothing outside the given folder is read. In a folder without a project each \
    Info.plist with a font list is taken together with the fonts below its folder. Rules that need \
    more than can be known stay silent, and the report says so. 'fontscan explain' lists the rules.
    """
  ]
  static let operands = [
    OperandSpec(
      placeholder: "PATH",
      usage: "[PATH]",
      help: """
        An .xcodeproj, .xcworkspace, .app, .appex, .framework, .xcarchive or .ipa, a \
        Package.swift, an XcodeGen project.yml, an Info.plist, or a folder with any of these in it. \
        Default: the working directory.
        """
    )
  ]
  static let formats: [ReportFormat] = [.text, .json]
  static let statuses: (success: String, findings: String?) = (
    success: "No finding is as severe as --fail-on says.",
    findings: "There is a finding of that severity or above."
  )
  static let examples = [
    (line: "fontscan validate build/App.app", does: "A built app, before it is shipped:"),
    (
      line: "fontscan validate --strict --report json=fonts.json",
      does: "The working directory, warnings count, with a report for another tool:"
    ),
    (
      line: "fontscan validate --only declared,names/collision App/Info.plist",
      does: "Some rules alone:"
    ),
  ]

  private let path: FilePath
  private let config: FilePath?
  private let selection: RuleSelection
  private let failOn: FailureLevel
  private let targets: [String]
  private let fonts: [FilePath]
  private let styles: [FilePath]
  private let isSummary: Bool

  init(_ arguments: ParsedArguments, common: CommonOptions) throws(UsageError) {
    guard arguments.operands.count <= 1 else {
      throw .unexpectedOperand(arguments.operands[1].text)
    }
    path = arguments.operands.first.map { FilePath(bytes: $0.bytes) } ?? FilePath(".")
    config = arguments[Self.config]
    do throws(UnknownRuleError) {
      selection = try RuleSelection(
        only: arguments[Self.only].flatMap { $0 },
        disabled: arguments[Self.disable].flatMap { $0 },
        enabled: arguments[Self.enable].flatMap { $0 }
      )
    } catch {
      throw .conflict("\(error)")
    }
    guard !selection.rules.isEmpty else {
      throw .conflict("'--disable' leaves no rule of '--only' to apply")
    }
    failOn = try Self.failureLevel(arguments)
    targets = arguments[Self.target]
    fonts = arguments[Self.fonts]
    styles = arguments[Self.styles]
    isSummary = arguments[Self.summaryOnly]
  }

  func run(_ session: Session) -> ExitStatus {
    if FileSignature(of: path) == .font {
      session.complain("\(path): it is a font and no app; try 'fontscan show'")
      return .failure
    }
    let configuration: Configuration?
    do throws(ConfigurationError) {
      configuration = try (config ?? Configuration.file(for: path)).map {
        path throws(ConfigurationError) in try Configuration(reading: path)
      }
    } catch {
      session.console.complain(ProblemText.lines(error))
      return .failure
    }
    var project: Project
    do throws(ProjectProblem) {
      project = try session.showingProgress("looking for apps") { () throws(ProjectProblem) in
        try Project(reading: path)
      }
      for archive in project.archives { session.archives.keep(archive) }
      if !fonts.isEmpty, try !project.add(fontsAt: session.opening(fonts)) {
        session.note("--fonts changes nothing: what a built bundle holds is known")
      }
    } catch {
      session.complain(ProblemText.line(error))
      return .failure
    }
    guard let sheets = readSheets(session) else { return .failure }
    var subject = session.showingProgress("reading fonts") {
      Subject(reading: project, root: path, jobs: session.jobs)
    }
    if !targets.isEmpty {
      guard let chosen = subject.choosing(targets: targets, session) else { return .failure }
      subject = chosen
    }
    subject = session.showingProgress("measuring letters") {
      subject.choosingBolds(configuration, isWhole: targets.isEmpty).measured(
        for: selection,
        jobs: session.jobs
      )
    }
    subject = subject.adding(sheets)
    let report = ValidationReport(
      Validation(subject: subject, selection: selection, configuration: configuration),
      targets: subject.bundles.map(\.bundle.target),
      isSummary: isSummary
    )
    var status: ExitStatus = failOn.fails(report.validation) ? .findings : .success
    // Where something could not be looked at, a clean answer would be a guess.
    if report.validation.problems.contains(where: { !$0.losesNothing }) { status = .failure }
    status = session.report(status) { format in
      switch format {
      case .json: .json { report.writeJSON(to: &$0) }
      case .text, .ndjson, .csv, .markdown: .text { report.writeText(to: &$0) }
      }
    }
    session.console.complain(report.problems.map(ProblemText.line))
    return status
  }
}

extension ValidateCommand {
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
    return Subject(
      root: root,
      bundles: bundles.filter { bundle in
        targets.contains { bundle.bundle.target.isTarget(named: $0) }
      },
      problems: problems
    )
  }
}

extension String {
  /// Whether the target has the name; of two that are called alike each has its project behind it.
  fileprivate func isTarget(named name: String) -> Bool {
    self == name || hasPrefix(name + " (")
  }
}
