import FileAccess
import FontChecks
import FontRegistry
import ProjectModel
import SourceScan
import StyleSheets
import Testing

@Suite("Fonts that nothing asks for")
struct UnusedFontTests {
  private static let regular = SubjectFont.example("Demo-Regular.ttf", .example("Demo-Regular"))
  private static let bold = SubjectFont.example(
    "Demo-Bold.ttf",
    .example("Demo-Bold", style: "Bold", weight: 700),
    size: 81_234
  )
  private static let icons = SubjectFont.example(
    "Icons.ttf",
    .example("Icons", family: "Icons", isSymbol: true)
  )
  private static let app = BundleSubject.example(regular, bold, icons)

  private func unused(_ subject: BundleSubject) throws -> [String?] {
    try RuleAnswer.of("file/unused", subject).map(\.name)
  }

  @Test func `a font is told with its size, and symbols are left alone`() throws {
    let answers = try RuleAnswer.of("file/unused", Self.app.asking(.example("Demo-Regular")))
    #expect(answers.map(\.severity) == [.note])
    #expect(answers.map(\.name) == ["Demo-Bold"])
    #expect(answers.first?.message.contains("81234 bytes") == true)
  }

  @Test(
    arguments: [
      .example("Demo", role: .family),
      .example("Demo"),
      .example("Bold", role: .style, family: "Demo"),
      .example("Demo Bold"),
      .example("Demo-Bold", role: .mention),
      .example("Demo", role: .mention),
      .example("Demo-Regular", traits: .bold),
      .example(joining: "Demo-B", nil),
      .example(joining: nil, "Bold"),
      .example("demoBold", role: .resource),
      .example("Demo.bold", role: .resource),
    ] as [FontRequest]
  )
  func `what may lead to the font is a use of it`(request: FontRequest) throws {
    let subject = Self.app.asking(.example("Demo-Regular"), request)
    #expect(try unused(subject).isEmpty)
  }

  @Test func `a name that may be any name is a use of every font`() throws {
    let subject = Self.app.asking(.example("Demo-Regular"), .example(joining: nil))
    #expect(try unused(subject).isEmpty)
    let silent = Validation(
      subject: Subject(root: FilePath("App.app"), bundles: [subject])
    ).summary.notChecked.filter { $0.rule == "file/unused" }
    #expect(
      silent.map(\.reason) == ["which font 'App/Labels.swift' asks for in line 12 is not known"]
    )
  }

  @Test func `a name that is only compared is no use`() throws {
    let subject = Self.app.asking(
      .example("Demo-Regular"),
      .example("Demo-Bold", role: .comparison)
    )
    #expect(try unused(subject) == ["Demo-Bold"])
  }

  @Test func `code that goes through all fonts, or registers the font, uses it`() throws {
    var listing = ModuleScan()
    listing.requests = [.example("Demo-Regular")]
    listing.fontListings = [SourceLocation(file: FilePath("App/All.swift"), line: 3, column: 1)]
    #expect(try unused(Self.app.running(listing)).isEmpty)
    var registering = ModuleScan.registering("Demo-Bold.ttf")
    registering.requests = [.example("Demo-Regular")]
    #expect(try unused(Self.app.running(registering)).isEmpty)
  }

  @Test func `nothing is said where some code is not known`() throws {
    // A file that could not be read, and one that a generator wrote.
    var broken = ModuleScan()
    broken.requests = [.example("Demo-Regular")]
    broken.problems = [SourceProblem(file: FilePath("App/A.swift"), reason: "no permission")]
    #expect(try unused(Self.app.running(broken)).isEmpty)
    var lacking = Self.app.asking(.example("Demo-Regular"))
    #expect(try unused(lacking) == ["Demo-Bold"])
    lacking.absentSource = (FilePath("App/R.generated.swift"), .missing)
    #expect(try unused(lacking).isEmpty)
  }

  @Test func `code that is left alone asks for fonts as well`() throws {
    var scan = ModuleScan()
    scan.requests = [.example("Demo-Regular"), .example("Other")]
    scan.unjudged = [.example("Demo-Bold"), .example("Nothing")]
    let subject = Self.app.running(scan)
    #expect(try unused(subject).isEmpty)
    #expect(RuleAnswer.rules(about: subject) == ["names/unknown"])
  }

  @Test func `a style sheet asks for fonts`() throws {
    let sheet = StyleSheet(
      parsing: Array(
        #"{"styles": {"body": {"fontName": "Demo-Regular", "boldFontName": "Demo-Bold", "size": 17}}}"#
          .utf8
      ),
      path: FilePath("styles.json")
    )
    let subject = Subject(
      root: FilePath("App.app"),
      bundles: [Self.app.asking(.example("Avenir-Book"))]
    ).adding([sheet])
    let found = Validation(subject: subject).findings.filter { $0.rule == "file/unused" }
    #expect(found.isEmpty)
  }

  @Test func `an instance that is asked for is a use of its file`() throws {
    let face = Face.example("Demo-Regular")
    let file = SubjectFont.example(
      "Demo.ttf",
      face.at(400, name: "Regular"),
      face.at(700, name: "Bold")
    )
    let subject = BundleSubject.example(file).asking(.example("Demo-Regular_Bold"))
    #expect(try unused(subject).isEmpty)
  }

  @Test func `bolds are judged for the faces that code asks for`() throws {
    let alone = SubjectFont.example("Alone.ttf", .example("Alone-Regular", family: "Alone"))
    let app = BundleSubject.example(Self.regular, Self.bold, alone)
    #expect(try RuleAnswer.of("legibility/bold-missing", app).map(\.name) == ["Alone-Regular"])
    let asking = app.asking(.example("Demo-Regular"))
    #expect(try RuleAnswer.of("legibility/bold-missing", asking).isEmpty)
    // The bold need not be asked for by name to be a partner.
    let other = BundleSubject.example(Self.regular, alone).asking(.example("Demo-Regular"))
    #expect(try RuleAnswer.of("legibility/bold-missing", other).map(\.name) == ["Demo-Regular"])
    // Where it is not known what is asked for, all that is declared counts.
    let unsure = app.asking(.example("Demo-Regular"), .example(joining: nil))
    #expect(try RuleAnswer.of("legibility/bold-missing", unsure).map(\.name) == ["Alone-Regular"])
  }

  @Test func `only a variable file's instances that are asked for are judged`() throws {
    let face = Face.example("Demo-Regular")
    let axis = (minimum: 100.0, defaultValue: 400.0, maximum: 500.0)
    let file = SubjectFont.example(
      "Demo.ttf",
      face.at(400, axis: axis, name: "Regular"),
      face.at(100, axis: axis, name: "Thin")
    )
    let app = BundleSubject.example(file)
    #expect(
      try RuleAnswer.of("legibility/bold-missing", app).map(\.name) == ["Demo-Regular"],
      "from 100 to 400 there is a step, from 400 there is none"
    )
    #expect(
      try RuleAnswer.of("legibility/bold-missing", app.asking(.example("Demo-Regular_Thin")))
        .isEmpty
    )
  }
}
