import FontTestSupport
import Testing

@testable import FontscanCLI

/// References that start where only a build knows: among its products, in the SDK, in Xcode, in a
/// folder that everybody has elsewhere.
@Suite("References to places of a build")
struct UnplacedReferenceTests {
  private static let trees = ["BUILT_PRODUCTS_DIR", "SDKROOT", "DEVELOPER_DIR", "FONTS_DIR"]

  private func validate(_ text: ProjectText, _ entry: String) throws -> RunResult {
    let folder = try TemporaryFolder()
    try folder.write("App.xcodeproj/project.pbxproj", text.text.utf8)
    try folder.write("App/Info.plist", "{UIAppFonts = (\"\(entry)\");}".utf8)
    let result = run(["validate", folder.path, "--only", "declared"])
    return RunResult(output: result.output, errors: result.errors, status: result.status)
  }

  private struct RunResult {
    var output: String
    var errors: String
    var status: FontscanCLI.ExitStatus
  }

  @Test(arguments: trees)
  func `a font there is not in the checkout, and not missing`(tree: String) throws {
    var text = ProjectText()
    text.add("font", "PBXFileReference", "path = More/Demo.ttf; sourceTree = \(tree);")
    text.add("font-b", "PBXBuildFile", "fileRef = font;")
    text.mainGroup = ["font"]
    text.addResources("resources", "font")
    text.addTarget("App", phases: ["resources"])
    let result = try validate(text, "Demo.ttf")
    #expect(
      result.output.contains(
        "note: 'Demo.ttf' is copied from '$(\(tree))/More/Demo.ttf', which lies where only a build "
          + "knows [declared/not-in-checkout]"
      ),
      "\(result.output)"
    )
    #expect(!result.output.contains("[declared/file-missing]"))
    #expect(result.status == .success)
    #expect(result.errors.isEmpty)
  }

  @Test func `so is one of a group there`() throws {
    var text = ProjectText()
    text.addFile("font", path: "Demo.ttf")
    text.add("group", "PBXGroup", "children = (font); path = Fonts; sourceTree = FONTS_DIR;")
    text.mainGroup = ["group"]
    text.addResources("resources", "font")
    text.addTarget("App", phases: ["resources"])
    let result = try validate(text, "Demo.ttf")
    #expect(result.output.contains("copied from '$(FONTS_DIR)/Fonts/Demo.ttf', which lies where"))
  }

  @Test func `a folder there may hold what an entry names`() throws {
    var text = ProjectText()
    text.add(
      "fonts",
      "PBXFileReference",
      "path = Fonts; lastKnownFileType = folder; sourceTree = SDKROOT;"
    )
    text.add("fonts-b", "PBXBuildFile", "fileRef = fonts;")
    text.mainGroup = ["fonts"]
    text.addResources("resources", "fonts")
    text.addTarget("App", phases: ["resources"])
    let result = try validate(text, "Fonts/Demo.ttf")
    #expect(
      result.output.contains(
        "'Fonts/Demo.ttf' is copied from '$(SDKROOT)/Fonts', which lies where only a build knows"
      ),
      "\(result.output)"
    )
    #expect(!result.output.contains("file-missing]"))
  }

  @Test func `of a synchronized folder there it is not known what it holds`() throws {
    var text = ProjectText()
    text.add(
      "folder",
      "PBXFileSystemSynchronizedRootGroup",
      "path = Fonts; sourceTree = FONTS_DIR;"
    )
    text.mainGroup = ["folder"]
    text.addResources("resources")
    text.addTarget(
      "App",
      phases: ["resources"],
      "fileSystemSynchronizedGroups = (folder);"
    )
    let result = try validate(text, "Demo.ttf")
    #expect(!result.output.contains("[declared/file-missing]"))
    #expect(
      result.output.contains("the folder '$(FONTS_DIR)/Fonts' lies where only a build knows"),
      "\(result.output)"
    )
  }

  // What no target copies is in no bundle, wherever it lies.
  @Test func `one that no target copies is in no target`() throws {
    var text = ProjectText()
    text.add("font", "PBXFileReference", "path = Demo.ttf; sourceTree = FONTS_DIR;")
    text.mainGroup = ["font"]
    text.addTarget("App")
    let result = try validate(text, "Demo.ttf")
    #expect(
      result.output.contains(
        "the file '$(FONTS_DIR)/Demo.ttf' is in the project and in no target"
      ),
      "\(result.output)"
    )
    #expect(result.status == .findings)
  }

  @Test func `legibility says where the declared font is`() throws {
    var text = ProjectText()
    text.add("font", "PBXFileReference", "path = Demo.ttf; sourceTree = FONTS_DIR;")
    text.add("font-b", "PBXBuildFile", "fileRef = font;")
    text.mainGroup = ["font"]
    text.addResources("resources", "font")
    text.addTarget("App", phases: ["resources"])
    let folder = try TemporaryFolder()
    try folder.write("App.xcodeproj/project.pbxproj", text.text.utf8)
    try folder.write("App/Info.plist", "{UIAppFonts = (\"Demo.ttf\");}".utf8)
    let result = run(["legibility", folder.path])
    #expect(result.status == .failure)
    #expect(result.errors.contains("$(FONTS_DIR)/Demo.ttf: it lies where only a build knows"))
  }
}
