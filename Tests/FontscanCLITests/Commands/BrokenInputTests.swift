import FontTestSupport
import Foundation
import Testing

@testable import FontscanCLI

/// What is broken is named with its place, and the rest goes on.
@Suite("Broken inputs")
struct BrokenInputTests {
  private static let conflict = "<<<<<<< HEAD\n=======\n>>>>>>> other\n"

  @Test func `a folder in the place of a declared font is no font`() throws {
    let folder = try TemporaryFolder()
    var text = ProjectText()
    text.addFile("font", path: "Demo.ttf")
    text.mainGroup = ["font"]
    text.addResources("resources", "font")
    text.addTarget("App", phases: ["resources"])
    try folder.write("App.xcodeproj/project.pbxproj", text.text.utf8)
    try folder.write("App/Info.plist", "{UIAppFonts = (\"Demo.ttf\");}".utf8)
    try folder.write("Demo.ttf/inside", [])
    let result = run(["validate", folder.path, "--only", "file,declared"])
    #expect(
      result.output.contains(
        "\(folder.path)/Demo.ttf: error: no font: it is a folder [file/not-a-font]"
      ),
      "\(result.output)"
    )
    #expect(result.status == .findings)
  }

  @Test(
    arguments: [
      ("name: App\noptions: {}\n", ":1:1: the spec has no targets", ExitStatusKind.success),
      ("name: App\nsettings:\n  a: [\n", "project.yml:4:1: the file cannot be read: ", .failure),
      ("name: App\noptions: {}\n\(conflict)", ":3:1: the file cannot be read: a merge", .failure),
      ("name: App\ntargets: [A]\n", ":2:10: 'targets' is a list, not a mapping", .failure),
      ("targets:\n  App:\n", "target 'App' is nothing, not a mapping", .failure),
      // Of other tools.
      ("name: site\npages: [\n", nil, .success), ("openapi: 3\ninfo: {\n", nil, .success),
    ] as [(String, String?, ExitStatusKind)]
  )
  func `a spec without targets is named`(text: String, words: String?, status: ExitStatusKind)
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write("project.yml", text.utf8)
    let result = run(["validate", folder.path])
    guard let words else {
      // The folder holds nothing else.
      #expect(!result.errors.contains("project.yml"), "\(result.errors)")
      return
    }
    #expect(result.errors.contains(words), "\(result.errors)")
    #expect((result.status == .failure) == (status == .failure), "\(result.errors)")
  }

  enum ExitStatusKind { case success, failure }

  @Test func `a package that leads out of the folder is named with its line`() throws {
    let folder = try TemporaryFolder()
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Kit",
        targets: [
          .target(name: "Kit", path: "../Away"),
          .target(name: "More", path: "Gone"),
          .target(name: "Here", resources: [.copy("../../../Fonts")]),
        ]
      )
      """
    try folder.write("In/Package.swift", manifest.utf8)
    try folder.write("In/Sources/Here/Here.swift", [])
    try folder.write("Away/Kit.swift", [])
    try folder.write("Fonts/Demo.ttf", [])
    let path = folder.path + "/In"
    let result = run(["validate", path])
    #expect(
      result.errors.contains(
        "\(path)/Package.swift:6:5: target 'Kit' lies in '\(path)/../Away', which lies outside "
          + "'\(path)'"
      ),
      "\(result.errors)"
    )
    #expect(
      result.errors.contains(
        "Package.swift:7:5: target 'More' lies in '\(path)/Gone', which is not in this checkout"
      )
    )
    #expect(
      result.output.contains(
        "Fonts' lies outside the folder that is checked (\(path)/Package.swift:8), and fonts may lie "
          + "in it"
      ),
      "\(result.output)"
    )
    #expect(result.status == .success)
  }

  @Test func `a package of a project that leads out of the folder is named with its line`() throws {
    let folder = try TemporaryFolder()
    var text = ProjectText()
    text.add("kit", "XCLocalSwiftPackageReference", "relativePath = ../Kit;")
    text.addTarget("App")
    try folder.write("In/App.xcodeproj/project.pbxproj", text.text.utf8)
    try folder.write("In/App/Info.plist", "{UIAppFonts = ();}".utf8)
    try folder.write("Kit/Package.swift", [])
    let path = folder.path + "/In"
    let result = run(["validate", path])
    #expect(
      result.errors.contains(
        "\(path)/App.xcodeproj/project.pbxproj:4:1: the package '\(path)/../Kit' lies outside "
          + "'\(path)', and is not read"
      ),
      "\(result.errors)"
    )
    #expect(result.status == .success)
  }

  /// A target with one more file, which Git could not merge.
  @Test(arguments: [
    ("Main.storyboard", "<document>\n\(conflict)</document>\n", 2),
    ("View.xib", "<?xml version=\"1.0\"?>\n<document>\n\(conflict)</document>\n", 3),
    (
      "Fonts.swift", "import UIKit\nlet f = UIFont(name: \"DemoSans-Bold\", size: 1)\n\(conflict)",
      3
    ),
    (
      "Fonts.m",
      "#import <UIKit/UIKit.h>\nvoid f() { [UIFont fontWithName:@\"DemoSans-Bold\" size:1]; }\n"
        + conflict, 3
    ),
    ("Styles.json", "{\n\(conflict)}\n", 2), ("Styles.plist", "{\n\(conflict)}\n", 2),
  ])
  func `a merge conflict in a source is named with its line`(name: String, text: String, line: Int)
    throws
  {
    let folder = try TemporaryFolder()
    var project = ProjectText()
    project.addFile("file", path: name)
    project.addFile("code", path: "Code.swift")
    project.mainGroup = ["file", "code"]
    let isCode = name.hasPrefix("Fonts")
    project.addPhase("resources", isCode ? [] : ["file"])
    let files = isCode ? "\"file-b\", \"code-b\"" : "\"code-b\""
    project.add("sources", "PBXSourcesBuildPhase", "files = (\(files));")
    project.addTarget("App", phases: ["sources", "resources"])
    try folder.write("App.xcodeproj/project.pbxproj", project.text.utf8)
    try folder.write("App/Info.plist", "{UIAppFonts = ();}".utf8)
    try folder.write("Code.swift", "import UIKit\n".utf8)
    try folder.write(name, text.utf8)
    let result = run(["validate", folder.path])
    #expect(
      result.errors.contains(
        "\(folder.path)/\(name):\(line):1: a merge conflict is not resolved\n"
      ),
      "\(result.errors)\(result.output)"
    )
  }
}
