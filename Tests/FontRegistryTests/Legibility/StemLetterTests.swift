import Testing

@testable import FontRegistry

@Suite("Stems of letters")
struct StemLetterTests {
  static func letter(_ character: Unicode.Scalar) -> StemLetter? {
    WrittenScript.allCases.flatMap(StemLetter.letters).first { $0.character == character }
  }

  static func thickness(of character: Unicode.Scalar, _ contours: [OutlineContour]) -> Double? {
    letter(character)?.thickness(in: InkedShape(GlyphOutline(contours: contours, advance: 0)))
  }

  static let rectangle = InkedShapeTests.rectangle
  static let polygon = InkedShapeTests.polygon

  static let aitch = [
    rectangle(60...140, 0...700, false), rectangle(340...420, 0...700, false),
    rectangle(140...340, 310...390, false),
  ]

  @Test func `a bar between two stems is not measured`() {
    #expect(Self.thickness(of: "H", Self.aitch) == 80)
  }

  @Test func `serifs at both ends are not measured`() {
    let serifs = [
      Self.rectangle(0...200, 0...60, false), Self.rectangle(0...200, 640...700, false),
    ]
    #expect(Self.thickness(of: "I", [Self.rectangle(60...140, 0...700, false)] + serifs) == 80)
  }

  @Test func `a stem is measured along level lines, however it slants`() throws {
    // 80 units wide on every line, sheared by 0.2.
    let oblique = InkedShapeTests.polygon((60, 0), (200, 700), (280, 700), (140, 0))
    let thickness = try #require(Self.thickness(of: "l", [oblique]))
    #expect(abs(thickness - 80) < 1e-9)
  }

  @Test func `a stem that swells in the middle has the thickness of most of it`() throws {
    // From 80 at both ends to 100 in the middle: 97 on average over the middle third.
    let swelling = InkedShapeTests.polygon(
      (60, 0),
      (50, 350),
      (60, 700),
      (140, 700),
      (150, 350),
      (140, 0)
    )
    let thickness = try #require(Self.thickness(of: "l", [swelling]))
    #expect(95 < thickness && thickness < 100)
  }

  @Test func `a letter that is drawn in another way has no stem`() {
    // An l that is a loop, an H that is a wedge, an l without ink.
    let loop = [
      Self.rectangle(0...300, 0...700, false), Self.rectangle(80...220, 80...620, true),
    ]
    #expect(Self.thickness(of: "l", loop) == nil)
    let wedge = InkedShapeTests.polygon((0, 0), (150, 700), (300, 0))
    #expect(Self.thickness(of: "l", [wedge]) == nil)
    #expect(Self.thickness(of: "l", []) == nil)
    #expect(Self.thickness(of: "H", [Self.rectangle(0...300, 0...700, false)]) == nil)
  }

  @Test func `stems of a letter that differ count half each`() {
    let uneven = [
      Self.rectangle(0...40, 0...500, false), Self.rectangle(200...320, 0...500, false),
      Self.rectangle(40...200, 420...500, false),
    ]
    #expect(Self.thickness(of: "n", uneven) == 80)
  }

  @Test func `of some letters the stem on the right counts`() {
    let ring = [
      Self.rectangle(50...350, 250...550, false), Self.rectangle(110...290, 310...490, true),
    ]
    #expect(Self.thickness(of: "이", ring + [Self.rectangle(600...680, 0...800, false)]) == 80)
  }

  @Test(arguments: WrittenScript.allCases)
  func `every script has letters with stems, or is compared by ink`(script: WrittenScript) {
    let stems = Set(StemLetter.letters(of: script).map(\.character)).count
    #expect(stems == 0 || stems >= 3)
    #expect(script.inkLetters.isEmpty || stems == 0)
    let all = Coverage(ranges: [0...0x10_FFFF])
    let letters = script.lettersInCommon(of: all, all, first: 24)
    // Buginese and Rejang have 23.
    #expect(letters.count >= 23)
    for other in WrittenScript.allCases where other != script {
      #expect(Set(other.lettersInCommon(of: all, all, first: 24)).isDisjoint(with: letters))
    }
  }

  @Test func `letters in common are those of both, the commonest first`() {
    let own = Coverage(ranges: [0x41...0x43, 0x61...0x63])
    let other = Coverage(ranges: [0x42...0x7A, 0x370...0x3FF])
    #expect(WrittenScript.latin.lettersInCommon(of: own, other, first: 4) == ["a", "b", "c", "B"])
    let few = WrittenScript.latin.lettersInCommon(of: own, other, first: 4, without: ["a"])
    #expect(few == ["b", "c", "B", "C"])
    // Without the signs of mathematics and units, 24 and 25 letters less 2 each.
    #expect(WrittenScript.greek.lettersInCommon(of: other, other, first: 99).count == 45)
  }

  @Test(
    arguments: [
      ([], 0), ([3], 3), ([5, 1], 3), ([9, 1, 4], 4), ([4, 1, 9, 2], 3),
    ] as [([Double], Double)]
  )
  func `the median is the number in the middle`(numbers: [Double], expected: Double) {
    #expect(numbers.median == expected)
  }
}
