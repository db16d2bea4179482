import FileAccess
import FontTestSupport
import Testing

@testable import FontRegistry

@Suite("Measuring the letters of faces")
struct LetterMeasureTests {
  static func faces(_ fixture: String) -> [Face] {
    Registry(paths: [FilePath(Fixtures.font(fixture))], questions: .coverage).faces
  }

  static func stem(_ face: Face, _ script: WrittenScript = .latin) -> Double? {
    LetterMeasure.of([face], jobs: 1).first?.weights?.stems[script]?.thickness
  }

  // What `Scripts/fixturekit/face.py` draws: 80 units in a Regular, 140 in a Bold.
  @Test(
    arguments: [
      ("family/DemoSans-Light.ttf", 50.0), ("family/DemoSans-Regular.ttf", 80),
      ("family/DemoSans-Medium.ttf", 100), ("family/DemoSans-SemiBold.ttf", 120),
      ("family/DemoSans-Bold.ttf", 140), ("family/DemoSans-Black.ttf", 180),
      ("not-bolder/DemoFaint-Bold.ttf", 80), ("kinds/monospaced.ttf", 80),
    ]
  )
  func `stems are those that were drawn`(name: String, expected: Double) throws {
    let face = try #require(Self.faces(name).first)
    #expect(Self.stem(face) == expected)
  }

  // The corners of a slanted letter lie on whole units.
  @Test(
    arguments: [("family/DemoSans-Italic.ttf", 80.0), ("family/DemoSans-BoldItalic.ttf", 140)]
  )
  func `slanted letters measure what upright ones do`(name: String, expected: Double) throws {
    let face = try #require(Self.faces(name).first)
    let stem = try #require(Self.stem(face))
    #expect(abs(stem - expected) < 1)
  }

  @Test func `instances are measured at their positions`() throws {
    let faces = Self.faces("variable/stored-names.ttf")
    let measures = LetterMeasure.of(faces, jobs: 2)
    // The masters are 100, 400 and 900, of 20, 80 and 180 units.
    let stems: [Double: Double] = [300: 60, 400: 80, 600: 120, 700: 140, 900: 180]
    #expect(faces.count == stems.count)
    for (face, measure) in zip(faces, measures) {
      let expected = try #require(face.weight.flatMap { stems[$0] })
      #expect(measure.weights?.stems[.latin]?.thickness == expected)
    }
  }

  @Test func `a free position is measured where it is`() throws {
    let file = Registry(paths: [FilePath(Fixtures.font("variable/stored-names.ttf"))]).files[0]
    let face = try file.face(at: ["wght": 650], from: file.faces[0])
    #expect(Self.stem(face) == 130)
  }

