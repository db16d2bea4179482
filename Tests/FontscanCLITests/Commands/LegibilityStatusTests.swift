import FontTestSupport
import Foundation
import Testing

@testable import FontscanCLI

/// What `fontscan legibility` ends with where there is no face to judge, and that `validate` judges the
/// faces that are there as it does.
@Suite("Bold partners where fonts are absent")
struct LegibilityStatusTests {
  /// Where an app may be described.
  enum Form: String, CaseIterable, Sendable {
    case project
    case folder
    case built
  }

  private static func write(_ form: Form, list: [String], into folder: TemporaryFolder) throws
    -> String
  {
    let plist = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>CFBundleIdentifier</key><string>example.demo</string>
      <key>CFBundleExecutable</key><string>Demo</string>
      <key>LSRequiresIPhoneOS</key><true/>
      <key>UIAppFonts</key><array>\(list.map { "<string>\($0)</string>" }.joined())</array>
      </dict></plist>
      """
    let code = "import UIKit\nlet font = UIFont.systemFont(ofSize: 17, weight: .bold)\n"
    switch form {
    case .project:
      var text = ProjectText()
      text.addFile("code", path: "App/Text.swift")
      text.mainGroup = ["code"]
      let fonts = list.indices.map { "font\($0)" }
      for (id, name) in zip(fonts, list) { text.addFile(id, path: "Fonts/\(name)") }
      text.mainGroup += fonts
      text.add("sources", "PBXSourcesBuildPhase", "files = (\"code-b\");")
      text.addPhase("resources", fonts)
      text.addTarget("App", phases: ["sources", "resources"])
      try folder.write("App.xcodeproj/project.pbxproj", text.text.utf8)
      try folder.write("App/Info.plist", plist.utf8)
      try folder.write("App/Text.swift", code.utf8)
      return folder.path
    case .folder:
      try folder.write("Info.plist", plist.utf8)
      try folder.write("Text.swift", code.utf8)
      return folder.path
    case .built:
      try folder.write("Demo.app/Info.plist", plist.utf8)
      try folder.write("Demo.app/Demo", "code".utf8)
      return "\(folder.path)/Demo.app"
    }
  }

  @Test(arguments: Form.allCases)
  func `where none of the declared fonts is here nothing can be judged`(form: Form) throws {
    let folder = try TemporaryFolder()
    let path = try Self.write(form, list: ["Gone-Regular.ttf", "Gone-Bold.ttf"], into: folder)
    let result = run(["legibility", path])
    #expect(result.status == .failure, "\(result.output)\(result.errors)")
    #expect(result.errors.hasSuffix("fontscan: none of the fonts is here: no face was judged\n"))
    #expect(result.errors.contains("Gone-Bold.ttf"), "\(result.errors)")
    #expect(!result.errors.contains("no fonts were found"))
    let json = run(["legibility", path, "--format", "json", "--quiet"])
    #expect(json.status == .failure)
    #expect(json.output.contains("\"faces\": []") && json.output.contains("Gone-Regular.ttf"))
  }

  @Test(arguments: Form.allCases)
  func `an app that uses no font of its own is clean`(form: Form) throws {
    let folder = try TemporaryFolder()
    let path = try Self.write(form, list: [], into: folder)
    let result = run(["legibility", path])
    #expect(result.status == .success, "\(result.errors)")
    #expect(result.errors.contains("the system's get bolder with Bold Text by themselves"))
    #expect(run(["legibility", path, "--format", "json"]).output.contains("\"faces\": []"))
  }

  @Test func `a folder without an app or a font is not what was meant`() throws {
    let folder = try TemporaryFolder()
    try folder.write("Notes.txt", "nothing".utf8)
    let result = run(["legibility", folder.path])
    #expect(result.status == .findings)
    #expect(result.errors == "fontscan: no fonts were found\n")
  }

  // One font that lies elsewhere keeps nobody from judging the others.
  @Test(arguments: [
    ("not-bolder/DemoFaint", "legibility/not-bolder", "does not look bolder"),
    ("lacks-cyrillic/DemoBilingual", "legibility/coverage", "lacks 66 letters"),
    ("metrics-jump/DemoJump", "legibility/metrics", "lines become 1.25 times as high"),
  ])
  func `validate judges what is here as legibility does`(
    family: String,
    rule: String,
    words: String
  ) throws {
    let folder = try TemporaryFolder()
    let names = ["Regular", "Bold"].map { style in
      "\(family.split(separator: "/")[1])-\(style).ttf"
    }
    let path = try Self.write(.project, list: names + ["Gone.ttf"], into: folder)
    for name in names {
      let font = Fixtures.font("\(family.split(separator: "/")[0])/\(name)")
      try folder.write("Fonts/\(name)", Fixtures.bytes(font))
    }
    let report = run(["legibility", path, "--format", "xcode"])
    #expect(report.output.contains("(\(rule))"), "\(report.output)")
    let findings = run(["validate", path, "--only", "legibility"])
    #expect(findings.output.contains("[\(rule)]"), "\(findings.output)")
    #expect(findings.output.contains(words), "\(findings.output)")
    // What is not here may have a face without a bold.
    #expect(findings.output.contains("Not checked in App: legibility/bold-missing"))
    #expect(findings.output.contains("this checkout lacks '\(folder.path)/Fonts/Gone.ttf'"))
  }

  @Test func `the bold trait is told of a face without a partner as well`() throws {
    let folder = Fixtures.font("no-bold")
    #expect(run(["legibility", folder]).output.contains("; the bold trait finds nothing\n"))
    let csv = run(["legibility", folder, "--format", "csv"]).output
    let lines = csv.split(whereSeparator: \.isNewline)
    #expect(lines.first?.hasSuffix(",reason,boldTrait,boldTraitFace") == true)
    #expect(lines.dropFirst().allSatisfy { $0.hasSuffix(",nothing,") }, "\(csv)")
    let family = run(["legibility", Fixtures.font("family"), "--format", "csv"]).output
    #expect(family.contains(",face,DemoSans-Bold\r\n") || family.contains(",face,DemoSans-Bold\n"))
  }

  // A folder without an Info.plist: none of its fonts was read.
  @Test(arguments: [true, false])
  func `a configuration is not held against fonts that were not read`(hasCode: Bool) throws {
    let folder = try TemporaryFolder()
    for style in ["Regular", "Bold"] {
      let font = Fixtures.font("family/DemoSans-\(style).ttf")
      try folder.write("DemoSans-\(style).ttf", Fixtures.bytes(font))
    }
    if hasCode { try folder.write("Text.swift", "import UIKit\nlet size = 17\n".utf8) }
    let config = """
      bold:
        - family: Demo Sans
          partners:
            DemoSans-Regular: DemoSans-Bold
      """
    let file = try folder.write("bold.yml", config.utf8)
    let result = run(["validate", "--config", file, folder.path])
    #expect(!result.errors.contains("no font is of the family"), "\(result.errors)")
    #expect(!result.errors.contains("no face is called"), "\(result.errors)")
  }
}
