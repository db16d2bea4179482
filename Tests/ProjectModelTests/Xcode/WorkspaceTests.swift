internal import FileAccess
internal import FontTestSupport
internal import ProjectModel
internal import Testing

@Suite("Workspaces and what is searched for projects")
struct WorkspaceTests {
  private static let list = ["App/Info.plist": "UIAppFonts = ();"]

  private func project(named name: String) -> ProjectText {
    var text = ProjectText()
    text.addTarget(name, settings: ["": "INFOPLIST_FILE = Info.plist;"])
    return text
  }

  /// Three projects in folders of a checkout.
  private func sketch(_ locations: String) throws -> Sketch {
    let sketch = try Sketch(["A/Info.plist": "", "Deep/B/Info.plist": "", "Pods/Info.plist": ""])
    try sketch.write(project(named: "A"), "A/A.xcodeproj")
    try sketch.write(project(named: "B"), "Deep/B/B.xcodeproj")
    try sketch.write(project(named: "Pods"), "Pods/Pods.xcodeproj")
    try sketch.folder.write(
      "All.xcworkspace/contents.xcworkspacedata",
      "<?xml version=\"1.0\"?><Workspace version=\"1.0\">\(locations)</Workspace>".utf8
    )
    return sketch
  }

  @Test(arguments: [
    ("<FileRef location=\"group:A/A.xcodeproj\"/>", ["A"]),
    (
      """
      <FileRef location="container:A/A.xcodeproj"/><Group location="group:Deep" name="D">
      <FileRef location="group:B/B.xcodeproj"/></Group>
      """, ["A", "B"]
    ),
    (
      """
      <Group location="container:Deep"><Group location="group:B"><FileRef location="group:B.xcodeproj"/>
      </Group></Group><FileRef location="group:Pods/Pods.xcodeproj"/>
      """, ["B"]
    ),
    (
      """
      <FileRef location="group:A/A.xcodeproj"/>
      <FileRef location="developer:X.xcodeproj"/><FileRef location="group:README.md"/>
      """, ["A"]
    ),
  ])
  func `the projects of a workspace are read`(locations: String, targets: [String]) throws {
    let sketch = try sketch(locations)
    let project = try sketch.read("All.xcworkspace")
    #expect(project.problems == [])
    #expect(project.bundles.map(\.target) == targets)
    let list = try sketch.read("All.xcworkspace/contents.xcworkspacedata")
    #expect(list.bundles.map(\.target) == targets)
  }

  @Test func `a project that a workspace names and that is not read is named`() throws {
    let sketch = try sketch(
      "\n<FileRef location=\"group:A/A.xcodeproj\"/>\n<FileRef location=\"group:../E/E.xcodeproj\"/>"
        + "\n<FileRef location=\"group:Gone.xcodeproj\"/>"
    )
    let project = try sketch.read("All.xcworkspace")
    #expect(project.bundles.map(\.target) == ["A"])
    #expect(
      project.problems.map { "\(sketch.short($0.path)):\($0.position?.line ?? 0)" } == [
        "All.xcworkspace/contents.xcworkspacedata:3", "All.xcworkspace/contents.xcworkspacedata:4",
      ]
    )
    #expect(project.problems.first?.reason.contains("E/E.xcodeproj' lies outside") == true)
    #expect(project.problems.last?.reason.hasPrefix("there is no project") == true)
    #expect(project.problems.allSatisfy { $0.losesNothing })
  }

  @Test func `a place in a workspace may be spelled from the root`() throws {
    let sketch = try sketch("")
    try sketch.folder.write(
      "All.xcworkspace/contents.xcworkspacedata",
      "<Workspace><FileRef location=\"absolute:\(sketch.folder.path)/A/A.xcodeproj\"/></Workspace>"
        .utf8
    )
    #expect(try sketch.read("All.xcworkspace").bundles.map(\.target) == ["A"])
  }

  @Test func `the workspace in a project is the project`() throws {
    let sketch = try sketch("")
    try sketch.folder.write(
      "A/A.xcodeproj/project.xcworkspace/contents.xcworkspacedata",
      "<Workspace><FileRef location=\"self:\"/></Workspace>".utf8
    )
    let project = try sketch.read("A/A.xcodeproj/project.xcworkspace")
    #expect(project.bundles.map(\.target) == ["A"])
  }

  @Test(arguments: ["", "<FileRef location=\"group:Gone.xcodeproj\"/>", "<FileRef"])
  func `a workspace without a project is refused`(locations: String) throws {
    let sketch = try sketch(locations)
    #expect(throws: ProjectProblem.self) { try sketch.read("All.xcworkspace") }
  }

  @Test func `a folder is searched outside what package managers fetch`() throws {
    let sketch = try sketch("")
    for folder in ["Carthage/C", "node_modules/N", "SourcePackages/S", ".build/D", "x/DerivedData"]
    {
      try sketch.write(project(named: "No"), "\(folder)/No.xcodeproj")
    }
    let project = try sketch.read()
    #expect(project.problems == [])
    #expect(project.bundles.map(\.target) == ["A", "B"])
  }

  @Test(arguments: ["A/A.xcodeproj", "A/A.xcodeproj/project.pbxproj", "A"])
  func `a project is read by any of its names`(place: String) throws {
    let sketch = try sketch("")
    let project = try sketch.read(place)
    #expect(project.problems == [])
    #expect(project.bundles.map(\.target) == ["A"])
    #expect(project.bundles.first?.infoPlist.map { sketch.short($0.path) } == "A/Info.plist")
  }
}
