import FontTestSupport
import Foundation
import Testing

/// What is given lies in the folder of the process, is it, or is around it.
@Suite(
  "Paths from the folder of the process",
  .enabled(if: Binary.path != nil, "the binary was not built beside the tests")
)
struct WorkingFolderTests {
  /// An app that declares a font which is nowhere.
  private static let project = """
    {objects = {
    project = {isa = PBXProject; mainGroup = main; targets = (App); buildConfigurationList = list;};
    main = {isa = PBXGroup; children = (); sourceTree = "<group>";};
    App = {isa = PBXNativeTarget; name = App; buildConfigurationList = list; buildPhases = ();
    productType = "com.apple.product-type.application";};
    list = {isa = XCConfigurationList; buildConfigurations = (release);};
    release = {isa = XCBuildConfiguration; name = Release;
    buildSettings = {SDKROOT = iphoneos; INFOPLIST_FILE = App/Info.plist;};};
    };
    rootObject = project;}
    """

  private static func folder(_ texts: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (path, text) in texts { try folder.write("Work/\(path)", text.utf8) }
    return folder
  }

  /// Runs `validate` in a folder below `Work`.
  private func validate(_ path: String, in place: String, of folder: TemporaryFolder) throws
    -> Binary.Result
  {
    try Binary.shell(
      "cd \"$1\" && exec \"$0\" validate --only declared \"$2\"",
      ["\(folder.path)/Work/\(place)", path]
    )
  }

  private func expectOne(
    _ rule: String,
    at file: String? = nil,
    in result: Binary.Result,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let findings = result.output.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(result.errors.isEmpty, "\(result.errors)", sourceLocation: sourceLocation)
    #expect(result.status == 1, "\(result.output)", sourceLocation: sourceLocation)
    #expect(findings.count == 1, "\(result.output)", sourceLocation: sourceLocation)
    #expect(findings.first?.hasSuffix("[\(rule)]") == true, sourceLocation: sourceLocation)
    if let file {
      #expect(findings.first?.hasPrefix("\(file):1:") == true, sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: [
    ("", "."), ("", "App.xcodeproj"), ("", "App.xcodeproj/"), ("", "./App.xcodeproj"),
    ("", ".//App.xcodeproj"), ("", "App.xcodeproj/project.pbxproj"),
    ("", "App.xcodeproj/project.xcworkspace"),
    ("", "App.xcodeproj/project.xcworkspace/contents.xcworkspacedata"), ("", "All.xcworkspace"),
    ("", "./All.xcworkspace/contents.xcworkspacedata"), ("", "../Work/App.xcodeproj"),
    ("", "App/../App.xcodeproj"), ("App", ".."), ("App", "../App.xcodeproj"),
    ("App", "../App.xcodeproj/project.pbxproj"), ("App", "../All.xcworkspace"),
    ("App.xcodeproj", "."), ("App.xcodeproj", "project.pbxproj"),
    ("App.xcodeproj", "./project.pbxproj"), ("App.xcodeproj", "project.xcworkspace"),
    ("App.xcodeproj/project.xcworkspace", "."), ("App.xcodeproj/project.xcworkspace", ".."),
    ("App.xcodeproj/project.xcworkspace", "contents.xcworkspacedata"), ("All.xcworkspace", "."),
  ])
  func `a project is judged wherever it is called from`(place: String, path: String) throws {
    let folder = try Self.folder([
      "App.xcodeproj/project.pbxproj": Self.project,
      "App.xcodeproj/project.xcworkspace/contents.xcworkspacedata":
        "<Workspace><FileRef location=\"self:\"/></Workspace>",
      "All.xcworkspace/contents.xcworkspacedata":
        "<Workspace><FileRef location=\"group:App.xcodeproj\"/></Workspace>",
      "App/Info.plist": "{UIAppFonts = (Gone.ttf);}",
    ])
    let result = try validate(path, in: place, of: folder)
    expectOne("declared/file-missing", in: result)
  }

  /// Places start as the path that was given does.
  @Test(arguments: [
    ("App.xcodeproj", "App/Info.plist"), ("./App.xcodeproj", "./App/Info.plist"),
    ("App.xcodeproj/project.pbxproj", "App/Info.plist"), (".", "./App/Info.plist"),
    ("../Work/App.xcodeproj", "../Work/App/Info.plist"),
  ])
  func `files are spelled as the project was`(path: String, file: String) throws {
    let folder = try Self.folder([
      "App.xcodeproj/project.pbxproj": Self.project,
      "App/Info.plist": "{UIAppFonts = (Gone.ttf);}",
    ])
    expectOne("declared/file-missing", at: file, in: try validate(path, in: "", of: folder))
  }

  @Test(arguments: [
    ("", "."), ("", "Package.swift"), ("", "./Package.swift"), ("Sources", "../Package.swift"),
    ("Sources", ".."),
  ])
  func `a package is judged wherever it is called from`(place: String, path: String) throws {
    let folder = try Self.folder([
      "Package.swift": OtherProjectTests.manifest,
      "Sources/Kit/Resources/Demo.txt": "",
      "Sources/Kit/Info.plist": "{UIAppFonts = (Demo.ttf);}",
    ])
    expectOne("declared/ignored-bundle", in: try validate(path, in: place, of: folder))
  }

  @Test(arguments: [
    ("", "."), ("", "project.yml"), ("", "./project.yml"), ("App", "../project.yml"),
  ])
  func `a spec is judged wherever it is called from`(place: String, path: String) throws {
    let folder = try Self.folder([
      "project.yml": """
      name: Demo
      targets:
        App:
          type: application
          platform: iOS
          sources: [App]
          settings: {INFOPLIST_FILE: App/Info.plist}

      """,
      "App/Info.plist": "{UIAppFonts = (Gone.ttf);}",
    ])
    expectOne("declared/file-missing", in: try validate(path, in: place, of: folder))
  }

  @Test(arguments: [
    ("", "App.app"), ("", "App.app/Info.plist"), ("App.app", "."), ("App.app", "Info.plist"),
    ("App.app/Fonts", ".."), ("", "."),
  ])
  func `an app is judged wherever it is called from`(place: String, path: String) throws {
    let folder = try Self.folder([
      "App.app/Info.plist": "{CFBundleExecutable = App; UIAppFonts = (Gone.ttf);}",
      "App.app/Fonts/readme": "",
    ])
    let result = try validate(path, in: place, of: folder)
    expectOne("declared/file-missing", in: result)
    #expect(result.output.hasPrefix("App.app\n"), "\(result.output)")
  }
}
