import FontTestSupport
import Foundation
import Testing

@testable import FontscanCLI

/// What cannot be looked at in an app is told, and what lies outside it is no partner.
@Suite("Bold partners where an app cannot be read whole")
struct LegibilityProblemTests {
  private static let list = #"{UIAppFonts = ("DemoSans-Regular.ttf");}"#

  private func font(_ name: String) throws -> [UInt8] {
    try Fixtures.bytes("\(Fixtures.checkout)/fixtures/fonts/family/\(name).ttf")
  }

  @Test func `a bold behind a link that leads out of the app is no partner`() throws {
    let folder = try TemporaryFolder()
    try folder.write("X.app/Info.plist", Self.list.utf8)
    try folder.write("X.app/DemoSans-Regular.ttf", font("DemoSans-Regular"))
    try folder.write("Out/DemoSans-Bold.ttf", font("DemoSans-Bold"))
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/X.app/Out",
      withDestinationPath: "../Out"
    )
    let result = run(["legibility", "\(folder.path)/X.app"])
    // Fonts of the app may lie there, so nobody can say that one is missing.
    #expect(result.output.contains("unmeasurable  no bold was seen, but "), "\(result.output)")
    #expect(!result.output.contains("DemoSans-Bold"), "\(result.output)")
    #expect(result.errors.contains("a link that leads out of"), "\(result.errors)")
    #expect(result.status == .failure)
  }

  /// A project whose list names a Regular and a Bold, with the files that are there.
  private func listed(_ files: String..., bold: String = "DemoSans-Bold.ttf") throws
    -> TemporaryFolder
  {
    let folder = try TemporaryFolder()
    var text = ProjectText()
    text.addFile("regular", path: "DemoSans-Regular.ttf")
    text.addFile("bold", path: bold)
    text.mainGroup = ["regular", "bold"]
    text.addPhase("resources", ["regular", "bold"])
    text.addTarget("App", phases: ["resources"])
    try folder.write("App.xcodeproj/project.pbxproj", text.text.utf8)
    let list = #"{UIAppFonts = ("DemoSans-Regular.ttf", "DemoSans-Bold.ttf");}"#
    try folder.write("App/Info.plist", list.utf8)
    for file in files { try folder.write("\(file).ttf", font(file)) }
    return folder
  }

  @Test func `a declared bold that is not in the checkout is not said to be missing`() throws {
    let folder = try listed("DemoSans-Regular")
    let bold = "\(folder.path)/DemoSans-Bold.ttf"
    let result = run(["legibility", folder.path])
    #expect(
      result.output.contains("unmeasurable  no bold was seen, but this checkout lacks '\(bold)'\n"),
      "\(result.output)"
    )
    #expect(result.errors == "fontscan: \(bold): this checkout lacks it\n")
    #expect(result.status == .success)
    let json = run(["legibility", folder.path, "--format", "json", "--quiet"])
    #expect(json.output.contains("\"reason\": \"this checkout lacks it\""))
    #expect(json.errors.isEmpty)
    // As `validate` has it.
    let findings = run(["validate", folder.path, "--only", "legibility/bold-missing"])
    #expect(findings.output.contains("this checkout lacks '\(bold)'"))
    #expect(findings.status == .success)
  }

  // What Git LFS leaves stands for the font, and what has no names may have any; a web page does not.
  @Test(arguments: [
    ("version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 1\n", true),
    ("<html></html>", false), ("", false),
  ])
  func `what a declared file stands for is not said to be missing`(text: String, stands: Bool)
    throws
  {
    let folder = try listed("DemoSans-Regular")
    let bold = try folder.write("DemoSans-Bold.ttf", text.utf8)
    let report = run(["legibility", folder.path])
    let findings = run(["validate", folder.path, "--only", "legibility/bold-missing"])
    let words = "no bold was seen, but '\(bold)', which may be one, cannot be read"
    #expect(report.output.contains("unmeasurable  \(words)") == stands, "\(report.output)")
    #expect((report.status == .findings) != stands)
    #expect(findings.output.contains("cannot be judged: \(words)") == stands)
    #expect(findings.output.contains("[legibility/bold-missing]") != stands)
  }

  @Test func `one that lies outside of what is given does`() throws {
    let folder = try listed("DemoSans-Regular", bold: "../Away/DemoSans-Bold.ttf")
    let result = run(["legibility", folder.path])
    #expect(
      result.errors.contains("DemoSans-Bold.ttf: it lies outside the folder that is looked at")
    )
    #expect(result.output.contains("lies outside the folder that is checked"))
  }

  @Test func `where no declared font is there the others are not taken for them`() throws {
    let folder = try listed()
    try folder.write("Page/DemoSans-Light.ttf", font("DemoSans-Light"))
    let result = run(["legibility", folder.path])
    #expect(result.output.isEmpty)
    #expect(
      result.errors.split(separator: "\n").map { $0.split(separator: ": ").last }
        == ["this checkout lacks it", "this checkout lacks it", "no face was judged"]
    )
    // The contract's 2: it could not be done. Nothing is known to be wrong, and nothing to be right.
    #expect(result.status == .failure)
  }

  @Test(arguments: [("DemoSans-Regular", true), ("", false)])
  func `fonts that Git LFS keeps are as good as absent`(file: String, isJudged: Bool) throws {
    let folder = file.isEmpty ? try listed() : try listed(file)
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 1\n"
    for name in ["DemoSans-Regular", "DemoSans-Bold"] where name != file {
      try folder.write("\(name).ttf", pointer.utf8)
    }
    let result = run(["legibility", folder.path])
    #expect(result.status == (isJudged ? .success : .failure), "\(result.output)\(result.errors)")
    #expect(result.errors.contains("no face was judged") != isJudged)
  }

  @Test(arguments: [
    "App.xcodeproj", "App.xcodeproj/project.pbxproj", "project.yml", "Package.swift", "",
  ])
  func `whatever describes a project can be given`(name: String) throws {
    let folder = try listed("DemoSans-Regular", "DemoSans-Bold")
    if name == "project.yml" {
      let spec = """
        name: App
        targets:
          App:
            type: application
            platform: iOS
            sources: [DemoSans-Regular.ttf, DemoSans-Bold.ttf]
            settings: {INFOPLIST_FILE: App/Info.plist}
        """
      try folder.write(name, spec.utf8)
    }
    if name == "Package.swift" {
      let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Kit", targets: [.target(name: "Kit", resources: [.copy("F")])])
        """
      try folder.write(name, manifest.utf8)
      for style in ["Regular", "Bold"] {
        try folder.write("Sources/Kit/F/DemoSans-\(style).ttf", font("DemoSans-\(style)"))
      }
    }
    let path = name.isEmpty ? folder.path : "\(folder.path)/\(name)"
    let result = run(["legibility", path])
    #expect(result.output.contains("2 faces: 1 ok, 1 heaviest."), "\(result.output)")
    #expect(result.errors.isEmpty)
    #expect(result.status == .success)
  }

  @Test(arguments: ["project.yml", "Package.swift", "X.xcodeproj/project.pbxproj"])
  func `a project that cannot be read is a failure`(name: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(name, "<<<<<<< HEAD\n".utf8)
    let result = run(["legibility", path])
    #expect(result.status == .failure)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("line 1: ") || result.errors.contains(":1:"), "\(result.errors)")
    #expect(result.errors.contains("a merge conflict is not resolved"), "\(result.errors)")
  }

  @Test func `a slip in what is said of bolds is told with the name that is meant`() throws {
    let folder = try listed("DemoSans-Regular", "DemoSans-Bold")
    let configuration = """
      bold:
        - family: Demo Sanz
          exempt: true
        - family: Demo Sans
          partners:
            DemoSans-Regualr: DemoSans-Bold
            DemoSans-Regular: DemoSans-Blod
            Zapfino: Zapfino
      """
    let file = try folder.write(".fontscan.yml", configuration.utf8)
    let slips = """
      fontscan: \(file):2:13: no font is of the family 'Demo Sanz'; the nearest is 'Demo Sans'
      fontscan: \(file):6:7: no face is called 'DemoSans-Regualr'; the nearest is 'DemoSans-Regular'
      fontscan: \(file):7:25: no face is called 'DemoSans-Blod'; the nearest is 'DemoSans-Bold'

      """
    let others = """
      fontscan: \(file):8:7: no face is called 'Zapfino'
      fontscan: \(file):8:16: no face is called 'Zapfino'

      """
    for command in ["legibility", "validate"] {
      let result = run([command, folder.path])
      #expect(result.errors == slips + others, "\(command): \(result.errors)")
      #expect(result.status != .failure)
    }
    // Of some of its fonts nobody knows which the others are.
    let one = run(["legibility", "\(folder.path)/DemoSans-Regular.ttf"])
    #expect(one.errors == slips)
    let target = run(["validate", folder.path, "--target", "App"])
    #expect(target.errors == slips)
  }

  @Test func `of a face without outlines validate says that it is not judged`() throws {
    let folder = try TemporaryFolder()
    try folder.write("X.app/Info.plist", #"{UIAppFonts = ("Pixel.ttf");}"#.utf8)
    try folder.write("X.app/Pixel.ttf", Fixtures.bytes(Fixtures.font("kinds/bitmap-only.ttf")))
    let app = "\(folder.path)/X.app"
    let report = run(["legibility", app])
    #expect(report.output.contains("unmeasurable  it has no outlines"))
    #expect(report.status == .success)
    let findings = run(["validate", app, "--only", "legibility/bold-missing"])
    #expect(!findings.output.contains("[legibility/bold-missing]"))
    #expect(
      findings.output.contains(
        "Not checked in X.app: legibility/bold-missing: the bold of 'DemoPixel-Regular' cannot be "
          + "judged: it has no outlines."
      ),
      "\(findings.output)"
    )
  }

  /// An app that declares the Regular alone, with the Bold of a page below its folder.
  private func project(alsoCopying other: String...) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    var text = ProjectText()
    text.addFile("regular", path: "DemoSans-Regular.ttf")
    text.mainGroup = ["regular"]
    text.addPhase("resources", ["regular"] + other)
    text.addTarget("App", phases: ["resources"])
    try folder.write("App.xcodeproj/project.pbxproj", text.text.utf8)
    try folder.write("App/Info.plist", Self.list.utf8)
    try folder.write("DemoSans-Regular.ttf", font("DemoSans-Regular"))
    try folder.write("Page/DemoSans-Bold.ttf", font("DemoSans-Bold"))
    return folder
  }

  @Test func `one reference to nothing leaves the rest of a project as it is`() throws {
    let folder = try project(alsoCopying: "nothing")
    let report = run(["legibility", folder.path])
    #expect(report.output.contains("1 face: 1 missing."), "\(report.output)")
    let findings = run(["validate", folder.path, "--only", "declared"])
    #expect(findings.errors.contains("project.pbxproj:"), "\(findings.errors)")
    #expect(report.errors.contains("project.pbxproj: line "), "\(report.errors)")
    #expect(report.status == findings.status)
  }

  @Test func `a project that cannot be read is told with its line`() throws {
    let folder = try project()
    let path = "\(folder.path)/App.xcodeproj/project.pbxproj"
    try folder.write(
      "App.xcodeproj/project.pbxproj",
      Array("// !$*UTF8*$!\n<<<<<<< HEAD\n".utf8) + Fixtures.bytes(path)
    )
    let result = run(["legibility", folder.path])
    #expect(result.errors.contains("project.pbxproj: line 2: "), "\(result.errors)")
    #expect(result.status == .failure)
  }
}
