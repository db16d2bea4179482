internal import FileAccess
internal import FontChecks

extension ValidateCommand {
  static let options: [any AnyOptionSpec] = [
    config, only, disable, enable, failOn, strict, baseline, writeBaseline, target, fonts, styles,
    summaryOnly,
  ]

  static let config = OptionSpec<StreamOrFile?>.optional(
    "--config",
    "FILE",
    expected: "a file",
    help: """
      Which rules to apply and how, and what must exist apart from what the project says; '-' is \
      standard input. Default: .fontscan.yml in PATH or above it, up to the root of its version \
      control.
      """
  ) { StreamOrFile($0) }

  static let only = rules(
    "--only",
    "Apply these rules or groups, and no others but those of --enable. May be repeated."
  )
  static let disable = rules("--disable", "Leave out these rules or groups. May be repeated.")
  static let enable = rules(
    "--enable",
    "Apply these rules or groups in any case. May be repeated."
  )

  static let failOn = OptionSpec<FailureLevel>.value(
    "--fail-on",
    "SEVERITY",
    default: .error,
    expected: "error, warning, note or never",
    offers: FailureLevel.allCases.map(\.rawValue),
    help: """
      The least severity that makes the exit status 1: error, warning, note or never. Default: \
      error.
      """
  ) { FailureLevel(rawValue: $0.text) }

  static let strict = OptionSpec<Bool>.flag("--strict", help: "The same as --fail-on warning.")

  static let baseline = OptionSpec<StreamOrFile?>.optional(
    "--baseline",
    "FILE",
    expected: "a file",
    help: """
      Leave out the findings that FILE knows; '-' is standard input. Default: 'baseline' of the \
      configuration, if it names one.
      """
  ) { StreamOrFile($0) }

  static let writeBaseline = OptionSpec<StreamOrFile?>.optional(
    "--write-baseline",
    "FILE",
    expected: "a file",
    help: """
      Write all findings to FILE, which knows them from then on, and drop those that are gone; '-' is \
      standard output. The exit status is 0.
      """
  ) { StreamOrFile($0) }

  static let target = OptionSpec<[String]>.list(
    "--target",
    "NAME",
    expected: "the name of a target",
    help: "Judge this target alone, such as App.app. May be repeated."
  ) { $0.bytes.isEmpty ? nil : $0.text }

  static let fonts = OptionSpec<[FilePath]>.list(
    "--fonts",
    "PATH",
    expected: "a file or folder",
    help: "Count the fonts of a folder of sources as the app's as well. May be repeated."
  ) { $0.bytes.isEmpty ? nil : FilePath(bytes: $0.bytes) }

  static let styles = OptionSpec<[FilePath]>.list(
    "--styles",
    "SHEET",
    expected: "a file",
    help: """
      Judge the styles of a style sheet as well: JSON or a property list, in fontscan's form or as \
      the style dictionary of ScaledFont; '-' is standard input. May be repeated.
      """
  ) { $0.bytes.isEmpty ? nil : FilePath(bytes: $0.bytes) }

  static let summaryOnly = OptionSpec<Bool>.flag(
    "--summary",
    help: "In the text report show how often each rule objects instead of each finding."
  )

  /// The level that the command line asks for.
  static func failureLevel(_ arguments: ParsedArguments) throws(UsageError) -> FailureLevel {
    let level = arguments[failOn]
    guard arguments[strict] else { return level }
    // The stricter of both would do, but who writes 'error' or 'never' means to be told less.
    guard !arguments.has(failOn) || level == .warning || level == .note else {
      throw .conflict("'--strict' and '--fail-on \(level.rawValue)' contradict each other")
    }
    return level == .note ? .note : .warning
  }

  private static func rules(_ name: String, _ help: String) -> OptionSpec<[[String]]> {
    .list(
      name,
      "RULE,...",
      expected: "rules or groups, separated by commas",
      offers: Rule.words,
      help: help
    ) { word in
      let words = word.text.split(separator: ",", omittingEmptySubsequences: false)
      return words.contains(where: \.isEmpty) ? nil : words.map(String.init)
    }
  }
}
