import Foundation

@testable import FontscanCLI

/// A command line of fontscan that stands in a recipe.
struct RecipeCommand: Equatable {
  /// Its words, without the name of the program, variables as they stand.
  private(set) var words: [String]

  init(words: [String]) {
    self.words = words
  }

  /// Takes the words as the program does.
  ///
  /// - Throws: ``UsageError`` when they make no sense.
  func check() throws {
    guard let verb = words.first, verb != "help" else { return }
    guard verb != "--version" else { return }
    let command = try Commands.named(verb)
    let arguments = try ArgumentParser(options: command.allOptions)
      .parse(words.dropFirst().map { Word($0) })
    _ = try command.init(arguments, common: CommonOptions(arguments, formats: command.formats))
  }
}

extension RecipeCommand {
  /// All command lines in a text of shell.
  static func all(in text: String) -> [RecipeCommand] {
    text.replacing("\\\n", with: " ").split(separator: "\n").flatMap { line in
      // What follows a comment sign is for people.
      let code = line.replacing(/\s#\s.*/, with: "")
      return code.matches(of: /\bfontscan(?::[0-9.]+)?\s/).compactMap { match in
        let isPlugIn = code[..<match.range.lowerBound].contains("swift package ")
        return RecipeCommand(code[match.range.upperBound...], isPlugIn: isPlugIn)
      }
    }
  }

  /// The command line that follows the program's name; `nil` for prose.
  private init?(_ line: Substring, isPlugIn: Bool) {
    words = Self.shellWords(line)
    let known = Commands.all.map { $0.name } + ["help", "--version"]
    if let first = words.first, known.contains(first) { return }
    // The plug-in takes options without a command for those of `validate`.
    guard isPlugIn, words.first?.hasPrefix("-") ?? true else { return nil }
    words.insert("validate", at: 0)
  }

  /// The words up to what ends a command; a quote that is never closed was around it.
  private static func shellWords(_ line: Substring) -> [String] {
    var words: [String] = []
    var word: String?
    var rest = line
    reading: while let character = rest.popFirst() {
      switch character {
      case " ", "\t":
        words += word.map { [$0] } ?? []
        word = nil
      case "'", "\"":
        guard let end = rest.firstIndex(of: character) else { break reading }
        word = (word ?? "") + rest[..<end]
        rest = rest[end...].dropFirst()
      case "\\": word = (word ?? "") + String(rest.popFirst() ?? " ")
      case "|", ";", "&", ")", "<", ">", "`": break reading
      default: word = (word ?? "") + String(character)
      }
    }
    // An array of the shell stands for any number of words.
    return (words + (word.map { [$0] } ?? [])).filter { !$0.contains("[@]") }
  }
}
