internal import FileAccess
internal import FontChecks
internal import FontRegistry

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
    Outlines are not measured yet: 'ok' says that a heavier face is there, not that its letters \
    look heavier.
    """,
  ]
  static let operands = [
    OperandSpec(
      placeholder: "PATH",
      usage: "[PATH|FONT...]",
      help: """
        A font file, a folder or bundle with fonts, or an Info.plist. Default: the working \
        directory. The partner of a font file may be any font in its folder.
        """
    ),
    OperandSpec(
      placeholder: "FONT",
      usage: "",
      help: "A PostScript, full or family name."
    ),
  ]
  static let options: [any AnyOptionSpec] = [fonts]
  static let formats: [ReportFormat] = [.text, .json, .csv]
  static let statuses: (success: String, findings: String?) = (
    success: "No face lacks a bold partner.",
    findings: "A face lacks one, or there is no such face."
  )
  static let examples = [
    (line: "fontscan legibility Fonts", does: "The fonts of a folder:"),
    (
      line: "fontscan legibility ZenOldMincho-Regular --fonts Fonts",
      does: "One face, among the fonts of a folder:"
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

  private let words: [Word]
  private let fontPaths: [FilePath]

  init(_ arguments: ParsedArguments, common: CommonOptions) throws(UsageError) {
    words = arguments.operands.isEmpty ? ["."] : arguments.operands
    fontPaths = arguments[Self.fonts]
  }

  func run(_ session: Session) -> ExitStatus {
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
    let report = LegibilityReport(faces: collector.faces, candidates: collector.candidates)
    if report.hasFaults || report.rows.isEmpty { status = max(status, .findings) }
    // The partner may be in a file that could not be read: what is said rests on the others alone.
    let closed = collector.problems.filter { $0.kind == .unreadable }.map(\.file)
    if !closed.isEmpty { status = .failure }
    status = session.report(status) { format in
      switch format {
      case .json: .json { report.writeJSON(problems: collector.problems, to: &$0) }
      case .csv: .csv { report.writeCSV(to: &$0) }
      case .text, .ndjson, .markdown: .text { report.writeText(to: &$0) }
      }
    }
    session.explain(collector.problems, given: closed)
    if report.rows.isEmpty, status != .failure, collector.problems.isEmpty {
      session.note("no fonts were found")
    }
    return status
  }
}
