import FontTestSupport
import OpenType
import Testing

@Suite("Ligatures of whole words")
struct LongLigaturesTests {
  /// A table with one lookup of one subtable of one set.
  static func table(_ ligatures: [(glyph: UInt16, count: UInt16)], viaExtension: Bool) -> [UInt8] {
    var table = BigEndianBytes()
    table.append(0x0001_0000 as UInt32, "version")
    table.append(0 as UInt16, "scriptListOffset")
    table.append(0 as UInt16, "featureListOffset")
    table.append(10 as UInt16, "lookupListOffset")
    table.append(1 as UInt16, "lookupCount")
    table.append(4 as UInt16, "lookupOffsets")
    table.append((viaExtension ? 7 : 4) as UInt16, "lookupType")
    table.append(0 as UInt16, "lookupFlag")
    table.append(1 as UInt16, "subTableCount")
    table.append(8 as UInt16, "subtableOffsets")
    if viaExtension {
      table.append(1 as UInt16, "format")
      table.append(4 as UInt16, "extensionLookupType")
      table.append(8 as UInt32, "extensionOffset")
    }
    table.append(1 as UInt16, "format")
    table.append(0 as UInt16, "coverageOffset")
    table.append(1 as UInt16, "ligatureSetCount")
    table.append(8 as UInt16, "ligatureSetOffsets")
    table.append(UInt16(ligatures.count), "ligatureCount")
    for place in ligatures.indices {
      table.append(UInt16(2 + 2 * ligatures.count + 4 * place), "ligatureOffsets")
    }
    for ligature in ligatures {
      table.append(ligature.glyph, "ligatureGlyph")
      table.append(ligature.count, "componentCount")
    }
    return table.bytes
  }

  @Test(arguments: [false, true])
  func `those of four glyphs and more count, each glyph once`(viaExtension: Bool) throws {
    let bytes = Self.table([(7, 2), (8, 3), (9, 4), (10, 12), (9, 5)], viaExtension: viaExtension)
    #expect(try LongLigatures(parsing: bytes.span).glyphs == [9, 10])
  }

  @Test(arguments: [false, true])
  func `a table that is cut has an error`(viaExtension: Bool) {
    let bytes = Self.table([(9, 4), (10, 12)], viaExtension: viaExtension)
    for count in 0..<bytes.count {
      #expect(throws: TableError.self, "\(count)") {
        try LongLigatures(parsing: Array(bytes[..<count]).span)
      }
    }
  }

  @Test func `lookups of other kinds are left alone`() throws {
    var bytes = Self.table([(9, 4)], viaExtension: false)
    bytes[15] = 1
    #expect(try LongLigatures(parsing: bytes.span).glyphs.isEmpty)
  }

  @Test func `lists that share their parts without an end take no time`() throws {
    // 65,535 lookups that are one, of 65,535 subtables that are one.
    var table = BigEndianBytes()
    table.append(0x0001_0000 as UInt32, "version")
    table.append(0 as UInt32, "scriptListOffset, featureListOffset")
    table.append(10 as UInt16, "lookupListOffset")
    table.append(30_000 as UInt16, "lookupCount")
    for _ in 0..<30_000 { table.append(60_002 as UInt16, "lookupOffsets") }
    table.append(4 as UInt16, "lookupType")
    table.append(0 as UInt16, "lookupFlag")
    table.append(30_000 as UInt16, "subTableCount")
    for _ in 0..<30_000 { table.append(0 as UInt16, "subtableOffsets") }
    let seconds = ThreadTime.seconds { _ = try? LongLigatures(parsing: table.bytes.span) }
    #expect(seconds < 5)
  }
}
