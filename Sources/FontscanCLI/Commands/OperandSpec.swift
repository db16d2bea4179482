/// What a command takes besides options, for its help.
struct OperandSpec: Sendable {
  /// What help calls it.
  var placeholder: String

  /// How the usage line has it: `[PATH...]`.
  var usage: String

  /// What it means, in sentences.
  var help: String
}
