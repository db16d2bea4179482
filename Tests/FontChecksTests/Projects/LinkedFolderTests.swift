import FileAccess
import FontChecks
import FontTestSupport
import Foundation
import ProjectModel
import Testing

/// Links in products and projects: followed as far as they stay inside, and nothing is said of what
/// lies behind the others.
@Suite("Fonts behind links")
struct LinkedFolderTests {
  private static let font = "fonts/family/DemoSans-Regular.ttf"
  private static let silent = [
    "declared/file-missing", "declared/case-mismatch", "declared/wrong-path",
    "declared/not-in-target",
  ]

  private func judged(
    _ list: [String],
    fonts: [String],
    links: [String: String],
    keys: String = "<key>DTPlatformName</key><string>iphoneos</string>",
    plist: String = "App.app/Info.plist",
    product: String = "App.app"
  ) throws -> JudgedProject {
    let folder = try TemporaryFolder()
    try folder.write(plist, CaseProject.infoPlist(list, keys).utf8)
    for path in fonts {
      try folder.write(path, Fixtures.bytes("\(Fixtures.checkout)/fixtures/\(Self.font)"))
    }
    for (name, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/\(name)",
        withDestinationPath: target
      )
    }
    return try JudgedProject("\(folder.path)/\(product)", only: ["declared"])
  }

  /// `F` leads to `G`; further up and down, and through a second link, it is the same file.
  @Test(arguments: [
    "F/D.ttf", "G/D.ttf", "./F/./D.ttf", "H/F/D.ttf", "F/../G/D.ttf", "H/H/G/D.ttf", "K/D.ttf",
  ])
  func `a path through a link that stays in the product is right`(entry: String) throws {
    let project = try judged(
      [entry],
      fonts: ["App.app/G/D.ttf"],
      links: ["App.app/F": "G", "App.app/H": ".", "App.app/K": "F"]
    )
    #expect(project.findings == [])
    #expect(project.problems == [])
    #expect(Set(project.notChecked("App.app")).isDisjoint(with: Self.silent))
  }

  @Test func `a path through a link to something else is wrong`() throws {
    let project = try judged(
      ["F/E.ttf", "F/D.ttf"],
      fonts: ["App.app/G/D.ttf"],
      links: ["App.app/F": "G"]
    )
    #expect(project.findings == ["App.app: declared/file-missing error Info.plist:6"])
  }

  @Test func `a link to the fonts of a nested bundle is followed`() throws {
    let project = try judged(
      ["F/D.ttf"],
      fonts: ["App.app/Kit.bundle/Fonts/D.ttf"],
      links: ["App.app/F": "Kit.bundle/Fonts"]
    )
    #expect(project.findings == [])
  }

  /// The resources of a Mac app are not the folder of the app itself.
  @Test(arguments: [("Fonts", []), ("More", ["App.app: declared/mac-path error"])])
  func `the path of a Mac app may be a link`(path: String, expected: [String]) throws {
    let keys = """
      <key>CFBundleSupportedPlatforms</key><array><string>MacOSX</string></array>
      <key>ATSApplicationFontsPath</key><string>\(path)</string>
      """
    let project = try judged(
      [],
      fonts: ["App.app/Contents/Resources/G/D.ttf"],
      links: ["App.app/Contents/Resources/Fonts": "G"],
      keys: keys,
      plist: "App.app/Contents/Info.plist"
    )
    let found = project.findings.filter { $0.contains("mac-path") }
      .map { $0.split(separator: " ").prefix(3).joined(separator: " ") }
    #expect(found == expected)
  }

  /// What is plainly missing is told beside what a link may stand for.
  @Test(arguments: ["/nowhere/at/all", "/etc/passwd", "../outside"])
  func `a link out that is called like a font hides that font alone`(target: String) throws {
    let project = try judged(
      ["L.ttf", "l.TTF", "D.ttf", "Gone.ttf"],
      fonts: ["App.app/D.ttf"],
      links: ["App.app/L.ttf": target]
    )
    #expect(project.findings == ["App.app: declared/file-missing error Info.plist:9"])
    #expect(Self.silent.allSatisfy(project.notChecked("App.app").contains))
  }

  @Test(arguments: ["/nowhere/at/all", "/etc", "../outside"])
  func `a link out that may be a folder hides what it may hold`(target: String) throws {
    let project = try judged(
      ["Gone.ttf"],
      fonts: ["App.app/D.ttf"],
      links: ["App.app/Fonts": target]
    )
    #expect(project.findings.filter { !$0.contains("undeclared") } == [])
    #expect(Self.silent.allSatisfy(project.notChecked("App.app").contains))
  }

  /// A project with a folder that holds a link to another one.
  private func project(
    _ entry: String,
    isSynchronized: Bool,
    font: String = "Shared/D.ttf",
    target: String = "../Shared"
  ) throws -> JudgedProject {
    var text = ProjectText()
    if isSynchronized {
      let values = "path = Fonts; sourceTree = \"<group>\";"
      text.add("fonts", "PBXFileSystemSynchronizedRootGroup", values)
      text.addResources("resources")
      text.addTarget("App", phases: ["resources"], "fileSystemSynchronizedGroups = (fonts);")
    } else {
      text.addFile("fonts", path: "Fonts", "lastKnownFileType = folder;")
      text.addResources("resources", "fonts")
      text.addTarget("App", phases: ["resources"])
    }
    text.mainGroup = ["fonts"]
    let project = try CaseProject(
      text,
      lists: ["App": [entry]],
      fonts: [font: Self.font],
      texts: ["Fonts/readme.md": "", "Pictures/readme.md": ""]
    )
    try FileManager.default.createSymbolicLink(
      atPath: "\(project.folder.path)/Fonts/More",
      withDestinationPath: target
    )
    return try JudgedProject(project.folder.path, only: ["declared"])
  }

  @Test func `of a linked folder in a synchronized one nothing is said`() throws {
    let project = try project("D.ttf", isSynchronized: true)
    #expect(project.findings == [])
    #expect(Self.silent.allSatisfy(project.notChecked("App").contains))
  }

  /// In it there are no fonts, so that nothing is hidden.
  @Test(arguments: [true, false])
  func `a linked folder without fonts hides none`(isSynchronized: Bool) throws {
    let project = try project(
      "D.ttf",
      isSynchronized: isSynchronized,
      target: "../Pictures"
    )
    #expect(project.findings.count == 1)
    #expect(Set(project.notChecked("App")).isDisjoint(with: Self.silent))
  }

  @Test func `of a linked folder in a folder reference a note is made`() throws {
    let project = try project("Fonts/More/D.ttf", isSynchronized: false)
    #expect(project.findings == ["App: declared/not-in-checkout note App/Info.plist:6"])
  }

  @Test(arguments: [".", "..", "More"])
  func `links that lead round end`(target: String) throws {
    for isSynchronized in [true, false] {
      let project = try project("Gone.ttf", isSynchronized: isSynchronized, target: target)
      #expect(project.findings.count <= 1)
    }
  }
}
