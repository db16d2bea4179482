/// What fish offers after Tab, made from the declarations of commands and options.
struct FishCompletion {
  /// The script, with the end of its last line.
  private(set) var text = """
    # Completion of fontscan for fish. Made by 'make documents' from the declarations of the options.


    """

  /// Writes the whole script.
  init() {
    let isFirst = "__fish_is_nth_token 1"
    for command in Commands.all {
      line("-n '\(isFirst)' -f -a \(command.name) -d \(Self.quoted(command.summary))")
    }
    line("-n '\(isFirst)' -f -a help -d 'Show the help of a command.'")
    line("-n '\(isFirst)' -f -l help -d 'Show the help.'")
    line("-n '\(isFirst)' -f -l version -d 'Show the versions.'")
    for command in Commands.all {
      text += "\n"
      let isChosen = "-n '__fish_seen_subcommand_from \(command.name)'"
      for option in command.allOptions { write(option, isChosen) }
      let words = command.operands.flatMap(\.offers)
      if !words.isEmpty {
        line("\(isChosen) -f -a \(Self.quoted(words.joined(separator: " ")))")
      }
    }
    text += "\n"
    let names = Commands.all.map { $0.name }.joined(separator: " ")
    line("-n '__fish_seen_subcommand_from help' -f -a '\(names)'")
  }
}

extension FishCompletion {
  private mutating func write(_ option: any AnyOptionSpec, _ condition: String) {
    for name in [option.name] + option.aliases {
      var words = "\(condition) -l \(name.drop { $0 == "-" })"
      if let short = option.short, name == option.name { words += " -s \(short.dropFirst())" }
      if option.placeholder != nil {
        words += option.offers.isEmpty && option.takesPath ? " -r -F" : " -x"
        if !option.offers.isEmpty {
          words += " -a \(Self.quoted(option.offers.joined(separator: " ")))"
        }
      }
      line("\(words) -d \(Self.quoted(option.summary))")
    }
  }

  private mutating func line(_ words: String) {
    text += "complete -c fontscan \(words)\n"
  }

  private static func quoted(_ text: String) -> String {
    var result = "'"
    for character in text {
      if "'\\".contains(character) { result += "\\" }
      result.append(character)
    }
    return result + "'"
  }
}
