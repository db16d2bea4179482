import FileAccess
import FontTestSupport
import Foundation
import Testing

@testable import FontChecks
@testable import FontscanCLI

/// A finding as another program has it, to be compared with the JSON of the same run.
private struct Told: Hashable, Comparable {
  var rule: String
  var severity: String
  var file: String
  var line: Int
  var words: String

  static func < (left: Told, right: Told) -> Bool {
    (left.file, left.line, left.rule, left.words)
      < (right.file, right.line, right.rule, right.words)
  }
}

@Suite("Findings in the forms of other programs")
struct FindingFormTests {
  static let samples = ["apps/Faulty", "apps/Lines", "products/Faulty.app", "projects/Memberships"]

  private static func output(_ format: String, _ sample: String) -> String {
    run(["validate", "--format", format, Fixtures.checkout + "/fixtures/" + sample]).output
  }

  private struct Document: Decodable {
    struct Finding: Decodable {
      var rule: String
      var severity: String
      var message: String
      var file: String?
      var line: Int?
      var column: Int?
      var suggestion: String?
      var fingerprint: String

      var words: String { suggestion.map { "\(message) (suggestion: \($0))" } ?? message }
    }
    var findings: [Finding]
  }

  private static func findings(_ sample: String) throws -> [Document.Finding] {
    let json = output("json", sample)
    return try JSONDecoder().decode(Document.self, from: Data(json.utf8)).findings
  }

  /// What every form has to say: where there is no line, the first.
  private static func expected(_ sample: String) throws -> [Told] {
    try findings(sample).map { finding in
      Told(
        rule: finding.rule,
        severity: finding.severity,
        file: finding.file ?? "",
        line: finding.line ?? 1,
        words: finding.words
      )
    }.sorted()
  }

  @Test(arguments: samples)
  func `Xcode's lines say what the JSON says`(sample: String) throws {
    let lines = Self.output("xcode", sample).split(separator: "\n")
      .filter { !$0.hasPrefix("note: Not checked in ") }
    let told = try lines.map { line in
      let place = line.wholeMatch(
        of: /(?:(.+?):(\d+):\d+: )?(error|warning|note): (.+) \(([^ ]+)\)/
      )
      let match = try #require(place, "\(line)")
      return Told(
        rule: String(match.5),
        severity: String(match.3),
        file: String(match.1 ?? ""),
        line: match.2.flatMap { Int($0) } ?? 1,
        words: String(match.4)
      )
    }
    #expect(told.sorted() == (try Self.expected(sample)))
  }

  @Test(arguments: samples)
  func `GitHub's commands say what the JSON says`(sample: String) throws {
    let lines = Self.output("github", sample).split(separator: "\n").filter { $0.hasPrefix("::") }
    let told = try lines.map { line in
      let match = try #require(line.wholeMatch(of: /::(error|warning|notice) ([^:]+)::(.+)/))
      var properties: [String: String] = [:]
      for property in match.2.split(separator: ",") {
        let parts = property.split(separator: "=", maxSplits: 1)
        properties[String(parts[0])] = String(parts[1]).removingPercentEncoding
      }
      return Told(
        rule: properties["title"] ?? "",
        severity: match.1 == "notice" ? "note" : String(match.1),
        file: properties["file"] ?? "",
        line: properties["line"].flatMap { Int($0) } ?? 1,
        words: try #require(String(match.3).removingPercentEncoding)
      )
    }
    #expect(told.sorted() == (try Self.expected(sample)))
  }

  @Test(arguments: samples)
  func `GitLab's artifact says what the JSON says, each with a fingerprint`(sample: String) throws {
    struct Issue: Decodable {
      struct Location: Decodable {
        struct Lines: Decodable { var begin: Int }
        var path: String
        var lines: Lines
      }
      var description: String
      var check_name: String
      var fingerprint: String
      var severity: String
      var location: Location
    }
    let issues = try JSONDecoder().decode(
      [Issue].self,
      from: Data(Self.output("gitlab", sample).utf8)
    )
    let severities = ["major": "error", "minor": "warning", "info": "note"]
    let told = issues.map { issue in
      Told(
        rule: issue.check_name,
        severity: severities[issue.severity] ?? issue.severity,
        file: issue.location.path,
        line: issue.location.lines.begin,
        words: issue.description
      )
    }
    // What has no file of its own is about what was judged.
    let expected = try Self.expected(sample).map { finding in
      var finding = finding
      if finding.file.isEmpty { finding.file = "fixtures/" + sample }
      return finding
    }
    #expect(told.sorted() == expected.sorted())
    #expect(Set(issues.map(\.fingerprint)).count == issues.count)
  }

