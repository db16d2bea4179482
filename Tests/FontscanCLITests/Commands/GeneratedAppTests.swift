import FontTestSupport
import Foundation
import Testing

@testable import FontscanCLI

/// Apps that use generated code, through `validate`.
@Suite("Apps with generated code")
struct GeneratedAppTests {
  static let healthy = Fixtures.apps + "/Healthy"

  @Test func `the file of the healthy app is the one that is made today`() {
    let result = run([
      "generate", Self.healthy + "/Fonts", "--with=bold-text", "--platform=uikit",
      "--output", Self.healthy + "/Fonts.swift", "--check",
    ])
    #expect(result.status == .success, "\(result.errors)")
  }

  @Test(arguments: [
    ["--swift=5"], ["--swift=6", "--access=public"], ["--platform=uikit"],
  ])
  func `an app whose code has every part has no finding`(options: [String]) throws {
    let folder = try GenerateListTests.copy()
    let app = folder.path + "/App"
    let sheet = try folder.write(
      "Styles.json",
      """
      {"schema": "fontscan.styles.v1", "styles": {
        "body": {"fontName": "DemoSans-Regular", "size": 17},
        "title": {"fontName": "DemoSans-Bold", "textStyle": "title1", "size": 28}}}
      """.utf8
    )
    let file = app + "/Fonts.swift"
    let parts = "dynamic-type,ios10,bold-text,large-content,styles,register"
    let words = ["generate", app, "--styles", sheet, "--with", parts, "--output", file]
    #expect(run(words + options).status == .success)
    let result = run(["validate", app, "--fail-on=note"])
    #expect(result.status == .success, "\(result.output)")
    // A rule is quiet about what is generated; it finds nothing where it looks either.
    let text = try GenerateTests.text(file)
    try folder.write("App/Fonts.swift", text.drop { $0 != "\n" }.utf8)
    let judged = run(["validate", app, "--format=json"])
    #expect(judged.output.contains("\"findings\": []"), "\(judged.output)")
  }

  /// As with every other file: what code names is in use, and a file that is not named is unused.
  @Test func `a font that was added later is unused until the file is made again`() throws {
    let folder = try GenerateListTests.copy()
    let app = folder.path + "/App"
    let font = try Fixtures.bytes(Fixtures.font("family/DemoSans-Black.ttf"))
    try folder.write("App/Fonts/DemoSans-Black.ttf", font)
    #expect(run(["generate", app, "--plist", app + "/Info.plist", "--write"]).status == .success)
    let unused = run(["validate", app])
    #expect(unused.output.contains("file/unused"))
    #expect(unused.output.contains("DemoSans-Black.ttf"))
    let words = ["--with=bold-text", "--platform=uikit", "--output", app + "/Fonts.swift"]
    #expect(run(["generate", app + "/Fonts"] + words).status == .success)
    #expect(!run(["validate", app]).output.contains("file/unused"))
  }
}
