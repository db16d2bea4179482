internal import FontTestSupport
internal import OpenType
internal import Testing

@Suite("cmap table")
struct CmapTableTests {
  static let letterA = SampleCmap.format6(first: 0x41, [1])
  static let letterB = SampleCmap.format6(first: 0x42, [1])

  static func only(_ character: UInt32) -> [ClosedRange<UInt32>] { [character...character] }

  /// Each is taken before all that follow it, in whatever order the file has them.
  static let order: [(UInt16, UInt16)] = [(3, 10), (0, 4), (3, 1), (0, 3), (0, 1), (3, 0)]

  @Test(arguments: 0..<order.count)
  func `all of Unicode is taken before a part, and symbols last`(index: Int) throws {
    let rest = Self.order[index...].enumerated().map { place, ids in
      (ids.0, ids.1, SampleCmap.format6(first: 0x41 + UInt16(place), [1]))
    }
    for subtables in [rest, rest.reversed()] {
      let table = try CmapTable(parsing: SampleCmap.table(subtables).span)
      #expect(table.characters.ranges == Self.only(0x41))
      #expect(table.encoding == (index == 5 ? .symbol : .unicode))
      #expect(table.damage == nil)
    }
  }

  @Test func `a symbol subtable keeps its own numbers`() throws {
    let subtable = SampleCmap.format6(first: 0xF020, [3, 4])
    let table = try CmapTable(parsing: SampleCmap.table(subtable, encoding: 0).span)
    #expect(table.encoding == .symbol)
    #expect(table.characters.ranges == [0xF020...0xF021])
  }

  @Test(arguments: [(1, 0), (3, 2), (2, 1), (4, 0)] as [(UInt16, UInt16)])
  func `other subtables are listed and not read`(platform: UInt16, encoding: UInt16) throws {
    let bytes = SampleCmap.table(Self.letterA, platform: platform, encoding: encoding)
    let table = try CmapTable(parsing: bytes.span)
    #expect(table.encoding == .none)
    #expect(table.chosen == nil)
    #expect(table.characters == .none)
    #expect(table.damage == nil)
    #expect(table.subtables.map(\.platformID) == [platform])
    #expect(table.subtables.map(\.format) == [6])
  }

  @Test func `variations of characters are no characters`() throws {
    var variations = BigEndianBytes()
    variations.append(14 as UInt16, "format")
    variations.append(10 as UInt32, "length")
    variations.append(0 as UInt32, "numVarSelectorRecords")
    let table = try CmapTable(
      parsing: SampleCmap.table([(0, 5, variations.bytes), (0, 3, Self.letterA)]).span
    )
    #expect(table.chosen?.encodingID == 3)
    #expect(table.damage == nil)
  }

  @Test(arguments: [2, 8, 5, 99] as [UInt16])
  func `a format that is not read makes way for the next subtable`(format: UInt16) throws {
    var unread = BigEndianBytes()
    unread.append(format, "format")
    let table = try CmapTable(
      parsing: SampleCmap.table([(3, 10, unread.bytes), (3, 1, Self.letterB)]).span
    )
    #expect(table.characters.ranges == Self.only(0x42))
    #expect(table.damage == TableError(table: "cmap", offset: 20, .unsupportedFormat(format)))
  }

  @Test func `a subtable outside the table makes way for the next`() throws {
    var bytes = SampleCmap.table([(3, 10, []), (3, 1, Self.letterB)])
    (bytes[8], bytes[9], bytes[10], bytes[11]) = (0xFF, 0xFF, 0xFF, 0xFF)
    let table = try CmapTable(parsing: bytes.span)
    #expect(table.subtables[0].format == nil)
    #expect(table.characters.ranges == Self.only(0x42))
    let outside = TableError.Kind.truncated(needed: 2, end: bytes.count)
    #expect(table.damage == TableError(table: "cmap", offset: 0xFFFF_FFFF, outside))
  }

  @Test(arguments: 0..<4)
  func `a header cut short is refused`(length: Int) {
    #expect(throws: TableError.self) {
      try CmapTable(parsing: SampleCmap.table(Self.letterA).span.extracting(first: length))
    }
  }

  @Test(arguments: 4..<20)
  func `a list cut short gives its whole records`(length: Int) throws {
    let bytes = SampleCmap.table([(3, 10, Self.letterA), (3, 1, Self.letterB)])
    let table = try CmapTable(parsing: bytes.span.extracting(first: length))
    let whole = (length - 4) / 8
    #expect(table.subtables.count == whole)
    let missing = TableError.Kind.truncated(needed: 8 * (2 - whole), end: length)
    #expect(table.damage == TableError(table: "cmap", offset: 4 + 8 * whole, missing))
    #expect(table.characters == .none)
  }

  @Test func `the largest count is bounded by the bytes`() throws {
    let bytes = SampleCmap.table([(3, 1, Self.letterA)], announced: .max)
    let table = try CmapTable(parsing: bytes.span)
    #expect(table.characters.ranges == Self.only(0x41))
    #expect(table.damage != nil)
  }

  @Test func `a glyph that the face does not have is none`() throws {
    let bytes = SampleCmap.table(SampleCmap.format6(first: 0x41, [1, 2, 3, 65535]))
    #expect(try CmapTable(parsing: bytes.span, glyphCount: 3).characters.ranges == [0x41...0x42])
    #expect(try CmapTable(parsing: bytes.span, glyphCount: 0).characters == .none)
    #expect(try CmapTable(parsing: bytes.span, glyphCount: -1).characters == .none)
    #expect(try CmapTable(parsing: bytes.span).characters.ranges == [0x41...0x44])
  }
}