  @Test(arguments: samples)
  func `SARIF says what the JSON says, and is what the standard wants`(sample: String) throws {
    let text = Self.output("sarif", sample)
    let schema = Fixtures.checkout + "/Tests/FontscanCLITests/Schemas/sarif-2.1.0.schema.json"
    #expect(try SchemaTests.faults(of: text, bySchemaAt: schema) == [])
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    )
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]]).compactMap { $0["id"] as? String }
    #expect(Set(rules).count == rules.count)
    let results = try #require(run["results"] as? [[String: Any]])
    let findings = try Self.findings(sample)
    #expect(results.count == findings.count)
    for (result, finding) in zip(results, findings) {
      #expect(result["ruleId"] as? String == finding.rule)
      #expect(rules[try #require(result["ruleIndex"] as? Int)] == finding.rule)
      #expect(result["level"] as? String == finding.severity)
      #expect((result["message"] as? [String: Any])?["text"] as? String == finding.words)
      let place = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"]
      let location = try #require(place as? [String: Any])
      let artifact = try #require(location["artifactLocation"] as? [String: Any])
      #expect(artifact["uri"] as? String == finding.file ?? "fixtures/\(sample)")
      #expect(artifact["uriBaseId"] as? String == "SRCROOT")
      #expect((location["region"] as? [String: Any])?["startLine"] as? Int == finding.line ?? 1)
      let prints = try #require(result["partialFingerprints"] as? [String: Any])
      #expect(prints["fontscan/v1"] as? String == finding.fingerprint)
    }
  }

  @Test(arguments: samples)
  func `JUnit's report fails for errors, and skips what was not checked`(sample: String) throws {
    let report = try JUnitDocument(Self.output("junit", sample))
    #expect(report.faults == [])
    let errors = try Self.findings(sample).filter { $0.severity == "error" }
    #expect(report.failures == errors.map(\.words).sorted())
    #expect(report.counts["failures"] == errors.count)
    let strict = run([
      "validate", "--format=junit", "--strict", Fixtures.checkout + "/fixtures/" + sample,
    ])
    let serious = try Self.findings(sample).filter { $0.severity != "note" }
    #expect(try JUnitDocument(strict.output).failures == serious.map(\.words).sorted())
  }

  /// GitLab shows only the first case of a name.
  @Test(arguments: samples)
  func `each case of JUnit's report has a name of its own`(sample: String) throws {
    let text = Self.output("junit", sample)
    let names = text.matches(of: /<testcase classname="([^"]*)" name="([^"]*)"/)
      .map { "\($0.1) \($0.2)" }
    #expect(!names.isEmpty)
    #expect(Set(names).count == names.count)
  }

  @Test func `a log takes the gravest findings, and says what it leaves out`() throws {
    let findings: [FontChecks.Finding] = (0..<25_010).map { number in
      FontChecks.Finding(
        rule: "names/unknown",
        severity: number < 25_000 ? .note : .error,
        message: "\(number)",
        file: FilePath("A.swift"),
        line: number + 1,
        column: 1,
        target: nil,
        font: nil,
        name: nil,
        suggestion: nil,
        fingerprint: "\(number)"
      )
    }
    let report = FindingsReport(
      command: "fontscan validate",
      root: FilePath("."),
      findings: findings,
      problems: [],
      notChecked: [],
      rules: [],
      targets: [],
      summary: "",
      fails: { _ in true },
      base: ReportBase(workingFolder: nil, root: nil)
    )
    let memory = MemorySink()
    try report.rendering(.sarif)?.write(to: memory, style: .plain)
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(memory.bytes)) as? [String: Any]
    )
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 25_000)
    #expect(results.count { $0["level"] as? String == "error" } == 10)
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    let notes = try #require(invocation["toolExecutionNotifications"] as? [[String: Any]])
    #expect(notes.count == 1)
    let message = try #require(notes.first?["message"] as? [String: Any])
    #expect((message["text"] as? String)?.hasPrefix("of 25010 findings the gravest 25000") == true)
  }

  @Test(arguments: samples)
  func `CSV and NDJSON have a row for each finding`(sample: String) throws {
    let findings = try Self.findings(sample)
    let rows = Self.output("csv", sample).split(separator: "\r\n")
    #expect(rows.count == findings.count + 1)
    let lines = Self.output("ndjson", sample).split(separator: "\n")
    for line in lines {
      #expect(try SchemaTests.faults(of: String(line), by: "validate-line") == [])
    }
    let kinds = lines.compactMap { $0.firstMatch(of: /"kind":"(\w+)"/).map { String($0.1) } }
    #expect(kinds.count { $0 == "finding" } == findings.count)
    #expect(kinds.last == "summary")
  }

  @Test(arguments: samples)
  func `Markdown has a row for each finding`(sample: String) throws {
    let rows = Self.output("markdown", sample).split(separator: "\n")
      .filter {
        $0.hasPrefix("| error |") || $0.hasPrefix("| warning |") || $0.hasPrefix("| note |")
      }
    #expect(rows.count == (try Self.findings(sample).count))
  }

  @Test(arguments: ["xcode", "github", "sarif", "junit", "gitlab", "markdown", "csv", "ndjson"])
  func `the number of threads does not show`(format: String) {
    let words = ["validate", "--format", format, Fixtures.checkout + "/fixtures/apps/Faulty"]
    #expect(run(words + ["--jobs=1"]).output == run(words + ["--jobs=8"]).output)
  }

  @Test(arguments: [
    ("xcode", "xcode.txt"), ("github", "github.txt"), ("sarif", "sarif"), ("junit", "junit.xml"),
    ("gitlab", "gitlab"), ("markdown", "md"), ("csv", "csv"), ("ndjson", "ndjson"),
  ])
  func `a form is as written down`(format: String, suffix: String) throws {
    let output = Self.output(format, "apps/Faulty")
    try expectGolden(output, "validate-apps-Faulty.\(suffix)", testFile: golden)
  }

  /// Sheets belong to the whole project, so that they have no suite of a target.
  @Test(arguments: [
    (#"{"styles": {"body": {"fontName": "DemoSans-Regular", "size": 17}}}"#, true), ("{}", false),
  ])
  func `what is judged of style sheets passes where there is one`(sheet: String, passes: Bool)
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write("Styles.json", sheet.utf8)
    let app = Fixtures.checkout + "/fixtures/apps/Healthy"
    let words = ["validate", app, "--only=scaling/capped", "--format=junit"]
    let with = run(words + ["--styles", folder.path + "/Styles.json"]).output
    let passed = #"<testcase classname="fontscan validate.scaling" name="scaling/capped"/>"#
    #expect(with.contains(passed) == passes, "\(with)")
    #expect(try JUnitDocument(with).faults == [])
    #expect(!run(words).output.contains(passed))
  }

  /// In the forms of tests a face is at fault that makes the command end with status 1.
  @Test(arguments: ["xcode", "github", "sarif", "junit", "gitlab"])
  func `legibility tells faces without a bold`(format: String) throws {
    let words = ["legibility", "--format", format, Fixtures.font("no-bold")]
    let result = run(words)
    #expect(result.status == .findings)
    #expect(result.output.contains("legibility/bold-missing"))
    #expect(result.output.contains("fixtures/fonts/no-bold/DemoAlone-Light.ttf"))
    if format == "junit" { #expect(try JUnitDocument(result.output).counts["failures"] == 2) }
  }

  @Test func `a line of NDJSON about a bold is what its schema says`() throws {
    let lines = run(["legibility", "--format=ndjson", Fixtures.fonts]).output.split(separator: "\n")
    #expect(lines.count > 100)
    for line in lines {
      #expect(try SchemaTests.faults(of: String(line), by: "legibility-line") == [])
    }
  }

  /// Before the name stand 4 bytes of an emoji, which are two code units, and 2 of an accent, which are
  /// one; a byte-order mark is no part of the first line.
  @Test(
    arguments: [
      (Array("/* \u{1F600}\u{E9} */ let a = UIFont(name: \"Wrong-One\", size: 17)".utf8), 1, 32),
      ([0xEF, 0xBB, 0xBF] + Array("let b = UIFont(name: \"Wrong-One\", size: 17)".utf8), 1, 22),
      (
        [0xFF, 0xFE]
          + "import UIKit\n/* \u{1F600}\u{E9} */ let a = UIFont(name: \"Wrong-One\", size: 17)"
          .utf16
          .flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] },
        2, 32
      ),
    ] as [([UInt8], Int, Int)]
  )
  func `SARIF counts columns in UTF-16`(source: [UInt8], line: Int, column: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write("App/a.ttf", Fixtures.bytes(Fixtures.font("family/DemoSans-Bold.ttf")))
    try folder.write("App/Info.plist", "{UIAppFonts = (\"a.ttf\"); CFBundleIdentifier = d;}".utf8)
    try folder.write("App/A.swift", source)
    let words = ["validate", "--only=names/unknown", folder.path + "/App"]
    let text = run(words + ["--format=sarif"]).output
    #expect(text.contains("\"startLine\": \(line),"))
    #expect(text.contains("\"startColumn\": \(column)\n"), "\(text.suffix(600))")
    let lines = run(words).output.split(separator: "\n")
    #expect(lines[2].contains("let"))
    #expect(lines[3].hasSuffix("^"))
  }

  @Test func `bolds a line are as written down`() throws {
    let result = run(["legibility", "--format=ndjson", Fixtures.font("no-bold")])
    try expectGolden(result.output, "legibility.ndjson", testFile: golden)
  }

  @Test func `a listing is a table in Markdown`() {
    let result = run(["list", "--format=markdown", Fixtures.font("family/DemoSans-Bold.ttf")])
    #expect(
      result.output == """
        ## Demo Sans

        | PostScript name | style | weight | UIFont.Weight | italic | file |
        |---|---|--:|---|---|---|
        | DemoSans-Bold | Bold | 700 | bold |  | fixtures/fonts/family/DemoSans-Bold.ttf |

        """
    )
  }
}
