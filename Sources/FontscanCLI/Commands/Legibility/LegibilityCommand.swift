internal import FileAccess
internal import FontChecks
internal import FontRegistry
internal import ProjectModel

/// `fontscan legibility`: the bold partner of each face for Bold Text.
struct LegibilityCommand: Command {
  static let name = "legibility"
  static let summary = "Find the bold partner of each face for people who use Bold Text."
  static let discussion = [
    """
    With Bold Text on, an app should switch each face to a heavier one of the same family, slant \
    and width: at least 150 heavier, and of these the one nearest to 300 heavier. A face of 600 and \
    more for which there is none is the heaviest, which is no fault; symbol fonts are left alone.
    """,
    """
    The letters of both are measured in their outlines: where the stems of the bold are less than \
    1.15 times as thick, nobody sees a difference, whatever its name and weight say. Letters that \
    the bold lacks, and lines or text that grow with it, are told as well.
    """,
    """
    Of a project or a folder whose code asks for fonts by name, the faces that it asks for are \
    reported. Else it is the declared fonts of a bundle, or of a folder with an Info.plist that \
    declares some, and of any other folder all.
    """,
    """
    An app that uses no font of its own has nothing to mend, and the status is 0. One that declares \
    fonts of which none is here cannot be judged: the status is 2.
    """,
  ]
  static let operands = [
    OperandSpec(
      placeholder: "PATH",
      usage: "[PATH|FONT...]",
      help: """
        A font file, a folder or bundle with fonts, a project of Xcode, a Package.swift, a \
        project.yml of XcodeGen, or an Info.plist. Default: the working directory. The partner of a font file may be any font in its folder.
        """
    ),
    OperandSpec(
      placeholder: "FONT",
      usage: "",
      help: "A PostScript, full or family name."
    ),
  ]
  static let options: [any AnyOptionSpec] = [fonts, config, map]
  static let formats: [ReportFormat] =
    [.text, .json, .ndjson, .csv, .markdown] + ReportFormat.ofFindings
  static let textOptions: [any AnyOptionSpec] = [map]
  static let statuses: (success: String, findings: String?) = (
    success: "Every face that could be measured and needs a bold has one that looks bolder.",
    findings: "A face has none, or one that does not look bolder, or there is no such face."
  )
  static let examples = [
    (line: "fontscan legibility Fonts", does: "The fonts of a folder:"),
    (
      line: "fontscan legibility ZenOldMincho-Regular --fonts Fonts",
      does: "One face, among the fonts of a folder:"
    ),
    (
      line: "fontscan legibility Fonts --map swift --output BoldFaces.swift",
      does: "A table for the app, from each face to its bold:"
    ),
  ]

  private static let fonts = OptionSpec<[FilePath]>.list(
    "--fonts",
    "PATH",
    expected: "a file or folder",
    help: """
      Look for names and partners in a font file or folder as well; may be repeated. Default for \
      names: the fonts installed on this machine, which are not those of iOS.
      """
  ) { $0.bytes.isEmpty ? nil : FilePath(bytes: $0.bytes) }

  private static let config = OptionSpec<StreamOrFile?>.optional(
    "--config",
    "FILE",
    expected: "a file",
    help: """
      What is said of bolds beside the rule; '-' is standard input. Default: .fontscan.yml in the \
      first PATH or above it, up to the root of its version control.
      """
  ) { StreamOrFile($0) }

  private static let map = OptionSpec<BoldMapForm?>.optional(
    "--map",
    "FORM",
    expected: "swift or json",
    help: """
      Write which face takes the place of which when Bold Text is on, as Swift or JSON, in place of \
      the text report. Faces without a partner that looks bolder, or without the same one in each \
      bundle that has them, are left out.
      """
  ) { BoldMapForm(rawValue: $0.text) }

  private let words: [Word]
  private let fontPaths: [FilePath]
  private let config: StreamOrFile?
  private let mapForm: BoldMapForm?

  init(_ arguments: ParsedArguments, common: CommonOptions) throws(UsageError) {
    words = arguments.operands.isEmpty ? ["."] : arguments.operands
    fontPaths = arguments[Self.fonts]
    config = arguments[Self.config]
    mapForm = arguments[Self.map]
    if mapForm != nil, !common.reports.contains(where: { $0.format == .text }) {
      throw .conflict("'--map' takes the place of the text report: leave '--format' out")
    }
  }

  func run(_ session: Session) -> ExitStatus {
    let choices: BoldChoices
    do throws(ConfigurationError) {
      choices = try session.boldChoices(config, words)
    } catch {
      session.explain(error, of: "fontscan legibility")
      return .failure
    }
    var collector = FaceCollector(fontPaths: fontPaths, session: session)
    var status = ExitStatus.success
    for word in words {
      do throws(FontLookupError) {
        try collector.add(word)
      } catch {
        session.complain("\(error)")
        status = max(status, error.status)
      }
    }
    let groups = collector.groups.map { $0.choosing(choices) }
    let report = session.showingProgress("measuring letters") {
      LegibilityReport(groups, measurer: .reading(jobs: session.jobs))
    }
    let outcome = FacesFound(report, collector)
    if report.hasFaults || outcome == .noFont { status = max(status, .findings) }
    if outcome == .noneHere { status = .failure }
    // The partner may be in a file that could not be read: what is said rests on the others alone.
    let closed = collector.problems.filter { $0.kind == .unreadable }.map(\.file)
    if !closed.isEmpty || session.archives.hideFiles { status = .failure }
    let problems =
      collector.problems + collector.absent
      + (outcome == .noneHere ? collector.declaredInVain : [])
    let map = mapForm.map { (form: $0, map: BoldMap(report)) }
    let findings = report.findings(
      under: FilePath(bytes: words[0].bytes),
      problems: problems,
      base: session.surroundings.reportBase
    )
    status = session.report(status, isVerdict: mapForm == nil) { format in
      switch format {
      case .json: .json { report.writeJSON(problems: problems, to: &$0) }
      case .ndjson: .json { report.writeLines(problems: problems, to: &$0) }
      case .csv: .csv { report.writeCSV(to: &$0) }
      case .markdown: .markdown { report.writeMarkdown(to: &$0) }
      case .text: map.map { $0.form.rendering($0.map) } ?? .text { report.writeText(to: &$0) }
      case .xcode, .github, .sarif, .junit, .gitlab:
        findings.rendering(format) ?? .text { report.writeText(to: &$0) }
      }
    }
    if let disputed = map?.map.disputed {
      session.note(disputed.map { "'\($0.name)' is left out of the map: it is \($0.reason)" })
    }
    session.explain(problems, given: closed)
    if outcome == .noneHere {
      session.complain("none of the fonts is here: no face was judged")
    }
    let unknown = choices.unknownNames(
      among: groups.flatMap { $0.faces + $0.candidates + $0.undeclared },
      // Of some fonts of a project the others may have the names.
      areAll: words.allSatisfy { (try? FileKind(of: FilePath(bytes: $0.bytes))) == .folder }
        && groups.allSatisfy { $0.unseen == nil }
    )
    session.note(unknown.map(ProblemText.line))
    if status != .failure, problems.isEmpty, let words = outcome.words { session.note(words) }
    return status
  }
}
