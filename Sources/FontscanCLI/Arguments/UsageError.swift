/// Why a command line makes no sense.
enum UsageError: Error, Hashable, Sendable {
  /// There is no such command.
  case unknownCommand(String, nearest: String?)

  /// The command has no such option.
  case unknownOption(String, nearest: String?)

  /// A value was given to an option that stands alone.
  case unexpectedValue(option: String)

  /// The command line ends where an option's value belongs.
  case missingValue(option: String, placeholder: String)

  /// An option cannot do anything with its value.
  case invalidValue(String, option: String, expected: String)

  /// A command was given nothing to work on.
  case missingOperand(String)

  /// There are more operands than the command takes.
  case unexpectedOperand(String)

  /// Words that are fine alone make no sense together: a clause.
  case conflict(String)
}

extension UsageError: CustomStringConvertible {
  /// The complaint, in words that follow a colon.
  var description: String {
    switch self {
    case .unknownCommand(let name, let nearest):
      "unknown command '\(name)'\(UsageError.hint(nearest))"
    case .unknownOption(let name, let nearest):
      "unknown option '\(name)'\(UsageError.hint(nearest))"
    case .unexpectedValue(let option):
      "'\(option)' takes no value"
    case .missingValue(let option, let placeholder):
      "'\(option)' needs a \(placeholder)"
    case .invalidValue(let value, let option, let expected):
      "'\(option)' takes \(expected), not '\(value)'"
    case .missingOperand(let placeholder):
      "no \(placeholder) given"
    case .unexpectedOperand(let operand):
      "'\(operand)' is one word too many"
    case .conflict(let clause):
      clause
    }
  }

  private static func hint(_ nearest: String?) -> String {
    nearest.map { " (did you mean '\($0)'?)" } ?? ""
  }
}
