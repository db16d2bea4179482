import FontTestSupport
import OpenType
import Testing

@Suite("Lengths of glyphs")
struct GlyphLengthsTests {
  private static func lengths(_ lengths: GlyphLengths, _ count: Int) -> [Int?] {
    (0..<count).map { lengths.length(of: $0) }
  }

  // Short offsets count in twos; the third glyph would end before it starts.
  @Test func `offsets of both sizes give the lengths between them`() {
    let short: [UInt8] = [0, 0, 0, 5, 0, 5, 0, 2]
    #expect(
      Self.lengths(GlyphLengths(loca: short.span, isLong: false), 4) == [10, 0, nil, nil]
    )
    let long: [UInt8] = [0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0]
    #expect(Self.lengths(GlyphLengths(loca: long.span, isLong: true), 3) == [65536, 0, nil])
  }

  @Test func `what is cut off is not known`() {
    let bytes: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0]
    for count in bytes.indices {
      let cut = Array(bytes[..<count])
      let known = GlyphLengths(loca: cut.span, isLong: true).length(of: 0)
      #expect(known == (count >= 8 ? 6 : nil))
    }
  }

  /// A header of four bytes, a list of one name, one of one dictionary, and what follows.
  private static func cff(_ dictionary: [UInt8]) -> [UInt8] {
    [1, 0, 4, 1] + [0, 1, 1, 1, 2, 0x41] + [0, 1, 1, 1, UInt8(dictionary.count + 1)] + dictionary
  }

  // Technical Note 5176, table 3: 100 is the byte 239, 1000 is 250 124, 10000 is 28 39 16, and
  // 100000 is 29 0 1 134 160.
  @Test(
    arguments: [
      ([239, 17], 100), ([250, 124, 17], 1000), ([28, 39, 16, 17], 10000),
      ([29, 0, 1, 134, 160, 17], 100_000),
      // Two numbers for 18, one for 12 7, a real number, and then the place.
      ([239, 239, 18, 250, 124, 12, 7, 30, 0xE2, 0xA2, 0x5F, 5, 254, 1, 6, 240, 17], 101),
    ] as [([UInt8], Int)]
  )
  func `the place of the programs is told in the dictionary`(
    dictionary: [UInt8],
    place: Int
  ) throws {
    #expect(try GlyphLengths.charStrings(in: Self.cff(dictionary).span) == place)
  }

  @Test(
    arguments: [[], [239], [17], [139, 17], [239, 12, 17], [29, 0, 1], [30, 0xE2]] as [[UInt8]]
  )
  func `a dictionary without a place is an error`(dictionary: [UInt8]) {
    #expect(throws: TableError.self) {
      try GlyphLengths.charStrings(in: Self.cff(dictionary).span)
    }
  }

  @Test func `programs are as long as their list says`() throws {
    let list: [UInt8] = [0, 3, 1, 1, 3, 3, 9, 0, 0]
    #expect(Self.lengths(try GlyphLengths(charStrings: list.span), 4) == [2, 0, 6, nil])
    #expect(try GlyphLengths(charStrings: [UInt8]([0, 0]).span).length(of: 0) == nil)
    for count in 0..<7 {
      let cut = Array(list[..<count])
      #expect(throws: TableError.self) { try GlyphLengths(charStrings: cut.span) }
    }
  }

  @Test func `no mutation of a table does harm`() {
    let good = Self.cff([239, 239, 18, 250, 124, 12, 7, 240, 17])
    for bytes in Mutants(of: good, count: 3000, pieces: ["\u{1D}", "\u{1E}", "\0"], seed: 58) {
      _ = try? GlyphLengths.charStrings(in: bytes.span)
      _ = try? GlyphLengths(charStrings: bytes.span)
      _ = GlyphLengths(loca: bytes.span, isLong: bytes.count.isMultiple(of: 2))
    }
  }
}
