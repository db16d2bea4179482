import FileAccess
import FontChecks
import FontTestSupport
import Foundation
import ProjectModel
import Testing

/// The projects in `fixtures/projects`; what is to be found was worked out by hand from their files.
@Suite("Validation of the sample projects")
struct FixtureProjectTests {
  static func path(_ name: String) -> String { "\(Fixtures.checkout)/fixtures/projects/\(name)" }

  private static let projectFile = "Memberships.xcodeproj/project.pbxproj"

  static let memberships: [ExpectedFinding] = [
    ExpectedFinding(
      "App",
      "declared/undeclared",
      .warning,
      "App/Info.plist:7",
      "DemoPair.ttf is in the group and in no entry; the list starts on line 7"
    ),
    ExpectedFinding(
      "App",
      "declared/wrong-path",
      .error,
      "App/Info.plist:9",
      "Fonts is a group, so that the file lies at the root"
    ),
    ExpectedFinding(
      "App",
      "declared/wrong-path",
      .error,
      "App/Info.plist:10",
      "Type is a folder reference, so that the file lies in it"
    ),
    ExpectedFinding(
      "App",
      "declared/case-mismatch",
      .error,
      "App/Info.plist:11",
      "the file has capitals"
    ),
    ExpectedFinding(
      "App",
      "declared/malformed-entry",
      .error,
      "App/Info.plist:12",
      "the extension is missing"
    ),
    ExpectedFinding(
      "App",
      "declared/not-in-target",
      .error,
      "App/Info.plist:13",
      "the file is in the group and in no phase"
    ),
    ExpectedFinding(
      "App",
      "declared/not-in-target",
      .error,
      "App/Info.plist:14",
      "the framework has the file"
    ),
    ExpectedFinding(
      "App",
      "declared/not-in-checkout",
      .note,
      "App/Info.plist:15",
      "there is no such file"
    ),
    ExpectedFinding(
      "App",
      "declared/not-in-checkout",
      .note,
      "App/Info.plist:16",
      "the file lies beside the project's folder"
    ),
    ExpectedFinding(
      "App",
      "declared/file-missing",
      .error,
      "App/Info.plist:17",
      "nothing is called so"
    ),
    ExpectedFinding(
      "App",
      "declared/malformed-entry",
      .note,
      "App/Info.plist:19",
      "nothing sets UNKNOWN; BRAND on the line above is set in Config/Brand.xcconfig"
    ),
    ExpectedFinding(
      "App",
      "declared/duplicate",
      .warning,
      "\(projectFile):16",
      "App/Fonts and App/Old have a file of one name; a third place is for the Mac alone"
    ),
    ExpectedFinding(
      "App",
      "legibility/bold-missing",
      .warning,
      "App/Fonts/DemoSans-Regular.ttf",
      "the bold is copied to another path than the entry has; two fonts that are not here change nothing"
    ),
    ExpectedFinding(
      "Widget",
      "declared/not-in-target",
      .error,
      "Widget/Info.plist:8",
      "the app copies the file, the widget copies nothing"
    ),
    ExpectedFinding(
      "Kit",
      "declared/ignored-bundle",
      .error,
      "Kit/Info.plist:6",
      "nobody reads the list of a framework"
    ),
    ExpectedFinding(
      "Clip",
      "declared/ignored-setting",
      .error,
      "\(projectFile):73",
      "the setting reaches no Info.plist"
    ),
    ExpectedFinding(
      "Mac",
      "declared/mac-path",
      .error,
      "Mac/Info.plist:6",
      "a Mac app with UIAppFonts and without ATSApplicationFontsPath"
    ),
  ]

  static let folders: [ExpectedFinding] = [
    ExpectedFinding(
      "App",
      "declared/wrong-path",
      .error,
      "App/Info.plist:10",
      "Brand is an explicit folder of the synchronized one, so that the file lies in it"
    ),
    ExpectedFinding(
      "App",
      "declared/not-in-target",
      .error,
      "App/Debug-Info.plist:12",
      "the exceptions leave the Light out, and Debug declares it"
    ),
    ExpectedFinding(
      "Watch",
      "declared/not-in-target",
      .error,
      "Watch/Info.plist:9",
      "the exceptions bring in the Bold alone"
    ),
  ]

