/// One verb of the tool.
///
/// The initializer takes words and touches nothing else; ``run(_:)`` does the work.
protocol Command: Sendable {
  /// What is typed.
  static var name: String { get }

  /// What the command is for, in a sentence for the list of commands.
  static var summary: String { get }

  /// What the command does beyond its summary: the paragraphs of its help.
  static var discussion: [String] { get }

  /// What may be given besides options; empty for nothing.
  static var operands: [OperandSpec] { get }

  /// Its own options, in the order of the help.
  static var options: [any AnyOptionSpec] { get }

  /// Those of its options that say something about the report as text, and so ask for it.
  static var textOptions: [any AnyOptionSpec] { get }

  /// The forms of its report.
  static var formats: [ReportFormat] { get }

  /// What its exit statuses 0 and 1 mean; `nil` for one that does not happen.
  static var statuses: (success: String, findings: String?) { get }

  /// Command lines that are worth knowing, each with what it does.
  static var examples: [(line: String, does: String)] { get }

  /// Whether its file is a source, and the command itself looks at what is there before.
  static var mindsItsFile: Bool { get }

  /// Takes a command line.
  ///
  /// - Parameters:
  ///   - arguments: Its options and operands.
  ///   - common: The options that all commands share.
  /// - Throws: ``UsageError`` when the words make no sense together.
  init(_ arguments: ParsedArguments, common: CommonOptions) throws(UsageError)

  /// Does the work.
  ///
  /// - Parameter session: The console and what all commands share.
  /// - Returns: What the process tells its caller.
  func run(_ session: Session) -> ExitStatus
}

extension Command {
  static var textOptions: [any AnyOptionSpec] { [] }

  static var mindsItsFile: Bool { false }

  /// Everything that a command line of this command may hold.
  static var allOptions: [any AnyOptionSpec] { options + CommonOptions.specs(formats: formats) }
}
