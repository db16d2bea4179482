import FileAccess
import FontChecks
import FontRegistry
import FontTestSupport
import ProjectModel
import Testing

@Suite("Validation")
struct ValidationTests {
  private let face = Face.example("Demo-Bold", style: "Bold", weight: 700)

  @Test func `a summary counts different things, and what two targets share once`() {
    let font = SubjectFont.example("Demo.ttf", face)
    let bundle = BundleSubject.example(list: ["Demo.ttf", "Gone.ttf", "Gone.ttf"], font)
    let summary = Validation(
      subject: Subject(root: FilePath("App.app"), bundles: [bundle, bundle])
    ).summary
    #expect(summary.targets == 2)
    #expect(summary.declared == 2)
    #expect(summary.files == 1)
    #expect(summary.faces == 1)
    // Nobody has looked into sources yet.
    #expect(summary.used == nil)
  }

  @Test func `a summary counts findings by severity`() {
    let font = SubjectFont.example("Demo.ttf", .example("Demo Bold", style: "Bold", weight: 700))
    let bundle = BundleSubject.example(list: ["Demo.ttf", "Gone.ttf", "$(X).ttf"], font)
    let validation = Validation(
      subject: Subject(root: FilePath("App.app"), bundles: [bundle])
    )
    let summary = validation.summary
    #expect((summary.errors, summary.warnings, summary.notes) == (2, 1, 1))
    #expect(validation.findings.count == 4)
  }

  @Test func `a font that only a widget declares is not one of the app around it`() throws {
    let folder = try TemporaryFolder()
    let list = { (name: String) in
      "<plist><dict><key>UIAppFonts</key><array><string>\(name)</string></array></dict></plist>"
    }
    let editions = "one-name-two-editions/DemoTwice-SemiBold"
    try folder.write("Info.plist", list("App.otf").utf8)
    try folder.write("App.otf", try Fixtures.bytes(Fixtures.font(editions + ".otf")))
    try folder.write("Widget/Info.plist", list("Widget.ttf").utf8)
    try folder.write("Widget/Widget.ttf", try Fixtures.bytes(Fixtures.font(editions + ".ttf")))
    let root = FilePath(folder.path)
    let validation = Validation(project: try Project(reading: root), root: root)
    // The widget is a process of its own, so that one name in both is no collision.
    #expect(validation.findings == [])
    #expect(validation.summary.targets == 2)
    #expect(validation.summary.files == 2)
  }

