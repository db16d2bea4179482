import FontTestSupport
import Foundation
import Testing

@testable import FontscanCLI

/// The faulty product has 4 errors and two warnings.
///
/// They are two `declared/not-in-target`, a `declared/wrong-path`, a `declared/ignored-bundle`, a
/// `declared/undeclared`, and a `legibility/bold-missing`, since no entry leads to the bold; in the
/// order of their files.
@Suite("Rules in .fontscan.yml")
struct ConfiguredRulesTests {
  private struct Document: Decodable {
    struct Finding: Decodable {
      var rule: String
      var severity: String
    }
    struct Summary: Decodable {
      var errors: Int
      var warnings: Int
      var notes: Int
    }
    var findings: [Finding]
    var summary: Summary
  }

  /// What a run finds with a configuration, and how it ends.
  private static func validate(
    _ configuration: String,
    _ options: [String] = []
  ) throws -> (rules: [String], document: Document, status: FontscanCLI.ExitStatus) {
    let folder = try TemporaryFolder()
    let file = try folder.write("rules.yml", configuration.utf8)
    let app = Fixtures.checkout + "/fixtures/products/Faulty.app"
    let result = run(["validate", "--format=json", "--config", file, app] + options)
    let document = try JSONDecoder().decode(Document.self, from: Data(result.output.utf8))
    return (document.findings.map(\.rule), document, result.status)
  }

  static let all = [
    "legibility/bold-missing", "declared/ignored-bundle", "declared/not-in-target",
    "declared/undeclared", "declared/wrong-path", "declared/not-in-target",
  ]

  @Test(arguments: [
    ("disabled_rules: [declared/not-in-target]", [0, 1, 3, 4]),
    ("disabled_rules: [{rule: declared, reason: known}]", [0]),
    ("only_rules: declared/wrong-path", [4]),
    ("only_rules: [declared]\ndisabled_rules: [declared/wrong-path]", [1, 2, 3, 5]),
    (
      "disabled_rules: [declared]\nopt_in_rules: [declared/undeclared]", [0, 3]
    ),
    ("rules: {declared/not-in-target: {ignore: DemoCode-Bold.ttf, reason: r}}", [0, 1, 3, 4, 5]),
    ("rules: {declared: {ignore: ['Demo*'], reason: r}}", [0, 1]),
  ])
  func `a configuration says which rules are applied`(text: String, places: [Int]) throws {
    #expect(try Self.validate(text).rules == places.map { Self.all[$0] })
  }

  /// The command line has the last word.
  @Test(arguments: [
    ("only_rules: declared/wrong-path", ["--only", "declared/undeclared"], [3]),
    ("disabled_rules: declared/undeclared", ["--only", "declared/undeclared"], [3]),
    ("disabled_rules: declared", ["--enable", "declared/undeclared"], [0, 3]),
    ("only_rules: declared/wrong-path", ["--enable", "declared/undeclared"], [3, 4]),
    ("opt_in_rules: declared/undeclared", ["--disable", "declared/undeclared"], [0, 1, 2, 4, 5]),
  ])
  func `options count more than the configuration`(
    text: String,
    options: [String],
    places: [Int]
  ) throws {
    #expect(try Self.validate(text, options).rules == places.map { Self.all[$0] })
  }

