import FontTestSupport
import Foundation
import Testing

@testable import FontscanCLI

@Suite("fontscan validate")
struct ValidateTests {
  static let samples = [
    "apps/Faulty", "apps/Healthy", "apps/Lines", "products/Faulty.app", "products/Healthy.app",
    "products/HealthyMac.app",
  ]

  static func path(_ sample: String) -> String { Fixtures.checkout + "/fixtures/" + sample }

  /// Where errors are expected in `expected-samples.json`, the status has to be 1.
  @Test(arguments: samples)
  func `a sample app is told as written down`(sample: String) throws {
    let facts = try #require(try Fixtures.sampleFacts()[sample])
    let result = run(["validate", Self.path(sample)])
    let hasErrors = facts.findings.contains { $0.severity == "error" }
    #expect(result.status == (hasErrors ? .findings : .success))
    let name = sample.replacing("/", with: "-")
    try expectGolden(result.output, "validate-\(name).txt", testFile: golden)
    #expect(result.errors.isEmpty)
  }

  @Test(arguments: ["apps/Faulty", "products/Faulty.app"])
  func `a sample app is told to machines as written down`(sample: String) throws {
    let result = run(["validate", "--format=json", Self.path(sample)])
    let name = sample.replacing("/", with: "-")
    try expectGolden(result.output, "validate-\(name).json", testFile: golden)
  }

