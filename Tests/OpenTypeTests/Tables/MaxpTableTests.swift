internal import FontTestSupport
internal import OpenType
internal import Testing

@Suite("maxp table")
struct MaxpTableTests {
  static let short = table(version: 0x0000_5000)
  static let long = table(version: 0x0001_0000)

  static func table(version: UInt32) -> [UInt8] {
    var table = BigEndianBytes()
    table.append(version, "version")
    table.append(65535 as UInt16, "numGlyphs")
    if version >= 0x0001_0000 {
      table.skip(26)  // maxPoints up to and with maxComponentDepth
    }
    return table.bytes
  }

  @Test(arguments: [short, long])
  func `both versions are read`(bytes: [UInt8]) throws {
    let table = try MaxpTable(parsing: bytes.span)
    #expect(table.glyphCount == 65535)
    #expect(table.damage == nil)
  }

  @Test(arguments: [0, 0x0000_4FFF, 0x0002_0000, .max] as [UInt32])
  func `other versions are refused`(version: UInt32) {
    #expect(throws: TableError(table: "maxp", offset: 0, .unsupportedVersion(version))) {
      try MaxpTable(parsing: Self.table(version: version).span)
    }
  }

  @Test(arguments: 0..<6, [short, long])
  func `a table without the number of glyphs is refused`(length: Int, bytes: [UInt8]) {
    #expect(throws: TableError.self) {
      try MaxpTable(parsing: bytes.span.extracting(first: length))
    }
  }

  @Test(arguments: 6..<32)
  func `version 1 cut short gives the number of glyphs and tells the cut`(length: Int) throws {
    let table = try MaxpTable(parsing: Self.long.span.extracting(first: length))
    #expect(table.glyphCount == 65535)
    let error = TableError(table: "maxp", offset: 6, .truncated(needed: 26, end: length))
    #expect(table.damage == error)
  }
}
