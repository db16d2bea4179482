internal import DynamicType
internal import FileAccess
internal import FontRegistry
internal import StyleSheets

/// `fontscan scale`: the Dynamic Type table of a real face.
struct ScaleCommand: Command {
  static let name = "scale"
  static let summary = "Show how large a face is in every text style and size category of iOS."
  static let discussion = [
    """
    A custom font grows as UIFontMetrics scales it, by the line heights of the system font, and not \
    as the system font does: a body font of 17 points has 48 at AX5, the system's 53. How high its \
    lines are comes from the font file, from 'hhea', as on iOS.
    """,
    """
    Line heights of Apple's tables are published, and one project measured them on iOS 27. Where the \
    two part, in eight cells, the table 'ios' has what was measured and 'ios-hig' what is published; \
    such cells are marked. 'ios10' is iOS 7 to 10, where only body grew in the accessibility sizes, \
    and 'macos' has one size for each style.
    """,
    """
    With --style or --category the text shows more of each size: ascender, descender, cap and x \
    height, the system font, what scaledValue(for:) gives, the factor, and its square, by which text \
    grows that is scaled twice.
    """,
  ]
  static let operands = [
    OperandSpec(
      placeholder: "FONT",
      usage: "FONT...",
      help: """
        A font file, a face of a collection (Demo.ttc#1), or a PostScript, full or family name. \
        Several stand side by side. None with --styles.
        """
    )
  ]
  static let formats: [ReportFormat] = [.text, .json, .ndjson, .csv, .markdown]
  static let statuses: (success: String, findings: String?) = (
    success: "Every face was found and has sizes.",
    findings:
      "Nothing is called so or is a font, a sheet has no styles; with --bold, a face has no bold partner."
  )
  static let examples = [
    (line: "fontscan scale Fonts/Inter-Regular.ttf", does: "A font file in all styles:"),
    (
      line: "fontscan scale Inter-Regular --fonts Fonts --size 18 --max-size 40",
      does: "A font of 18 points that stops at 40, by its name:"
    ),
    (
      line: "fontscan scale --styles Styles.json --fonts Fonts",
      does: "All styles of a sheet, each with its own face and sizes:"
    ),
    (
      line: "fontscan scale Fonts/Inter-Regular.ttf --bold --category large,AX5",
      does: "What Bold Text does to its lines, in two sizes:"
    ),
  ]

  /// What is scaled.
  private enum Subject: Sendable {
    /// Faces that words mean.
    case fonts([Word], ScalePlan)
    /// The styles of a sheet.
    case sheet(FilePath, ScaleQuestion)
  }

  private let subject: Subject
  private let fontPaths: [FilePath]
  private let wantsBold: Bool

  init(_ arguments: ParsedArguments, common: CommonOptions) throws(UsageError) {
    fontPaths = arguments[Self.fonts]
    wantsBold = arguments[Self.bold]
    let question = try ScaleQuestion(arguments)
    guard let sheet = arguments[Self.styles] else {
      guard !arguments.operands.isEmpty else { throw .missingOperand("FONT") }
      subject = .fonts(arguments.operands, try question.plan(arguments))
      return
    }
    if let word = arguments.operands.first {
      throw .conflict(
        "'--styles' says which fonts there are: look them up with '--fonts \(word.text)'"
      )
    }
    let own: [any AnyOptionSpec] = [Self.size, Self.maximum, Self.minimum]
    if let option = own.first(where: arguments.has) {
      throw .conflict("'--styles' has sizes of its own: '\(option.name)' does not go with it")
    }
    subject = .sheet(sheet, question)
  }

  func run(_ session: Session) -> ExitStatus {
    var finder = ScaledFaceFinder(fontPaths: fontPaths, wantsBold: wantsBold, session: session)
    var report: ScaleReport
    var status: ExitStatus
    switch subject {
    case .fonts(let words, let plan):
      report = ScaleReport(plan)
      status = report.add(words, with: &finder, session)
    case .sheet(let path, let question):
      guard let sheet = session.styleSheet(path, for: question.table) else { return .failure }
      do throws(UsageError) {
        report = ScaleReport(try question.plan(sheet))
      } catch {
        // A style may be unknown only because the sheet could not be read to its end.
        for fault in sheet.faults {
          session.complain(ScaleProblem(in: path, at: fault.place, fault.reason).words)
        }
        session.complain("\(error)")
        return sheet.faults.isEmpty ? .usage : .failure
      }
      status = report.add(sheet, with: &finder, session)
    }
    let closed = finder.closed.map { ScaleProblem($0) }
    report.problems += closed.filter { !report.problems.contains($0) }
    if !closed.isEmpty { status = .failure }
    status = session.report(status) { report.rendering($0) }
    for problem in report.problems where problem.isOfSheet { session.complain(problem.words) }
    let ofFonts = report.problems.filter { !$0.isOfSheet }.map(\.problem)
    session.explain(ofFonts, given: ofFonts.map(\.file))
    session.detail("\(report.fonts.count) faces were taken to sizes")
    return status
  }
}

extension ScaleReport {
  /// How the result is written in a format.
  fileprivate func rendering(_ format: ReportFormat) -> Rendering {
    switch format {
    case .json: .json { writeJSON(to: &$0) }
    case .ndjson: .json { writeLines(to: &$0) }
    case .csv: .csv { writeCSV(to: &$0) }
    case .markdown: .markdown { writeMarkdown(to: &$0) }
    default: .text { writeText(to: &$0) }
    }
  }
}
