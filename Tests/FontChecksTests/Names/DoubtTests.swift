import FileAccess
import FontChecks
import FontRegistry
import FontTestSupport
import ProjectModel
import SourceScan
import Testing

/// Where it is not known whether something is wrong, nothing is said, and why is told.
@Suite("What is in doubt is not told")
struct DoubtTests {
  private static let regular = SubjectFont.example("Demo-Regular.ttf", .example("Demo-Regular"))
  private static let bold = SubjectFont.example(
    "Demo-Bold.ttf",
    .example("Demo-Bold", style: "Bold", weight: 700)
  )

  /// The reasons why a rule stays silent.
  private func reasons(_ rule: String, _ subject: BundleSubject) -> [String] {
    Validation(subject: Subject(root: FilePath("App.app"), bundles: [subject]))
      .summary.notChecked.filter { $0.rule == rule }.map(\.reason)
  }

  @Test func `code that registers what is not known may bring weights and italics`() throws {
    let request = FontRequest.example("Demo-Regular", traits: .weight("black"), .italic)
    let app = BundleSubject.example(Self.regular)
    #expect(try RuleAnswer.of("weights/missing", app.asking(request)).count == 1)
    #expect(try RuleAnswer.of("weights/italic-missing", app.asking(request)).count == 1)
    var scan = ModuleScan.registering(nil)
    scan.requests = [request]
    let registering = app.running(scan)
    #expect(RuleAnswer.rules(about: registering).isEmpty)
    for rule in ["weights/missing", "weights/italic-missing"] {
      #expect(
        reasons(rule, registering) == [
          "'App/Labels.swift' registers fonts while the app runs, and may bring the face"
        ]
      )
    }
  }

  @Test(arguments: [Platform.tvOS, .visionOS, .watchOS, .macOS])
  func `code for another system than iOS is left alone, and that is said`(platform: Platform)
    throws
  {
    let app = BundleSubject.example(Self.regular, Self.bold, platform: platform).asking(
      .example("Demo-Regular", traits: .weight("black")),
      .example("Gone-Bold"),
      .example("Demo Bold")
    )
    let found = Set(RuleAnswer.rules(about: app))
    #expect(found.isDisjoint(with: ["names/unknown", "names/full-name", "weights/missing"]))
    #expect(!found.contains("file/unused"))
    let words = "sources are read as those of iOS, and the target is for \(platform.rawValue)"
    for rule in ["names/unknown", "names/full-name", "weights/missing", "file/unused"] {
      #expect(reasons(rule, app) == [words])
    }
  }

  @Test func `a style of a family that is not known may be that of any font`() throws {
    let app = BundleSubject.example(Self.regular, Self.bold)
    #expect(try RuleAnswer.of("file/unused", app.asking(.example("Demo-Regular"))).count == 1)
    let unsure = app.asking(.example("Demo-Regular"), .example("Bold", role: .style))
    #expect(try RuleAnswer.of("file/unused", unsure).isEmpty)
    #expect(reasons("file/unused", unsure).count == 1)
  }

  @Test func `fonts of packages from elsewhere are not known`() throws {
    var bundle = BundleSubject.example(Self.regular).bundle
    bundle.unseenDependencies = ["BrandKit"]
    let app = BundleSubject(bundle: bundle, fonts: [Self.regular])
    #expect(RuleAnswer.rules(about: app.asking(.example("Brand-Bold"))).isEmpty)
    #expect(
      reasons("names/unknown", app.asking(.example("Brand-Bold"))).first?.contains("'BrandKit'")
        == true
    )
    // What is one slip away from a font that is there is no other font's name.
    #expect(try RuleAnswer.of("names/unknown", app.asking(.example("demo-regular"))).count == 1)
  }

  /// An app with two fonts, and an extension with some of them that compiles one of its files.
  private func subject(_ fonts: [SubjectFont], asks: [FontRequest], shares: Bool) -> Subject {
    let file = FilePath("App/Labels.swift")
    var scan = ModuleScan()
    scan.files = [file]
    scan.requests = asks
    var app = ModuleScan()
    if shares { app = scan }
    return Subject(
      root: FilePath("App"),
      bundles: [
        .example(Self.regular, Self.bold),
        .example(list: ["Demo-Regular.ttf"], kind: .appExtension).holding(fonts),
      ]
    ).adding(scans: [app, scan])
  }

  private func found(_ subject: Subject) -> [String] {
    Validation(subject: subject).findings.map(\.rule)
      .filter { $0.hasPrefix("names/") || $0.hasPrefix("weights/") }
  }

  @Test func `a list of fonts that an extension shares with its app is the app's`() throws {
    // The case stands in the enumeration, and its raw value is handed over further down.
    var bold = FontRequest.example("Demo-Bold")
    bold.use = bold.location
    #expect(found(subject([Self.regular], asks: [bold], shares: false)) == ["names/unknown"])
    let shared = subject([Self.regular], asks: [bold], shares: true)
    #expect(found(shared) == [])
    let silent = Validation(subject: shared).summary.notChecked
    #expect(
      silent.contains { $0.rule == "names/unknown" && $0.reason.contains("other targets too") }
    )
    // An extension without fonts need not draw any text.
    #expect(found(subject([], asks: [.example("Demo-Bold")], shares: true)) == [])
    // What no target has is wrong in all of them.
    #expect(
      found(subject([Self.regular], asks: [.example("Gone")], shares: true)).first
        == "names/unknown"
    )
    // Handed over by the extension's own code, the name is asked for.
    bold.use?.file = FilePath("Widget/Widget.swift")
    #expect(found(subject([Self.regular], asks: [bold], shares: true)) == ["names/unknown"])
  }

  @Test func `a weight that an extension shares with its app is the app's`() {
    let heavy = FontRequest.example("Demo-Regular", traits: .weight("bold"))
    #expect(found(subject([Self.regular], asks: [heavy], shares: false)) == ["weights/missing"])
    #expect(found(subject([Self.regular], asks: [heavy], shares: true)) == [])
  }
}

extension BundleSubject {
  fileprivate func holding(_ fonts: [SubjectFont]) -> BundleSubject {
    BundleSubject(bundle: bundle, fonts: fonts)
  }
}
