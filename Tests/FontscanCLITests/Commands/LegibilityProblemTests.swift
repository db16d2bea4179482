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
    #expect(result.output.contains("missing"), "\(result.output)")
    #expect(!result.output.contains("DemoSans-Bold"), "\(result.output)")
    #expect(result.errors.contains("a link that leads out of"), "\(result.errors)")
    #expect(result.status == .failure)
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
