import FileAccess
import FontChecks
import FontTestSupport
import Testing

/// A font that no list names may be registered by code.
@Suite("Fonts that code may register")
struct RegisteredFontTests {
  private static let rule = "declared/undeclared"

  /// An app that compiles a file, copies two fonts and declares one.
  private func judged(_ code: String?) throws -> JudgedProject {
    var text = ProjectText()
    for (id, path) in [("a", "A.ttf"), ("b", "B.ttf"), ("code", "Fonts.swift")] {
      text.addFile(id, path: path)
    }
    text.mainGroup = ["a", "b", "code"]
    text.addResources("resources", "a", "b")
    text.add("sources", "PBXSourcesBuildPhase", "files = (\(code == nil ? "" : "\"code-b\""));")
    text.addTarget("App", phases: ["resources", "sources"])
    return try CaseProject(
      text,
      lists: ["App": ["A.ttf"]],
      fonts: [
        "A.ttf": "fonts/family/DemoSans-Regular.ttf", "B.ttf": "fonts/family/DemoSans-Bold.ttf",
      ],
      texts: code.map { ["Fonts.swift": $0] } ?? [:]
    ).judged()
  }

  @Test func `where code registers fonts nothing is said, and that is said`() throws {
    let project = try judged(
      """
      import CoreText
      func register(_ url: CFURL) { CTFontManagerRegisterFontsForURL(url, .process, nil) }
      """
    )
    #expect(project.findings == [])
    #expect(project.notChecked("App").contains(Self.rule))
  }

  @Test func `where code registers none the font is undeclared`() throws {
    let project = try judged("import UIKit\n")
    #expect(project.findings == ["App: \(Self.rule) warning App/Info.plist:5"])
    #expect(!project.notChecked("App").contains(Self.rule))
    #expect(
      project.messages(Self.rule)
        == ["'B.ttf' is copied by the target (group), and UIAppFonts does not name it"]
    )
  }

  @Test func `where no code was seen it is said what code could do`() throws {
    #expect(
      try judged(nil).messages(Self.rule) == [
        "'B.ttf' is copied by the target (group), and UIAppFonts does not name it; it is found only "
          + "when code registers it"
      ]
    )
    let built = BundleSubject.example(list: ["A.ttf"], .example("A.ttf"), .example("B.ttf"))
    let findings = Validation(
      subject: Subject(root: FilePath("App.app"), bundles: [built]),
      selection: try RuleSelection(only: [Self.rule])
    ).findings
    #expect(findings.count == 1)
    #expect(findings.allSatisfy { $0.message.hasSuffix("it is found only when code registers it") })
  }
}
