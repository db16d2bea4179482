import FileAccess
import FontRegistry
import FontTestSupport
import ProjectModel
import Testing

@testable import FontChecks

@Suite("Rules that stay silent")
struct NotCheckedTests {
  private func validation(_ subject: BundleSubject) -> Validation {
    Validation(subject: Subject(root: FilePath("App.app"), bundles: [subject]))
  }

  @Test func `nothing is missing while a folder that may hold it cannot be read`() {
    let subject = BundleSubject.example(
      list: ["Gone.ttf", "DEMO.ttf", "Other/Demo.ttf", "Odd"],
      .example("Demo.ttf", .example("Demo-Regular"))
    )
    let judged = Set(validation(subject).findings.map(\.rule))
    let silenced: Set = [
      "declared/file-missing", "declared/case-mismatch", "declared/wrong-path",
      "declared/malformed-entry", "legibility/bold-missing",
    ]
    #expect(judged.isSuperset(of: silenced))

    var bundle = subject.bundle
    bundle.unreadFolders = [FilePath("App.app/Fonts")]
    let unread = validation(
      BundleSubject(bundle: bundle, fonts: subject.fonts)
        .measured(["Demo-Regular": .example(stem: 80)])
    )
    #expect(silenced.isDisjoint(with: unread.findings.map(\.rule)))
    let unsure = unread.summary.notChecked.filter {
      !$0.reason.contains("no sources") && !$0.reason.contains("--styles")
    }
    #expect(
      Set(unsure.map(\.rule)) == [
        "declared/file-missing", "declared/case-mismatch", "declared/wrong-path",
        "declared/not-in-target", "legibility/bold-missing", "legibility/not-bolder",
        "legibility/coverage", "legibility/metrics",
      ]
    )
    #expect(unsure.allSatisfy { $0.reason.contains("'App.app/Fonts'") })
  }

  // Nobody looks into these for fonts, so of their lists there is one thing to say.
  @Test(arguments: [
    (AppBundle.Kind.framework, ["declared/ignored-bundle"]),
    (.resourceBundle, ["declared/ignored-bundle"]), (.testBundle, []), (.library, []),
  ])
  func `of a list that nobody reads it is said once that it is not known`(
    kind: AppBundle.Kind,
    rules: [String]
  ) {
    var bundle = BundleSubject.example(.example("Demo.ttf"), kind: kind, layout: .project).bundle
    bundle.infoPlist = nil
    func silent(_ reason: String?) -> [String] {
      bundle.reasonForNoInfoPlist = reason
      return validation(BundleSubject(bundle: bundle, fonts: [])).summary.notChecked.map(\.rule)
        .filter { $0.hasPrefix("declared/") }
    }
    #expect(silent("INFOPLIST_FILE is '$(X)/Info.plist'") == rules)
    #expect(silent(nil).isEmpty)
    bundle.kind = .application
    #expect(silent("INFOPLIST_FILE is '$(X)/Info.plist'").count > 5)
  }

  @Test(arguments: [
    (BundledFont.Presence.missing, "this checkout lacks 'App/Bold.ttf'"),
    (.outside, "'App/Bold.ttf' lies outside the folder that is checked"),
  ])
  func `what lies outside is not said to be missing`(
    presence: BundledFont.Presence,
    words: String
  ) {
    let absent = SubjectFont.absentExample("Bold.ttf", presence: presence)
    let regular = SubjectFont.example("Demo.ttf", .example("Demo-Regular"))
    let subject = BundleSubject.example(regular, absent)
    #expect(RuleNeed.everyFont.whyUnmet(by: subject) == words)
    #expect(subject.asking(.example("Other-Bold")).names.openEnd == words)
    #expect(subject.faceGroup.unseen == words)
    var bundle = subject.bundle
    bundle.unseenFolders = [
      BundledFont(path: FilePath("Away"), bundlePath: FilePath(""), presence: presence)
    ]
    let whole = BundleSubject(bundle: bundle, fonts: [])
    #expect(
      RuleNeed.everyFolder.whyUnmet(by: whole)
        == (presence == .outside
          ? "the folder 'Away' lies outside the folder that is checked, and fonts may lie in it"
          : "this checkout lacks the folder 'Away', and fonts may lie in it")
    )
  }

  @Test(arguments: [
    (BundledFont.Presence.missing, "this checkout lacks '../Kit/A.swift', which may ask for fonts"),
    (
      .outside,
      "'../Kit/A.swift' lies outside the folder that is checked, and may ask for fonts"
    ),
  ])
  func `so with sources`(presence: BundledFont.Presence, words: String) {
    var subject = BundleSubject.example(.example("Demo.ttf", .example("Demo-Regular")))
      .asking(.example("Demo-Regular"))
    subject.absentSource = (FilePath("../Kit/A.swift"), presence)
    #expect(subject.wordsForUnknownUses == words)
  }

  @Test(arguments: [
    (["Fonts/Demo.ttf"], AppBundle.Layout.sources, true),
    (["fonts/demo.ttf"], .sources, true),
    (["Demo.ttf"], .sources, false),
    (["./Demo.ttf"], .sources, false),
    (["Fonts/Demo.ttf"], .built, false),
  ])
  func `whether a path of sources is right is not known`(
    list: [String],
    layout: AppBundle.Layout,
    isSaid: Bool
  ) {
    let subject = BundleSubject.example(list: list, .example("Fonts/Demo.ttf"), layout: layout)
    let silent = validation(subject).summary.notChecked.filter { $0.rule == "declared/wrong-path" }
    #expect(silent.count == (isSaid ? 1 : 0))
  }

  @Test func `fonts that were left out are counted`() {
    var bundle = BundleSubject.example(.example("Demo.ttf"), layout: .sources).bundle
    #expect(said(of: bundle).isEmpty)
    bundle.fontsLeftOut = [FilePath("Web/a.woff"), FilePath("Web/b.woff2")]
    let lines = said(of: bundle)
    #expect(lines.contains { $0.rule == "file/unsupported-format" })
    #expect(lines.allSatisfy { $0.reason.hasPrefix("2 font files were left out") })
  }

  @Test func `an Xcode project that is there is not called missing`() {
    var bundle = BundleSubject.example(layout: .sources).bundle
    let without = validation(BundleSubject(bundle: bundle, fonts: [])).summary.notChecked
    #expect(!without.contains { $0.reason.contains("Xcode") })
    bundle.hasXcodeProject = true
    let with = validation(BundleSubject(bundle: bundle, fonts: [])).summary.notChecked
    #expect(with.contains { $0.reason.contains("its Xcode project does") })
    #expect(!with.contains { $0.reason.contains("without a project") })
  }

  private func said(of bundle: AppBundle) -> [NotChecked] {
    validation(BundleSubject(bundle: bundle, fonts: [])).summary.notChecked
      .filter { $0.reason.contains("left out") }
  }

  @Test func `no bold is missing while a font cannot be read`() throws {
    let folder = try TemporaryFolder()
    let project = Project.declaring(["Gone.ttf"], below: folder.path)
    let summary = Validation(project: project, root: FilePath(folder.path)).summary
    let silent = try #require(
      summary.notChecked.first { $0.rule == "legibility/bold-missing" }
    )
    #expect(silent.reason.contains("Gone.ttf"))
  }
}
