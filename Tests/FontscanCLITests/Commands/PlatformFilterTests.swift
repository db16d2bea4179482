import FontTestSupport
import Testing

@testable import FontscanCLI

/// A file that a filter keeps for other systems is in the target, and not in its bundle.
@Suite("Platform filters")
struct PlatformFilterTests {
  private func output(_ text: ProjectText, _ entry: String = "Demo.ttf") throws -> String {
    let folder = try TemporaryFolder()
    try folder.write("App.xcodeproj/project.pbxproj", text.text.utf8)
    try folder.write("App/Info.plist", "{UIAppFonts = (\"\(entry)\");}".utf8)
    for path in ["Demo.ttf", "Fonts/Demo.ttf"] {
      try folder.write(path, Fixtures.bytes(Fixtures.font("family/DemoSans-Bold.ttf")))
    }
    return run(["validate", folder.path, "--only", "declared"]).output
      .replacing(folder.path + "/", with: "")
  }

  @Test(arguments: [
    ("platformFilter = maccatalyst;", "Mac Catalyst"),
    ("platformFilters = (tvos, macos);", "tvOS and macOS"),
    ("platformFilter = driverkit;", "other systems"),
  ])
  func `the filter of a file is named`(filter: String, systems: String) throws {
    var text = ProjectText()
    text.addFile("font", path: "Demo.ttf", build: filter)
    text.mainGroup = ["font"]
    text.addResources("resources", "font")
    text.addTarget("App", phases: ["resources"])
    let output = try output(text)
    #expect(
      output.contains(
        "'Demo.ttf' is declared, but its platform filter has the file 'Demo.ttf' copied for "
          + "\(systems) alone (App.xcodeproj/project.pbxproj:5) [declared/not-in-target]"
      ),
      "\(output)"
    )
    #expect(!output.contains("in no target"))
  }

  @Test func `the filter of a folder that is copied whole is named`() throws {
    var text = ProjectText()
    text.addFile(
      "fonts",
      path: "Fonts",
      "lastKnownFileType = folder;",
      build: "platformFilter = macos;"
    )
    text.mainGroup = ["fonts"]
    text.addResources("resources", "fonts")
    text.addTarget("App", phases: ["resources"])
    let output = try output(text, "Fonts/Demo.ttf")
    #expect(
      output.contains("its platform filter has the file 'Fonts/Demo.ttf' copied for macOS alone"),
      "\(output)"
    )
  }

  @Test func `the filter of a file in a synchronized folder is named`() throws {
    var text = ProjectText()
    text.add(
      "set",
      "PBXFileSystemSynchronizedBuildFileExceptionSet",
      "target = App; platformFiltersByRelativePath = {Demo.ttf = (macos);};"
    )
    text.add(
      "folder",
      "PBXFileSystemSynchronizedRootGroup",
      "path = Fonts; sourceTree = \"<group>\"; exceptions = (set);"
    )
    text.mainGroup = ["folder"]
    text.addResources("resources")
    text.addTarget("App", phases: ["resources"], "fileSystemSynchronizedGroups = (folder);")
    let output = try output(text)
    #expect(
      output.contains(
        "its platform filter has the file 'Fonts/Demo.ttf' copied for macOS alone "
          + "(App.xcodeproj/project.pbxproj:4)"
      ),
      "\(output)"
    )
  }

  // For iOS and the Mac with a list each, one of which has the font.
  @Test func `the filter of a file is named for the system that lacks it`() throws {
    var text = ProjectText()
    text.addFile("font", path: "Demo.ttf", build: "platformFilter = macos;")
    text.mainGroup = ["font"]
    text.addResources("resources", "font")
    text.addTarget(
      "App",
      settings: [
        "": """
        "INFOPLIST_FILE[sdk=iphoneos*]" = App/Info.plist; \
        "INFOPLIST_FILE[sdk=macosx*]" = Mac/Info.plist; \
        SUPPORTED_PLATFORMS = "iphoneos macosx";
        """
      ],
      phases: ["resources"]
    )
    let output = try output(text)
    #expect(output.contains("copied for macOS alone"), "\(output)")
  }
}
