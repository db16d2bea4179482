import FontTestSupport
import Foundation
import Testing

@testable import FontscanCLI

@Suite("fontscan legibility")
struct LegibilityTests {
  private struct Document: Decodable {
    struct Face: Decodable {
      struct Partner: Decodable {
        var postScriptName: String?
        var weight: Double?
        var via: String
      }
      var postScriptName: String?
      var partner: Partner?
      var verdict: String
    }
    var schema: String
    var faces: [Face]
  }

  static func path(_ sample: String) -> String { Fixtures.checkout + "/fixtures/" + sample }

  @Test(arguments: ["apps/Healthy", "apps/Faulty"])
  func `a sample app has the partners that were worked out by hand`(sample: String) throws {
    let facts = try #require(try Fixtures.sampleFacts()[sample])
    // All fonts of the app, those that it does not declare as well.
    let result = run(["legibility", "--format=json", Self.path(sample) + "/Fonts"])
    let document = try JSONDecoder().decode(Document.self, from: Data(result.output.utf8))
    #expect(document.schema == "fontscan.legibility.v1")
    // Two files of one name are one line there.
    let actual = Set(
      document.faces.map {
        "\($0.postScriptName ?? "-") \($0.verdict) \($0.partner?.postScriptName ?? "-")"
      }
    )
    let expected = Set(
      facts.partners.map { "\($0.name ?? "-") \($0.verdict) \($0.partner ?? "-")" }
    )
    #expect(actual == expected)
    let faults = facts.partners.filter { ["missing", "not-bolder"].contains($0.verdict) }
    #expect(result.status == (faults.isEmpty ? .success : .findings))
  }

  @Test func `of an app the declared fonts are reported`() throws {
    let app = run(["legibility", Self.path("apps/Faulty")])
    #expect(app.output.contains("DemoFaint-Regular"))
    #expect(!app.output.contains("DemoUnlisted-Bold"))
    #expect(run(["legibility", Self.path("apps/Faulty/Info.plist")]).output == app.output)
  }

