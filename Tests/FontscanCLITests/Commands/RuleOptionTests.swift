import FontChecks
import FontTestSupport
import Foundation
import Testing

@testable import FontscanCLI

/// The samples and their measures: DemoTight's line is 0.9 em high; the capitals of DemoSunken are 0.15 em
/// from the middle of its line; the stems of DemoPair's bold are 140 of an em, those of its regular 80.
@Suite("Bounds of rules in .fontscan.yml")
struct RuleOptionTests {
  /// The names that a rule objects to in a sample app.
  private static func names(
    _ rule: String,
    in app: String,
    _ configuration: String
  ) throws -> Set<String> {
    struct Document: Decodable {
      struct Finding: Decodable { var name: String? }
      var findings: [Finding]
    }
    let result = run(
      ["validate", "--format=json", "--only", rule, "--config=-", Fixtures.apps + "/" + app],
      input: configuration
    )
    let document = try JSONDecoder().decode(Document.self, from: Data(result.output.utf8))
    return Set(document.findings.compactMap(\.name))
  }

  @Test(arguments: [
    ("metrics/tight", "Lines", "DemoTight-Bold", "least_height: 0.9", "least_height: 0.91"),
    ("metrics/off-centre", "Lines", "DemoSunken-Bold", "distance: 0.151", "distance: 0.15"),
    ("legibility/not-bolder", "Healthy", "DemoSans-Regular", "stems: 1.75", "stems: 1.76"),
  ])
  func `a bound decides what is objected to`(
    rule: String,
    app: String,
    name: String,
    lenient: String,
    strict: String
  ) throws {
    func configuration(_ option: String) -> String {
      "rules:\n  \(rule):\n    \(option)\n    reason: Our designers want it.\n"
    }
    #expect(try !Self.names(rule, in: app, configuration(lenient)).contains(name))
    #expect(try Self.names(rule, in: app, configuration(strict)).contains(name))
  }

  @Test func `a bound of a group is that of its rules`() throws {
    let text = "rules: {metrics: {least_height: 0.5, distance: 1, reason: r}}"
    #expect(try Self.names("metrics/tight,metrics/off-centre", in: "Lines", text) == [])
  }

  /// `legibility` judges by the same bounds.
  @Test(arguments: [("1.75", "ok"), ("1.76", "not-bolder")])
  func `the verdict on a bold follows the bound`(stems: String, verdict: String) {
    let result = run(
      ["legibility", "--config=-", "--color=never", Fixtures.font("family/DemoSans-Regular.ttf")],
      input: "rules: {legibility/not-bolder: {stems: \(stems), reason: r}}"
    )
    #expect(result.output.contains("400  \(verdict)  DemoSans-Bold 700"), "\(result.output)")
  }

  @Test func `every option has a name of its own in its rule and holds its usual value`() {
    for rule in Rule.all {
      #expect(Set(rule.options.map(\.name)).count == rule.options.count)
      for option in rule.options {
        #expect(option.rule == rule.id)
        #expect(option.range.contains(option.usual))
      }
    }
  }

  @Test func `what 'explain' shows can be put into a configuration as it is`() throws {
    let result = run(["explain", "legibility/metrics"])
    let lines = result.output.split(separator: "\n").map(String.init)
    let start = try #require(lines.firstIndex(of: "  in .fontscan.yml:"))
    let text = lines[(start + 1)...].map { $0.dropFirst(4) }.joined(separator: "\n")
    #expect(text.contains("line_height: 0.02"))
    let check = run(["validate", "--config=-", Fixtures.apps + "/Healthy"], input: text)
    #expect(check.status == .success, "\(check.errors)")
  }
}
