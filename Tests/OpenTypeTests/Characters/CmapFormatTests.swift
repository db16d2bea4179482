internal import FontTestSupport
internal import OpenType
internal import Testing

@Suite("cmap formats")
struct CmapFormatTests {
  typealias Ranges = [ClosedRange<UInt32>]

  static func read(_ subtable: [UInt8], glyphCount: Int = 65536) throws -> CmapTable {
    try CmapTable(parsing: SampleCmap.table(subtable, encoding: 10).span, glyphCount: glyphCount)
  }

  @Test func `format 0 has a glyph for each byte`() throws {
    let table = try Self.read(SampleCmap.format0([0x20: 1, 0x41: 2, 0x42: 3, 0xFF: 4, 0x43: 0]))
    #expect(table.characters.ranges == [0x20...0x20, 0x41...0x42, 0xFF...0xFF])
    #expect(table.damage == nil)
  }

  @Test func `format 6 has glyphs of characters in a row`() throws {
    let table = try Self.read(SampleCmap.format6(first: 0x3040, [0, 7, 8, 0, 9]))
    #expect(table.characters.ranges == [0x3041...0x3042, 0x3044...0x3044])
    #expect(table.damage == nil)
  }

  @Test func `format 6 ends at the last character of its plane`() throws {
    let table = try Self.read(SampleCmap.format6(first: 0xFFFE, [1, 2, 3]))
    #expect(table.characters.ranges == [0xFFFE...0xFFFF])
    #expect(table.damage?.offset == 26)
  }

  @Test func `format 10 has glyphs of characters of any plane`() throws {
    let table = try Self.read(SampleCmap.format10(first: 0x1_F600, [1, 2, 0, 3]))
    #expect(table.characters.ranges == [0x1_F600...0x1_F601, 0x1_F603...0x1_F603])
    #expect(table.damage == nil)
  }

  @Test(arguments: [0x10_FFFF, 0x11_0000, .max] as [UInt32])
  func `format 10 ends at the last character of all`(first: UInt32) throws {
    let table = try Self.read(SampleCmap.format10(first: first, [1, 2]))
    #expect(table.characters.ranges == (first == 0x10_FFFF ? [0x10_FFFF...0x10_FFFF] : []))
    #expect(table.damage != nil)
  }

  @Test(arguments: [
    SampleCmap.format6(first: 0x41, [1, 2], count: .max),
    SampleCmap.format10(first: 0x41, [1, 2], count: .max),
  ])
  func `a list of glyphs cut short gives those that are whole`(subtable: [UInt8]) throws {
    let table = try Self.read(subtable)
    #expect(table.characters.ranges == [0x41...0x42])
    #expect(table.damage?.offset == 12 + subtable.count)
  }

  @Test func `format 12 counts glyphs up in each group`() throws {
    let subtable = SampleCmap.groups([(0x20, 0x7E, 1), (0xA0, 0xFF, 0), (0x2_0000, 0x2_A6DF, 300)])
    let table = try Self.read(subtable)
    // The second group's first character has glyph 0.
    #expect(table.characters.ranges == [0x20...0x7E, 0xA1...0xFF, 0x2_0000...0x2_A6DF])
    #expect(table.damage == nil)
  }

  @Test func `format 12 ends where the glyphs end`() throws {
    let subtable = SampleCmap.groups([(0x41, 0x5A, 5), (0x61, 0x7A, .max), (0x100, 0x1FF, 10)])
    let table = try Self.read(subtable, glyphCount: 10)
    #expect(table.characters.ranges == [0x41...0x45])
  }

  @Test func `format 13 has one glyph in each group`() throws {
    let groups: [(UInt32, UInt32, UInt32)] = [(0, 0x1F, 0), (0x20, 0x2FF, 1), (0x300, 0x36F, 2)]
    let table = try Self.read(SampleCmap.groups(groups, format: 13))
    #expect(table.characters.ranges == [0x20...0x36F])
    #expect(
      try Self.read(SampleCmap.groups(groups, format: 13), glyphCount: 2).characters.count == 736
    )
  }

  @Test(arguments: [12, 13] as [UInt16])
  func `a group of all of Unicode is one range`(format: UInt16) throws {
    let all = Array(
      repeating: (first: UInt32(0), last: UInt32(0x10_FFFF), glyph: UInt32(1)),
      count: 5000
    )
    let table = try Self.read(SampleCmap.groups(all, format: format))
    // 65535 is the last glyph that there can be.
    let last: UInt32 = format == 13 ? 0x10_FFFF : 0xFFFE
    #expect(table.characters.ranges == [0...last])
  }

  @Test func `groups in any order are put in order`() throws {
    let subtable = SampleCmap.groups([(0x61, 0x7A, 30), (0x41, 0x5A, 1), (0x50, 0x63, 1)])
    #expect(try Self.read(subtable).characters.ranges == [0x41...0x7A])
  }

  @Test(
    arguments: [(0x5A, 0x41), (0x41, 0x11_0000), (.max, .max), (.max, 0)] as [(UInt32, UInt32)]
  )
  func `a senseless group is told and spoils no other`(first: UInt32, last: UInt32) throws {
    let subtable = SampleCmap.groups([(0x20, 0x20, 1), (first, last, 2), (0x30, 0x39, 3)])
    let table = try Self.read(subtable)
    #expect(table.characters.ranges == [0x20...0x20, 0x30...0x39])
    let words = "it has a group of characters from \(first) to \(last)"
    #expect(table.damage == TableError(table: "cmap", offset: 40, .malformed(words)))
  }

  @Test func `groups in the billions are bounded by the bytes`() throws {
    let table = try Self.read(SampleCmap.groups([(0x41, 0x5A, 1)], count: .max))
    #expect(table.characters.ranges == [0x41...0x5A])
    #expect(table.damage?.offset == 40)
  }

  static let whole: [(subtable: [UInt8], header: Int)] = [
    (SampleCmap.format0([0x41: 1]), 262),
    (SampleCmap.format4([.init(first: 0x41, last: 0x5A, delta: 1), SampleCmap.closing]), 32),
    (SampleCmap.format6(first: 0x41, [1, 2, 3]), 10),
    (SampleCmap.format10(first: 0x41, [1, 2, 3]), 20),
    (SampleCmap.groups([(0x41, 0x43, 1)]), 16),
    (SampleCmap.groups([(0x41, 0x43, 1)], format: 13), 16),
  ]

  @Test(arguments: whole.indices)
  func `every format cut at every byte is told`(index: Int) throws {
    let (subtable, header) = Self.whole[index]
    for length in 0..<subtable.count {
      let table = try Self.read(Array(subtable.prefix(length)))
      #expect(table.damage?.table == "cmap", "length \(length)")
      #expect((table.chosen != nil) == (length >= header), "length \(length)")
    }
    #expect(try Self.read(subtable).damage == nil)
  }
}
