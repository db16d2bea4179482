internal import FileAccess
internal import FontTestSupport
internal import ProjectModel
internal import Testing

@Suite("Paths that are given")
struct ProjectPathTests {
  @Test func `an Info.plist is taken with the fonts below its folder`() throws {
    let sketch = try Sketch(
      [
        "App/Info.plist": "UIAppFonts = (\"a.ttf\", Odd);",
        "App/Other-Info.plist": "UIAppFonts = ();",
      ],
      files: ["App/Fonts/a.ttf", "App/odd", "a.ttf"]
    )
    let project = try sketch.read("App/Info.plist")
    #expect(project.bundles.map(\.target) == ["App"])
    #expect(project.bundles.map(\.layout) == [.sources])
    #expect(project.bundles.map { sketch.fonts($0) } == [["App/Fonts/a.ttf", "App/odd"]])
  }

  @Test(arguments: ["App.xcodeproj/project.pbxproj", "Package.swift", ".git/HEAD", "project.yml"])
  func `fonts elsewhere in its project count when entries name them`(mark: String) throws {
    let sketch = try Sketch(
      ["Repo/App/Plists/Info.plist": "UIAppFonts = (\"a.ttf\");"],
      files: ["Repo/\(mark)", "Repo/App/Fonts/a.ttf", "Repo/App/Fonts/b.ttf", "c.ttf"]
    )
    let app = try #require(try sketch.read("Repo/App/Plists/Info.plist").bundles.first)
    #expect(
      app.fonts.map { $0.path.lastComponent } == ["a.ttf", "b.ttf"].map { Array($0.utf8)[...] }
    )
    #expect(app.target == "App")
  }

  @Test func `without a project around it nothing outside its folder is looked at`() throws {
    let sketch = try Sketch(
      ["App/Plists/Info.plist": "UIAppFonts = (\"a.ttf\");"],
      files: ["App/Fonts/a.ttf"]
    )
    #expect(try sketch.read("App/Plists/Info.plist").bundles.map(\.fonts) == [[]])
  }

  @Test func `what is outside the project is not looked at`() throws {
    let sketch = try Sketch(
      ["Repo/App/Info.plist": "UIAppFonts = (\"a.ttf\");"],
      files: ["Repo/Package.swift", "a.ttf", "Other/a.ttf"]
    )
    #expect(try sketch.read("Repo/App/Info.plist").bundles.map(\.fonts) == [[]])
  }

  @Test(arguments: [
    ("missing", "no such file or directory"),
    ("missing/Info.plist", "no such file or directory"),
  ])
  func `a path that leads nowhere is an error`(name: String, reason: String) throws {
    let sketch = try Sketch()
    let problem = #expect(throws: ProjectProblem.self) { try sketch.read(name) }
    #expect(problem?.path == sketch.path.appending(name.utf8))
    #expect(problem?.reason == reason)
  }

  @Test func `a file that is no Info.plist is an error`() throws {
    let sketch = try Sketch()
    try sketch.folder.write("Demo.ttf", [0, 1, 0, 0, 0, 9])
    let problem = #expect(throws: ProjectProblem.self) { try sketch.read("Demo.ttf") }
    #expect(problem?.reason.hasSuffix("and neither a bundle nor a folder") == true)

    try sketch.folder.write("Info.plist", "<plist>\n<dict>".utf8)
    let broken = #expect(throws: ProjectProblem.self) { try sketch.read("Info.plist") }
    #expect(
      broken?.reason.hasPrefix("the property list cannot be read: not well-formed XML") == true
    )
    #expect(broken?.position?.line == 2)
  }

  @Test func `paths are spelled as the root was`() throws {
    let sketch = try Sketch(["App/Info.plist": "UIAppFonts = (\"a.ttf\");"], files: ["App/a.ttf"])
    let root = FilePath(sketch.folder.path + "/./App/../App/")
    let app = try #require(try Project(reading: root).bundles.first)
    #expect(app.fonts.map(\.path) == [root.appending("a.ttf".utf8)])
    #expect(app.infoPlist?.path == root.appending("Info.plist".utf8))
    #expect(app.target == "App")
  }
}
