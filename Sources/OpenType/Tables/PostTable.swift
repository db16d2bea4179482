/// The start of the table for PostScript printers; the names of glyphs are not read.
///
/// See <https://learn.microsoft.com/typography/opentype/spec/post>.
package struct PostTable: FontTable, Hashable {
  package static let tag = Tag.post

  /// The version: 1.0, 2.0, 2.5 or 3.0, in Apple's fonts also 4.0.
  package let version: Fixed

  /// The slope of upright strokes in degrees, counter-clockwise: an italic has a negative one.
  package let italicAngle: Fixed

  /// Where the underline is, in font units.
  package let underlinePosition: Int16

  /// How thick the underline is, in font units.
  package let underlineThickness: Int16

  /// Whether the maker says that all characters have the same width.
  package let isFixedPitch: Bool
}

extension PostTable {
  private enum Offset {
    static let version = 0
    static let italicAngle = 4
    static let underlinePosition = 8
    static let underlineThickness = 10
    static let isFixedPitch = 12
  }

  /// How many bytes all versions have before the names of glyphs.
  package static let byteCount = 32

  /// Reads the fields that all versions share, so an unknown version is kept and not refused.
  package init(fields bytes: Span<UInt8>) throws(TableError) {
    _ = try bytes.checkedRange(at: 0, count: Self.byteCount)
    version = Fixed(rawValue: try bytes.bigEndian(Int32.self, at: Offset.version))
    italicAngle = Fixed(rawValue: try bytes.bigEndian(Int32.self, at: Offset.italicAngle))
    underlinePosition = try bytes.bigEndian(Int16.self, at: Offset.underlinePosition)
    underlineThickness = try bytes.bigEndian(Int16.self, at: Offset.underlineThickness)
    isFixedPitch = try bytes.bigEndian(UInt32.self, at: Offset.isFixedPitch) != 0
  }
}