  @Test func `each face of a collection is measured`() {
    let faces = Self.faces("collection/DemoFour.ttc")
    let stems = LetterMeasure.of(faces, jobs: 2).map { $0.weights?.stems[.latin]?.thickness ?? 0 }
    #expect(stems.count == 4)
    for (face, stem) in zip(faces, stems) { #expect(abs(stem - (face.isBold ? 140 : 80)) < 1) }
  }

  @Test func `scripts are measured apart`() throws {
    let face = try #require(Self.faces("lacks-cyrillic/DemoBilingual-Regular.ttf").first)
    let weights = try #require(LetterMeasure.of([face], jobs: 1).first?.weights)
    // The small letters of the fixtures are small capitals: stems of 80 in all that have the usual
    // number of stems.
    #expect(weights.stems[.latin]?.letters.count == 5)
    #expect(weights.stems[.cyrillic]?.thickness == 80)
    #expect(weights.stems[.greek] == nil)
  }

  @Test func `the answers are in the order of the faces`() {
    let faces = Self.faces("family") + Self.faces("variable/stored-names.ttf")
    let shuffled = faces.enumerated().sorted { $0.offset * 7 % 11 < $1.offset * 7 % 11 }
    let measures = LetterMeasure.of(shuffled.map(\.element), jobs: 2)
    for (face, measure) in zip(shuffled, measures) {
      #expect(measure.weights?.stems[.latin]?.thickness == Self.stem(face.element))
    }
  }

  @Test func `ink is a part of the em's square`() throws {
    let face = try #require(Self.faces("family/DemoSans-Regular.ttf").first)
    let ink = LetterMeasure.ink(of: [face], characters: [["l", " ", "Я"]], jobs: 1)
    // A stem of 80 by 700 in 1000 by 1000; the others have no ink or no glyph.
    let weights = try #require(ink.first?.weights)
    let part = try #require(weights.ink["l"])
    #expect(abs(part - 56) < 1e-9)
    #expect(weights.ink.count == 1)
  }

  @Test(
    arguments: [
      ("kinds/bitmap-only.ttf", "it has no outlines"),
      // FreeType shows the pictures of such a font alone.
      ("kinds/colour-sbix.ttf", "it has no outlines"), ("kinds/colour-svg.ttf", nil),
      ("damaged/no-cmap.ttf", "it does not say which characters its glyphs are for"),
    ] as [(String, String?)]
  )
  func `a font without outlines says so`(name: String, reason: String?) throws {
    let measure = LetterMeasure.of([Face(file: FilePath(Fixtures.font(name)))], jobs: 1).first
    guard let reason else {
      // Their outlines are there beside the pictures.
      #expect(measure?.weights != nil)
      return
    }
    guard case .unmeasurable(let problem) = measure else {
      Issue.record("measured")
      return
    }
    #expect(problem.reason == reason)
  }

  @Test func `letters without ink have no weight`() throws {
    var font = GlyphFont()
    for letter in "lIHni".unicodeScalars { font.add(letter, []) }
    let weights = try LetterWeights(measuring: font.reader(in: TemporaryFolder()))
    #expect(weights.stems.isEmpty)
  }

  @Test func `overlapping, reversed and crossing contours are inked once`() throws {
    let folder = try TemporaryFolder()
    func stem(_ contours: [[(x: Int, y: Int)]]) throws -> Double? {
      var font = GlyphFont()
      font.add("l", GlyphFont.simple(contours))
      return try LetterWeights(measuring: font.reader(in: folder)).stems[.latin]?.thickness
    }
    let (left, right) = (
      GlyphFont.rectangle(100...160, 0...700), GlyphFont.rectangle(140...180, 0...700)
    )
    #expect(try stem([left, right]) == 80)
    #expect(try stem([left.reversed()]) == 60)
    #expect(try stem([left, left]) == 60)
    // An outline that turns once more within itself on its way down the right side.
    let knotted = [
      (100, 0), (100, 700), (180, 700), (180, 200), (110, 200), (110, 600), (170, 600), (170, 0),
    ]
    #expect(try stem([knotted.map { (x: $0.0, y: $0.1) }]) == 80)
  }

  @Test func `a face whose letters cannot be loaded says why`() throws {
    var font = GlyphFont()
    for letter in "lIHni".unicodeScalars { font.add(letter, [0xFF, 0xFF]) }
    let folder = try TemporaryFolder()
    let path = try folder.write("Broken.ttf", font.bytes)
    guard
      case .unmeasurable(let problem) = LetterMeasure.of([Face(file: FilePath(path))], jobs: 1)[0]
    else {
      Issue.record("measured")
      return
    }
    #expect(problem.reason.hasPrefix("FreeType cannot load the glyph of U+006C: "))
  }

  @Test(arguments: [16, 16_384] as [UInt16])
  func `any number of units makes an em`(unitsPerEm: UInt16) throws {
    let stem = Int(unitsPerEm) / 8
    var font = GlyphFont(unitsPerEm: unitsPerEm)
    font.add("l", GlyphFont.simple([GlyphFont.rectangle(1...1 + stem, 0...Int(unitsPerEm) / 2)]))
    let weights = try LetterWeights(measuring: font.reader(in: TemporaryFolder()))
    #expect(weights.stems[.latin]?.thickness == 125)
  }

  // Georgian, for which no stems are measured: its letters may draw, and need not.
  @Test(arguments: [(false, "none of its letters draws anything"), (true, nil)])
  func `a face whose letters draw nothing cannot be measured`(draws: Bool, reason: String?) throws {
    var font = GlyphFont()
    font.add("\u{10D0}", [])
    font.add("\u{10D1}", draws ? GlyphFont.simple([GlyphFont.rectangle(0...80, 0...700)]) : [])
    let folder = try TemporaryFolder()
    var face = Face(file: FilePath(try folder.write("Blank.ttf", font.bytes)))
    face.details = FaceDetails(coverage: Coverage(ranges: [0x10D0...0x10D1]))
    let measure = try #require(LetterMeasure.of([face], jobs: 1).first)
    switch measure {
    case .measured(let weights):
      #expect(reason == nil)
      #expect(weights.blank == ["\u{10D0}"])
    case .blank(let letters, let problem):
      #expect(letters == ["\u{10D0}", "\u{10D1}"])
      #expect(problem.reason == reason)
    case .unmeasurable(let problem): Issue.record("\(problem)")
    }
  }

  // Of formats without lengths at hand the glyphs are loaded.
  @Test func `blank letters are found by loading them as well`() throws {
    let folder = try TemporaryFolder()
    let regular = Fixtures.font("family/DemoSans-Regular.ttf")
    let blank = try folder.write("Blank.ttf", FontSurgery.blank(Fixtures.bytes(regular)))
    func loadedBlank(_ path: String) throws -> Set<Unicode.Scalar> {
      let face = try #require(Registry(paths: [FilePath(path)], questions: .coverage).faces.first)
      let coverage = try #require(face.details?.coverage)
      return try OutlineReader(face).lettersLoadedBlank(in: coverage)
    }
    #expect(try loadedBlank(regular).isEmpty)
    #expect(try loadedBlank(blank).isSuperset(of: ["H", "I", "l", "n", "i"]))
  }

  // Core Text shows the documents, and what an outline beside one is like is anybody's guess.
  @Test func `letters that SVG draws are not measured by the outlines beside it`() throws {
    let folder = try TemporaryFolder()
    let regular = try Fixtures.bytes(Fixtures.font("family/DemoSans-Regular.ttf"))
    let path = try folder.write("Drawn.ttf", FontSurgery.drawn(regular))
    let face = try #require(Registry(paths: [FilePath(path)], questions: .coverage).faces.first)
    let measure = try #require(LetterMeasure.of([face], jobs: 1).first)
    guard case .unmeasurable(let problem) = measure else {
      Issue.record("measured")
      return
    }
    #expect(problem.reason.contains("drawn by SVG"), "\(problem.reason)")
    #expect(problem.kind == .unsupported)
    // Without ink of their own they are drawn all the same.
    let blank = try folder.write("Hollow.ttf", FontSurgery.drawn(FontSurgery.blank(regular)))
    let hollow = try #require(Registry(paths: [FilePath(blank)], questions: .coverage).faces.first)
    #expect(LetterMeasure.of([hollow], jobs: 1)[0].blankLetters.isEmpty)
  }

  @Test func `letters beside others that SVG draws are measured`() throws {
    let folder = try TemporaryFolder()
    let regular = try Fixtures.bytes(Fixtures.font("family/DemoSans-Regular.ttf"))
    // Up to the digits of the fixture: no letter.
    let path = try folder.write("Few.ttf", FontSurgery.drawn(regular, through: 5))
    let face = try #require(Registry(paths: [FilePath(path)], questions: .coverage).faces.first)
    #expect(Self.stem(face) == 80)
  }
}
