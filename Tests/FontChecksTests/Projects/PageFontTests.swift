import FontChecks
import FontTestSupport
import ProjectModel
import Testing

/// What lies in a bundle for its web pages is nobody's font to declare.
@Suite("Fonts of web pages")
struct PageFontTests {
  private static let regular = "fonts/family/DemoSans-Regular.ttf"
  private static let woff = "fonts/formats/DemoSerif-Regular.woff"

  /// An app that copies a folder of pages whole, and has a build file whose reference is gone.
  private static func project(_ fill: (inout ProjectText) -> Void = { _ in }) -> ProjectText {
    var text = ProjectText()
    text.addFile("pages", path: "www", "lastKnownFileType = folder;")
    text.mainGroup = ["pages"]
    text.add("\"lost-b\"", "PBXBuildFile", "fileRef = lost;")
    text.addPhase("resources", ["pages", "lost"])
    fill(&text)
    text.addTarget("App", phases: ["resources"])
    return text
  }

  private static func judged(
    _ text: ProjectText,
    _ entry: String = "DemoSans-Regular.ttf",
    fonts: [String: String]
  ) throws -> JudgedProject {
    try CaseProject(text, lists: ["App": [entry]], fonts: fonts).judged()
  }

  @Test func `a page's copy is named and not suggested`() throws {
    let project = try Self.judged(
      Self.project(),
      fonts: [
        "www/fonts/DemoSans-Regular.ttf": Self.regular,
        "www/fonts/DemoSans-Regular.woff": Self.woff,
      ]
    )
    #expect(
      project.messages("declared/file-missing") == [
        """
        'DemoSans-Regular.ttf' is declared, and the only file of that name lies at \
        'www/fonts/DemoSans-Regular.ttf' beside web fonts; it seems to be there for a page
        """
      ]
    )
    #expect(project.messages("declared/wrong-path").isEmpty)
    #expect(!project.findings.contains { $0.contains("not-in-target") })
  }

  @Test func `nor is one that is nearly called so`() throws {
    let fonts = ["www/DemoSans-Bold.ttf": Self.regular, "www/DemoSans-Bold.woff2": Self.woff]
    let project = try Self.judged(Self.project(), "DemoSans-Bolt.ttf", fonts: fonts)
    #expect(
      project.messages("declared/file-missing")
        == ["'DemoSans-Bolt.ttf' is declared, and there is no file of that name in the project"]
    )
  }

  @Test func `a folder without web fonts may be meant`() throws {
    let fonts = ["www/fonts/DemoSans-Regular.ttf": Self.regular]
    let project = try Self.judged(Self.project(), fonts: fonts)
    #expect(project.messages("declared/wrong-path").count == 1)
  }

  @Test func `the path of a page's copy is what it is`() throws {
    let path = "www/fonts/DemoSans-Regular.ttf"
    let fonts = [path: Self.regular, "www/fonts/DemoSans-Regular.woff": Self.woff]
    let project = try Self.judged(Self.project(), path, fonts: fonts)
    #expect(!project.findings.contains { $0.contains("error") }, "\(project.findings)")
  }

  @Test func `the app's own file comes before a page's copy`() throws {
    let text = Self.project { text in
      text.addFile("own", path: "Own", "lastKnownFileType = folder;")
      text.mainGroup.append("own")
      text.addPhase("more", ["own"])
    }
    var withOwn = text
    withOwn.addTarget("Other", phases: ["more"])
    let project = try CaseProject(
      withOwn,
      lists: ["App": ["DemoSans-Regular.ttf"], "Other": []],
      fonts: [
        "www/DemoSans-Regular.ttf": Self.regular, "www/DemoSans-Regular.woff": Self.woff,
        "Own/DemoSans-Regular.ttf": Self.regular,
      ]
    ).judged()
    #expect(
      project.messages("declared/not-in-target").first?.contains("only 'Other' copies the file")
        == true,
      "\(project.findings)"
    )
  }

  @Test func `a page's copy in no target is not to be added to one`() throws {
    var text = ProjectText()
    text.addFile("pages", path: "www", "lastKnownFileType = folder;")
    text.mainGroup = ["pages"]
    text.addTarget("App")
    let project = try Self.judged(
      text,
      fonts: ["www/DemoSans-Regular.ttf": Self.regular, "www/DemoSans-Regular.eot": Self.woff]
    )
    #expect(
      project.messages("declared/not-in-target") == [
        """
        'DemoSans-Regular.ttf' is declared, but the only file of that name, \
        'www/DemoSans-Regular.ttf', lies beside web fonts and seems to be there for a page; add the \
        app's own to this target
        """
      ]
    )
  }
}
