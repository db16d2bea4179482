import FontChecks
import FontTestSupport
import Foundation
import Testing

@testable import FontscanCLI

@Suite("fontscan explain")
struct ExplainTests {
  @Test func `all rules are listed by group`() throws {
    let result = run(["explain"])
    #expect(result.status == .success)
    try expectGolden(result.output, "explain.txt", testFile: golden)
    for rule in Rule.all { #expect(result.output.contains("  \(rule.id) ")) }
  }

  @Test func `a rule is told at length`() throws {
    let result = run(["explain", "names/collision"])
    try expectGolden(result.output, "explain-collision.txt", testFile: golden)
  }

  @Test(arguments: Rule.all)
  func `every rule can be explained in 80 columns`(rule: Rule) {
    let result = run(["explain", rule.id])
    #expect(result.status == .success)
    #expect(result.output.contains(rule.title))
    for line in result.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test func `a group is a list of its rules`() {
    let lines = run(["explain", "legibility"]).output.split(separator: "\n")
    #expect(lines.first == "legibility")
    #expect(lines.count == 2 + Rule.all.filter { $0.group == "legibility" }.count)
  }

  @Test func `the JSON has every rule`() throws {
    let json = run(["explain", "--format", "json"]).output
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    )
    #expect(object["schema"] as? String == "fontscan.explain.v1")
    let rules = try #require(object["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == Rule.all.map(\.id))
    try expectGolden(
      run(["explain", "names/missing", "--format=json"]).output,
      "explain.json",
      testFile: golden
    )
  }

  @Test func `a word that is no rule is refused with what was meant`() {
    let result = run(["explain", "names/colision"])
    #expect(result.status == .usage)
    #expect(
      result.errors == """
        fontscan: 'names/colision' is neither a rule nor a group of rules; \
        did you mean 'names/collision'?; try 'fontscan help explain'

        """
    )
  }
}