  @Test func `a severity takes the place of the rule's own`() throws {
    let result = try Self.validate(
      """
      rules:
        declared: {severity: note, reason: The list is made by a script.}
        declared/wrong-path: {severity: warning, reason: We move them.}
      """
    )
    #expect(result.rules == Self.all)
    #expect(
      result.document.findings.map(\.severity)
        == ["warning", "note", "note", "note", "warning", "note"]
    )
    #expect(result.document.summary.notes == 4)
    #expect(result.document.summary.warnings == 2)
    #expect(result.status == .success)
    #expect(
      try Self.validate("rules: {declared/undeclared: {severity: error, reason: x}}").document
        .summary
        .errors == 5
    )
  }

  @Test(arguments: [
    ("disabled_rules: [names/colision]", "1:18: 'names/colision' is neither a rule nor a group"),
    ("only_rules: x", "1:13: 'x' is neither a rule nor a group of rules"),
    (
      "rules: {names/collision: {severity: fatal, reason: r}}",
      "1:37: 'fatal' is no severity; there is error, warning, note"
    ),
    (
      "rules: {names/collision: {ignored: [a], reason: r}}",
      "1:27: 'names/collision' has no option 'ignored'; did you mean 'ignore'?"
    ),
    (
      "rules: {names/collision: {ignore: 3, reason: r}}",
      "1:35: 'ignore' is a number, not a list of names"
    ),
    (
      "rules: {legibility/not-bolder: {stems: 9, reason: r}}",
      "1:40: 'stems' is 9, and it can be 1 to 4"
    ),
    (
      "rules: {legibility/not-bolder: {stems: much, reason: r}}", "1:40: 'stems' is no number"
    ),
    (
      "rules: {legibility/not-bolder: {stem: 1.2, reason: r}}",
      "1:33: 'legibility/not-bolder' has no option 'stem'; did you mean 'stems'?"
    ),
    (
      "rules: {names/collision: {stems: 1.2, reason: r}}",
      "1:27: 'names/collision' has no option 'stems'"
    ),
    ("disable_rules: [names]", "1:1: unknown key 'disable_rules'; did you mean 'disabled_rules'?"),
  ])
  func `what makes no sense is told with its place`(text: String, words: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("rules.yml", text.utf8)
    let app = Fixtures.checkout + "/fixtures/products/Faulty.app"
    let result = run(["validate", "--config", file, app])
    #expect(result.status == .failure)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("fontscan: \(file):\(words)"), "\(result.errors)")
  }

  /// Paths are those of the configuration's folder, wherever the run starts.
  @Test func `findings in excluded files are not told`() throws {
    let folder = try TemporaryFolder()
    let sample = Fixtures.checkout + "/fixtures/apps/Faulty"
    try FileManager.default.copyItem(atPath: sample, toPath: folder.path + "/App")
    func files(_ configuration: String) throws -> Set<String> {
      struct Document: Decodable {
        struct Finding: Decodable { var file: String? }
        var findings: [Finding]
      }
      try folder.write("App/.fontscan.yml", configuration.utf8)
      let words = ["validate", "--format=json", "--fail-on=never", folder.path + "/App"]
      let result = run(words, workingFolder: "/")
      let document = try JSONDecoder().decode(Document.self, from: Data(result.output.utf8))
      return Set(
        document.findings.compactMap { $0.file?.split(separator: "/").last.map(String.init) }
      )
    }
    let all = try files("")
    #expect(all.isSuperset(of: ["Badge.swift", "Notices.swift", "Info.plist", "DemoMono.ttf"]))
    #expect(try files("excluded: [Fonts]") == all.filter { !$0.contains("Demo") })
    #expect(try files("excluded: ['*.swift']") == all.filter { !$0.hasSuffix(".swift") })
    #expect(try files("included: [Info.plist, Badge.swift]") == ["Info.plist", "Badge.swift"])
    #expect(try files("included: ['*.swift']\nexcluded: Badge.swift").contains("Notices.swift"))
    #expect(
      try files("included: ['*.swift']\nexcluded: Badge.swift")
        == all.filter { $0.hasSuffix(".swift") && $0 != "Badge.swift" }
    )
  }

  /// A project that is excluded is not judged, nor in the way when it is broken.
  @Test func `an excluded project is not judged`() throws {
    let folder = try TemporaryFolder()
    try folder.write("Old/Old.xcodeproj/project.pbxproj", "not a project".utf8)
    try folder.write("App/Info.plist", "{UIAppFonts = ();CFBundleName = Demo;}".utf8)
    #expect(run(["validate", folder.path]).status == .failure)
    try folder.write(".fontscan.yml", "excluded: Old\n".utf8)
    let result = run(["validate", folder.path], workingFolder: "/")
    #expect(result.status == .success, "\(result.errors)")
  }

  /// What the configuration requires stands in its own file, which no list of paths has.
  @Test(arguments: ["included: [Fonts]", "excluded: ['*.yml']"])
  func `what is required is told whatever paths are wanted`(paths: String) throws {
    let folder = try TemporaryFolder()
    let sample = Fixtures.checkout + "/fixtures/apps/Healthy"
    try FileManager.default.copyItem(atPath: sample, toPath: folder.path + "/App")
    try folder.write("App/.fontscan.yml", "\(paths)\nfonts: [{family: Nope}]\n".utf8)
    let result = run(["validate", "--only=declared", folder.path + "/App"], workingFolder: "/")
    #expect(result.status == .findings)
    #expect(result.output.contains("declared/family-missing"))
  }

  @Test func `a configuration that leaves nothing to check is told`() throws {
    let app = Fixtures.checkout + "/fixtures/apps/Faulty"
    let none = run(
      ["validate", app, "--config=-"],
      input: "only_rules: [names]\ndisabled_rules: [names]\n"
    )
    #expect(none.status == .failure)
    #expect(
      none.errors == "fontscan: -: 'disabled_rules' leaves no rule of 'only_rules' to apply\n"
    )
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(atPath: app, toPath: folder.path + "/App")
    try folder.write(".fontscan.yml", "included: [Appp]\n".utf8)
    let typo = run(["validate", folder.path], workingFolder: "/")
    #expect(typo.errors.contains("'included' names no file that is judged, so none is told of"))
    try folder.write(".fontscan.yml", "excluded: [App]\n".utf8)
    let empty = run(["validate", folder.path], workingFolder: "/")
    #expect(empty.status == .failure)
    #expect(empty.errors.contains(".fontscan.yml: 'excluded' leaves nothing to judge"))
    let cases = run(["validate", folder.path, "--format=junit"], workingFolder: "/").output
    #expect(cases.matches(of: /<testcase/).count == 1)
    #expect(cases.contains("<error"))
    // What is not wanted of a target passes nothing either.
    try folder.write(".fontscan.yml", "included: [Appp]\n".utf8)
    let unwanted = run(["validate", folder.path, "--format=junit"], workingFolder: "/").output
    #expect(!unwanted.contains("<testcase"))
  }

  @Test(arguments: [
    "bold: [{family: Demo Sans, exempt: true, reason: Designers.}]",
    "excluded: [{path: Old, reason: It goes soon.}, Older]",
    "disabled_rules: [{rule: metrics, reason: They know.}]",
    "rules: {metrics: {severity: note, reason: They know.}}",
  ])
  func `each override can have a reason`(text: String) {
    let result = run(
      ["validate", Fixtures.checkout + "/fixtures/apps/Healthy", "--config=-"],
      input: text
    )
    #expect(result.status == .success, "\(result.errors)")
  }

  @Test(arguments: [
    ("excluded: [{path: Old, why: x}]", "1:24: unknown key 'why'"),
    ("excluded: [{reason: x}]", "1:12: an element of 'excluded' has no 'path'"),
    ("rules: {metrics: {severity: note, reason: ''}}", "1:43: 'reason' is empty, not a sentence"),
    (
      "rules: {metrics: {severity: off, reason: r}}",
      "1:29: 'off' is no severity; there is error, warning, note"
    ),
  ])
  func `a reason and a severity are told with what is wrong`(text: String, words: String) {
    let app = Fixtures.checkout + "/fixtures/apps/Healthy"
    let result = run(["validate", app, "--config=-"], input: text)
    #expect(result.status == .failure)
    #expect(result.errors.hasPrefix("fontscan: -:\(words)"), "\(result.errors)")
  }

  /// Where the project is under no version control its own folder counts.
  @Test func `the configuration beside a project is that of the project`() throws {
    let folder = try TemporaryFolder()
    let sample = Fixtures.checkout + "/fixtures/projects/Memberships"
    try FileManager.default.copyItem(atPath: sample, toPath: folder.path + "/P")
    try folder.write("P/.fontscan.yml", "only_rules: [file]\n".utf8)
    let result = run(["validate", folder.path + "/P/Memberships.xcodeproj"], workingFolder: "/")
    #expect(!result.output.contains("[declared/"))
  }

  /// A fault is told where people look for faults.
  @Test(arguments: [
    (["GITHUB_ACTIONS": "true"], "::error file="),
    (["SRCROOT": "/src", "TARGET_NAME": "App"], "/rules.yml:2:1: error: "),
  ])
  func `a broken configuration is annotated`(environment: [String: String], words: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("rules.yml", "a: [\n".utf8)
    let app = Fixtures.checkout + "/fixtures/apps/Healthy"
    let result = run(["validate", app, "--config", file], environment: environment)
    #expect(result.status == .failure)
    #expect(result.output.contains(words), "\(result.output)")
    #expect(result.errors.hasPrefix("fontscan: \(file):2:1: "))
  }
}
