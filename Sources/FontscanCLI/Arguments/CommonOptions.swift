internal import FileAccess

/// What every command takes beside its own options.
struct CommonOptions: Sendable {
  /// The reports to write; never empty.
  let reports: [ReportRequest]

  /// How many threads may work; `nil` for as many as the machine has.
  let jobs: Int?

  /// Whether only results and failures are said.
  let isQuiet: Bool

  /// Whether more is said than usual.
  let isVerbose: Bool

  /// When text is painted.
  let color: ColorChoice

  /// Whether progress may be shown on a terminal.
  let showsProgress: Bool

  /// Reads what is common to all commands.
  ///
  /// - Parameters:
  ///   - arguments: The parsed command line.
  ///   - formats: What the command can write.
  ///   - usual: The form of a report to standard output for which none is chosen.
  /// - Throws: ``UsageError/conflict(_:)`` when two reports go to standard output.
  init(
    _ arguments: ParsedArguments,
    formats: [ReportFormat],
    usual: ReportFormat = .text
  ) throws(UsageError) {
    let output = arguments[CommonOptions.output]
    let chosen = CommonOptions.format(among: formats)
    let isChosen = arguments.has(chosen) || output != .stream
    let format = isChosen ? arguments[chosen] : usual
    let more = arguments[CommonOptions.report(among: formats)]
    reports = [ReportRequest(format: format, destination: output)] + more
    guard reports.filter({ $0.destination == .stream }).count <= 1 else {
      throw .conflict("two reports cannot both go to standard output")
    }
    jobs = arguments[CommonOptions.jobs]
    isQuiet = arguments[CommonOptions.quiet]
    isVerbose = arguments[CommonOptions.verbose]
    guard !isQuiet || !isVerbose else {
      throw .conflict("'--quiet' and '--verbose' contradict each other")
    }
    color = arguments[CommonOptions.color]
    showsProgress = !arguments[CommonOptions.noProgress]
  }
}

extension CommonOptions {
  /// The declarations, in the order of the help.
  static func specs(formats: [ReportFormat]) -> [any AnyOptionSpec] {
    [
      format(among: formats), output, report(among: formats), jobs, quiet, verbose, color,
      noProgress, help, version,
    ]
  }

  /// Shows the help of a command.
  static let help = OptionSpec<Bool>.flag("--help", short: "-h", help: "Show this help.")

  /// Shows the version of the tool.
  static let version = OptionSpec<Bool>.flag(
    "--version",
    help: "Show the versions of fontscan, FreeType and fontconfig."
  )

  private static func format(among formats: [ReportFormat]) -> OptionSpec<ReportFormat> {
    let names = ReportFormat.sentence(formats)
    let others =
      formats.contains(.github)
      ? "; to standard output of GitHub Actions github, of Xcode xcode" : ""
    return .value(
      "--format",
      "NAME",
      aliases: ["--reporter"],
      default: .text,
      expected: names,
      offers: formats.map(\.rawValue),
      help: "The form of the report: \(names). Default: text\(others). Also spelled --reporter."
    ) { word in formats.first { $0.rawValue == word.text } }
  }

  private static let output = OptionSpec<StreamOrFile>.value(
    "--output",
    "FILE",
    default: .stream,
    expected: "a file",
    help: """
      Write the report to FILE, whole or not at all, instead of to standard output, which is '-'.
      """
  ) { StreamOrFile($0) }

  private static func report(among formats: [ReportFormat]) -> OptionSpec<[ReportRequest]> {
    .list(
      "--report",
      "FORMAT=FILE",
      expected: "FORMAT=FILE with one of the formats \(ReportFormat.sentence(formats))",
      help: "Write one more report of the same run to FILE. May be repeated."
    ) { word in
      guard let equals = word.bytes.firstIndex(of: UInt8(ascii: "=")) else { return nil }
      let name = Word(bytes: Array(word.bytes[..<equals])).text
      let file = Word(bytes: Array(word.bytes[(equals + 1)...]))
      guard let format = formats.first(where: { $0.rawValue == name }),
        let destination = StreamOrFile(file)
      else { return nil }
      return ReportRequest(format: format, destination: destination)
    }
  }

  private static let jobs = OptionSpec<Int?>.optional(
    "--jobs",
    "N",
    expected: "a number from 1 to 256",
    help: "Read files with N threads. Default: one for each processor."
  ) { word in
    guard let count = Int(word.text), (1...256).contains(count) else { return nil }
    return count
  }

  private static let quiet = OptionSpec<Bool>.flag(
    "--quiet",
    short: "-q",
    help: "Say nothing but results and what could not be done."
  )

  private static let verbose = OptionSpec<Bool>.flag(
    "--verbose",
    short: "-v",
    help: "Say on standard error what was read."
  )

  private static let color = OptionSpec<ColorChoice>.value(
    "--color",
    "WHEN",
    default: .auto,
    expected: "auto, always or never",
    offers: ColorChoice.allCases.map(\.rawValue),
    help: """
      Paint text: auto, always or never. Default: auto, which honours NO_COLOR, CLICOLOR_FORCE \
      and TERM=dumb.
      """
  ) { ColorChoice(rawValue: $0.text) }

  private static let noProgress = OptionSpec<Bool>.flag(
    "--no-progress",
    help: "Show no progress, also where standard error is a terminal."
  )
}
