import FontTestSupport
import Testing

@testable import FontRegistry

@Suite("What a cmap costs FreeType")
struct CmapCostTests {
  /// A header that names one subtable many times, and that subtable.
  static func table(records: UInt16, format: UInt16, selectors: UInt32 = 0) -> [UInt8] {
    var table = BigEndianBytes()
    table.append(0 as UInt16, "version")
    table.append(records, "numTables")
    for _ in 0..<records {
      table.append(3 as UInt16, "platformID")
      table.append(10 as UInt16, "encodingID")
      table.append(4 + 8 * UInt32(records), "subtableOffset")
    }
    table.append(format, "format")
    table.append(0 as UInt32, "length")
    table.append(selectors, "numVarSelectorRecords")
    table.skip(90)
    return table.bytes
  }

  @Test func `each record costs the whole table`() {
    let table = Self.table(records: 3, format: 12)
    #expect(CmapCost(table.span).bytes == 3 * table.count)
  }

  @Test func `each selector of format 14 costs the whole table as well`() {
    let table = Self.table(records: 2, format: 14, selectors: 5)
    #expect(CmapCost(table.span).bytes == 2 * (1 + 5) * table.count)
  }

  @Test func `the largest numbers do not overflow`() {
    let table = Self.table(records: .max, format: 14, selectors: .max)
    #expect(CmapCost(table.span).bytes > 1 << 60)
  }

  @Test func `records past the end cost nothing`() {
    var table = Self.table(records: 1, format: 12)
    table[3] = 200
    #expect(CmapCost(table.span).bytes <= table.count / 8 * table.count)
  }

  @Test(arguments: [[], [0, 0, 0], [0, 0, 255, 255]] as [[UInt8]])
  func `a table without records costs nothing`(table: [UInt8]) {
    #expect(CmapCost(table.span).bytes == 0)
  }
}
