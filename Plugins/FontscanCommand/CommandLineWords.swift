/// What the plug-in was given, split into the tool's words and those that Xcode adds.
struct CommandLineWords {
  /// The command line of the tool, which starts with its command.
  let words: [String]

  /// The targets that are ticked in Xcode's dialog, where all are at first.
  ///
  /// They are names of modules, whether there is a font in them or not, and `validate` refuses names
  /// that it does not know. `--target=NAME`, in one word, is left to the tool.
  let targetsOfTheHost: [String]

  /// Splits a command line.
  ///
  /// Without a command, `validate` is meant.
  ///
  /// - Parameter arguments: The words after `swift package fontscan`.
  init(of arguments: [String]) {
    var words: [String] = []
    var targets: [String] = []
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word == "--" {
        words += [word] + rest
        break
      }
      if word == "--target", let name = rest.popFirst() {
        targets.append(name)
      } else {
        words.append(word)
      }
    }
    let first = words.first
    let startsTheTool = first.map { !$0.hasPrefix("-") } ?? false
    let asksTheTool = words.count == 1 && ["--help", "-h", "--version"].contains(first)
    self.words = startsTheTool || asksTheTool ? words : ["validate"] + words
    targetsOfTheHost = targets
  }
}
