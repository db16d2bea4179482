import FontTestSupport
import OpenType
import Testing

@Suite("Glyphs that are drawn by SVG")
struct DrawnGlyphsTests {
  /// A header with the list behind it, and documents whose places nobody follows.
  private static func table(_ ranges: [(first: UInt16, last: UInt16)]) -> [UInt8] {
    var bytes: [UInt8] = [0, 0, 0, 0, 0, 10, 0, 0, 0, 0]
    func append(_ value: UInt16) { bytes += [UInt8(value >> 8), UInt8(value & 0xFF)] }
    append(UInt16(ranges.count))
    for range in ranges {
      append(range.first)
      append(range.last)
      bytes += [0, 0, 1, 0, 0, 0, 0, 9]
    }
    return bytes
  }

  @Test func `they are those of the list, whatever its order`() throws {
    let drawn = try DrawnGlyphs(parsing: Self.table([(40, 41), (3, 9), (8, 12), (7, 5)]).span)
    #expect(drawn.ranges == [3...12, 40...41])
    for glyph in [3, 9, 12, 40, 41] { #expect(drawn.contains(glyph)) }
    for glyph in [-1, 0, 2, 13, 39, 42, 65_535, 70_000] { #expect(!drawn.contains(glyph)) }
  }

  @Test func `all glyphs in one document are drawn, and none by a list of none`() throws {
    let all = try DrawnGlyphs(parsing: Self.table([(0, 65_535), (65_535, 65_535)]).span)
    #expect(all.contains(0) && all.contains(65_535) && !all.contains(65_536))
    #expect(try DrawnGlyphs(parsing: Self.table([]).span).ranges.isEmpty)
    #expect(!DrawnGlyphs().contains(0))
  }

  @Test func `a table that is cut is an error`() {
    let table = Self.table([(3, 9), (40, 41)])
    for count in table.indices {
      let cut = Array(table[..<count])
      let error = #expect(throws: TableError.self) { try DrawnGlyphs(parsing: cut.span) }
      #expect(error?.table == .svg)
    }
  }

  @Test func `no mutation does harm`() {
    let table = Self.table([(3, 9), (40, 41)])
    for bytes in Mutants(of: table, count: 2000, pieces: ["\u{FF}\u{FF}", "\0"], seed: 88) {
      _ = try? DrawnGlyphs(parsing: bytes.span)
    }
  }
}
