import FontChecks
import FontRegistry
import SourceScan
import Testing

@Suite("Names that no font has")
struct UnknownNameTests {
  /// Static faces of two families, a face with an odd file name, and one with an odd ending.
  private static let app = BundleSubject.example(
    .example("DemoSans.ttf", .example("DemoSans", family: "Demo Sans")),
    .example(
      "DemoSans-Bold.ttf",
      .example("DemoSans-Bold", family: "Demo Sans", style: "Bold", weight: 700)
    ),
    .example(
      "DemoSans-SemiBold.ttf",
      .example("DemoSans-SemiBold", family: "Demo Sans", style: "SemiBold", weight: 600)
    ),
    .example(
      "DemoSans-LightItalicPS.ttf",
      .example(
        "DemoSans-LightItalicPS",
        family: "Demo Sans",
        style: "Light Italic",
        weight: 300,
        italic: true
      )
    ),
    .example(
      "demo_serif_text.ttf",
      .example("DemoSerifText-Regular", family: "Demo Serif Text")
    ),
    .example(
      "Slab.ttf",
      .example("DemoSlabPS-BoldMT", family: "Demo Slab", style: "Bold", weight: 700)
    ),
    .example(
      "Wide.ttf",
      .example("DemoWide-Oblique", family: "Demo Wide", style: "Oblique", italic: true)
    ),
    .example(
      "Wide-Heavy.ttf",
      .example("DemoWide-Heavy", family: "Demo Wide", style: "Heavy", weight: 800)
    )
  )

  @Test(arguments: [
    // Letter case alone: K22, B66.
    ("DemoSans-Semibold", "DemoSans-SemiBold", "differs in letter case"),
    ("demosans-bold", "DemoSans-Bold", "differs in letter case"),
    // Spaces, hyphens, underscores.
    ("DemoSans Bold", "DemoSans-Bold", "has other spaces, hyphens or underscores"),
    ("DemoSans_Bold", "DemoSans-Bold", "has other spaces, hyphens or underscores"),
    ("DemoSansBold", "DemoSans-Bold", "has other spaces, hyphens or underscores"),
    // Words for one weight or slant.
    ("DemoSans-DemiBold", "DemoSans-SemiBold", "has another word for its weight or slant"),
    ("DemoWide-Italic", "DemoWide-Oblique", "has another word for its weight or slant"),
    ("DemoWide-ExtraBold", "DemoWide-Heavy", "has another word for its weight or slant"),
    // Endings: K01, B03, and what Microsoft's fonts are called.
    ("DemoSans-Regular", "DemoSans", "is called so without 'Regular'"),
    ("DemoSans-LightItalic", "DemoSans-LightItalicPS", "differs at its end"),
    ("DemoSerifText", "DemoSerifText-Regular", "has '-Regular' at its end"),
    ("DemoSlab-Bold", "DemoSlabPS-BoldMT", "differs at its end"),
    // The name of the file, with and without its extension.
    ("demo_serif_text", "DemoSerifText-Regular", "the name of the file 'demo_serif_text.ttf'"),
    ("demo_serif_text.ttf", "DemoSerifText-Regular", "the name of the file 'demo_serif_text.ttf'"),
    // A weight that the family does not have: of 400 and 600, both 100 away, the lighter.
    ("DemoSans-Medium", "DemoSans", "no face of weight Medium"),
    ("DemoSans-Black", "DemoSans-Bold", "no face of weight Black"),
    // A slip of the pen.
    ("DemoSnas-Bold", "DemoSans-Bold", "the nearest is 'DemoSans-Bold'"),
    // One of iOS's own.
    ("HelveticaNeue-bold", "HelveticaNeue-Bold", "iOS's 'HelveticaNeue-Bold'"),
    ("Helvetica-Neue", "HelveticaNeue", "iOS's 'HelveticaNeue'"),
  ])
  func `the name that was meant is found`(name: String, meant: String, why: String) throws {
    let answers = try RuleAnswer.of("names/unknown", Self.app.asking(.example(name)))
    let answer = try #require(answers.first)
    #expect(answers.count == 1)
    #expect(answer.severity == .error)
    #expect(answer.name == name)
    #expect(answer.suggestion == meant)
    #expect(answer.message.contains("'\(name)'"))
    #expect(answer.message.contains(why), "\(answer)")
    // What is suggested is no fault.
    #expect(RuleAnswer.rules(about: Self.app.asking(.example(meant))).isEmpty)
  }

