internal import FileAccess
internal import FontRegistry
internal import ProjectModel

/// `fontscan list`: families and the PostScript names in them.
struct ListCommand: Command {
  static let name = "list"
  static let summary = "List font families and the PostScript names in them."
  static let discussion = [
    """
    A folder is searched all the way down, without hidden folders and DerivedData. Files in it that \
    are damaged or no fonts are named on standard error. Without a PATH the installed fonts are \
    listed, which are those of this machine and not those of iOS.
    """,
    """
    In text, control characters of names are written \\u{A}. In CSV, a cell that a spreadsheet would \
    take for a formula starts with an apostrophe. JSON has every string as it is. Everywhere \
    U+FFFD stands for bytes of a name or a path that are no character.
    """,
  ]
  static let operands = [
    OperandSpec(
      placeholder: "PATH",
      usage: "[PATH...]",
      help: """
        A font file, whatever it is called, a folder, an .ipa, or an Info.plist with its fonts.
        """
    )
  ]
  static let formats: [ReportFormat] = [.text, .json, .ndjson, .csv, .markdown]
  static let statuses: (success: String, findings: String?) = (
    success: "Faces were listed.",
    findings: "Nothing matched, or nothing that was given is a font."
  )
  static let examples = [
    (line: "fontscan list --names Fonts", does: "The names that code can use, one a line:"),
    (
      line: "fontscan list --weight 600..900 --style italic Fonts",
      does: "The heavy italics:"
    ),
    (
      line: "git ls-files -z '*.ttf' '*.otf' | fontscan list --files-from - -0",
      does: "The fonts that are under version control:"
    ),
  ]

  /// What the text report shows.
  enum Shape: Hashable, Sendable {
    case faces
    case families
    case names
  }

  private let paths: [FilePath]
  private let filesFrom: [StreamOrFile]
  private let endsWithNUL: Bool
  private let shape: Shape
  private let filter: FaceFilter
  private let questions: FaceQuestions

  init(_ arguments: ParsedArguments, common: CommonOptions) throws(UsageError) {
    paths = arguments.operands.map { FilePath(bytes: $0.bytes) }
    filesFrom = arguments[Self.filesFrom]
    endsWithNUL = arguments[Self.nul]
    guard filesFrom.count(where: { $0 == .stream }) <= 1 else {
      throw .conflict("'--files-from -' can be given once: standard input is read to its end")
    }
    if endsWithNUL, filesFrom.isEmpty { throw .conflict("'-0' goes with '--files-from'") }
    switch (arguments[Self.families], arguments[Self.names]) {
    case (true, true): throw .conflict("'--families' and '--names' exclude each other")
    case (true, false): shape = .families
    case (false, true): shape = .names
    case (false, false): shape = .faces
    }
    if shape != .faces, !common.reports.contains(where: { $0.format == .text }) {
      throw .conflict("'--families' and '--names' are forms of the text report")
    }
    filter = try FaceFilter(arguments)
    // Text shows only what is always read of a face. Of files that are given, the other tables are
    // read too, for the damage in them.
    let isInstalled = paths.isEmpty && filesFrom.isEmpty
    let isOnlyText = common.reports.allSatisfy { $0.format == .text }
    questions = isInstalled && isOnlyText ? filter.questions : filter.questions.union(.summary)
  }

  func run(_ session: Session) -> ExitStatus {
    guard let (given, registry) = read(session) else { return .failure }
    let isInstalled = given == nil
    let listing = Listing(
      registry,
      source: isInstalled ? .installed : .paths,
      filter: filter
    )
    let found: ExitStatus = listing.families.isEmpty ? .findings : .success
    var status = session.report(found) { format in
      switch format {
      case .json: .json { listing.writeJSON(to: &$0) }
      case .ndjson: .json { listing.writeLines(to: &$0) }
      case .csv: .csv { listing.writeCSV(to: &$0) }
      case .markdown: .markdown { listing.writeMarkdown(to: &$0) }
      default: .text { listing.writeText(shape, to: &$0) }
      }
    }
    if !session.explain(listing.problems, given: given ?? []) { status = .failure }
    // As of a folder that stays closed.
    if session.archives.hideFiles { status = .failure }
    let faceCount = registry.files.reduce(0) { $0 + $1.faces.count }
    // Without a face, nobody knows what a file that stays closed would have added.
    if faceCount == 0, listing.problems.contains(where: { $0.kind == .unreadable }) {
      status = .failure
    }
    if faceCount > 0, listing.families.isEmpty {
      session.note("no face matches")
    } else if faceCount == 0, listing.problems.isEmpty {
      session.note("no fonts were found")
    }
    if isInstalled { session.note("these fonts are installed on this machine; iOS has others") }
    session.detail("\(registry.files.count) files with \(faceCount) faces were read")
    return status
  }

  /// Reads the fonts, or complains.
  ///
  /// - Returns: The paths that were given, `nil` for the installed fonts, and what is there; `nil`
  ///   when nothing could be read.
  private func read(_ session: Session) -> (given: [FilePath]?, registry: Registry)? {
    guard !paths.isEmpty || !filesFrom.isEmpty else {
      do throws(FontconfigError) {
        return (nil, try session.readInstalled(questions: questions))
      } catch {
        session.complain("\(error)")
        return nil
      }
    }
    var given = paths
    for place in filesFrom {
      guard let listed = session.paths(from: place, endsWithNUL: endsWithNUL) else {
        return nil
      }
      given += listed
    }
    do throws(ProjectProblem) {
      given = try session.expanding(given)
    } catch {
      session.complain(ProblemText.line(error))
      return nil
    }
    return (given, session.read(given, questions: questions))
  }
}

extension ListCommand {
  static let options: [any AnyOptionSpec] =
    [families, names] + FaceFilter.options + [filesFrom, nul]

  private static let families = OptionSpec<Bool>.flag(
    "--families",
    help: "Show only the names of families, one a line."
  )
  private static let names = OptionSpec<Bool>.flag(
    "--names",
    help: "Show only PostScript names, one a line, each once."
  )
  private static let filesFrom = OptionSpec<[StreamOrFile]>.list(
    "--files-from",
    "FILE",
    expected: "a file",
    help: "Read more PATHs from FILE, one a line; '-' is standard input. May be repeated."
  ) { StreamOrFile($0) }
  private static let nul = OptionSpec<Bool>.flag(
    "--null",
    short: "-0",
    help: "A NUL byte and not a line end follows each PATH of FILE."
  )
}
