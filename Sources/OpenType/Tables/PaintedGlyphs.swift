/// The glyphs that a `COLR` table of version 1 paints by graphs of colours, gradients and transforms.
///
/// What layers of version 0 show is the union of outlines; what a graph shows is not told by outlines.
/// See <https://learn.microsoft.com/typography/opentype/spec/colr>.
package struct PaintedGlyphs: FontTable, Hashable {
  package static let tag = Tag.colr

  /// The glyphs.
  package let glyphs: Set<UInt16>
}

extension PaintedGlyphs {
  private enum Offset {
    static let version = 0
    static let baseGlyphList = 14
  }

  /// How many bytes a record of the list has: a glyph and the place of its paint.
  private static let recordSize = 6

  /// Reads the list of glyphs, of which an older version has none.
  ///
  /// - Parameter bytes: The table.
  /// - Throws: When the bytes end before the list does.
  package init(fields bytes: Span<UInt8>) throws(TableError) {
    var glyphs: Set<UInt16> = []
    if try bytes.bigEndian(UInt16.self, at: Offset.version) >= 1 {
      let start = Int(try bytes.bigEndian(UInt32.self, at: Offset.baseGlyphList))
      if start > 0 {
        let count = Int(try bytes.bigEndian(UInt32.self, at: start))
        // No more glyphs than 16 bits can tell apart.
        let records = try bytes.checkedRange(
          at: start + 4,
          count: min(count, 0x1_0000) * Self.recordSize
        )
        for record in stride(from: records.lowerBound, to: records.upperBound, by: Self.recordSize)
        {
          glyphs.insert(try bytes.bigEndian(UInt16.self, at: record))
        }
      }
    }
    self.glyphs = glyphs
  }
}
