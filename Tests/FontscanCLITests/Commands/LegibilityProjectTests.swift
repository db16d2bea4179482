import FontTestSupport
import Testing

@testable import FontscanCLI

/// Of an app the declared faces are reported, else all of the app: not what lies beside it.
@Suite("Bold partners in a project without lists")
struct LegibilityProjectTests {
  private func folder(copying files: [String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    var text = ProjectText()
    for file in files { text.addFile(file, path: file + ".ttf") }
    text.mainGroup = files
    text.addPhase("resources", files)
    text.addTarget("App", phases: ["resources"])
    try folder.write("App.xcodeproj/project.pbxproj", text.text.utf8)
    try folder.write("App/Info.plist", "{CFBundleName = App;}".utf8)
    for font in ["Regular", "Bold", "Black"] {
      let name = "DemoSans-\(font).ttf"
      try folder.write(name, Fixtures.bytes(Fixtures.font("family/" + name)))
    }
    return folder
  }

  @Test func `what its targets copy is reported, and that is said`() throws {
    let folder = try folder(copying: ["DemoSans-Regular", "DemoSans-Black"])
    let result = run(["legibility", folder.path])
    #expect(
      result.errors
        == "fontscan: \(folder.path): no target declares fonts; all that targets copy are looked at\n"
    )
    // The Bold lies beside them and reaches no bundle.
    #expect(result.output.contains("DemoSans-Black 900"), "\(result.output)")
    #expect(!result.output.contains("DemoSans-Bold"))
    #expect(result.output.contains("2 faces: 1 ok, 1 heaviest."))
    #expect(run(["legibility", folder.path, "--quiet"]).errors.isEmpty)
  }

  @Test func `without any all fonts of the folder are, and that is said`() throws {
    let folder = try folder(copying: [])
    let result = run(["legibility", folder.path])
    #expect(
      result.errors
        == "fontscan: \(folder.path): no target has fonts; all fonts below the folder are looked at\n"
    )
    #expect(result.output.contains("3 faces: "), "\(result.output)")
  }

  @Test func `a folder without a project is read as it is`() throws {
    let result = run(["legibility", Fixtures.font("family")])
    #expect(result.errors.isEmpty)
  }
}
