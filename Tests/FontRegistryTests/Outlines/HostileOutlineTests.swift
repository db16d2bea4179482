import FileAccess
import FontTestSupport
import Testing

@testable import FontRegistry

@Suite("Outlines of hostile fonts")
struct HostileOutlineTests {
  static let square = GlyphFont.simple([GlyphFont.rectangle(100...300, 0...700)])

  @Test func `a glyph may be made of others`() throws {
    var font = GlyphFont()
    font.add("a", Self.square)
    font.add("b", GlyphFont.composite([1]))
    font.add("c", GlyphFont.composite([2, 1]))
    let reader = try font.reader(in: TemporaryFolder())
    #expect(try reader.outline(of: "b")?.bounds?.width == 200)
    #expect(try reader.outline(of: "c")?.contours.count == 2)
  }

  @Test(arguments: [[1 as UInt16], [2, 1], [1, 1]])
  func `a glyph made of itself has a reason`(parts: [UInt16]) throws {
    var font = GlyphFont()
    font.add("a", GlyphFont.composite(parts))
    font.add("b", GlyphFont.composite([1]))
    let reader = try font.reader(in: TemporaryFolder())
    let error = #expect(throws: FontProblem.self) { try reader.outline(of: "a") }
    #expect(error?.reason.hasPrefix("the glyph of U+0061: the glyph is made of") == true)
  }

  @Test func `a chain of sixty thousand glyphs takes no stack`() throws {
    var font = GlyphFont()
    font.glyphs += (2...60_000).map { GlyphFont.composite([$0]) }
    font.glyphs.append(Self.square)
    font.characters = [(0x61, 1)]
    let reader = try font.reader(in: TemporaryFolder())
    let error = #expect(throws: FontProblem.self) { try reader.outline(of: "a") }
    #expect(error?.reason.contains("more than 16 deep") == true)
  }

  @Test func `glyphs that double fifteen times take no time`() throws {
    var font = GlyphFont()
    font.glyphs += (2...16).map { GlyphFont.composite([$0, $0]) }
    font.glyphs.append(Self.square)
    font.characters = [(0x61, 1)]
    let reader = try font.reader(in: TemporaryFolder())
    let error = #expect(throws: FontProblem.self) { try reader.outline(of: "a") }
    #expect(error?.reason.contains("more than 512 others") == true)
  }

  @Test func `a glyph behind one that cannot be loaded is read`() throws {
    var font = GlyphFont()
    font.add("a", [0xFF])
    font.add("b", Self.square)
    let reader = try font.reader(in: TemporaryFolder())
    let error = #expect(throws: FontProblem.self) { try reader.outline(of: "a") }
    #expect(error?.reason.hasPrefix("FreeType cannot load the glyph of U+0061: ") == true)
    #expect(try reader.outline(of: "b")?.bounds?.width == 200)
  }

  @Test(arguments: [16, 1000, 16_384] as [UInt16])
  func `any number of units makes an em`(unitsPerEm: UInt16) throws {
    var font = GlyphFont(unitsPerEm: unitsPerEm)
    font.add("a", GlyphFont.simple([GlyphFont.rectangle(1...3, 0...9)]))
    let reader = try font.reader(in: TemporaryFolder())
    #expect(reader.unitsPerEm == Int(unitsPerEm))
    #expect(try reader.outline(of: "a")?.bounds?.width == 2)
  }

  // 4 points of a square that is loaded as each of 3 parts, and the 12 points of the whole.
  @Test(arguments: [(24, true), (23, false)])
  func `parts of glyphs are paid for`(points: Int, isEnough: Bool) throws {
    var font = GlyphFont()
    font.glyphs.append(Self.square)
    font.add("a", GlyphFont.composite([1, 1, 1]))
    let folder = try TemporaryFolder()
    let file = FilePath(try folder.write("Parts.ttf", font.bytes))
    let budget = OutlineBudget(points: points)
    let reader = try OutlineReader(file, index: 0, engine: FontEngine(), budget: budget)
    #expect(((try? reader.outline(of: "a")) != nil) == isEnough)
  }

