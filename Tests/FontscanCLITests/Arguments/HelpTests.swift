import FontTestSupport
import Testing

@testable import FontscanCLI

@Suite("Help")
struct HelpTests {
  static let verbs = Commands.all.map { $0.name }

  @Test(arguments: verbs)
  func `the help of a command reads as written down`(verb: String) throws {
    let result = run(["help", verb])
    #expect(result.status == .success)
    #expect(result.errors.isEmpty)
    try expectGolden(result.output, "help-\(verb).txt", testFile: golden)
  }

  @Test func `the overview reads as written down`() throws {
    let result = run(["help"])
    #expect(result.status == .success)
    try expectGolden(result.output, "help.txt", testFile: golden)
  }

  @Test(arguments: verbs)
  func `every way to ask for help gives the same`(verb: String) {
    let help = run(["help", verb])
    for words in [[verb, "--help"], [verb, "-h"], [verb, "--nonsense", "--help"]] {
      let other = run(words)
      #expect(other.status == .success)
      #expect(other.output == help.output)
    }
    #expect(run(["--help"]).output == run(["help"]).output)
    #expect(run(["-h"]).output == run(["help", "help"]).output)
  }

  @Test(arguments: verbs)
  func `help fits into 80 columns`(verb: String) {
    for line in run(["help", verb]).output.split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
    }
  }

  @Test(arguments: verbs)
  func `help names every option`(verb: String) throws {
    let help = run(["help", verb]).output
    for option in try Commands.named(verb).allOptions {
      #expect(help.contains(option.name), "\(option.name)")
      for alias in option.aliases { #expect(help.contains(alias), "\(alias)") }
    }
  }

  @Test func `a word after two dashes asks for no help`() {
    #expect(run(["list", "--", "--help"]).status == .failure)
  }
}

/// Where golden files lie: beside this folder.
let golden = Fixtures.checkout + "/Tests/FontscanCLITests/Golden.swift"
