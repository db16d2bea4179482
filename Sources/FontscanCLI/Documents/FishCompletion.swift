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
    var commands: [String: [String]] = [:]
    for command in Commands.all {
      for offer in Self.offers(of: command) { commands[offer, default: []].append(command.name) }
    }
    for command in Commands.all {
      text += "\n"
      for offer in Self.offers(of: command) where commands[offer] == [command.name] {
        line("-n '__fish_seen_subcommand_from \(command.name)' \(offer)")
      }
    }
    // What several commands have stands here once, where the last of them is done.
    text += "\n"
    for command in Commands.all {
      for offer in Self.offers(of: command) {
        guard let names = commands[offer], names.count > 1, names.last == command.name else {
          continue
        }
        line("-n '__fish_seen_subcommand_from \(names.joined(separator: " "))' \(offer)")
      }
    }
    text += "\n"
    let names = Commands.all.map { $0.name }.joined(separator: " ")
    line("-n '__fish_seen_subcommand_from help' -f -a '\(names)'")
  }
}

extension FishCompletion {
  /// What is offered after a command: the options, then the words that can be its operands.
  private static func offers(of command: any Command.Type) -> [String] {
    let words = command.operands.flatMap(\.offers)
    let operands = words.isEmpty ? [] : ["-f -a \(quoted(words.joined(separator: " ")))"]
    return command.allOptions.flatMap(offers) + operands
  }

  /// An option under each of its names.
  private static func offers(of option: any AnyOptionSpec) -> [String] {
    ([option.name] + option.aliases).map { name in
      var words = "-l \(name.drop { $0 == "-" })"
      if let short = option.short, name == option.name { words += " -s \(short.dropFirst())" }
      if option.placeholder != nil {
        words += option.offers.isEmpty && option.takesPath ? " -r -F" : " -x"
        if !option.offers.isEmpty {
          words += " -a \(quoted(option.offers.joined(separator: " ")))"
        }
      }
      return "\(words) -d \(quoted(option.summary))"
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