  @Test func `what fails is paid for, and then nothing is tried`() throws {
    var font = GlyphFont()
    font.add("a", [0xFF])
    font.add("b", Self.square)
    let folder = try TemporaryFolder()
    let file = FilePath(try folder.write("Fails.ttf", font.bytes))
    let budget = OutlineBudget(points: 10_000)
    let reader = try OutlineReader(file, index: 0, engine: FontEngine(), budget: budget)
    #expect(throws: FontProblem.self) { try reader.outline(of: "a") }
    let error = #expect(throws: FontProblem.self) { try reader.outline(of: "b") }
    #expect(error?.reason.contains("too much work") == true)
  }

  @Test func `all faces of a file have one budget`() throws {
    var font = GlyphFont()
    font.add("l", GlyphFont.simple([GlyphFont.rectangle(100...180, 0...700)]))
    let folder = try TemporaryFolder()
    let file = FilePath(try folder.write("Many.ttc", font.collection(of: 5)))
    let faces = (0..<5).map { Face(file: file, index: $0) }
    // A face takes 4 points, and 7 lines through 2 edges, of which 4 crossings count like a point.
    let measures = LetterMeasure.of(faces, jobs: 2, budget: OutlineBudget(points: 3 * (4 + 4)))
    let stems = measures.map { $0.weights?.stems[.latin]?.thickness }
    #expect(stems == [80, 80, 80, nil, nil])
    for measure in measures.suffix(2) {
      guard case .unmeasurable(let problem) = measure else {
        Issue.record("measured")
        continue
      }
      #expect(problem.reason.contains("too much work"))
    }
  }

  /// A nanosecond lets the first glyph in and is over by the second: what a slow machine would have
  /// measured by then is no answer.
  @Test func `what time did not suffice for is unmeasurable as a whole`() throws {
    var font = GlyphFont()
    for letter in "lIHni".unicodeScalars { font.add(letter, Self.square) }
    let folder = try TemporaryFolder()
    let face = Face(file: FilePath(try folder.write("Slow.ttf", font.bytes)))
    let budget = OutlineBudget(time: .nanoseconds(1))
    let reader = try OutlineReader(face.file, index: 0, engine: FontEngine(), budget: budget)
    #expect(try reader.outline(of: "l") != nil)
    #expect(!reader.ranOutOfTime)
    #expect(throws: FontProblem.self) { try reader.outline(of: "I") }
    #expect(reader.ranOutOfTime)
    guard case .unmeasurable(let problem) = LetterMeasure.of([face], jobs: 1, budget: budget)[0]
    else {
      Issue.record("measured")
      return
    }
    #expect(problem.reason.contains("took a processor more than"))
    #expect(throws: FontProblem.self) {
      let reader = try OutlineReader(face.file, index: 0, engine: FontEngine(), budget: budget)
      _ = try LetterWeights(ink: ["l", "I"], in: reader)
    }
  }

  @Test func `lines are counted before they are laid`() {
    // A stem, and a bar of a tenth of its height.
    let shape = InkedShape(
      GlyphOutline(
        contours: [
          InkedShapeTests.rectangle(0...80, 0...700), InkedShapeTests.rectangle(200...280, 0...70),
        ],
        advance: 0
      )
    )
    #expect(shape.crossings(anyLines: 14) == 4 * 14)
    // 100 lines cross two edges and 10 two more.
    #expect((220...224).contains(shape.crossings(areaLines: 100)))
    #expect(InkedShape(GlyphOutline(contours: [], advance: 0)).crossings(areaLines: 100) == 0)
    // A crossing of a cubic counts as four: it is found in several steps.
    let start = OutlinePoint(x: 0, y: 0)
    let end = OutlinePoint(x: 0, y: 700)
    let curve = OutlineSegment.cubic(
      control1: OutlinePoint(x: 80, y: 200),
      control2: OutlinePoint(x: 80, y: 500),
      to: end
    )
    let bow = OutlineContour(start: start, segments: [curve, .line(to: start)])
    let shapeOfBow = InkedShape(GlyphOutline(contours: [bow], advance: 0))
    #expect(shapeOfBow.crossings(anyLines: 14) == (4 + 1) * 14)
  }
}
