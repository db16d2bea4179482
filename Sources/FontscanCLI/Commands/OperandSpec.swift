/// What a command takes besides options, for its help.
struct OperandSpec: Sendable {
  /// What help calls it.
  var placeholder: String

  /// How the usage line has it: `[PATH...]`.
  var usage: String

  /// Words that it may be, for completion in a shell; empty for a path.
  var offers: [String] = []

  /// What it means, in sentences.
  var help: String
}
