internal import FileAccess
internal import FontTestSupport
internal import Testing

@testable internal import ProjectModel

/// What Git could not merge is said to be that, whatever the reader of the file trips over.
@Suite("Merge conflicts")
struct MergeConflictTests {
  private static let words = "a merge conflict is not resolved"

  /// Two sides from line 2 on; of `halves` somebody took the first mark out.
  private static func conflict(_ before: String, _ one: String, _ other: String, _ after: String)
    -> [(text: String, line: Int)]
  {
    [
      ("\(before)\n<<<<<<< HEAD\n\(one)\n=======\n\(other)\n>>>>>>> other\n\(after)\n", 2),
      ("\(before)\n\(one)\n=======\n\(other)\n>>>>>>> other\n\(after)\n", 5),
      ("\(before)\r\n<<<<<<< HEAD\r\n\(one)\r\n=======\r\n>>>>>>> other\r\n\(after)\r\n", 2),
    ]
  }

  @Test(
    arguments: conflict(
      "<plist><dict><key>UIAppFonts</key><array>",
      "<string>A.ttf</string>",
      "<string>B.ttf</string>",
      "</array></dict></plist>"
    ) + conflict("{UIAppFonts = (", "A.ttf,", "B.ttf,", ");}")
  )
  func `a property list with one is named with the line`(text: String, line: Int) throws {
    let sketch = try Sketch()
    try sketch.folder.write("Info.plist", text.utf8)
    let problem = #expect(throws: ProjectProblem.self) {
      try InfoPlist(reading: sketch.path.appending("Info.plist".utf8))
    }
    #expect(problem?.reason == "the property list cannot be read: \(Self.words)")
    #expect(problem?.position?.line == line)
  }

  @Test(arguments: conflict("fonts:", "- family: A", "- family: B", "# end"))
  func `a configuration with one is named with the line`(text: String, line: Int) {
    let path = FilePath(".fontscan.yml")
    let error = #expect(throws: ConfigurationError.self) {
      try Configuration(parsing: Array(text.utf8), path: path)
    }
    #expect(error?.faults.map(\.reason) == [Self.words])
    #expect(error?.faults.first?.position?.line == line)
  }

  @Test(
    arguments: conflict("targets:", "  A: {type: application}", "  B: {type: application}", "#")
  )
  func `a spec with one is named with the line`(text: String, line: Int) throws {
    let sketch = try Sketch()
    try sketch.folder.write("project.yml", text.utf8)
    let problems = try sketch.read().problems
    #expect(problems.map(\.reason) == ["the file cannot be read: \(Self.words)"])
    #expect(problems.first?.position?.line == line)
  }

  // The other marks are text, which a workspace may have anywhere.
  @Test(
    arguments: conflict("<Workspace>", "<FileRef/>", "<Group></Group>", "</Workspace>")
      .filter { $0.line == 2 }
  )
  func `a workspace with one is named with the line`(text: String, line: Int) throws {
    let sketch = try Sketch()
    try sketch.folder.write("W.xcworkspace/contents.xcworkspacedata", text.utf8)
    let problem = #expect(throws: ProjectProblem.self) { try sketch.read("W.xcworkspace") }
    #expect(problem?.reason == "the workspace cannot be read: \(Self.words)")
    #expect(problem?.position?.line == line)
  }

  @Test func `settings with one are not known, and say so`() throws {
    let sketch = try Sketch()
    let settings = Self.conflict("A = 1", "INFOPLIST_FILE = A.plist", "B = 2", "C = 3")[0].text
    try sketch.folder.write("App.xcconfig", settings.utf8)
    var text = ProjectText()
    text.addFile("settings", path: "App.xcconfig")
    text.mainGroup = ["settings"]
    text.configurationValues = "baseConfigurationReference = settings;"
    text.addTarget("App", settings: ["": ""])
    try sketch.write(text)
    let project = try sketch.read()
    #expect(project.problems.map(\.reason) == [Self.words])
    #expect(project.problems.first?.position?.line == 2)
    #expect(project.bundles.first?.infoPlist == nil)
  }
}
