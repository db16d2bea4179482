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
  static let formats: [ReportFormat] =
    [.text, .json, .ndjson, .csv, .markdown] + ReportFormat.ofFindings
  static let textOptions: [any AnyOptionSpec] = [summaryOnly]
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

  let path: FilePath?
  let config: StreamOrFile?
  let only: [String]
  let disabled: [String]
  let enabled: [String]
  let failOn: FailureLevel
  let targets: [String]
  let fonts: [FilePath]
  let styles: [FilePath]
  let isSummary: Bool
  let baseline: StreamOrFile?
  let newBaseline: StreamOrFile?

  init(_ arguments: ParsedArguments, common: CommonOptions) throws(UsageError) {
    guard arguments.operands.count <= 1 else {
      throw .unexpectedOperand(arguments.operands[1].text)
    }
    path = arguments.operands.first.map { FilePath(bytes: $0.bytes) }
    config = arguments[Self.config]
    only = arguments[Self.only].flatMap { $0 }
    disabled = arguments[Self.disable].flatMap { $0 }
    enabled = arguments[Self.enable].flatMap { $0 }
    let selection: RuleSelection
    do throws(UnknownRuleError) {
      selection = try RuleSelection(only: only, disabled: disabled, enabled: enabled)
    } catch {
      throw .conflict("\(error)")
    }
    guard !selection.rules.isEmpty else {
      throw .conflict("'--disable' leaves no rule of '--only' to apply")
    }
    baseline = arguments[Self.baseline]
    newBaseline = arguments[Self.writeBaseline]
    if newBaseline == .stream, common.reports.contains(where: { $0.destination == .stream }) {
      throw .conflict(
        "a report and the baseline cannot both go to standard output; '--output FILE' takes the report"
      )
    }
    failOn = try Self.failureLevel(arguments)
    targets = arguments[Self.target]
    fonts = arguments[Self.fonts]
    styles = arguments[Self.styles]
    isSummary = arguments[Self.summaryOnly]
    let streams = [config, baseline].filter { $0 == .stream }.count
    guard streams + styles.filter({ $0 == FilePath("-") }).count <= 1 else {
      throw .conflict("standard input can be read once, and several options name it")
    }
  }
}
