import FileAccess
import FontChecks
import FontRegistry
import ProjectModel
import SourceScan
import Testing

@Suite("Names that code asks for")
struct UsedNameTests {
  private static let semiBold = SubjectFont.example(
    "DemoSans-SemiBold.ttf",
    .example("DemoSans-SemiBold", family: "Demo Sans", style: "Semi Bold", weight: 600)
  )
  private static let regular = SubjectFont.example("Demo-Regular.ttf", .example("Demo-Regular"))
  private static let medium = SubjectFont.example(
    "Demo-Medium.ttf",
    .example("Demo-Medium", style: "Medium", weight: 500)
  )
  private static let bold = SubjectFont.example(
    "Demo-Bold.ttf",
    .example("Demo-Bold", style: "Bold", weight: 700)
  )

  @Test func `a full name is told from a PostScript name`() throws {
    // K01, B01: name ID 4 is Demo Sans Semi Bold, name ID 6 is DemoSans-SemiBold.
    let app = BundleSubject.example(Self.semiBold).asking(.example("Demo Sans Semi Bold"))
    let answers = try RuleAnswer.of("names/full-name", app)
    #expect(answers.map(\.severity) == [.warning])
    #expect(answers.map(\.suggestion) == ["DemoSans-SemiBold"])
    #expect(RuleAnswer.rules(about: app) == ["names/full-name"])
  }

  @Test func `a family of two upright faces is a warning and of one a note`() throws {
    // K08, B24: Regular and Solid share a family.
    let icons = SubjectFont.example(
      "Icons.ttf",
      .example("DemoIcons-Regular", family: "Demo Icons")
    )
    let solid = SubjectFont.example(
      "Solid.ttf",
      .example("DemoIcons-Solid", family: "Demo Icons", style: "Solid", weight: 900)
    )
    let italic = SubjectFont.example(
      "Italic.ttf",
      .example("DemoIcons-Italic", family: "Demo Icons", style: "Italic", italic: true)
    )
    let two = BundleSubject.example(icons, solid).asking(.example("Demo Icons"))
    #expect(try RuleAnswer.of("names/family-name", two).map(\.severity) == [.warning])
    #expect(try RuleAnswer.of("names/family-name", two).map(\.suggestion) == ["DemoIcons-Regular"])
    let one = BundleSubject.example(icons, italic).asking(.example("Demo Icons"))
    #expect(try RuleAnswer.of("names/family-name", one).map(\.severity) == [.note])
    #expect(RuleAnswer.rules(about: one) == ["names/family-name"])
  }

  @Test func `a family goes before a full name that is the same`() {
    // The full name of a Regular is often the family alone; iOS looks for families first.
    var face = Face.example("Demo-Regular")
    face.fullName = "Demo"
    let app = BundleSubject.example(.example("Demo.ttf", face)).asking(.example("Demo"))
    #expect(RuleAnswer.rules(about: app) == ["names/family-name"])
  }

  @Test(arguments: [
    "Helvetica Neue", "HelveticaNeue", "Avenir-Heavy", "STIXTwoText_Bold", "Demo-Bold",
  ])
  func `what iOS or the app answers to is no fault`(name: String) {
    let app = BundleSubject.example(Self.regular, Self.bold).asking(.example(name))
    #expect(RuleAnswer.rules(about: app).isEmpty)
  }

  @Test func `a font that no list names is there all the same`() {
    // That it is not declared is another rule's.
    let app = BundleSubject.example(list: [], Self.regular).asking(.example("Demo-Regular"))
    #expect(RuleAnswer.rules(about: app).isEmpty)
  }

  @Test func `a face without a PostScript name can be asked for by nothing`() throws {
    // K20, B58: no name ID 6. Its full name leads to it last, and there is nothing to suggest.
    let face = Face.example(nil, family: "Demo Nameless", style: "Bold", weight: 700)
    let app = BundleSubject.example(.example("Nameless.ttf", face))
    let full = try RuleAnswer.of("names/full-name", app.asking(.example("Demo Nameless Bold")))
    #expect(full.map(\.suggestion) == [nil])
    let name = try RuleAnswer.of("names/unknown", app.asking(.example("DemoNameless-Bold")))
    #expect(name.count == 1)
  }

  @Test(arguments: ["Demo Sans Bold", "デモ-Bold"])
  func `an odd PostScript name is one all the same`(name: String) {
    // K20, B60: a space, or letters beyond ASCII; the name itself is judged by names/illegal.
    let app = BundleSubject.example(.example("Odd.ttf", .example(name, family: "Odd")))
    #expect(RuleAnswer.rules(about: app.asking(.example(name))).isEmpty)
  }

  @Test func `names that start with a dot cannot be asked for`() throws {
    // K23, B68.
    let app = BundleSubject.example(Self.regular)
    #expect(RuleAnswer.rules(about: app.asking(.example(".SFUI-Regular"))) == ["names/private"])
    let compared = app.asking(
      .example(".SFUI-Regular", role: .comparison),
      .example("Other-Regular", role: .comparison)
    )
    #expect(try RuleAnswer.of("names/private", compared).map(\.severity) == [.note])
    #expect(RuleAnswer.rules(about: compared) == ["names/private"])
  }

  @Test func `a string that need not be a name is no fault`() {
    let app = BundleSubject.example(Self.regular).asking(
      .example("headline", role: .mention),
      .example(".title", role: .mention)
    )
    #expect(RuleAnswer.rules(about: app).isEmpty)
  }

