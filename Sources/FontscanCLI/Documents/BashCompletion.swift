/// What bash offers after Tab, made from the declarations of commands and options.
///
/// Works with the bash 3.2 of macOS, without the package bash-completion.
struct BashCompletion {
  /// The script, with the end of its last line.
  private(set) var text = """
    # Completion of fontscan for bash. Made by 'make documents' from the declarations of the options.

    _fontscan() {
      local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD - 1]}"
      local verb="${COMP_WORDS[1]}"
      COMPREPLY=()
      # bash takes '=' for a word of its own.
      if [ "$current" = "=" ]; then
        current=""
      elif [ "$previous" = "=" ] && [ "$COMP_CWORD" -gt 2 ]; then
        previous="${COMP_WORDS[COMP_CWORD - 2]}"
      fi
      if [ "$COMP_CWORD" -eq 1 ]; then
        COMPREPLY=($(compgen -W "\(BashCompletion.verbs) --help --version" -- "$current"))
        return
      fi

    """

  /// Writes the whole script.
  init() {
    text += "  case \"$verb $previous\" in\n"
    for command in Commands.all { writeValues(of: command) }
    text += "  esac\n"
    text += "  case \"$verb\" in\n"
    for command in Commands.all { writeWords(of: command) }
    text += "    help) COMPREPLY=($(compgen -W \"\(BashCompletion.verbs)\" -- \"$current\")) ;;\n"
    text += "  esac\n}\n\ncomplete -o filenames -F _fontscan fontscan\n"
  }
}

extension BashCompletion {
  private static var verbs: String {
    (Commands.all.map { $0.name } + ["help"]).joined(separator: " ")
  }

  private static func offer(_ words: [String]) -> String {
    "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$current\"))"
  }

  private static let offerPaths = "COMPREPLY=($(compgen -f -- \"$current\"))"

  /// What follows an option that takes a value; options with the same answer stand together.
  private mutating func writeValues(of command: any Command.Type) {
    var patterns: [String: [String]] = [:]
    var actions: [String] = []
    for option in command.allOptions where option.placeholder != nil {
      var action = ":"
      if !option.offers.isEmpty {
        action = Self.offer(option.offers)
      } else if option.takesPath {
        action = Self.offerPaths
      }
      if patterns[action] == nil { actions.append(action) }
      let names = [option.name] + option.aliases
      patterns[action, default: []] += names.map { "\"\(command.name) \($0)\"" }
    }
    for action in actions {
      text += "    \((patterns[action] ?? []).joined(separator: " | ")))\n"
      text += "      \(action)\n      return ;;\n"
    }
  }

  /// What a command takes where no value is expected.
  private mutating func writeWords(of command: any Command.Type) {
    let options = command.allOptions.flatMap { [$0.short, $0.name].compactMap { $0 } + $0.aliases }
    let words = command.operands.flatMap(\.offers)
    let operands = words.isEmpty ? Self.offerPaths : Self.offer(words)
    text += "    \(command.name))\n      case \"$current\" in\n"
    text += "        -*) \(Self.offer(options)) ;;\n"
    text += "        *) \(operands) ;;\n      esac ;;\n"
  }
}