  @Test(arguments: samples)
  func `the JSON has what a careful person would report`(sample: String) throws {
    struct Document: Decodable {
      struct Finding: Decodable {
        var rule: String
        var severity: String
        var file: String?
        var line: Int?
      }
      struct Summary: Decodable {
        var errors: Int
        var warnings: Int
        var notes: Int
      }
      var schema: String
      var findings: [Finding]
      var summary: Summary
    }
    let facts = try #require(try Fixtures.sampleFacts()[sample])
    let json = run(["validate", "--format=json", Self.path(sample)]).output
    let document = try JSONDecoder().decode(Document.self, from: Data(json.utf8))
    #expect(document.schema == "fontscan.validate.v1")
    let rules = document.findings.map { "\($0.rule) \($0.severity)" }.sorted()
    #expect(rules == facts.findings.map { "\($0.rule) \($0.severity)" }.sorted())
    for expected in facts.findings {
      guard let file = expected.file else { continue }
      let path = "fixtures/\(sample)/\(file)"
      #expect(
        document.findings.contains {
          $0.rule == expected.rule && $0.file == path && $0.line == expected.line
        },
        "\(expected.rule)"
      )
    }
    let counts = Dictionary(grouping: facts.findings, by: \.severity).mapValues(\.count)
    #expect(document.summary.errors == counts["error"] ?? 0)
    #expect(document.summary.warnings == counts["warning"] ?? 0)
    #expect(document.summary.notes == counts["note"] ?? 0)
  }

  @Test(arguments: ["text", "json"])
  func `the number of threads does not show`(format: String) {
    let words = ["validate", "--format", format, Self.path("apps/Faulty")]
    #expect(run(words + ["--jobs=1"]).output == run(words + ["--jobs=8"]).output)
  }

  /// The faulty product has 4 errors and a warning, and the healthy ones nothing.
  @Test(arguments: [
    ("products/Faulty.app", ["--fail-on", "never"], FontscanCLI.ExitStatus.success),
    ("products/Faulty.app", ["--fail-on", "error"], .findings),
    ("products/Faulty.app", ["--only", "declared/undeclared"], .success),
    ("products/Faulty.app", ["--only", "declared/undeclared", "--strict"], .findings),
    ("products/Faulty.app", ["--only", "declared/undeclared", "--fail-on=warning"], .findings),
    ("products/Faulty.app", ["--only", "declared/undeclared", "--fail-on=note"], .findings),
    ("products/Faulty.app", ["--disable", "declared"], .success),
    ("products/Faulty.app", ["--disable", "declared", "--enable=declared/wrong-path"], .findings),
    ("products/Faulty.app", ["--target", "Kit.framework"], .findings),
    ("products/Healthy.app", ["--strict", "--fail-on", "note"], .success),
    ("apps/Faulty", ["--only", "legibility/bits-missing", "--strict"], .success),
    ("apps/Faulty", ["--only", "legibility/bits-missing", "--fail-on=note"], .findings),
    ("apps/Faulty", ["--only=legibility/bits-missing", "--strict", "--fail-on=note"], .findings),
  ])
  func `the status is that of the severest finding`(
    sample: String,
    options: [String],
    status: FontscanCLI.ExitStatus
  ) {
    #expect(run(["validate", Self.path(sample)] + options).status == status)
  }

  @Test(arguments: [
    (
      ["--only", "names/colision"],
      "'names/colision' is neither a rule nor a group of rules; did you mean 'names/collision'?"
    ),
    (["--disable", "a,,b"], "'--disable' takes rules or groups, separated by commas, not 'a,,b'"),
    (["--strict", "--fail-on=never"], "'--strict' and '--fail-on never' contradict each other"),
    (["--strict", "--fail-on=error"], "'--strict' and '--fail-on error' contradict each other"),
    (
      ["--only=declared", "--disable=declared"],
      "'--disable' leaves no rule of '--only' to apply"
    ),
    (["--fail-on", "loud"], "'--fail-on' takes error, warning, note or never, not 'loud'"),
    (["--baseline", ""], "'--baseline' takes a file, not ''"),
    (["--basline", "x"], "unknown option '--basline' (did you mean '--baseline'?)"),
    (["a", "b"], "'b' is one word too many"),
  ])
  func `senseless options are refused`(options: [String], words: String) {
    let result = run(["validate"] + options)
    #expect(result.status == .usage)
    #expect(result.errors == "fontscan: \(words); try 'fontscan help validate'\n")
  }

  @Test func `a target that is not there cannot be judged`() {
    let result = run(["validate", Self.path("products/Faulty.app"), "--target", "App"])
    #expect(result.status == .failure)
    #expect(
      result.errors == """
        fontscan: there is no target 'App'; there is 'Faulty.app', 'Kit.framework', 'Widget.appex'

        """
    )
  }

  @Test func `a target alone is judged as in the whole`() {
    let result = run(["validate", Self.path("products/Faulty.app"), "--target", "Widget.appex"])
    #expect(result.output.contains("[declared/not-in-target]"))
    #expect(!result.output.contains("Kit.framework"))
    #expect(result.output.hasSuffix("1 error in 1 target, 1 declared font.\n"))
  }

  @Test func `a summary counts by rule`() {
    // Without those that need sources, which a built product lacks.
    let result = run([
      "validate", Self.path("products/Faulty.app"), "--summary", "--only", "declared",
    ])
    #expect(
      result.output == """
          1  error    declared/wrong-path      Entries spell the path in the bundle
          2  error    declared/not-in-target   Declared fonts are in the bundle that declares them
          1  warning  declared/undeclared      Every font in the bundle is declared
          1  error    declared/ignored-bundle  Fonts are declared by an app or an extension

        4 errors, 1 warning in 3 targets, 5 declared fonts, 4 font files, 4 faces.

        """
    )
  }
}