  static let spec: [ExpectedFinding] = [
    ExpectedFinding(
      "App",
      "declared/not-in-target",
      .error,
      "App/Info.plist:10",
      "the folder Old is excluded"
    ),
    ExpectedFinding(
      "App",
      "declared/wrong-path",
      .error,
      "App/Info.plist:11",
      "Type is copied as a folder"
    ),
    ExpectedFinding(
      "Widget",
      "declared/not-in-target",
      .error,
      "project.yml:25",
      "the widget copies nothing"
    ),
    ExpectedFinding(
      "-",
      "declared/family-missing",
      .error,
      ".fontscan.yml:7",
      "Demo Sans ends at 700 here"
    ),
    ExpectedFinding(
      "-",
      "declared/family-missing",
      .error,
      ".fontscan.yml:8",
      "no font is called so"
    ),
  ]

  static let workspace: [ExpectedFinding] = [
    ExpectedFinding(
      "App",
      "declared/not-in-target",
      .error,
      "App/App/Info.plist:10",
      "the file is in the bundle of the package"
    ),
    ExpectedFinding(
      "Kit_Kit.bundle",
      "declared/ignored-bundle",
      .error,
      "Kit/Sources/Kit/Info.plist:6",
      "nobody reads the list of a package"
    ),
  ]

  @Test(arguments: [
    ("Memberships", memberships), ("Folders", folders), ("Healthy", [] as [ExpectedFinding]),
    ("Spec", spec), ("Workspace", workspace),
  ])
  func `a project has the findings that it was made for, and no others`(
    name: String,
    expected: [ExpectedFinding]
  ) throws {
    let project = try JudgedProject(Self.path(name))
    #expect(project.findings == expected.map(\.description).sorted())
  }

  @Test func `a workspace that is given by itself has the findings of its folder`() throws {
    let folder = try JudgedProject(Self.path("Workspace")).validation.findings
    let path = Self.path("Workspace/Workspace.xcworkspace")
    let workspace = try JudgedProject(path)
    #expect(workspace.validation.findings.map(\.message) == folder.map(\.message))
    // No system reads lists of fonts in the bundle of a package, so none has to be known.
    #expect(!workspace.notChecked("Kit_Kit.bundle").contains("declared/mac-path"))
  }

  @Test(arguments: ["Memberships", "Healthy", "Spec", "Workspace"])
  func `everything in a project can be looked at`(name: String) throws {
    #expect(try JudgedProject(Self.path(name)).problems == [])
  }

  @Test func `a project with a conflict is named, and the one beside it is judged`() throws {
    let project = try JudgedProject(Self.path("Folders"))
    #expect(project.problems == ["Conflict.xcodeproj/project.pbxproj:4"])
  }

  @Test func `messages say which of group and folder the project has, and where`() throws {
    let findings = try JudgedProject(Self.path("Memberships")).validation.findings
    let paths = findings.filter { $0.rule == "declared/wrong-path" }
    #expect(paths.count == 2)
    #expect(paths.allSatisfy { $0.message.contains("project.pbxproj:") })
    #expect(paths.contains { $0.message.contains("group") && $0.suggestion == "DemoSans-Bold.ttf" })
    #expect(
      paths.contains {
        $0.message.contains("folder reference") && $0.suggestion == "Type/DemoSans-Italic.ttf"
      }
    )
  }

  @Test func `a finding of one configuration says which`() throws {
    let findings = try JudgedProject(Self.path("Folders")).validation.findings
    #expect(
      Set(findings.map { $0.message.contains("(in configuration ") ? $0.target : nil })
        == ["App", nil]
    )
  }

  /// The fonts are copies, so that each project can be given by itself.
  @Test func `fonts of the projects are fixture fonts`() throws {
    let known = Set(try Self.fonts(below: "fonts") + Self.fonts(below: "apps"))
    let used = try Self.fonts(below: "projects")
    #expect(!used.isEmpty)
    #expect(used.allSatisfy(known.contains))
  }

  private static func fonts(below folder: String) throws -> [[UInt8]] {
    let root = "\(Fixtures.checkout)/fixtures/\(folder)"
    return try FileManager.default.subpathsOfDirectory(atPath: root)
      .filter { $0.hasSuffix(".ttf") }
      .map { try Fixtures.bytes("\(root)/\($0)") }
  }
}
