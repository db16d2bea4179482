import FileAccess
import FontChecks
import FontRegistry
import ProjectModel
import SourceScan
import Testing

@Suite("Fonts that may come from elsewhere")
struct OpenEndTests {
  private static let regular = SubjectFont.example("Demo-Regular.ttf", .example("Demo-Regular"))

  /// Code that asks for a name, and registers fonts.
  private func scan(asking name: String, registering file: String??) -> ModuleScan {
    var scan = file.map { ModuleScan.registering($0) } ?? ModuleScan()
    scan.requests = [.example(name)]
    return scan
  }

  @Test func `a font that this checkout lacks may have the name`() throws {
    let app = BundleSubject.example(Self.regular, .absentExample("Other.ttf"))
    #expect(RuleAnswer.rules(about: app.asking(.example("Brand-Bold"))).isEmpty)
    // What is one slip away from a font that is there is no other font's name.
    let slip = app.asking(.example("demo-regular"))
    #expect(try RuleAnswer.of("names/unknown", slip).map(\.severity) == [.error])
    // Unless the file that is not there is called so.
    let absent = BundleSubject.example(Self.regular, .absentExample("demo-regular.otf"))
    #expect(RuleAnswer.rules(about: absent.asking(.example("demo-regular"))).isEmpty)
    let silent = Validation(
      subject: Subject(root: FilePath("App"), bundles: [app.asking(.example("Brand-Bold"))])
    ).summary.notChecked
    #expect(
      silent.contains { $0.rule == "names/unknown" && $0.reason.contains("App/Other.ttf") }
    )
  }

  @Test func `a weight may be in a font that this checkout lacks`() {
    let app = BundleSubject.example(Self.regular, .absentExample("Other.ttf")).asking(
      .example("Demo-Regular", traits: .weight("black"), .italic)
    )
    #expect(RuleAnswer.rules(about: app).isEmpty)
  }

  @Test(arguments: [nil, "Downloaded.ttf"])
  func `code that registers what is not known makes it a warning`(file: String?) throws {
    let app = BundleSubject.example(Self.regular)
    let answers = try RuleAnswer.of(
      "names/unknown",
      app.running(scan(asking: "Brand-Bold", registering: .some(file)))
    )
    #expect(answers.map(\.severity) == [.warning])
    #expect(answers.first?.message.contains("'App/Labels.swift' registers fonts") == true)
  }

  @Test(arguments: ["Demo-Regular.ttf", "Demo-Regular", "demo-regular.TTF"])
  func `code that registers a font that is there does not`(file: String) throws {
    let app = BundleSubject.example(list: [], Self.regular)
    let subject = app.running(scan(asking: "Brand-Bold", registering: .some(file)))
    #expect(try RuleAnswer.of("names/unknown", subject).map(\.severity) == [.error])
    #expect(try RuleAnswer.of("declared/undeclared", subject).isEmpty)
    #expect(try RuleAnswer.of("declared/undeclared", app.asking()).count == 1)
  }

  @Test func `code that registers without a name silences all that is not declared`() throws {
    let app = BundleSubject.example(list: [], Self.regular).running(.registering(nil))
    #expect(try RuleAnswer.of("declared/undeclared", app).isEmpty)
  }
}
