import FileAccess
import FontTestSupport
import Testing

@testable import FontRegistry

@Suite("Outlines of glyphs")
struct OutlineReaderTests {
  static func face(_ fixture: String, at place: Int = 0) throws -> Face {
    let registry = Registry(paths: [FilePath(Fixtures.font(fixture))])
    return try #require(registry.faces.count > place ? registry.faces[place] : nil)
  }

  // The letter i of the fixtures is a stem and a dot with as much room on either side, 60 units in a
  // Regular and 33 in a Bold, and reaches from the baseline to 700.
  @Test(
    arguments: [
      ("family/DemoSans-Regular.ttf", 60.0, 80.0), ("family/DemoSans-Bold.ttf", 33, 140),
      ("formats/DemoSerif-Regular.otf", 60, 80), ("formats/DemoSerif-Regular.woff", 60, 80),
      ("formats/DemoSerif-Regular.woff2", 60, 80), ("formats/DemoSerif-Regular.pfb", 60, 80),
      ("formats/DemoSerif.dfont", 60, 80), ("collection/DemoFour.ttc", 60, 80),
      ("collection/DemoCubicFour.otc", 60, 80),
    ]
  )
  func `an outline is in design units in every kind of file`(
    name: String,
    room: Double,
    stem: Double
  ) throws {
    let reader = try OutlineReader(Self.face(name))
    #expect(reader.unitsPerEm == 1000)
    let outline = try #require(try reader.outline(of: "i"))
    #expect(outline.advance == room + stem + room)
    #expect(outline.contours.count == 2)
    let bounds = try #require(outline.bounds)
    #expect(bounds.minX == room)
    #expect(bounds.maxX == room + stem)
    #expect(bounds.minY == 0)
    #expect(bounds.maxY == 700)
  }

  // The fixture shows A as A upon O, and D as D alone.
  @Test func `a glyph of layers inks what they ink together`() throws {
    let colored = try OutlineReader(Self.face("kinds/colour-layers.ttf"))
    let plain = try OutlineReader(Self.face("kinds/colour-paint.ttf"))
    let letters = try ["O", "D", "i"].map { (letter: Unicode.Scalar) in
      try #require(try plain.outline(of: letter))
    }
    let a = try #require(try colored.outline(of: "A"))
    #expect(Array(a.contours.prefix(letters[0].contours.count)) == letters[0].contours)
    #expect(a.contours.count > letters[0].contours.count)
    #expect(try colored.outline(of: "D") == letters[1])
    #expect(try colored.outline(of: "i") == letters[2])
    #expect(try colored.advance(of: "A") == a.advance)
  }

  @Test func `a glyph that is painted has no outline that shows it`() throws {
    let reader = try OutlineReader(Self.face("kinds/colour-paint.ttf"))
    let problem = #expect(throws: FontProblem.self) { try reader.outline(of: "A") }
    #expect(problem?.reason.contains("is painted (COLR version 1)") == true)
    #expect(problem?.kind == .unsupported)
    #expect(try reader.outline(of: "D") != nil)
  }

  // The fixture has a document for the glyph of A alone.
  @Test func `a glyph that SVG draws has no outline that shows it`() throws {
    let reader = try OutlineReader(Self.face("kinds/colour-svg.ttf"))
    let problem = #expect(throws: FontProblem.self) { try reader.outline(of: "A") }
    #expect(problem?.reason.contains("is drawn by SVG") == true)
    #expect(problem?.kind == .unsupported)
    #expect(try reader.outline(of: "D") != nil)
    #expect(try reader.advance(of: "A") != nil)
  }

  @Test func `a space has an advance and no ink`() throws {
    let reader = try OutlineReader(Self.face("family/DemoSans-Regular.ttf"))
    let outline = try #require(try reader.outline(of: " "))
    #expect(outline.contours.isEmpty)
    #expect(outline.bounds == nil)
    #expect(outline.advance == 240)
  }

  @Test func `a character without a glyph has no outline`() throws {
    let reader = try OutlineReader(Self.face("family/DemoSans-Regular.ttf"))
    #expect(try reader.outline(of: "Я") == nil)
    #expect(!reader.hasGlyph(for: "Я"))
    #expect(reader.hasGlyph(for: "l"))
  }

  @Test(
    arguments: ["variable/stored-names.ttf", "variable/no-stored-names.ttf", "variable/cff2.otf"]
  )
  func `an instance is read at its position`(name: String) throws {
    let registry = Registry(paths: [FilePath(Fixtures.font(name))])
    let regular = try #require(registry.faces.first { $0.weight == 400 })
    let bold = try #require(registry.faces.first { $0.weight == 700 })
    let reader = try OutlineReader(regular)
    #expect(try reader.outline(of: "l")?.bounds?.width == 80)
    try reader.move(to: bold)
    // The masters are 400 and 900 with stems of 80 and 180 and room of 60 and 15: three fifths of the
    // way.
    #expect(try reader.outline(of: "l")?.bounds?.width == 140)
    // The letters of cff2.otf are all 720 wide.
    #expect(try reader.outline(of: "l")?.advance == (name == "variable/cff2.otf" ? 720 : 206))
    try reader.move(to: regular)
    #expect(try reader.outline(of: "l")?.bounds?.width == 80)
    #expect(try OutlineReader(bold).outline(of: "l")?.bounds?.width == 140)
  }

  @Test(
    arguments: [
      ("kinds/bitmap-only.ttf", "it has no outlines"),
      ("damaged/no-cmap.ttf", "it does not say which characters its glyphs are for"),
      ("damaged/no-head.ttf", "FreeType cannot open it"),
      ("not-a-font/plain-text.ttf", "it is no font that FreeType opens"),
    ]
  )
  func `what has no outlines has a reason`(name: String, reason: String) throws {
    let face = Face(file: FilePath(Fixtures.font(name)))
    let error = #expect(throws: FontProblem.self) {
      _ = try OutlineReader(face).outline(of: "l")
    }
    #expect(error?.reason.hasPrefix(reason) == true, "\(error?.reason ?? "")")
  }

  @Test func `another file than that of the face is no place on its axes`() throws {
    let reader = try OutlineReader(Self.face("family/DemoSans-Regular.ttf"))
    let bold = try Self.face("variable/stored-names.ttf", at: 3)
    #expect(throws: FontProblem.self) { try reader.move(to: bold) }
  }
}
