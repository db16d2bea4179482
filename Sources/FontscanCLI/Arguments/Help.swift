/// What a person sees who asks how a command is used, in 80 columns.
struct Help {
  /// The help, with the end of its last line.
  private(set) var text = ""

  private static let width = 80
  private static let column = 24

  /// The help of a command, made from its declarations.
  init(of command: any Command.Type) {
    let operands = command.operands.map(\.usage).filter { !$0.isEmpty }
    line(
      wrapping: (["USAGE: fontscan \(command.name) [OPTIONS]"] + operands).joined(separator: " ")
    )
    for paragraph in [command.summary] + command.discussion {
      section()
      line(wrapping: paragraph)
    }
    if !command.operands.isEmpty {
      section("ARGUMENTS")
      for operand in command.operands { entry(operand.placeholder, operand.help) }
    }
    if !command.options.isEmpty {
      section("OPTIONS")
      for option in command.options { entry(Help.spelling(of: option), option.help) }
    }
    section("OPTIONS OF ALL COMMANDS")
    for option in CommonOptions.specs(formats: command.formats) {
      entry(Help.spelling(of: option), option.help)
    }
    section()
    line(wrapping: Help.repetition)
    section("EXIT STATUS")
    entry("0", command.statuses.success)
    if let findings = command.statuses.findings { entry("1", findings) }
    for status in Help.statuses.suffix(2) { entry(status.code, status.meaning) }
    if !command.examples.isEmpty {
      section("EXAMPLES")
      for example in command.examples {
        line(wrapping: example.does, indent: 2)
        text += "    \(example.line)\n"
      }
    }
  }

  private init() {}

  /// The help of the tool: its commands.
  static var overview: String {
    var help = Help()
    help.line(wrapping: "USAGE: fontscan COMMAND [OPTIONS] [ARGUMENTS]")
    help.section()
    help.line(
      wrapping: """
        Answers font questions for iOS apps, on Linux as on a Mac: which names code can use, \
        whether the fonts that an app declares are there, how large they get, and what Bold Text \
        turns them into.
        """
    )
    help.section("COMMANDS")
    for command in Commands.all { help.entry(command.name, command.summary) }
    help.entry("help [COMMAND]", "Show this help, or that of a command.")
    help.section("OPTIONS")
    help.entry("-h, --help", "Show this help, or after a command its help.")
    help.entry("--version", CommonOptions.version.help)
    help.section("EXIT STATUS")
    for status in Help.statuses { help.entry(status.code, status.meaning) }
    help.section()
    help.line(wrapping: Help.streams)
    return help.text
  }

  /// What the tool is for.
  static let purpose = """
    Answers font questions for iOS apps, on Linux as on a Mac: which names code can use, whether the \
    fonts that an app declares are there, and what Bold Text turns them into.
    """

  /// What goes where.
  static let streams = """
    Results go to standard output and everything else to standard error. A reader that stops early, \
    as in 'fontscan list | head', is no failure.
    """

  /// What becomes of an option that is given again.
  static let repetition = """
    Options that take one value may be given again, as by a script that adds to another's: the last \
    one counts, and a note on standard error says which.
    """

  /// What the tool tells its caller; the last two mean the same for every command.
  static let statuses: [(code: String, meaning: String)] = [
    ("0", "Done, and nothing is wrong."),
    ("1", "Done, with findings, or nothing was found: see the command's help."),
    ("2", "It could not be done: a path that cannot be opened, a report not written."),
    ("64", "The command line makes no sense."),
  ]
}

extension Help {
  private static func spelling(of option: any AnyOptionSpec) -> String {
    let names = [option.short, option.name].compactMap { $0 }.joined(separator: ", ")
    return option.placeholder.map { "\(names) \($0)" } ?? names
  }

  private mutating func section(_ title: String? = nil) {
    text += "\n"
    if let title { text += "\(title):\n" }
  }

  /// An entry in two columns.
  private mutating func entry(_ name: String, _ meaning: String) {
    var start = "  " + name
    if start.count > Help.column - 2 {
      text += start + "\n"
      start = ""
    }
    start += String(repeating: " ", count: Help.column - start.count)
    for line in Paragraph.lines(meaning, width: Help.width - Help.column) {
      text += start + line + "\n"
      start = String(repeating: " ", count: Help.column)
    }
  }

  private mutating func line(wrapping words: String, indent: Int = 0) {
    for line in Paragraph.lines(words, width: Help.width - indent) {
      text += String(repeating: " ", count: indent) + line + "\n"
    }
  }
}
