import FontRegistry
import Testing

@testable import FontChecks

@Suite("Rules about lines")
struct MetricsTests {
  /// What a rule says of one font with one face.
  static func messages(_ rule: Rule, _ face: Face, reach: LetterReach? = nil) -> [String] {
    let font = SubjectFont.example("Demo.ttf", face, reach: reach)
    return rule.drafts(for: .example(font)).map(\.message)
  }

  static func face(
    _ hhea: (Int, Int, Int) = (950, -250, 0),
    typo: (Int, Int, Int) = (950, -250, 0),
    win: (Int, Int) = (950, 250),
    useTypo: Bool = false
  ) -> Face {
    .example("Demo-Regular", hhea: hhea, typo: typo, win: win, useTypo: useTypo)
  }

  // MARK: metrics/tight

  /// 0.95 em is enough; what is put between lines counts, since iOS may count it.
  @Test(arguments: [
    (700, -200, 0, "a line is 0.9 em high: hhea has ascender 700 and descender -200 of 1000 units"),
    (
      700, -249, 0,
      "a line is 0.949 em high: hhea has ascender 700 and descender -249 of 1000 units"
    ),
    (700, -250, 0, nil), (700, -200, 50, nil),
    (
      700, -200, 49,
      "a line is 0.949 em high: hhea has ascender 700 and descender -200 of 1000 units"
    ),
    // A negative gap takes nothing away, as far as is known.
    (750, -250, -200, nil),
    // The sign of the descender is another rule's.
    (700, 250, 0, nil),
    (0, 0, 0, "ascender and descender of hhea are 0, so lines have no height"),
    (0, 0, 1200, nil),
  ])
  func `lines below 0.95 em are tight`(ascender: Int, descender: Int, gap: Int, message: String?) {
    let found = Self.messages(.metricsTight, Self.face((ascender, descender, gap)))
    #expect(found == [message].compactMap { $0 })
  }

  // MARK: metrics/disagree

  @Test(arguments: [
    // 1200 against 1440 is a fifth more, 1439 less than that; 960 is a fifth less.
    ((950, -250, 0), (1140, 300), true), ((950, -250, 0), (1139, 300), false),
    ((950, -250, 0), (700, 260), true), ((950, -250, 0), (701, 260), false),
    // With or without the gap of 200 the other height has to be far.
    ((750, -250, 200), (900, 300), false), ((750, -250, 200), (1140, 300), true),
    // A height of nothing is no height that others take.
    ((950, -250, 0), (0, 0), false), ((0, 0, 0), (950, 250), false),
  ])
  func `Windows heights that are a fifth off are told`(
    hhea: (Int, Int, Int),
    win: (Int, Int),
    isTold: Bool
  ) {
    #expect(Self.messages(.metricsDisagree, Self.face(hhea, win: win)).isEmpty != isTold)
  }

