/// The manual page `fontscan(1)`, made from the declarations of commands and options.
///
/// Written with the macros of man(7), which every `man` reads.
struct ManualPage {
  /// The page, with the end of its last line.
  private(set) var text = ""

  /// Writes the whole page.
  init() {
    text += ".\\\" Made by 'make documents' from the declarations of the options: do not edit.\n"
    text += ".TH FONTSCAN 1 \"\" \"fontscan \(FontscanVersion.current)\"\n"
    section("NAME")
    text += "fontscan \\- answer font questions for iOS apps\n"
    section("SYNOPSIS")
    for command in Commands.all {
      let operands = command.operands.map(\.usage).filter { !$0.isEmpty }
      text += ".B fontscan \(command.name)\n[\\fIoptions\\fR] "
      text += operands.map(ManualPage.escaped).joined(separator: " ") + "\n.br\n"
    }
    text += ".B fontscan help\n[\\fIcommand\\fR]\n"
    section("DESCRIPTION")
    paragraphs([Help.purpose, Help.streams])
    section("COMMANDS")
    for command in Commands.all { write(command) }
    section("OPTIONS OF ALL COMMANDS")
    for option in CommonOptions.specs(formats: ReportFormat.allCases) { write(option) }
    paragraphs([Help.repetition])
    section("EXIT STATUS")
    for status in Help.statuses { entry("\\fB\(status.code)\\fR", status.meaning) }
    section("ENVIRONMENT")
    entry("\\fBNO_COLOR\\fR", "Not empty: text is not painted.")
    entry(
      "\\fBCLICOLOR_FORCE\\fR",
      "Not empty and not 0: text is painted also in a file or a pipe."
    )
    entry("\\fBTERM\\fR", "When it is dumb, text is not painted and no progress is shown.")
    section("SEE ALSO")
    text += ".BR fc-list (1),\n.BR fc-scan (1)\n"
  }
}

extension ManualPage {
  private mutating func write(_ command: any Command.Type) {
    let operands = command.operands.map(\.usage).filter { !$0.isEmpty }
    text += ".SS fontscan \(command.name) [\\fIoptions\\fR] "
    text += operands.map(ManualPage.escaped).joined(separator: " ") + "\n"
    paragraphs([command.summary] + command.discussion)
    for operand in command.operands { entry("\\fI\(operand.placeholder)\\fR", operand.help) }
    for option in command.options { write(option) }
    paragraphs(["Formats: " + ReportFormat.sentence(command.formats) + "."])
    let statuses = command.statuses
    var meaning = "Exit status 0: " + statuses.success
    if let findings = statuses.findings { meaning += " 1: " + findings }
    paragraphs([meaning])
    for example in command.examples {
      paragraphs([example.does])
      text += ".RS 4\n.EX\n" + ManualPage.escaped(example.line) + "\n.EE\n.RE\n"
    }
  }

  private mutating func write(_ option: any AnyOptionSpec) {
    let names = [option.short, option.name].compactMap { $0 } + option.aliases
    var title = names.map { "\\fB\(ManualPage.escaped($0))\\fR" }.joined(separator: ", ")
    if let placeholder = option.placeholder {
      title += " \\fI\(ManualPage.escaped(placeholder))\\fR"
    }
    entry(title, option.help)
  }

  private mutating func section(_ title: String) {
    text += ".SH \"\(title)\"\n"
  }

  private mutating func entry(_ title: String, _ meaning: String) {
    text += ".TP\n\(title)\n"
    write(meaning)
  }

  private mutating func paragraphs(_ paragraphs: [String]) {
    for paragraph in paragraphs {
      text += ".PP\n"
      write(paragraph)
    }
  }

  private mutating func write(_ words: String) {
    for line in Paragraph.lines(words, width: 100) {
      let escaped = ManualPage.escaped(line)
      // A dot or an apostrophe at the start of a line is a request to troff.
      text += (escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" : "") + escaped + "\n"
    }
  }

  /// Text in which troff sees no request; hyphens stay hyphens, so that options can be copied.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      default: result.append(character)
      }
    }
    return result
  }
}
