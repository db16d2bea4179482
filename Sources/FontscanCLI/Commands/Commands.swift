/// The verbs of the tool, in the order of the help.
enum Commands {
  /// All of them but `help`, which is no command of its own: it shows the help of the others.
  static let all: [any Command.Type] = [
    ListCommand.self, ShowCommand.self, ValidateCommand.self, LegibilityCommand.self,
    ScaleCommand.self, ExplainCommand.self, GenerateCommand.self,
  ]

  /// The command of a name.
  ///
  /// - Parameter name: What was typed.
  /// - Returns: The command's type.
  /// - Throws: ``UsageError/unknownCommand(_:nearest:)``.
  static func named(_ name: String) throws(UsageError) -> any Command.Type {
    if let command = all.first(where: { $0.name == name }) { return command }
    let names = all.map { $0.name } + ["help"]
    throw .unknownCommand(name, nearest: Spelling.nearest(to: name, among: names))
  }
}
