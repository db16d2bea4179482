import FontTestSupport
import OpenType
import Testing

@Suite("Glyphs that are painted")
struct PaintedGlyphsTests {
  /// A header of version 1, and from byte 34 on a list of two glyphs.
  private static let table: [UInt8] =
    [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 34] + [UInt8](repeating: 0, count: 16)
    + [0, 0, 0, 2] + [0, 7, 0, 0, 0, 9] + [1, 2, 0, 0, 0, 9]

  @Test func `they are those of the list`() throws {
    #expect(try PaintedGlyphs(parsing: Self.table.span).glyphs == [7, 258])
  }

  @Test func `version 0 has none, and neither has a table without the list`() throws {
    var table = Self.table
    table[1] = 0
    #expect(try PaintedGlyphs(parsing: table.span).glyphs.isEmpty)
    table = Self.table
    table[17] = 0
    #expect(try PaintedGlyphs(parsing: table.span).glyphs.isEmpty)
  }

  @Test func `a table that is cut is an error`() {
    for count in Self.table.indices {
      let cut = Array(Self.table[..<count])
      let error = #expect(throws: TableError.self) { try PaintedGlyphs(parsing: cut.span) }
      #expect(error?.table == .colr)
    }
  }

  @Test func `no mutation does harm`() {
    for bytes in Mutants(of: Self.table, count: 2000, pieces: ["\u{FF}\u{FF}", "\0"], seed: 58) {
      _ = try? PaintedGlyphs(parsing: bytes.span)
    }
  }
}
