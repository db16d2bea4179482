import FontTestSupport
import Foundation
import Testing
import YAML

@testable import FontscanCLI

/// What people copy from the repository works with the program of the same commit.
@Suite("Recipes")
struct RecipeTests {
  @Test(arguments: Recipe.withCommands)
  func `a command line of a recipe is one that the tool takes`(name: String) throws {
    let commands = try Recipe(name).commandLines()
    #expect(!commands.isEmpty)
    for command in commands {
      #expect(throws: Never.self, "\(command.words)") { try command.check() }
    }
  }

  @Test(arguments: Recipe.yaml)
  func `a recipe in YAML has each key once`(name: String) throws {
    let document = try YAMLDocument(parsing: Array(try Recipe(name).text.utf8))
    #expect(document.root != nil)
    #expect(document.duplicateKeys.isEmpty)
  }

  @Test func `the README's YAML can be read`() throws {
    let blocks = try Recipe("README.md").blocks.filter { $0.kind == "yaml" }
    #expect(blocks.count > 2)
    for block in blocks {
      #expect(try YAMLDocument(parsing: Array(block.text.utf8)).duplicateKeys.isEmpty)
    }
  }

  /// A recipe that names an old release would give people that one.
  @Test(arguments: Recipe.withVersion)
  func `a recipe that names a version names this one`(name: String) throws {
    let named = try Recipe(name).text
      .matches(of: /(?:fontscan(?:@v|:|_)|tag: "v|re[fv]: v|from: ")([0-9]+(?:\.[0-9]+)+)/)
      .map { String($0.1) }
    #expect(!named.isEmpty)
    #expect(Set(named) == [FontscanVersion.current])
  }

  @Test(arguments: [
    ("fontscan list a 'b c' | wc -l", [["list", "a", "b c"]]),
    ("(cd x && fontscan list --names) # fontscan show y", [["list", "--names"]]),
    ("fontscan list a && fontscan show b", [["list", "a"], ["show", "b"]]),
    ("echo \"fontscan is not here\"", []),
    ("fontscan validate \\\n  --strict \"$APP\" > out", [["validate", "--strict", "$APP"]]),
    ("docker run --rm me/fontscan:0.1.0 help", [["help"]]),
    ("swift package fontscan --strict", [["validate", "--strict"]]),
    ("shell_output(\"#{bin}/fontscan validate App\", 1)", [["validate", "App"]]),
    ("fontscan validate ${words[@]+\"${words[@]}\"} -- \"$P\"", [["validate", "--", "$P"]]),
  ])
  func `command lines are found`(text: String, words: [[String]]) {
    #expect(RecipeCommand.all(in: text).map(\.words) == words)
  }

  @Test func `a command line that the tool refuses is seen`() {
    #expect(throws: UsageError.self) {
      try RecipeCommand(words: ["validate", "--no-such-option"]).check()
    }
    #expect(throws: UsageError.self) {
      try RecipeCommand(words: ["validate", "--report", "fax=a"]).check()
    }
  }
}
