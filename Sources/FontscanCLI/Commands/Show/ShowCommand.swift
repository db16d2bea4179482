internal import FileAccess
internal import FontRegistry

/// `fontscan show`: everything about a face, with the line to paste into code.
struct ShowCommand: Command {
  static let name = "show"
  static let summary = "Show everything about a face, with the line to paste into code."
  static let discussion = [
    """
    A FONT that exists as a file, or has a slash in it, is a font file. Any other is looked up as \
    a PostScript name, then as a full name, a family name and a file name, and the report says \
    which it was. Of a variable font the names of its instances stand side by side, as iOS, \
    FreeType and fontconfig have them; they differ, and only the first helps an app.
    """
  ]
  static let operands = [
    OperandSpec(
      placeholder: "FONT",
      usage: "FONT...",
      help: """
        A font file, a face of a collection (Demo.ttc#1), or a PostScript, full or family name.
        """
    )
  ]
  static let options: [any AnyOptionSpec] = [fonts, position]
  static let formats: [ReportFormat] = [.text, .json]
  static let statuses: (success: String, findings: String?) = (
    success: "Every FONT was found.",
    findings: "Nothing is called so, has that position, or is a font."
  )
  static let examples = [
    (line: "fontscan show Fonts/Inter.ttf", does: "All faces of a file:"),
    (
      line: "fontscan show ZenOldMincho-Bold --fonts Fonts",
      does: "A face by its name, among the fonts of a folder:"
    ),
    (
      line: "fontscan show Fonts/Inter.ttf --position wght=650",
      does: "A variable font between its instances:"
    ),
  ]

  private static let fonts = OptionSpec<[FilePath]>.list(
    "--fonts",
    "PATH",
    expected: "a file or folder",
    help: """
      Look names up in a font file or folder; may be repeated. Default: the fonts installed on \
      this machine, which are not those of iOS.
      """
  ) { $0.bytes.isEmpty ? nil : FilePath(bytes: $0.bytes) }

  private static let position = OptionSpec<AxisPosition?>.optional(
    "--position",
    "POSITION",
    expected: "axes with numbers (wght=650,wdth=90)",
    help: "Show a variable font at a position of its axes: wght=650,wdth=90."
  ) { AxisPosition($0.text) }

  private let words: [Word]
  private let lookup: FontLookup.Place
  private let position: AxisPosition?

  init(_ arguments: ParsedArguments, common: CommonOptions) throws(UsageError) {
    words = arguments.operands
    guard !words.isEmpty else { throw .missingOperand("FONT") }
    let fonts = arguments[Self.fonts]
    lookup = fonts.isEmpty ? .installed : .paths(fonts)
    position = arguments[Self.position]
  }

  func run(_ session: Session) -> ExitStatus {
    var lookup = FontLookup(place: lookup, session: session)
    var status = ExitStatus.success
    var showing = Showing(engines: session.console.engines)
    for word in words {
      let found: FoundFont
      do throws(FontLookupError) {
        found = try lookup.find(word, questions: .everything)
      } catch {
        session.complain("\(error)")
        status = max(status, error.status)
        continue
      }
      showing.problems += found.problems
      if found.files.allSatisfy(\.faces.isEmpty) { status = max(status, .findings) }
      do throws(PositionError) {
        try showing.add(found, at: position)
      } catch {
        session.complain("\(word.text): \(error)")
        status = max(status, .findings)
      }
    }
    status = session.report(status) { format in
      switch format {
      case .json: .json { showing.writeJSON(to: &$0) }
      default: .text { showing.writeText(to: &$0) }
      }
    }
    session.explain(showing.problems)
    return status
  }
}
