internal import FontTestSupport
internal import OpenType
internal import Testing

@Suite("head table")
struct HeadTableTests {
  static let bytes = table()

  static func table(magicNumber: UInt32 = 0x5F0F_3CF5, unitsPerEm: UInt16 = 1000) -> [UInt8] {
    var table = BigEndianBytes()
    table.append(1 as UInt16, "majorVersion")
    table.append(0 as UInt16, "minorVersion")
    table.append(0x0001_8000 as Int32, "fontRevision")
    table.append(0 as UInt32, "checksumAdjustment")
    table.append(magicNumber, "magicNumber")
    table.append(0x000B as UInt16, "flags")
    table.append(unitsPerEm, "unitsPerEm")
    table.append(3_000_000_000 as Int64, "created")
    table.append(3_100_000_000 as Int64, "modified")
    table.append(-100 as Int16, "xMin")
    table.append(-200 as Int16, "yMin")
    table.append(1100 as Int16, "xMax")
    table.append(900 as Int16, "yMax")
    table.append(0b11 as UInt16, "macStyle")
    table.append(8 as UInt16, "lowestRecPPEM")
    table.append(2 as Int16, "fontDirectionHint")
    table.append(1 as Int16, "indexToLocFormat")
    table.append(0 as Int16, "glyphDataFormat")
    return table.bytes
  }

  @Test func `every field is read`() throws {
    let table = try HeadTable(parsing: Self.bytes.span)
    #expect(Self.bytes.count == HeadTable.byteCount)
    #expect(table.fontRevision.doubleValue == 1.5)
    #expect(table.hasMagicNumber)
    #expect(table.flags == 0x000B)
    #expect(table.unitsPerEm == 1000)
    #expect(table.created == 3_000_000_000)
    #expect(table.modified == 3_100_000_000)
    #expect(table.bounds.xMin == -100)
    #expect(table.bounds.yMin == -200)
    #expect(table.bounds.xMax == 1100)
    #expect(table.bounds.yMax == 900)
    #expect(table.macStyle == [.bold, .italic])
    #expect(table.lowestRecPPEM == 8)
    #expect(table.indexToLocFormat == 1)
  }

  @Test func `a wrong magic number is told and not refused`() throws {
    let table = try HeadTable(parsing: Self.table(magicNumber: 0x5F0F_3CF4).span)
    #expect(!table.hasMagicNumber)
    #expect(table.unitsPerEm == 1000)
  }

  @Test(arguments: [0, .max] as [UInt16])
  func `senseless units are kept for the caller to judge`(unitsPerEm: UInt16) throws {
    #expect(
      try HeadTable(parsing: Self.table(unitsPerEm: unitsPerEm).span).unitsPerEm == unitsPerEm
    )
  }

  @Test(arguments: 0..<bytes.count)
  func `a table cut short is refused`(length: Int) {
    let error = TableError(table: "head", offset: 0, .truncated(needed: 54, end: length))
    #expect(throws: error) { try HeadTable(parsing: Self.bytes.span.extracting(first: length)) }
  }
}