  @Test func `findings are sorted by file and line`() {
    let bundle = BundleSubject.example(
      list: ["B.ttf", "A.ttf", "Demo.ttf"],
      .example("Demo.ttf", .example("Demo Sans", style: "Bold", weight: 700))
    )
    let findings = Validation(
      subject: Subject(root: FilePath("App.app"), bundles: [bundle])
    ).findings
    #expect(
      findings.map { "\($0.file?.description ?? "-"):\($0.line ?? 0)" } == [
        "App.app/Demo.ttf:0", "App.app/Info.plist:7", "App.app/Info.plist:8",
      ]
    )
  }

  @Test func `rules that cannot be applied say so and why`() throws {
    var bundle = BundleSubject.example(layout: .sources, platform: .unknown).bundle
    bundle.target = "Demo"
    let selection = try RuleSelection(only: ["declared"])
    let summary = Validation(
      subject: Subject(
        root: FilePath("App.app"),
        bundles: [BundleSubject(bundle: bundle, fonts: [])]
      ),
      selection: selection
    ).summary
    #expect(
      summary.notChecked.map(\.rule) == [
        "declared/not-in-target", "declared/undeclared", "declared/mac-path",
      ]
    )
    #expect(summary.notChecked.allSatisfy { $0.target == "Demo" && !$0.reason.isEmpty })

    bundle.infoPlist = nil
    let withoutList = Validation(
      subject: Subject(
        root: FilePath("App.app"),
        bundles: [BundleSubject(bundle: bundle, fonts: [])]
      ),
      selection: selection
    )
    // Without a configuration nothing is required, and an app is no bundle whose list is ignored.
    #expect(
      withoutList.summary.notChecked.map(\.rule)
        == selection.rules.map(\.id)
        .filter { !["declared/family-missing", "declared/ignored-bundle"].contains($0) }
    )
    #expect(withoutList.findings == [])
  }

  @Test func `nothing is left unchecked in a built app but what only sources say`() {
    let bundle = BundleSubject.example(.example("Demo.ttf", face)).measured([:])
    let validation = Validation(
      subject: Subject(root: FilePath("App.app"), bundles: [bundle])
    )
    #expect(
      validation.summary.notChecked.map(\.rule) == [
        "file/unused", "names/unknown", "names/full-name", "names/family-name", "names/private",
        "names/not-checkable", "weights/missing", "weights/italic-missing",
        "legibility/not-handled", "legibility/not-restored", "scaling/fixed-size",
        "scaling/does-not-adjust", "scaling/double-scaled", "scaling/wrong-curve",
        "scaling/no-text-style", "scaling/capped", "scaling/interface-builder-adjusts",
        "scaling/hand-made-table", "layout/line-limit", "layout/shrinks",
      ]
    )
    #expect(validation.summary.notChecked.allSatisfy { $0.reason.contains("no sources") })
    #expect(validation.findings == [])
  }

  @Test func `a file that cannot be opened is an error and no finding`() throws {
    let folder = try TemporaryFolder()
    let project = Project.declaring(["Gone.ttf"], below: folder.path)
    let validation = Validation(project: project, root: FilePath(folder.path))
    #expect(validation.findings == [])
    #expect(validation.problems.map(\.path) == [FilePath(folder.path + "/Gone.ttf")])
  }

  @Test func `files of one size are compared by their bytes`() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.ttf", [1, 2, 3, 4])
    try folder.write("B.ttf", [1, 2, 3, 5])
    try folder.write("C.ttf", [1, 2, 3, 4])
    try folder.write("D.ttf", [])
    try folder.write("E.ttf", [])
    let project = Project.declaring(
      ["A.ttf", "B.ttf", "C.ttf", "D.ttf", "E.ttf"],
      below: folder.path
    )
    let selection = try RuleSelection(only: ["file/same-content"])
    let validation = Validation(
      project: project,
      root: FilePath(folder.path),
      selection: selection
    )
    // Empty files are no fonts, which is fault enough.
    #expect(validation.findings.map(\.place) == ["file/same-content C.ttf"])
  }

  @Test func `what is said of a font file is said once, of an entry once for each target`() {
    let font = SubjectFont.example("Demo.ttf", .example("Demo Bold", style: "Bold", weight: 700))
    let app = BundleSubject.example(list: ["Demo.ttf", "Gone.ttf"], font)
    let widget = BundleSubject.example(list: ["Demo.ttf", "Gone.ttf"], font, kind: .appExtension)
    let findings = Validation(
      subject: Subject(root: FilePath("App.app"), bundles: [app, widget])
    ).findings
    #expect(findings.count { $0.rule == "names/illegal" } == 1)
    #expect(
      findings.filter { $0.rule == "declared/file-missing" }.compactMap(\.target) == [
        "App.app", "Widget.appex",
      ]
    )
  }

  @Test func `a font below an app's folder that its widget declares is not undeclared`() throws {
    let folder = try TemporaryFolder()
    for file in ["A.ttf", "Widget/B.ttf", "C.ttf"] {
      try folder.write(file, try Fixtures.bytes(Fixtures.font("family/DemoSans-Bold.ttf")))
    }
    let list = { (name: String) in
      """
      <?xml version="1.0"?><plist version="1.0"><dict>
      <key>UIAppFonts</key><array><string>\(name)</string></array></dict></plist>
      """
    }
    try folder.write("Info.plist", list("A.ttf").utf8)
    try folder.write("Widget/Info.plist", list("B.ttf").utf8)
    let root = FilePath(folder.path)
    let validation = Validation(
      project: try Project(reading: root),
      root: root,
      selection: try RuleSelection(only: ["declared/undeclared"])
    )
    #expect(validation.findings.compactMap(\.font) == [FilePath("C.ttf")])
  }
}