  @Test(
    arguments: [
      (["Demo-", nil], "Demo-...", "it fits 'Demo-Bold' and 1 more", nil),
      ([nil, "-Bold"], "...-Bold", "it fits 'Demo-Bold'", "Demo-Bold"),
      (["De", nil, "-B", nil], "De...-B...", "it fits 'Demo-Bold'", "Demo-Bold"),
      (["Other-", nil], "Other-...", "none of the fonts fits", nil),
      (["Demo-Bold", nil, "d"], "Demo-Bold...d", "none of the fonts fits", nil),
    ] as [([String?], String, String, String?)]
  )
  func `a joined name is told with the part that is known`(
    parts: [String?],
    text: String,
    words: String,
    suggestion: String?
  ) throws {
    var request = FontRequest.example("")
    request.name = .joined(parts: parts)
    let app = BundleSubject.example(Self.regular, Self.bold).asking(request)
    let answers = try RuleAnswer.of("names/not-checkable", app)
    #expect(answers.map(\.severity) == [.note])
    #expect(answers.map(\.name) == [text])
    #expect(answers.map(\.suggestion) == [suggestion])
    #expect(answers.first?.message.contains(words) == true)
    #expect(RuleAnswer.rules(about: app) == ["names/not-checkable"])
  }

  @Test func `a weight that is not shipped is told with the nearest`() throws {
    // K31, B87: shipped are 400, 500 and 700; of 500 and 700, both 100 away, the heavier.
    let app = BundleSubject.example(Self.regular, Self.medium, Self.bold)
    let asked = app.asking(.example("Demo-Regular", traits: .weight("semibold")))
    let answer = try #require(try RuleAnswer.of("weights/missing", asked).first)
    #expect(answer.severity == .error)
    #expect(answer.message.contains("only 400, 500, 700"))
    #expect(answer.suggestion == "bold")
  }

  @Test(arguments: ["regular", "medium", "bold"])
  func `a weight that is there is no fault`(weight: String) {
    let app = BundleSubject.example(Self.regular, Self.medium, Self.bold)
      .asking(.example("Demo-Regular", traits: .weight(weight)))
    #expect(RuleAnswer.rules(about: app).isEmpty)
  }

  @Test(arguments: ["ultraLight", "thin"])
  func `the two lightest words stand for each other`(weight: String) {
    // Apple's order of them is not that of type designers.
    let thin = SubjectFont.example(
      "Thin.ttf",
      .example("Demo-Thin", style: "Thin", weight: 100)
    )
    let app = BundleSubject.example(Self.regular, thin)
      .asking(.example("Demo-Regular", traits: .weight(weight)))
    #expect(RuleAnswer.rules(about: app).isEmpty)
  }

  @Test func `weights of iOS's own fonts and of symbols are left alone`() {
    let icons = SubjectFont.example(
      "Icons.ttf",
      .example("DemoIcons", family: "Demo Icons", isSymbol: true)
    )
    let app = BundleSubject.example(icons).asking(
      .example("DemoIcons", traits: .bold, .italic),
      .example("Avenir-Book", traits: .weight("black"), .italic)
    )
    #expect(RuleAnswer.rules(about: app).isEmpty)
  }

  @Test func `the bold trait finds a SemiBold or nothing is said`() throws {
    // From which weight on Core Text takes a face for bold is not published.
    let app = BundleSubject.example(Self.regular, Self.medium)
      .asking(.example("Demo-Regular", traits: .bold))
    #expect(RuleAnswer.rules(about: app) == ["weights/missing"])
    let heavier = SubjectFont.example(
      "Demo-SemiBold.ttf",
      .example("Demo-SemiBold", style: "SemiBold", weight: 600)
    )
    let unsure = BundleSubject.example(Self.regular, heavier)
      .asking(.example("Demo-Regular", traits: .bold))
    #expect(RuleAnswer.rules(about: unsure).isEmpty)
  }

  @Test func `italic is asked of a family that has none`() throws {
    // K12, B38.
    let app = BundleSubject.example(Self.regular)
      .asking(.example("Demo-Regular", traits: .italic))
    #expect(try RuleAnswer.of("weights/italic-missing", app).map(\.severity) == [.note])
    #expect(RuleAnswer.rules(about: app) == ["weights/italic-missing"])
  }

  @Test func `a style of a family is held against the family`() throws {
    let app = BundleSubject.example(Self.regular, Self.bold)
    func asking(_ style: String) -> [String] {
      RuleAnswer.rules(about: app.asking(.example(style, role: .style, family: "Demo")))
    }
    #expect(asking("Bold").isEmpty)
    #expect(asking("Black") == ["weights/missing"])
    #expect(asking("Italic") == ["weights/italic-missing"])
    // Of what family is not known, or iOS's own.
    let other = app.asking(
      .example("Black", role: .style),
      .example("Black", role: .style, family: "Helvetica Neue")
    )
    #expect(RuleAnswer.rules(about: other).isEmpty)
  }

  @Test(arguments: [Platform.macOS, .watchOS])
  func `code for Macs and watches is left alone`(platform: Platform) {
    let app = BundleSubject.example(list: [], Self.regular, platform: platform)
      .asking(.example("Menlo-Bald"), .example(".AppleSystemUIFont"))
    #expect(RuleAnswer.rules(about: app).isEmpty)
  }
}
