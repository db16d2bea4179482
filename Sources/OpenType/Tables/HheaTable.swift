/// The table of what holds for all horizontal lines.
///
/// See <https://learn.microsoft.com/typography/opentype/spec/hhea>.
package struct HheaTable: FontTable, Hashable {
  package static let tag = Tag.hhea

  /// How far lines reach above the baseline, in font units.
  package let ascender: Int16

  /// How far lines reach below the baseline, in font units; usually negative.
  package let descender: Int16

  /// The extra distance between lines, in font units.
  package let lineGap: Int16

  /// The widest advance, in font units.
  package let advanceWidthMax: UInt16

  /// The rise of the caret's slope; with a run of 0 the caret is upright.
  package let caretSlopeRise: Int16

  /// The run of the caret's slope.
  package let caretSlopeRun: Int16

  /// How many glyphs have an advance of their own in `hmtx`.
  package let numberOfHMetrics: UInt16
}

extension HheaTable {
  private enum Offset {
    static let ascender = 4
    static let descender = 6
    static let lineGap = 8
    static let advanceWidthMax = 10
    static let caretSlopeRise = 18
    static let caretSlopeRun = 20
    static let numberOfHMetrics = 34
  }

  /// How many bytes version 1.0 has.
  package static let byteCount = 36

  /// Reads all fields, whatever the version says: no version moves them.
  package init(fields bytes: Span<UInt8>) throws(TableError) {
    _ = try bytes.checkedRange(at: 0, count: Self.byteCount)
    ascender = try bytes.bigEndian(Int16.self, at: Offset.ascender)
    descender = try bytes.bigEndian(Int16.self, at: Offset.descender)
    lineGap = try bytes.bigEndian(Int16.self, at: Offset.lineGap)
    advanceWidthMax = try bytes.bigEndian(UInt16.self, at: Offset.advanceWidthMax)
    caretSlopeRise = try bytes.bigEndian(Int16.self, at: Offset.caretSlopeRise)
    caretSlopeRun = try bytes.bigEndian(Int16.self, at: Offset.caretSlopeRun)
    numberOfHMetrics = try bytes.bigEndian(UInt16.self, at: Offset.numberOfHMetrics)
  }
}
