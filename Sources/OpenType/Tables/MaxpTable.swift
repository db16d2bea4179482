/// The table of how much a face has of everything; here, of glyphs.
///
/// See <https://learn.microsoft.com/typography/opentype/spec/maxp>.
package struct MaxpTable: FontTable, Hashable {
  package static let tag = Tag.maxp

  /// 0x00005000 for faces without TrueType outlines, else 0x00010000.
  package let version: UInt32

  /// How many glyphs the face has.
  package let glyphCount: UInt16

  /// Set when version 1.0 ends before its last field; the number of glyphs is whole all the same.
  package let damage: TableError?
}

extension MaxpTable {
  private enum Offset {
    static let version = 0
    static let numGlyphs = 4
  }

  /// How many bytes version 0.5 has.
  package static let shortByteCount = 6

  /// How many bytes version 1.0 has.
  package static let byteCount = 32

  /// Reads the number of glyphs.
  package init(fields bytes: Span<UInt8>) throws(TableError) {
    version = try bytes.bigEndian(UInt32.self, at: Offset.version)
    guard version == 0x0000_5000 || version >> 16 == 1 else {
      throw TableError(offset: Offset.version, .unsupportedVersion(version))
    }
    glyphCount = try bytes.bigEndian(UInt16.self, at: Offset.numGlyphs)
    if version >> 16 == 1, bytes.count < Self.byteCount {
      let needed = Self.byteCount - Self.shortByteCount
      damage = TableError(
        table: Self.tag,
        offset: Self.shortByteCount,
        .truncated(needed: needed, end: bytes.count)
      )
    } else {
      damage = nil
    }
  }
}
