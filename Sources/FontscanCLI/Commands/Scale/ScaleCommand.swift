internal import DynamicType
internal import FileAccess
internal import FontRegistry

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
        Several stand side by side.
        """
    )
  ]
  static let formats: [ReportFormat] = [.text, .json, .ndjson, .csv, .markdown]
  static let statuses: (success: String, findings: String?) = (
    success: "Every FONT was found and has sizes.",
    findings: "Nothing is called so or is a font; with --bold, a face has no bold partner."
  )
  static let examples = [
    (line: "fontscan scale Fonts/Inter-Regular.ttf", does: "A font file in all styles:"),
    (
      line: "fontscan scale Inter-Regular --fonts Fonts --size 18 --max-size 40",
      does: "A font of 18 points that stops at 40, by its name:"
    ),
    (
      line: "fontscan scale Fonts/Inter-Regular.ttf --bold --category large,AX5",
      does: "What Bold Text does to its lines, in two sizes:"
    ),
  ]

  private let words: [Word]
  private let fontPaths: [FilePath]
  private let plan: ScalePlan
  private let wantsBold: Bool

  init(_ arguments: ParsedArguments, common: CommonOptions) throws(UsageError) {
    words = arguments.operands
    guard !words.isEmpty else { throw .missingOperand("FONT") }
    fontPaths = arguments[Self.fonts]
    plan = try Self.plan(arguments)
    wantsBold = arguments[Self.bold]
  }

  func run(_ session: Session) -> ExitStatus {
    var finder = ScaledFaceFinder(fontPaths: fontPaths, wantsBold: wantsBold, session: session)
    var report = ScaleReport(plan)
    var status = ExitStatus.success
    for word in words {
      do throws(FontLookupError) {
        let found = try finder.find(word)
        report.problems += found.problems.filter { !report.problems.contains($0) }
        if found.files.allSatisfy(\.faces.isEmpty) { status = max(status, .findings) }
        for (_, face) in found.faces {
          let bold = finder.bold(of: face)
          // Without a size for a face that was asked for, the question has no answer.
          if !report.add(face, bold: bold) { status = .failure }
          if case .missing = bold { status = max(status, .findings) }
        }
      } catch {
        session.complain("\(error)")
        status = max(status, error.status)
      }
    }
    let closed = finder.closed
    report.problems += closed.filter { !report.problems.contains($0) }
    if !closed.isEmpty { status = .failure }
    status = session.report(status) { report.rendering($0) }
    session.explain(report.problems, given: report.problems.map(\.file))
    return status
  }
}

extension ScaleReport {
  /// How the result is written in a format.
  fileprivate func rendering(_ format: ReportFormat) -> Rendering {
    switch format {
    case .text: .text { writeText(to: &$0) }
    case .json: .json { writeJSON(to: &$0) }
    case .ndjson: .json { writeLines(to: &$0) }
    case .csv: .csv { writeCSV(to: &$0) }
    case .markdown: .markdown { writeMarkdown(to: &$0) }
    }
  }
}
