internal import FontTestSupport
internal import OpenType
internal import Testing

@Suite("post table")
struct PostTableTests {
  static let bytes = table()

  static func table(version: Int32 = 0x0003_0000, isFixedPitch: UInt32 = 1) -> [UInt8] {
    var table = BigEndianBytes()
    table.append(version, "version")
    table.append(-0x000C_8000 as Int32, "italicAngle")
    table.append(-100 as Int16, "underlinePosition")
    table.append(50 as Int16, "underlineThickness")
    table.append(isFixedPitch, "isFixedPitch")
    table.skip(16)  // minMemType42 up to and with maxMemType1
    return table.bytes
  }

  @Test func `every field is read`() throws {
    let table = try PostTable(parsing: Self.bytes.span)
    #expect(Self.bytes.count == PostTable.byteCount)
    #expect(table.italicAngle.doubleValue == -12.5)
    #expect(table.underlinePosition == -100)
    #expect(table.underlineThickness == 50)
    #expect(table.isFixedPitch)
  }

  @Test(arguments: [0x0001_0000, 0x0002_0000, 0x0002_8000, 0x0003_0000, 0x0004_0000, 0x0009_0000])
  func `every version starts alike`(version: Int32) throws {
    let table = try PostTable(parsing: Self.table(version: version).span)
    #expect(table.version.rawValue == version)
    #expect(table.italicAngle.doubleValue == -12.5)
  }

  @Test(arguments: [(0, false), (1, true), (0x0100_0000, true), (.max, true)] as [(UInt32, Bool)])
  func `any number but 0 means a fixed pitch`(value: UInt32, isFixed: Bool) throws {
    #expect(try PostTable(parsing: Self.table(isFixedPitch: value).span).isFixedPitch == isFixed)
  }

  @Test(arguments: 0..<bytes.count)
  func `a table cut short is refused`(length: Int) {
    let error = TableError(table: "post", offset: 0, .truncated(needed: 32, end: length))
    #expect(throws: error) { try PostTable(parsing: Self.bytes.span.extracting(first: length)) }
  }
}
