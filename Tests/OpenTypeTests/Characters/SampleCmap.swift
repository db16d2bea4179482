internal import FontTestSupport

/// A `cmap` table built from subtables.
enum SampleCmap {
  typealias Subtable = (platformID: UInt16, encodingID: UInt16, bytes: [UInt8])

  /// The table with its subtables one after the other.
  static func table(_ subtables: [Subtable], announced: UInt16? = nil) -> [UInt8] {
    var table = BigEndianBytes()
    table.append(0 as UInt16, "version")
    table.append(announced ?? UInt16(subtables.count), "numTables")
    var offset = 4 + 8 * subtables.count
    for subtable in subtables {
      table.append(subtable.platformID, "platformID")
      table.append(subtable.encodingID, "encodingID")
      table.append(UInt32(offset), "subtableOffset")
      offset += subtable.bytes.count
    }
    for subtable in subtables { table.append(bytes: subtable.bytes) }
    return table.bytes
  }

  /// The table with one subtable; that starts at byte 12.
  static func table(_ subtable: [UInt8], platform: UInt16 = 3, encoding: UInt16 = 1) -> [UInt8] {
    table([(platform, encoding, subtable)])
  }

  static func format0(_ glyphs: [UInt8: UInt8]) -> [UInt8] {
    var table = BigEndianBytes()
    table.append(0 as UInt16, "format")
    table.append(262 as UInt16, "length")
    table.append(0 as UInt16, "language")
    table.append(bytes: (0...255).map { glyphs[$0] ?? 0 })
    return table.bytes
  }

  /// A segment of format 4: `rangeOffset` counts from its own place, as in the file.
  struct Segment {
    var first: UInt16
    var last: UInt16
    var delta: UInt16 = 0
    var rangeOffset: UInt16 = 0
  }

  static let closing = Segment(first: 0xFFFF, last: 0xFFFF, delta: 1)

  static func format4(
    _ segments: [Segment],
    glyphs: [UInt16] = [],
    doubledCount: UInt16? = nil
  ) -> [UInt8] {
    var table = BigEndianBytes()
    table.append(4 as UInt16, "format")
    table.append(UInt16(16 + 8 * segments.count + 2 * glyphs.count), "length")
    table.append(0 as UInt16, "language")
    table.append(doubledCount ?? UInt16(2 * segments.count), "segCountX2")
    table.skip(6)  // searchRange, entrySelector, rangeShift
    for segment in segments { table.append(segment.last, "endCode") }
    table.append(0 as UInt16, "reservedPad")
    for segment in segments { table.append(segment.first, "startCode") }
    for segment in segments { table.append(segment.delta, "idDelta") }
    for segment in segments { table.append(segment.rangeOffset, "idRangeOffset") }
    for glyph in glyphs { table.append(glyph, "glyphIdArray") }
    return table.bytes
  }

  static func format6(first: UInt16, _ glyphs: [UInt16], count: UInt16? = nil) -> [UInt8] {
    var table = BigEndianBytes()
    table.append(6 as UInt16, "format")
    table.append(UInt16(10 + 2 * glyphs.count), "length")
    table.append(0 as UInt16, "language")
    table.append(first, "firstCode")
    table.append(count ?? UInt16(glyphs.count), "entryCount")
    for glyph in glyphs { table.append(glyph, "glyphIdArray") }
    return table.bytes
  }

  static func format10(first: UInt32, _ glyphs: [UInt16], count: UInt32? = nil) -> [UInt8] {
    var table = BigEndianBytes()
    table.append(10 as UInt16, "format")
    table.append(0 as UInt16, "reserved")
    table.append(UInt32(20 + 2 * glyphs.count), "length")
    table.append(0 as UInt32, "language")
    table.append(first, "startCharCode")
    table.append(count ?? UInt32(glyphs.count), "numChars")
    for glyph in glyphs { table.append(glyph, "glyphIdArray") }
    return table.bytes
  }

  /// Format 12, or 13 with the same layout.
  static func groups(
    _ groups: [(first: UInt32, last: UInt32, glyph: UInt32)],
    format: UInt16 = 12,
    count: UInt32? = nil
  ) -> [UInt8] {
    var table = BigEndianBytes()
    table.append(format, "format")
    table.append(0 as UInt16, "reserved")
    table.append(UInt32(16 + 12 * groups.count), "length")
    table.append(0 as UInt32, "language")
    table.append(count ?? UInt32(groups.count), "numGroups")
    for group in groups {
      table.append(group.first, "startCharCode")
      table.append(group.last, "endCharCode")
      table.append(group.glyph, "startGlyphID")
    }
    return table.bytes
  }
}