@Suite("fontscan validate: paths")
struct ValidatePathTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  static let plist = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    \t<key>UIAppFonts</key>
    \t<array><string>DEMO.ttf</string></array>
    </dict></plist>

    """

  @Test func `a path that is not there cannot be judged`() {
    let result = run(["validate", folder.path + "/missing"])
    #expect(result.status == .failure)
    #expect(result.output.isEmpty)
    #expect(result.errors == "fontscan: \(folder.path)/missing: no such file or directory\n")
  }

  @Test func `a folder with nothing to judge is no clean answer`() {
    let result = run(["validate", folder.path])
    #expect(result.status == .failure)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("fontscan: \(folder.path): "))
  }

  @Test func `of a folder with a broken property list the fault of the list is said alone`() throws
  {
    let path = try folder.write("Info.plist", Array("<plist><dict>\n<key>a</key>".utf8))
    let result = run(["validate", folder.path])
    #expect(result.status == .failure)
    #expect(result.output.isEmpty)
    let lines = result.errors.split(separator: "\n")
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("fontscan: \(path):2:") == true)
  }

  @Test func `a font is told from an app`() {
    let font = Fixtures.font("family/DemoSans-Bold.ttf")
    let result = run(["validate", font])
    #expect(result.status == .failure)
    #expect(result.output.isEmpty)
    #expect(
      result.errors == """
        fontscan: \(portable(font)): it is a font and no app; try 'fontscan show'

        """
    )
  }

  @Test func `a broken property list is a failure with its place`() throws {
    let path = try folder.write("Info.plist", Array("<plist><dict>\n<key>a</key>".utf8))
    let result = run(["validate", path])
    #expect(result.status == .failure)
    #expect(result.errors.hasPrefix("fontscan: \(path):2:"))
  }

  @Test func `fonts that lie elsewhere can be named`() throws {
    let plist = try folder.write("App/Info.plist", Array(Self.plist.utf8))
    let font = try folder.write(
      "Elsewhere/DEMO.ttf",
      try Fixtures.bytes(Fixtures.font("family/DemoSans-Bold.ttf"))
    )
    let options = ["validate", plist, "--only=declared"]
    #expect(run(options).status == .findings)
    #expect(run(options + ["--fonts", folder.path + "/Elsewhere"]).status == .success)
    #expect(run(options + ["--fonts", font]).status == .success)
    #expect(run(options + ["--fonts", folder.path + "/missing"]).status == .failure)
  }

  @Test func `the place in the line is shown under the line`() throws {
    let plist = try folder.write("App/Info.plist", Array(Self.plist.utf8))
    let result = run(["validate", plist, "--only=declared/file-missing"])
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines[1].hasPrefix("\(plist):4:9: error: 'DEMO.ttf' "))
    #expect(lines[2] == "    <array><string>DEMO.ttf</string></array>")
    #expect(lines[3] == "           ^")
  }

  /// Places count the bytes of the text in UTF-8, which is what is shown.
  @Test func `a line in another encoding is shown in UTF-8`() throws {
    let text = Self.plist.replacing("UTF-8", with: "ISO-8859-1").replacing(
      "DEMO",
      with: "D\u{C9}MO"
    )
    let latin1 = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    let plist = try folder.write("App/Info.plist", latin1)
    let lines = run(["validate", plist, "--only=declared/file-missing"]).output
      .split(separator: "\n")
    #expect(lines[1].contains(": error: 'D\u{C9}MO.ttf' "))
    #expect(lines[2] == "    <array><string>D\u{C9}MO.ttf</string></array>")
    #expect(lines[3] == "           ^")
  }
}

@Suite("Quoted lines")
struct QuotedSourcesTests {
  func quote(_ line: String, _ column: Int?) -> QuotedSources.Quote? {
    QuotedSources.quote(Array(line.utf8)[...], column: column)
  }

  @Test func `white space around a line goes`() {
    #expect(quote("\t  <a>\r", 4) == .init(text: "<a>", offset: 0))
    #expect(quote("\t<é>é", 5) == .init(text: "<é>é", offset: 2))
    #expect(quote("<a>", nil) == .init(text: "<a>", offset: nil))
    #expect(quote("", 1) == nil)
    #expect(quote(" \t", 9) == nil)
  }

  @Test func `a place outside the line moves into it`() {
    #expect(quote("<a>", 100) == .init(text: "<a>", offset: 3))
    #expect(quote("<a>", 0) == .init(text: "<a>", offset: 0))
    #expect(quote("<a>", -5) == .init(text: "<a>", offset: 0))
  }

  @Test func `of a long line the part around the place is shown`() throws {
    let line = String(repeating: "a", count: 5000) + "X" + String(repeating: "é", count: 5000)
    let quoted = try #require(quote(line, 5001))
    let offset = try #require(quoted.offset)
    #expect(quoted.text.hasPrefix("...aaa"))
    #expect(quoted.text.hasSuffix("ééé..."))
    #expect(quoted.text.count < 110)
    #expect(Array(quoted.text)[offset] == "X")
    #expect(!quoted.text.contains("\u{FFFD}"))
  }
}