  @Test func `typographic heights count when the font asks for them`() {
    let differs = (700, -200, 0)
    #expect(Self.messages(.metricsDisagree, Self.face(typo: differs)) == [])
    #expect(
      Self.messages(.metricsDisagree, Self.face(typo: differs, useTypo: true)) == [
        "a line is 1.2 em high by hhea, which iOS takes, and 0.9 em by the typographic heights of "
          + "OS/2, which others take"
      ]
    )
    // Then those of Windows do not.
    #expect(Self.messages(.metricsDisagree, Self.face(win: (2000, 900), useTypo: true)) == [])
    // A gap is a part of the typographic height.
    #expect(Self.messages(.metricsDisagree, Self.face(typo: (700, -200, 300), useTypo: true)) == [])
  }

  // MARK: metrics/descender-sign

  @Test(arguments: [(-250, false), (0, false), (1, true), (32767, true)])
  func `a positive descender is told`(descender: Int, isTold: Bool) {
    let found = Self.messages(.descenderSign, Self.face((950, descender, 0)))
    #expect(
      found == (isTold ? ["the descender of hhea is \(descender), and has to be negative"] : [])
    )
  }

  // MARK: metrics/off-centre

  /// Capitals are 700 high: the middle is at 350.
  @Test(arguments: [
    // The input of a report: text sits too low by 0.15 em.
    ((1200, -200, 0), "0.15 em too low", "0.5"),
    ((1150, -200, 0), "0.125 em too low", "0.475"),
    ((1149, -200, 0), nil, ""),
    ((650, -200, 0), "0.125 em too high", "0.225"),
    ((651, -200, 0), nil, ""),
    // A gap may lie above or below, and moves the middle by half of it at most.
    ((1200, -200, 50), "0.125 em too low", "0.5"), ((1200, -200, 52), nil, ""),
    ((600, -400, 100), "0.2 em too high", "0.1"),
    // A positive descender counts as negative.
    ((1200, 200, 0), "0.15 em too low", "0.5"),
  ])
  func `text that is an eighth of an em off is told`(
    hhea: (Int, Int, Int),
    distance: String?,
    middle: String
  ) {
    let expected = distance.map {
      "text sits \($0): the middle of the capitals is at 0.35 em, that of the line at \(middle)"
    }
    #expect(Self.messages(.offCentre, Self.face(hhea)) == [expected].compactMap { $0 })
  }

  /// Of 52 letters of Latin five other ones are less than a tenth, six are more.
  @Test(
    arguments: [
      ([0x41...0x5A, 0x61...0x7A], true),
      ([0x41...0x5A, 0x61...0x7A, 0x904...0x908], true),
      ([0x41...0x5A, 0x61...0x7A, 0x904...0x909], false),
      ([0x41...0x5A, 0x391...0x3A9, 0x410...0x44F, 0x1EA0...0x1EF9], true),
      ([0x41...0x5A, 0x61...0x7A, 0x4E00...0x9FFF], false),
      // Letters of mathematics are no other script.
      ([0x41...0x5A, 0x61...0x7A, 0x1D400...0x1D7FF], true),
      ([], false),
    ] as [([ClosedRange<UInt32>], Bool)]
  )
  func `only faces for scripts with capitals are judged`(
    ranges: [ClosedRange<UInt32>],
    isJudged: Bool
  ) {
    let face = Face.example("Demo-Regular", hhea: (1200, -200, 0), coverage: ranges)
    #expect(Self.messages(.offCentre, face).isEmpty != isJudged)
  }

  // MARK: metrics/clipped

  @Test(arguments: [
    (1000, -250, nil), (1001, -250, "'b' reaches 0.051 em above the ascender"),
    (700, -300, nil), (700, -301, "'g' reaches 0.051 em below the descender"),
    (1100, -500, "'g' reaches 0.25 em below the descender"),
    (1500, -500, "'b' reaches 0.55 em above the ascender"),
  ])
  func `plain letters may reach out by a twentieth`(top: Double, bottom: Double, start: String?) {
    let reach = LetterReach(plain: .init(top: .init("b", top), bottom: .init("g", bottom)))
    let expected = start.map { $0 + " of hhea, the farthest of its letters, and labels may cut it" }
    #expect(
      Self.messages(.clipped, Self.face(), reach: reach) == [expected].compactMap { $0 }
    )
  }

  @Test(arguments: [
    (1100, nil), (1101, "'Å' reaches 0.151 em above the ascender"), (900, nil),
  ])
  func `marks may reach out by 0.15 em`(top: Double, start: String?) {
    let reach = LetterReach(
      plain: .init(top: .init("b", 700), bottom: .init("g", -200)),
      marked: .init(top: .init("Å", top), bottom: .init("Ç", -300))
    )
    let expected = start.map { $0 + " of hhea, the farthest of its letters, and labels may cut it" }
    #expect(
      Self.messages(.clipped, Self.face(), reach: reach) == [expected].compactMap { $0 }
    )
  }

  @Test func `what may be between lines is room`() {
    let reach = LetterReach(marked: .init(top: .init("Å", 1000), bottom: .init("Ç", 0)))
    #expect(Self.messages(.clipped, Self.face((800, -200, 0)), reach: reach).count == 1)
    #expect(Self.messages(.clipped, Self.face((800, -200, 50)), reach: reach) == [])
  }

  @Test func `a face that was not measured is not judged`() {
    #expect(Self.messages(.clipped, Self.face((100, -10, 0))) == [])
  }

  // MARK: All of them

  static let rules: [Rule] = [
    .metricsTight, .metricsDisagree, .descenderSign, .offCentre, .clipped,
  ]

  /// Whatever hhea says, nothing is said of a face without a size, and nothing traps.
  @Test(arguments: rules)
  func `a face that has no line is left alone`(rule: Rule) {
    let reach = LetterReach(plain: .init(top: .init("b", 9e9), bottom: .init("g", -9e9)))
    for metrics in [
      VerticalMetrics(), VerticalMetrics(unitsPerEm: 1000), Self.upturned(unitsPerEm: nil),
      Self.upturned(unitsPerEm: 0), Self.upturned(unitsPerEm: 1), Self.upturned(unitsPerEm: 65535),
    ] {
      var face = Face.example("Demo-Regular")
      face.details = FaceDetails(
        metrics: metrics,
        coverage: Coverage(ranges: [0x41...0x5A])
      )
      #expect(Self.messages(rule, face, reach: reach) == [])
    }
    var face = Face.example("Demo-Regular")
    face.details = nil
    #expect(Self.messages(rule, face, reach: reach) == [])
  }

  /// Its numbers say nothing, and no other rule objects to it.
  @Test(arguments: rules)
  func `an em that cannot be is said to leave a face unjudged`(rule: Rule) {
    var face = Face.example("Demo-Regular")
    face.details = FaceDetails(metrics: Self.upturned(unitsPerEm: 1))
    let odd = BundleSubject.example(.example("Demo.ttf", face))
    #expect(
      rule.limit(odd) == "an em of 'App.app/Demo.ttf' has 1 unit, and it can have 16 to 16384"
    )
    #expect(rule.limit(.example(.example("Demo.ttf", .example("Demo-Regular")))) == nil)
  }

  private static func upturned(unitsPerEm: Int?) -> VerticalMetrics {
    VerticalMetrics(
      unitsPerEm: unitsPerEm,
      hhea: .init(ascender: 1200, descender: 100, lineGap: 0),
      typo: .init(ascender: 9, descender: 0, lineGap: 0),
      win: .init(ascent: 9, descent: 0),
      capHeight: 700
    )
  }

  /// Pictures are placed by hand.
  @Test(arguments: rules)
  func `a symbol font is left alone`(rule: Rule) {
    for hhea in [(1200, 200, 0), (100, -10, 0)] {
      let face = Face.example("Icons", isSymbol: true, hhea: hhea, win: (9000, 0))
      let reach = LetterReach(plain: .init(top: .init("b", 5000), bottom: .init("g", 0)))
      #expect(Self.messages(rule, face, reach: reach) == [])
    }
  }

  /// A named instance shares the line of its design.
  @Test func `a variable file is judged once`() {
    let light = Face.example("Demo-Regular", hhea: (950, 250, 0)).at(300, name: "Light")
    let regular = Face.example("Demo-Regular", hhea: (950, 250, 0)).at(400, name: "Regular")
    let subject = BundleSubject.example(.example("Demo.ttf", light, regular))
    #expect(Rule.descenderSign.drafts(for: subject).count == 1)
  }
}
