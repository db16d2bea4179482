import FileAccess
import Testing

@testable import SourceScan

/// Files of styles that code of the same module loads.
@Suite("Files of styles that code loads")
struct LoadedStyleFileTests {
  private static let swift =
    #"let u = Bundle.main.url(forResource: "fonts", withExtension: "json")"#

  private func names(_ json: String, _ code: String, in file: String = "fonts.json") -> [String] {
    let facts = [
      file.hasSuffix(".m")
        ? ObjectiveCReader.facts(of: Array(code.utf8), in: FilePath("A.m"))
        : SwiftReader.facts(of: Array(code.utf8), in: FilePath("A.swift"), calls: []),
      StyleFileReader.facts(of: Array(json.utf8), in: FilePath("fonts.json")),
    ]
    return ModuleLinker(facts).scan().requests.map(SwiftSketch.spelled)
  }

  @Test(arguments: [
    (#"{"title": {"fontName": "Demo-Bold", "lines": 2}}"#, ["Demo-Bold"]),
    (#"{"title": {"font_name": "Demo-Bold", "x": 1}}"#, ["Demo-Bold"]),
    (#"[{"style": "a", "postScriptName": "Demo-Bold"}]"#, ["Demo-Bold"]),
    (#"{"fonts": {"big": "Demo-Bold", "small": "Demo-Light"}}"#, ["Demo-Bold", "Demo-Light"]),
    (#"{"fontMap": {"a": {"b": "Demo-SemiBoldItalic"}}}"#, ["Demo-SemiBoldItalic"]),
  ])
  func `are judged where it is plain that they are names`(json: String, names: [String]) {
    #expect(self.names(json, Self.swift) == names)
  }

  @Test(arguments: [
    #"let d = load("fonts.json")"#, #"let d = load("Styles/fonts.json")"#,
    #"let p = Bundle.main.path(forResource: "fonts", ofType: "json")"#,
  ])
  func `are found by their names`(code: String) {
    #expect(names(#"{"fontName": "Demo-Bold", "x": 1}"#, code) == ["Demo-Bold"])
  }

  @Test func `are found from Objective-C`() {
    let code = #"NSString *p = [[NSBundle mainBundle] pathForResource:@"fonts" ofType:@"json"];"#
    #expect(names(#"{"fontName": "Demo-Bold", "x": 1}"#, code, in: "A.m") == ["Demo-Bold"])
  }

  @Test(arguments: [
    (#"[{"fontName": "Demo-Bold"}]"#, 1, 15), ("[\n {\"fontName\": \"Demo-Bold\"}\n]", 2, 15),
    (#"{"a": {"fontName": "Demo-Bold", "x": 1}}"#, 1, 20),
  ])
  func `stand where the value stands`(json: String, line: Int, column: Int) throws {
    let place = try #require(
      StyleFile(parsing: Array(json.utf8), path: FilePath("fonts.json")).requests.first?.location
    )
    #expect((place.line, place.column) == (line, column))
  }

  @Test(arguments: [
    // Nobody loads it.
    (#"{"fontName": "Demo-Bold", "x": 1}"#, #"let d = load("other.json")"#),
    // Styles of the app's own.
    (#"{"fontName": "title", "x": 1}"#, swift),
    (#"{"fontName": "System", "x": 1}"#, swift),
    (#"{"fontName": "Script", "x": 1}"#, swift + #"; if name == "Script" { }"#),
    (#"{"fontFamilies": {"a": "Demo", "b": "Other"}}"#, swift),
    (#"{"fonts": {"a": "pre-paid", "b": "Demo-Bold"}}"#, swift),
    (#"{"languages": {"a": "Demo-Bold", "b": "Demo-Light"}}"#, swift),
  ])
  func `are no more than mentions else (trap)`(json: String, code: String) {
    #expect(names(json, code).allSatisfy { $0.hasPrefix("mention") })
  }
}
