import FontChecks
import FontTestSupport
import Testing

/// Rules about fonts that meet in one bundle look at each target by itself.
@Suite("Fonts that meet in a target, or do not")
struct MeetingFontTests {
  private static let semibold = "fonts/one-name-two-editions/DemoTwice-SemiBold"

  /// Two targets, the second an extension; each copies files at the root of the project.
  private func judged(
    _ app: [String],
    _ widget: [String],
    fonts: [String: String]
  ) throws -> JudgedProject {
    var text = ProjectText()
    for name in fonts.keys.sorted() {
      text.add("\"\(name)\"", "PBXFileReference", "path = \"\(name)\"; sourceTree = SOURCE_ROOT;")
      text.mainGroup.append("\"\(name)\"")
      for target in ["App", "Widget"] {
        text.add("\"\(name)-\(target)\"", "PBXBuildFile", "fileRef = \"\(name)\";")
      }
    }
    for (target, files) in [("App", app), ("Widget", widget)] {
      let ids = files.map { "\"\($0)-\(target)\"" }.joined(separator: ", ")
      text.add("\"\(target)-files\"", "PBXResourcesBuildPhase", "files = (\(ids));")
      text.addTarget(
        target,
        type: target == "App" ? "application" : "app-extension",
        phases: ["\"\(target)-files\""]
      )
    }
    return try CaseProject(text, lists: ["App": app, "Widget": widget], fonts: fonts).judged()
  }

  @Test func `two editions of one name meet in one target alone`() throws {
    let fonts = ["A.otf": "\(Self.semibold).otf", "B.ttf": "\(Self.semibold).ttf"]
    let together = try judged(["A.otf", "B.ttf"], [], fonts: fonts)
    #expect(together.messages("names/collision").count == 1)
    #expect(try judged(["A.otf"], ["B.ttf"], fonts: fonts).findings == [])
  }

  @Test func `one file for two targets is no copy, two files in one are`() throws {
    let fonts = [
      "A.ttf": "fonts/same-content/DemoCopy-Bold.ttf",
      "B.ttf": "fonts/same-content/DemoCopy-Bold.ttf",
    ]
    let together = try judged(["A.ttf", "B.ttf"], [], fonts: fonts)
    #expect(together.messages("file/same-content").count == 1)
    #expect(together.findings.count == 1, "\(together.findings)")
    #expect(try judged(["A.ttf"], ["A.ttf"], fonts: fonts).findings == [])
    #expect(try judged(["A.ttf"], ["B.ttf"], fonts: fonts).findings == [])
  }

  @Test func `static and variable editions meet in one target alone`() throws {
    let fonts = [
      "A.ttf": "fonts/static-and-variable/DemoCode.ttf",
      "B.ttf": "fonts/static-and-variable/DemoCode-Bold.ttf",
    ]
    let rule = "file/static-and-variable"
    #expect(try judged(["A.ttf", "B.ttf"], [], fonts: fonts).messages(rule).count == 1)
    #expect(try judged(["A.ttf"], ["B.ttf"], fonts: fonts).messages(rule) == [])
  }
}
