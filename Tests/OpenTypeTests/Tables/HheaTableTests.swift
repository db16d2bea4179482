internal import FontTestSupport
internal import OpenType
internal import Testing

@Suite("hhea table")
struct HheaTableTests {
  static let bytes: [UInt8] = {
    var table = BigEndianBytes()
    table.append(1 as UInt16, "majorVersion")
    table.append(0 as UInt16, "minorVersion")
    table.append(1160 as Int16, "ascender")
    table.append(-288 as Int16, "descender")
    table.append(33 as Int16, "lineGap")
    table.append(65000 as UInt16, "advanceWidthMax")
    table.append(-10 as Int16, "minLeftSideBearing")
    table.append(-20 as Int16, "minRightSideBearing")
    table.append(1200 as Int16, "xMaxExtent")
    table.append(1000 as Int16, "caretSlopeRise")
    table.append(-176 as Int16, "caretSlopeRun")
    table.append(5 as Int16, "caretOffset")
    table.skip(8)  // reserved
    table.append(0 as Int16, "metricDataFormat")
    table.append(40000 as UInt16, "numberOfHMetrics")
    return table.bytes
  }()

  @Test func `every field is read`() throws {
    let table = try HheaTable(parsing: Self.bytes.span)
    #expect(Self.bytes.count == HheaTable.byteCount)
    #expect(table.ascender == 1160)
    #expect(table.descender == -288)
    #expect(table.lineGap == 33)
    #expect(table.advanceWidthMax == 65000)
    #expect(table.caretSlopeRise == 1000)
    #expect(table.caretSlopeRun == -176)
    #expect(table.numberOfHMetrics == 40000)
  }

  @Test(arguments: 0..<bytes.count)
  func `a table cut short is refused`(length: Int) {
    let error = TableError(table: "hhea", offset: 0, .truncated(needed: 36, end: length))
    #expect(throws: error) { try HheaTable(parsing: Self.bytes.span.extracting(first: length)) }
  }
}
