import FileAccess
import FontChecks
import FontRegistry
import ProjectModel
import Testing

@Suite("Fingerprints")
struct FingerprintTests {
  private func fingerprints(
    _ subject: BundleSubject,
    root: String = "App.app"
  ) -> [String] {
    Validation(subject: Subject(root: FilePath(root), bundles: [subject])).findings
      .filter { $0.rule == "declared/file-missing" }
      .map(\.fingerprint)
  }

  @Test func `a fingerprint has sixteen hexadecimal digits`() throws {
    let fingerprint = try #require(fingerprints(.example(list: ["A.ttf"])).first)
    #expect(fingerprint.count == 16)
    #expect(fingerprint.allSatisfy { $0.isHexDigit && !$0.isUppercase })
  }

  @Test func `a fingerprint outlives entries that are added above`() {
    let before = fingerprints(.example(list: ["Gone.ttf"]))
    let after = fingerprints(.example(list: ["Demo.ttf", "Gone.ttf"], .example("Demo.ttf")))
    #expect(before == after)
  }

  @Test func `two entries have two fingerprints`() {
    #expect(Set(fingerprints(.example(list: ["A.ttf", "B.ttf"]))).count == 2)
  }

  @Test func `equal entries are numbered`() {
    let prints = fingerprints(.example(list: ["A.ttf", "A.ttf"]))
    #expect(Set(prints).count == 2)
    #expect(prints.first == fingerprints(.example(list: ["A.ttf"])).first)
  }

  @Test(arguments: ["", "/", "./", "/tmp/a folder/"])
  func `where the checkout lies does not matter`(folder: String) {
    let subject = { (folder: String, name: String) in
      var plist = InfoPlist(path: FilePath("\(folder)\(name)/Info.plist"), kind: .xml)
      plist.fontLists = [.example([.text("Gone.ttf")])]
      var bundle = AppBundle(
        target: name,
        kind: .application,
        layout: .sources,
        path: FilePath(folder + name)
      )
      bundle.infoPlist = plist
      return BundleSubject(bundle: bundle, fonts: [])
    }
    let here = fingerprints(subject("", "checkout"), root: "checkout")
    let there = fingerprints(subject(folder, "other"), root: folder + "other")
    #expect(here == there)
    // The same list, when the property list itself is what the user names.
    #expect(here == fingerprints(subject(folder, "x"), root: "\(folder)x/Info.plist"))
  }

  @Test func `rules have fingerprints of their own`() {
    let findings = Validation(
      subject: Subject(
        root: FilePath("App.app"),
        bundles: [
          .example(.example("Demo.ttf", .example("Demo Sans", weight: 0, embedding: 2)))
        ]
      )
    ).findings
    #expect(findings.count >= 3)
    #expect(Set(findings.map(\.fingerprint)).count == findings.count)
  }
}
