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
}