  @Test func `a bold that is none is found, with both stems`() {
    let result = run(["legibility", Self.path("apps/Faulty")])
    #expect(result.status == .findings)
    #expect(
      result.output.contains(
        "not-bolder  DemoFaint-Bold 700; does not look heavier; stems 80 -> 80 (the same)"
      )
    )
    let findings = run(["validate", Self.path("apps/Faulty"), "--only", "legibility/not-bolder"])
    #expect(
      findings.output.contains("are 80 thousandths of an em thick, and those of the face 80")
    )
  }

  @Test func `the map takes the place of the text`() throws {
    let folder = Fixtures.font("family")
    let swift = run(["legibility", "--map", "swift", folder])
    try expectGolden(swift.output, "legibility-map.swift.txt", testFile: golden)
    let json = run(["legibility", "--map=json", folder])
    try expectGolden(json.output, "legibility-map.json", testFile: golden)
    #expect(run(["legibility", "--map", "xml", folder]).status == .usage)
    #expect(run(["legibility", "--map", "swift", "--format", "json", folder]).status == .usage)
  }

  @Test(arguments: ["apps-Healthy", "fonts-no-bold", "fonts-variable"])
  func `text for people reads as written down`(name: String) throws {
    let folder = Self.path(name.replacing("-", with: "/", maxReplacements: 1))
    let result = run(["legibility", folder])
    try expectGolden(result.output, "legibility-\(name).txt", testFile: golden)
  }

  @Test(arguments: ["json", "csv", "markdown"])
  func `text for machines reads as written down`(format: String) throws {
    let result = run([
      "legibility", "--format", format, Fixtures.font("no-bold"), Fixtures.font("icons"),
      Fixtures.font("variable/no-bold-instance.ttf"), Fixtures.font("family"),
    ])
    #expect(result.status == .findings)
    try expectGolden(
      result.output,
      "legibility.\(format == "markdown" ? "md" : format)",
      testFile: golden
    )
  }

  /// The Light of Demo Sans is 300: 600 is the nearest to 600.
  @Test func `the partner of a file is looked for in its folder`() {
    let result = run(["legibility", Fixtures.font("family/DemoSans-Light.ttf")])
    #expect(result.status == .success)
    #expect(
      result.output.contains(
        "  DemoSans-Light  300  ok  DemoSans-SemiBold 600; stems 50 -> 120 (2.4 times);"
      )
    )
    #expect(!result.output.contains("DemoSans-Regular"))
  }

  @Test func `the partner of a name is looked for among the fonts`() {
    let result = run(["legibility", "DemoSans-Regular", "--fonts", Fixtures.font("family")])
    #expect(result.status == .success)
    #expect(
      result.output.contains(
        "  DemoSans-Regular  400  ok  DemoSans-Bold 700; stems 80 -> 140 (1.75 times)\n"
      )
    )
    let near = run(["legibility", "DemoSans-Semibold", "--fonts", Fixtures.font("family")])
    #expect(near.status == .findings)
    #expect(near.errors.contains("did you mean 'DemoSans-SemiBold'?"))
  }

  @Test func `an Info.plist stands for the fonts of its app`() {
    let folder = run(["legibility", Self.path("apps/Healthy")])
    #expect(run(["legibility", Self.path("apps/Healthy/Info.plist")]).output == folder.output)
  }

  @Test func `a path that is not there fails the run`() {
    let result = run(["legibility", "./missing", Fixtures.font("family")])
    #expect(result.status == .failure)
    #expect(result.errors == "fontscan: ./missing: no such file or directory\n")
    #expect(result.output.contains("DemoSans-Bold"))
  }

  @Test func `faces of one name are told apart by their files`() throws {
    let folder = try TemporaryFolder()
    let bytes = try Fixtures.bytes(Fixtures.font("family/DemoSans-Bold.ttf"))
    let files = try ["a.ttf", "b.ttf"].map { try folder.write($0, bytes) }
    let output = run(["legibility", folder.path]).output
    for file in files { #expect(output.contains("no fault  \(file)\n")) }
  }

  @Test func `a folder without fonts is nothing found`() throws {
    let folder = try TemporaryFolder()
    let result = run(["legibility", folder.path])
    #expect(result.status == .findings)
    #expect(result.errors == "fontscan: no fonts were found\n")
  }

  @Test func `a configuration chooses other bolds, or none`() throws {
    let folder = try TemporaryFolder()
    for name in ["DemoSans-Regular.ttf", "DemoSans-Bold.ttf", "DemoSans-Black.ttf"] {
      try folder.write(name, Fixtures.bytes(Fixtures.font("family/" + name)))
    }
    try folder.write(
      "DemoAlone-Regular.ttf",
      Fixtures.bytes(Fixtures.font("no-bold/DemoAlone-Regular.ttf"))
    )
    let file = try folder.write(
      ".fontscan.yml",
      """
      bold:
        - family: Demo Sans
          partners: {DemoSans-Regular: DemoSans-Black, DemoSans-Bold: DemoSans-Gone}
        - family: Demo Alone
          exempt: true
      """.utf8
    )
    let result = run(["legibility", folder.path])
    #expect(result.output.contains("exempt  left alone by the configuration\n"))
    #expect(result.output.contains("ok        DemoSans-Black 900; stems 80 -> 180 (2.25 times)"))
    #expect(
      result.output.contains(
        "missing   'DemoSans-Gone', which the configuration names, is not there\n"
      )
    )
    #expect(result.status == .findings)
    // The same words from elsewhere.
    let elsewhere = run(["legibility", "--config", file, Fixtures.font("no-bold")])
    #expect(elsewhere.output.contains("2 exempt"))
    #expect(elsewhere.status == .success)
    let broken = try folder.write("broken.yml", "bold: 7".utf8)
    #expect(run(["legibility", "--config", broken, folder.path]).status == .failure)
  }

  @Test func `validate leaves alone what the configuration leaves alone`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "DemoAlone-Regular.ttf",
      Fixtures.bytes(Fixtures.font("no-bold/DemoAlone-Regular.ttf"))
    )
    let plist = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>UIAppFonts</key><array><string>DemoAlone-Regular.ttf</string></array>
      <key>LSRequiresIPhoneOS</key><true/>
      </dict></plist>
      """
    try folder.write("Info.plist", plist.utf8)
    let words = ["validate", folder.path, "--only", "legibility"]
    #expect(run(words).output.contains("[legibility/bold-missing]"))
    try folder.write(".fontscan.yml", "bold: [{family: Demo Alone, exempt: true}]".utf8)
    #expect(!run(words).output.contains("legibility/bold-missing"))
    let missing = "bold: [{family: Demo Alone, partners: {DemoAlone-Regular: Gone}}]"
    try folder.write(".fontscan.yml", missing.utf8)
    #expect(run(words).output.contains("'Gone', which the configuration names, is not there"))
  }
}
