internal import FileAccess
internal import FontTestSupport
internal import ProjectModel
internal import Testing

@Suite("Packages that a project refers to by their folder")
struct LocalPackageTests {
  private static let manifest = """
    // swift-tools-version:5.9
    import PackageDescription
    let package = Package(
      name: "Kit",
      targets: [.target(name: "Kit", resources: [.process("Fonts")])]
    )
    """

  /// A checkout with an app, a package in it and one beside it.
  private func sketch(_ references: (inout ProjectText) -> Void) throws -> Sketch {
    let sketch = try Sketch(
      ["In/App/Info.plist": "UIAppFonts = ();"],
      files: ["In/Kits/Kit/Sources/Kit/Fonts/a.ttf", "Kit/Sources/Kit/Fonts/b.ttf"]
    )
    for folder in ["In/Kits/Kit", "Kit"] {
      try sketch.folder.write("\(folder)/Package.swift", Self.manifest.utf8)
    }
    var text = ProjectText()
    text.addTarget("App")
    references(&text)
    try sketch.write(text, "In/App.xcodeproj")
    return sketch
  }

  /// The paths of all fonts of bundles that are no apps.
  private func fonts(_ path: String, of sketch: Sketch) throws -> [String] {
    let project = try sketch.read(path)
    #expect(project.problems == [])
    return project.bundles.filter { $0.kind != .application }.flatMap(sketch.fonts)
  }

  private static let kit = "In/Kits/Kit/Sources/Kit/Fonts/a.ttf"

  @Test(arguments: ["In", "In/App.xcodeproj", "In/App.xcodeproj/project.pbxproj"])
  func `a package is read once, whatever is given`(path: String) throws {
    let named = try sketch { text in
      text.add("kit", "XCLocalSwiftPackageReference", "relativePath = \"./Kits/Kit\";")
      text.projectValues = "packageReferences = (kit);"
    }
    #expect(try fonts(path, of: named) == [Self.kit])
    let folder = try sketch { text in
      text.addFile("kit", path: "Kits/Kit", "lastKnownFileType = wrapper;")
      text.mainGroup = ["kit"]
    }
    #expect(try fonts(path, of: folder) == [Self.kit])
  }

  @Test func `a package that a workspace names is read with it`() throws {
    let sketch = try sketch { _ in }
    try sketch.folder.write(
      "In/All.xcworkspace/contents.xcworkspacedata",
      """
      <Workspace><FileRef location="group:App.xcodeproj"/><FileRef location="group:Kits/Kit"/>
      <FileRef location="group:../Kit"/><FileRef location="group:App"/></Workspace>
      """.utf8
    )
    #expect(try fonts("In/All.xcworkspace", of: sketch) == [Self.kit])
  }

  @Test func `a package outside what was given is not read`() throws {
    let sketch = try sketch { text in
      text.add("kit", "XCLocalSwiftPackageReference", "relativePath = \"../Kit\";")
      text.projectValues = "packageReferences = (kit);"
    }
    let project = try sketch.read("In/App.xcodeproj")
    #expect(project.bundles.filter { $0.kind != .application }.isEmpty)
    // That is told, with the line, and no fault of the project.
    let problem = try #require(project.problems.first)
    #expect(problem.reason.contains("Kit' lies outside '"))
    // Behind three lines at the start and the five objects of the target.
    #expect(problem.position?.line == 9)
    #expect(problem.losesNothing && project.problems.count == 1)
  }
}