  @Test func `an italic that a family does not have is not made up`() throws {
    let app = BundleSubject.example(
      .example("Demo.ttf", .example("Demo-Regular")),
      .example("Demo-Bold.ttf", .example("Demo-Bold", style: "Bold", weight: 700))
    )
    let answer = try #require(
      try RuleAnswer.of("names/unknown", app.asking(.example("Demo-BoldItalic"))).first
    )
    #expect(answer.suggestion == nil)
    #expect(answer.message.contains("has no italic face"))
  }

  @Test func `a name that is like no other has no suggestion`() throws {
    let answer = try #require(
      try RuleAnswer.of("names/unknown", Self.app.asking(.example("Zapfchancery"))).first
    )
    #expect(answer.suggestion == nil)
    #expect(answer.message == "no font is called 'Zapfchancery'")
  }

  @Test func `what Core Text calls an instance is told to who takes another's name for it`() throws
  {
    // Inter's bold instance: FreeType says Inter-Bold, fontconfig Inter_700wght, iOS the third.
    let regular = Face.example("Inter-Regular", family: "Inter").at(400, name: "Regular")
    let bold = Face.example("Inter-Regular", family: "Inter").at(700, name: "Bold")
    let app = BundleSubject.example(.example("Inter.ttf", regular, bold))
    let answer = try #require(
      try RuleAnswer.of("names/unknown", app.asking(.example("Inter-Bold"))).first
    )
    #expect(answer.suggestion == "Inter-Regular_Bold")
    #expect(answer.message.contains("which iOS calls 'Inter-Regular_Bold'"))
    #expect(RuleAnswer.rules(about: app.asking(.example("Inter-Regular_Bold"))).isEmpty)
  }

  @Test(arguments: ["Inter-Regular_wght2BC0000", "Inter-Regular_wght"])
  func `a position of the axes is not called unknown`(name: String) throws {
    let regular = Face.example("Inter-Regular", family: "Inter").at(400, name: "Regular")
    let app = BundleSubject.example(.example("Inter.ttf", regular))
    let answers = try RuleAnswer.of("names/unknown", app.asking(.example(name)))
    #expect(answers.map(\.severity) == [.warning])
    #expect(answers.first?.message.contains("variation attribute") == true)
    #expect(answers.first?.suggestion == nil)
  }

  @Test func `a second record of the name is not called unknown`() throws {
    var face = Face.example(
      "Demo-Regular",
      names: [NameRecord(nameID: 6, platformID: 1, text: "DemoMac-Regular")]
    )
    face.nameCertainty = .low
    let app = BundleSubject.example(.example("Demo.ttf", face))
    let answers = try RuleAnswer.of("names/unknown", app.asking(.example("DemoMac-Regular")))
    #expect(answers.map(\.severity) == [.warning])
    #expect(RuleAnswer.rules(about: app.asking(.example("Demo-Regular"))).isEmpty)
    let other = try RuleAnswer.of("names/unknown", app.asking(.example("Demo-regular")))
    #expect(other.first?.message.contains("is not certain") == true)
  }

  @Test func `a PostScript name is no family`() throws {
    let answers = try RuleAnswer.of(
      "names/unknown",
      Self.app.asking(.example("DemoSans-Bold", role: .family))
    )
    #expect(answers.map(\.suggestion) == ["Demo Sans"])
    #expect(answers.first?.message.contains("PostScript name of a face of family") == true)
  }

  @Test func `a style that is no weight is held against those of the family`() throws {
    let app = BundleSubject.example(
      .example("Demo.ttf", .example("Demo-Regular")),
      .example("Outline.ttf", .example("Demo-Outline", style: "Outline"))
    )
    let answers = try RuleAnswer.of(
      "names/unknown",
      app.asking(.example("Outlined", role: .style, family: "Demo"))
    )
    #expect(answers.map(\.suggestion) == ["Outline"])
    #expect(
      try RuleAnswer.of(
        "names/unknown",
        app.asking(.example("Outline", role: .style, family: "Demo"))
      ).isEmpty
    )
  }
}
