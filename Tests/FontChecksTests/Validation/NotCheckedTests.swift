import FileAccess
import FontChecks
import FontRegistry
import FontTestSupport
import ProjectModel
import Testing

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
    let unread = validation(BundleSubject(bundle: bundle, fonts: subject.fonts))
    #expect(silenced.isDisjoint(with: unread.findings.map(\.rule)))
    #expect(
      Set(unread.summary.notChecked.map(\.rule)) == [
        "declared/file-missing", "declared/case-mismatch", "declared/wrong-path",
        "declared/not-in-target", "declared/mac-path", "legibility/bold-missing",
      ]
    )
    #expect(unread.summary.notChecked.allSatisfy { $0.reason.contains("'App.app/Fonts'") })
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
