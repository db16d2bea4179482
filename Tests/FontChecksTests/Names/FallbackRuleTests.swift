import FontChecks
import FontRegistry
import ProjectModel
import SourceScan
import Testing

/// Fonts that are not there where the code has another for that.
@Suite("Fonts with others in their place")
struct FallbackRuleTests {
  private static let app = BundleSubject.example(
    .example("Demo-Regular.ttf", .example("Demo-Regular"))
  )

  private func answers(_ swift: String) throws -> [RuleAnswer] {
    try RuleAnswer.of("names/unknown", Self.app.running(swift: swift))
  }

  @Test(arguments: [
    #"let f = UIFont(name: "Gone-Bold", size: 1) ?? UIFont(name: "Demo-Regular", size: 1)"#,
    #"let f = UIFont(name: "Demo-Regular", size: 1) ?? UIFont(name: "Gone-Bold", size: 1)"#,
    #"let f = UIFont(name: "Gone-Bold", size: 1) ?? UIFont(name: "Avenir-Book", size: 1)"#,
    #"""
    func f() -> UIFont {
      if let font = UIFont(name: "Gone-Bold", size: 1) { return font }
      return UIFont(name: "Demo-Regular", size: 1)!
    }
    """#,
    #"""
    func f() -> UIFont {
      guard let font = UIFont(name: "Gone-Bold", size: 1) else {
        return UIFont(name: "Demo-Regular", size: 1)!
      }
      return font
    }
    """#,
    #"func f() { if UIFont(name: "Gone-Bold", size: 1) == nil { load() } }"#,
  ])
  func `are a note`(code: String) throws {
    let answers = try answers(code)
    #expect(answers.map(\.severity) == [.note])
    #expect(answers.map(\.name) == ["Gone-Bold"])
  }

  @Test func `and the one that is taken is told`() throws {
    let answers = try answers(
      #"let f = UIFont(name: "Gone-Bold", size: 1) ?? UIFont(name: "Demo-Regular", size: 1)"#
    )
    #expect(
      answers.map(\.message)
        == ["no font is called 'Gone-Bold'; the code takes 'Demo-Regular' in its place"]
    )
  }

  @Test(arguments: [
    (
      #"let f = UIFont(name: "Demo-Regular", size: 1) ?? UIFont(name: "Gone-Bold", size: 1)"#,
      "the code takes 'Demo-Regular' first"
    ),
    (
      #"let f = UIFont(name: "Gone-Bold", size: 1) ?? UIFont(name: on ? "Demo-Regular" : "Avenir-Book", size: 1)"#,
      "the code takes 'Avenir-Book' or 'Demo-Regular' in its place"
    ),
    (
      #"let f = ["Gone-Bold", "Demo-Regular"].compactMap { UIFont(name: $0, size: 1) }.first"#,
      "the code takes 'Demo-Regular' in its place"
    ),
  ])
  func `and so is what comes first, and one of several`(code: String, words: String) throws {
    #expect(try answers(code).map(\.message) == ["no font is called 'Gone-Bold'; " + words])
  }

  @Test(arguments: [
    #"func b(_ n: String) -> UIFont { UIFont(name: n, size: 1) ?? .systemFont(ofSize: 1) }; let x = [b("Gone-Bold"), b("Demo-Regular")]"#,
    #"func b(_ n: String) -> UIFont { if let f = UIFont(name: n, size: 1) { return f } else { return .systemFont(ofSize: 1) } }; let x = [b("Gone-Bold"), b("Demo-Regular")]"#,
    #"let f = UIFont(name: on ? "Gone-Bold" : "Demo-Regular", size: 1) ?? .systemFont(ofSize: 1)"#,
    #"enum W: String { case a = "Gone-Bold", b = "Demo-Regular" }; func f(_ w: W) -> UIFont { UIFont(name: w.rawValue, size: 1) ?? .systemFont(ofSize: 1) }; let x = [f(.a), f(.b)]"#,
    #"func f(_ w: W) -> UIFont { let n: String; switch w { case .a: n = "Gone-Bold"; case .b: n = "Demo-Regular" }; return UIFont(name: n, size: 1) ?? .systemFont(ofSize: 1) }"#,
    // One of the two that may be taken is not there either.
    #"let f = UIFont(name: "Gone-Bold", size: 1) ?? UIFont(name: on ? "Demo-Regular" : gone, size: 1)"#,
    // One use has another, one has none.
    #"let n = "Gone-Bold"; let f = UIFont(name: n, size: 1) ?? UIFont(name: "Demo-Regular", size: 1); let g = UIFont(name: n, size: 1)"#,
    #"let n = "Gone-Bold"; let g = UIFont(name: n, size: 1); let f = UIFont(name: n, size: 1) ?? UIFont(name: "Demo-Regular", size: 1)"#,
  ])
  func `what another call or branch takes is not in its place`(code: String) throws {
    let answers = try answers(code)
    #expect(answers.map(\.severity) == [.error])
    #expect(answers.map(\.name) == ["Gone-Bold"])
  }

  @Test(arguments: [
    // The system's font comes for every name that is wrong.
    #"let f = UIFont(name: "Gone-Bold", size: 1) ?? .systemFont(ofSize: 1)"#,
    #"func f() { if let font = UIFont(name: "Gone-Bold", size: 1) { label.font = font } }"#,
    #"func f() { a.font = UIFont(name: "Gone-Bold", size: 1); b.font = UIFont(name: "Demo-Regular", size: 1) }"#,
  ])
  func `without another they are an error`(code: String) throws {
    #expect(try answers(code).map(\.severity) == [.error])
  }

  @Test func `a chain of which none is there is an error for each`() throws {
    let code = #"let f = UIFont(name: "Gone-Bold", size: 1) ?? UIFont(name: "Gone-Light", size: 1)"#
    #expect(try answers(code).map(\.severity) == [.error, .error])
  }

  @Test(arguments: [
    #"let f = UIFont(name: bold ? ".SFUI-Bold" : ".SFUI-Regular", size: 1)"#,
    #"let f = UIFont(name: ".SFUI-" + (bold ? "Bold" : "Regular"), size: 1)"#,
    #"let f = UIFont(name: ".SFUI-\(bold ? "Bold" : "Regular")", size: 1)"#,
  ])
  func `a private name is told once at a place`(code: String) throws {
    let places = Rule.all.filter { $0.id == "names/private" }
      .flatMap { $0.drafts(for: Self.app.running(swift: code)) }
      .compactMap { $0.position?.column }
    #expect(!places.isEmpty)
    #expect(Set(places).count == places.count)
  }

  /// An app that links a package whose sources are not there.
  private func linking(_ request: FontRequest) -> BundleSubject {
    let font = SubjectFont.example("Demo-Regular.ttf", .example("Demo-Regular"))
    var bundle = BundleSubject.example(font).bundle
    bundle.unseenDependencies = ["BrandKit"]
    return BundleSubject(bundle: bundle, fonts: [font]).asking(request)
  }

  @Test func `a package from elsewhere brings no faces of a family that the app ships`() throws {
    let weight = linking(.example("Demo-Regular", traits: .weight("black"), .italic))
    #expect(RuleAnswer.rules(about: weight) == ["weights/missing", "weights/italic-missing"])
    #expect(RuleAnswer.rules(about: linking(.example("Demo-Black"))) == ["names/unknown"])
    // Of a family of its own it may have any.
    #expect(RuleAnswer.rules(about: linking(.example("Brand-Black"))).isEmpty)
    #expect(RuleAnswer.rules(about: linking(.example("DemoSerif-Black"))).isEmpty)
  }
}
