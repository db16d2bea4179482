internal import FontTestSupport
internal import OpenType
internal import Testing

@Suite("cmap format 4")
struct CmapSegmentTests {
  typealias Segment = SampleCmap.Segment

  static func read(
    _ segments: [Segment],
    glyphs: [UInt16] = [],
    glyphCount: Int = 65536
  ) throws -> CmapTable {
    let subtable = SampleCmap.format4(segments, glyphs: glyphs)
    return try CmapTable(parsing: SampleCmap.table(subtable).span, glyphCount: glyphCount)
  }

  @Test func `a segment with a delta counts glyphs up`() throws {
    let table = try Self.read([
      Segment(first: 0x20, last: 0x7E, delta: 0xFFE3), Segment(first: 0xA0, last: 0xFF, delta: 9),
      SampleCmap.closing,
    ])
    #expect(table.characters.ranges == [0x20...0x7E, 0xA0...0xFF])
    #expect(table.encoding == .unicode)
    #expect(table.damage == nil)
  }

  @Test func `the character whose glyph is 0 has none`() throws {
    // 0x30 plus 0xFFD0 is 0 of 16 bits.
    let table = try Self.read([Segment(first: 0x20, last: 0x40, delta: 0xFFD0), SampleCmap.closing])
    #expect(table.characters.ranges == [0x20...0x2F, 0x31...0x40])
  }

  @Test func `glyphs after a wrap are counted too`() throws {
    // Glyphs 65534 and 65535, then 0 to 2.
    let segment = Segment(first: 0x100, last: 0x104, delta: 0xFEFE)
    let all = try Self.read([segment, SampleCmap.closing])
    #expect(all.characters.ranges == [0x100...0x101, 0x103...0x104])
    let few = try Self.read([segment, SampleCmap.closing], glyphCount: 2)
    #expect(few.characters.ranges == [0x103...0x103])
  }

  @Test func `the last character can have a glyph`() throws {
    let table = try Self.read([Segment(first: 0xFFF0, last: 0xFFFF, delta: 0x20)])
    #expect(table.characters.ranges == [0xFFF0...0xFFFF])
  }

  @Test func `a segment with an offset has its glyphs in the list`() throws {
    // The first offset's place is 4 bytes before the list, the second's 2.
    let table = try Self.read(
      [Segment(first: 0x41, last: 0x44, rangeOffset: 4), SampleCmap.closing],
      glyphs: [5, 0, 6, 7]
    )
    #expect(table.characters.ranges == [0x41...0x41, 0x43...0x44])
    #expect(table.damage == nil)
  }

  @Test func `a delta is added to listed glyphs other than 0`() throws {
    // 5 - 5 is 0; a listed 0 stays 0.
    let table = try Self.read(
      [Segment(first: 0x41, last: 0x43, delta: 0xFFFB, rangeOffset: 4), SampleCmap.closing],
      glyphs: [5, 0, 6]
    )
    #expect(table.characters.ranges == [0x43...0x43])
  }

  @Test func `segments may share the list`() throws {
    let table = try Self.read(
      [
        Segment(first: 0x41, last: 0x42, rangeOffset: 6),
        Segment(first: 0x61, last: 0x62, rangeOffset: 4), SampleCmap.closing,
      ],
      glyphs: [5, 6]
    )
    #expect(table.characters.ranges == [0x41...0x42, 0x61...0x62])
  }

  @Test func `a list that ends early gives what is there and is told`() throws {
    let table = try Self.read(
      [Segment(first: 0x41, last: 0x44, rangeOffset: 4), SampleCmap.closing],
      glyphs: [5, 6]
    )
    #expect(table.characters.ranges == [0x41...0x42])
    // 12 bytes of the table, 32 of the subtable, 4 of the list.
    let missing = TableError.Kind.truncated(needed: 4, end: 48)
    #expect(table.damage == TableError(table: "cmap", offset: 48, missing))
  }

  @Test func `an offset past the end gives nothing and is told`() throws {
    let table = try Self.read(
      [Segment(first: 0x41, last: 0x44, rangeOffset: 0xFFFF), SampleCmap.closing])
    #expect(table.characters == .none)
    #expect(table.damage != nil)
  }

  @Test(arguments: [0xFFFF, 0xFFFE] as [UInt16])
  func `the closing segment may point anywhere`(rangeOffset: UInt16) throws {
    let closing = Segment(first: 0xFFFF, last: 0xFFFF, rangeOffset: rangeOffset)
    let table = try Self.read([Segment(first: 0x41, last: 0x44, delta: 1), closing])
    #expect(table.characters.ranges == [0x41...0x44])
    #expect(table.damage == nil)
  }

  @Test func `a character belongs to the first segment that ends at or after it`() throws {
    // The second segment's claim to 0x41 up to 0x44 comes too late; there its glyph would be 0.
    let table = try Self.read([
      Segment(first: 0x43, last: 0x44, delta: 1), Segment(first: 0x41, last: 0x46, delta: 0xFFBF),
    ])
    #expect(table.characters.ranges == [0x43...0x46])
  }

  @Test func `thousands of overlapping segments cost no more than their bytes`() throws {
    let all = Segment(first: 0, last: 0xFFFE, rangeOffset: 2)
    var table: CmapTable?
    let seconds = try ThreadTime.seconds {
      table = try Self.read(Array(repeating: all, count: 8000), glyphs: [1])
    }
    #expect(table?.damage == nil || table?.chosen != nil)
    #expect(seconds < 2)
  }

  @Test func `an odd count of segments is rounded down`() throws {
    let subtable = SampleCmap.format4(
      [Segment(first: 0x41, last: 0x44, delta: 1)],
      doubledCount: 3
    )
    let table = try CmapTable(parsing: SampleCmap.table(subtable).span)
    #expect(table.characters.ranges == [0x41...0x44])
  }

  @Test func `arrays that end early are refused, with the symbol's subtable instead`() throws {
    let broken = SampleCmap.format4([SampleCmap.closing], doubledCount: .max)
    let symbols = SampleCmap.format6(first: 0xF020, [1])
    let bytes = SampleCmap.table([(3, 1, broken), (3, 0, symbols)])
    let table = try CmapTable(parsing: bytes.span)
    #expect(table.encoding == .symbol)
    #expect(table.damage?.offset == 20)
  }

  @Test func `no segments have no characters`() throws {
    let table = try Self.read([])
    #expect(table.characters == .none)
    #expect(table.damage == nil)
  }
}
