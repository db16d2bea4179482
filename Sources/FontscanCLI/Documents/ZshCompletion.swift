/// What zsh offers after Tab, made from the declarations of commands and options.
struct ZshCompletion {
  /// The function, with the end of its last line.
  private(set) var text = """
    #compdef fontscan
    # Completion of fontscan for zsh. Made by 'make documents' from the declarations of the options.

    _fontscan() {
      local -a commands
      commands=(

    """

  /// Writes the whole function.
  init() {
    for command in Commands.all {
      text += "    \(Self.quoted("\(command.name):\(Self.escaped(command.summary))"))\n"
    }
    text += "    'help:Show the help of a command.'\n  )\n"
    text += """
        if (( CURRENT == 2 )); then
          _describe -t commands 'command' commands
          _arguments '--help[Show the help.]' '--version[Show the versions.]'
          return
        fi
        local verb=$words[2]
        shift words
        (( CURRENT-- ))
        case $verb in

      """
    for command in Commands.all { write(command) }
    text += "    (help) _describe -t commands 'command' commands ;;\n  esac\n}\n\n"
    text += "_fontscan \"$@\"\n"
  }
}

extension ZshCompletion {
  private mutating func write(_ command: any Command.Type) {
    text += "    (\(command.name))\n      _arguments -s -S"
    for option in command.allOptions {
      for name in [option.short, option.name].compactMap({ $0 }) + option.aliases {
        text += " \\\n        \(Self.quoted(Self.specification(of: option, spelled: name)))"
      }
    }
    if !command.operands.isEmpty {
      let placeholder = command.operands.map(\.placeholder).joined(separator: " or ")
      let action = Self.action(command.operands.flatMap(\.offers), isPath: true)
      text += " \\\n        \(Self.quoted("*:\(placeholder):\(action)"))"
    }
    text += "\n      ;;\n"
  }

  private static func specification(of option: any AnyOptionSpec, spelled name: String) -> String {
    let others = ([option.short, option.name].compactMap { $0 } + option.aliases)
      .joined(separator: " ")
    let start = option.isRepeatable ? "*" : "(\(others))"
    guard let placeholder = option.placeholder else {
      return "\(start)\(name)[\(escaped(option.summary))]"
    }
    let action = action(option.offers, isPath: option.takesPath)
    return "\(start)\(name)=[\(escaped(option.summary))]:\(escaped(placeholder)):\(action)"
  }

  /// What is offered for a value: words, files, or nothing but what is typed.
  private static func action(_ words: [String], isPath: Bool) -> String {
    if !words.isEmpty { return "(\(words.joined(separator: " ")))" }
    return isPath ? "_files" : " "
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "[]:\\".contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}

extension AnyOptionSpec {
  /// The first sentence of the help, for a list of options.
  var summary: String {
    var words: [Substring] = []
    for word in help.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      words.append(word)
      if word.hasSuffix(".") { break }
    }
    return words.joined(separator: " ")
  }
}
