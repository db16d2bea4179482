import FontTestSupport
import Foundation
import Testing

@testable import FontscanCLI

/// What cannot be looked at and has nothing to do with fonts is told, and fails nothing.
@Suite("Problems by which no font is lost")
struct HarmlessProblemTests {
  /// A healthy app with a folder `Web` that is copied whole.
  private func folder(_ change: (inout ProjectText) -> Void = { _ in }) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    var text = ProjectText()
    text.addFile("web", path: "Web", "lastKnownFileType = folder;")
    text.mainGroup = ["web"]
    text.addResources("resources", "web")
    text.addTarget("App", phases: ["resources"])
    change(&text)
    try folder.write("Work/App.xcodeproj/project.pbxproj", text.text.utf8)
    try folder.write("Work/App/Info.plist", "{UIAppFonts = (\"Web/Demo.ttf\");}".utf8)
    let font = Fixtures.checkout + "/fixtures/fonts/family/DemoSans-Regular.ttf"
    try folder.write("Work/Web/Demo.ttf", Fixtures.bytes(font))
    try folder.write("Out/Demo.ttf", Fixtures.bytes(font))
    return folder
  }

  private func link(_ name: String, to destination: String, in folder: TemporaryFolder) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/Work/\(name)",
      withDestinationPath: destination
    )
  }

  /// What is said on standard error, and the status.
  private func validate(
    _ folder: TemporaryFolder,
    _ path: String = ""
  ) -> (String, FontscanCLI.ExitStatus) {
    let result = run(["validate", "\(folder.path)/Work/\(path)", "--only", "declared"])
    return (result.errors, result.status)
  }

  @Test func `nothing is said of a healthy project`() throws {
    let (errors, status) = validate(try folder())
    #expect(errors.isEmpty)
    #expect(status == .success)
  }

  @Test(arguments: [("Web/loop", ".."), ("Web/out", "../../Out"), ("Web/notes.txt", "/etc/hosts")])
  func `a link in a folder that is copied whole fails nothing`(
    name: String,
    destination: String
  ) throws {
    let folder = try folder()
    try link(name, to: destination, in: folder)
    let (errors, status) = validate(folder)
    #expect(errors.contains("/Work/\(name): a link "), "\(errors)")
    #expect(status == .success)
  }

  /// The file behind it would be a font of the app, and nobody has seen it.
  @Test func `a link that is called like a font and leads out is a failure`() throws {
    let folder = try folder()
    try link("Web/Other.ttf", to: "../../Out/Demo.ttf", in: folder)
    let (errors, status) = validate(folder)
    #expect(errors.contains("/Work/Web/Other.ttf: a link that leads out of"), "\(errors)")
    #expect(status == .failure)
  }

  @Test(arguments: [
    ("../Other/Other.xcodeproj", "lies outside"), ("Gone.xcodeproj", "there is no project"),
  ])
  func `a project that is referred to and not read fails nothing`(
    path: String,
    words: String
  ) throws {
    let folder = try folder { text in
      text.addFile("other", path: path)
      text.mainGroup.append("other")
      text.projectValues = "projectReferences = ({ProjectRef = other;});"
    }
    let (errors, status) = validate(folder)
    #expect(errors.contains("/project.pbxproj:") && errors.contains(words), "\(errors)")
    #expect(status == .success)
    try folder.write(
      "Work/All.xcworkspace/contents.xcworkspacedata",
      """
      <Workspace><FileRef location="group:App.xcodeproj"/><FileRef location="group:\(path)"/>
      </Workspace>
      """.utf8
    )
    let (ofList, ofWorkspace) = validate(folder, "All.xcworkspace")
    #expect(ofList.contains("contents.xcworkspacedata:1:") && ofList.contains(words), "\(ofList)")
    #expect(ofWorkspace == .success)
  }

  /// The status is that of the findings.
  @Test func `findings count beside such a problem`() throws {
    let folder = try folder()
    try link("Web/loop", to: "..", in: folder)
    try folder.write("Work/App/Info.plist", "{UIAppFonts = (\"Demo.ttf\");}".utf8)
    #expect(validate(folder).1 == .findings)
  }

  @Test func `commands that look for fonts go on as well`() throws {
    let folder = try folder()
    try link("Web/loop", to: "..", in: folder)
    let list = run(["list", "--names", "\(folder.path)/Work/App/Info.plist"])
    #expect(list.status == .success)
    #expect(list.output == "DemoSans-Regular\n")
    let rows = run(["legibility", "--format=csv", "\(folder.path)/Work"]).output
    #expect(rows.split(whereSeparator: \.isNewline).count == 2, "\(rows)")
  }
}
