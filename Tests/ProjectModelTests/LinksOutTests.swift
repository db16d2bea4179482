internal import FileAccess
internal import FontTestSupport
internal import ProjectModel
internal import Testing

/// What is read of a folder lies in the folder, also when the reader knows its name beforehand.
@Suite("Links that lead out of what was given")
struct LinksOutTests {
  private static let list = "UIAppFonts = (Secret.ttf);"

  private static func project() -> ProjectText {
    var text = ProjectText()
    text.addTarget("App", settings: ["": "INFOPLIST_FILE = Info.plist;"])
    return text
  }

  /// A folder `In` beside a folder `Out`, and a link from the one into the other.
  private func sketch(_ link: String, to destination: String) throws -> Sketch {
    let sketch = try Sketch([
      "Out/App.app/Info.plist": "CFBundleExecutable = App; DTSDKName = x; \(Self.list)",
      "In/Info.plist": Self.list,
    ])
    try sketch.write(Self.project(), "Out/App.xcodeproj")
    try sketch.folder.write(
      "Out/list",
      "<Workspace><FileRef location=\"group:App.xcodeproj\"/></Workspace>".utf8
    )
    try sketch.folder.write("In/App.xcodeproj/empty", [])
    try sketch.folder.write("In/W.xcworkspace/empty", [])
    try sketch.folder.write("In/X.xcarchive/empty", [])
    try sketch.folder.write("In/Folder/empty", [])
    try ProjectModelTests.link(
      "\(sketch.folder.path)/In/\(link)",
      to: "\(sketch.folder.path)/Out/\(destination)"
    )
    return sketch
  }

  @Test(arguments: [
    ("App.xcodeproj", "App.xcodeproj/project.pbxproj", "App.xcodeproj/project.pbxproj"),
    (
      "App.xcodeproj/project.pbxproj", "App.xcodeproj/project.pbxproj",
      "App.xcodeproj/project.pbxproj"
    ),
    ("W.xcworkspace", "W.xcworkspace/contents.xcworkspacedata", "list"),
    ("X.xcarchive", "X.xcarchive/Products", ""),
    ("Folder", "Folder/Info.plist", "App.app/Info.plist"),
  ])
  func `a link in the place of a file is named and not followed`(
    given: String,
    link: String,
    destination: String
  ) throws {
    let sketch = try sketch(link, to: destination)
    var problems: [ProjectProblem]
    do {
      let project = try sketch.read("In/\(given)")
      #expect(project.bundles.isEmpty)
      problems = project.problems
    } catch let problem as ProjectProblem {
      problems = [problem]
    }
    #expect(problems.contains { sketch.short($0.path) == "In/\(link)" }, "\(problems)")
    #expect(problems.contains { $0.reason.contains("leads out of") })
  }

  /// A search that passes over them would say that nothing is wrong.
  @Test(arguments: [
    ("Linked.xcodeproj", "App.xcodeproj"), ("Package.swift", "list"), ("project.yml", "list"),
  ])
  func `a link in the place of a project is named when a folder is searched`(
    link: String,
    destination: String
  ) throws {
    let sketch = try sketch(link, to: destination)
    let problems = try sketch.read("In").problems
    #expect(problems.contains { sketch.short($0.path) == "In/\(link)" }, "\(problems)")
  }

  /// A pipe would be read for ever; it is no project, and no reason to be content.
  @Test(arguments: ["Package.swift", "project.yml"])
  func `a pipe in the place of a project is named`(name: String) throws {
    let sketch = try Sketch(["App/Info.plist": "UIAppFonts = ();"])
    try pipe("\(sketch.folder.path)/\(name)")
    #expect(
      try sketch.read().problems.map { "\(sketch.short($0.path)): \($0.reason)" }
        == ["\(name): is neither a file nor a folder"]
    )
  }

  @Test func `a pipe in the place of a configuration is found and cannot be read`() throws {
    let sketch = try Sketch(files: ["App/empty"])
    try pipe("\(sketch.folder.path)/.fontscan.yml")
    let file = try #require(Configuration.file(for: sketch.path))
    #expect(sketch.short(file) == ".fontscan.yml")
    #expect(throws: ConfigurationError.self) { try Configuration(reading: file) }
  }

  @Test func `an Info.plist that is a link out is named with its setting`() throws {
    let sketch = try Sketch(["Out/Info.plist": Self.list], files: ["In/empty"])
    try sketch.write(Self.project(), "In/App.xcodeproj")
    try ProjectModelTests.link(
      "\(sketch.folder.path)/In/Info.plist",
      to: "\(sketch.folder.path)/Out/Info.plist"
    )
    let project = try sketch.read("In")
    #expect(project.bundles.map(\.infoPlist?.path) == [nil])
    let problem = try #require(project.problems.first)
    #expect(sketch.short(problem.path) == "In/App.xcodeproj/project.pbxproj")
    #expect(problem.position?.line != nil)
    #expect(problem.reason.contains("lies outside"))
  }

  /// `Web/loop` leads to the project's folder: what lies behind it has no path in the bundle.
  @Test func `in a folder that is copied whole only links to files are followed`() throws {
    let sketch = try Sketch(["App/Info.plist": "UIAppFonts = ();"], files: ["Web/a.ttf", "b.ttf"])
    try ProjectModelTests.link("\(sketch.folder.path)/Web/loop", to: "..")
    try ProjectModelTests.link("\(sketch.folder.path)/Web/c.ttf", to: "../b.ttf")
    var text = ProjectText()
    text.addFile("web", path: "Web", "lastKnownFileType = folder;")
    text.mainGroup = ["web"]
    text.addResources("resources", "web")
    text.addTarget("App", phases: ["resources"])
    try sketch.write(text)
    let project = try sketch.read()
    #expect(
      project.bundles.first?.fonts.map(\.bundlePath.description) == ["Web/a.ttf", "Web/c.ttf"]
    )
    #expect(project.problems.map { sketch.short($0.path) } == ["Web/loop"])
    #expect(project.problems.first?.reason == "a link to a folder, which is not followed")
    #expect(project.problems.first?.losesNothing == true)
  }

  @Test func `a link in an archive of Xcode to another part of it is followed`() throws {
    let sketch = try Sketch(
      ["X.xcarchive/Products/Applications/App.app/Info.plist": "UIAppFonts = (Demo.ttf);"],
      files: ["X.xcarchive/Shared/Demo.ttf"]
    )
    try ProjectModelTests.link(
      "\(sketch.folder.path)/X.xcarchive/Products/Applications/App.app/Demo.ttf",
      to: "../../../Shared/Demo.ttf"
    )
    let project = try sketch.read("X.xcarchive")
    #expect(project.problems == [])
    #expect(project.bundles.map { $0.fonts.map(\.bundlePath.description) } == [["Demo.ttf"]])
  }
}
