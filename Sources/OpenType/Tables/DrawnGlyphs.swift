/// The glyphs that an `SVG ` table draws in the place of their outlines.
///
/// A font may have outlines beside them for programs that cannot draw SVG; Core Text can. See
/// <https://learn.microsoft.com/typography/opentype/spec/svg> and
/// <https://developer.apple.com/documentation/coretext/ctfontsymbolictraits/traitcolorglyphs>.
package struct DrawnGlyphs: FontTable, Hashable {
  package static let tag = Tag.svg

  /// From the first glyph of a document to its last, in order and apart from each other.
  package let ranges: [ClosedRange<UInt16>]
}

extension DrawnGlyphs {
  private enum Offset {
    static let documentList = 2
  }

  /// How many bytes a record of the list has: the first glyph and the last, and where the document is.
  private static let recordSize = 12

  /// Reads the list of documents, and none of these.
  ///
  /// - Parameter bytes: The table, at least as far as its list goes.
  /// - Throws: When the bytes end before the list does.
  package init(fields bytes: Span<UInt8>) throws(TableError) {
    let start = Int(try bytes.bigEndian(UInt32.self, at: Offset.documentList))
    let count = Int(try bytes.bigEndian(UInt16.self, at: start))
    let records = try bytes.checkedRange(at: start + 2, count: count * Self.recordSize)
    var ranges: [ClosedRange<UInt16>] = []
    for record in stride(from: records.lowerBound, to: records.upperBound, by: Self.recordSize) {
      let first = try bytes.bigEndian(UInt16.self, at: record)
      let last = try bytes.bigEndian(UInt16.self, at: record + 2)
      if first <= last { ranges.append(first...last) }
    }
    ranges.sort { $0.lowerBound < $1.lowerBound }
    var apart: [ClosedRange<UInt16>] = []
    for range in ranges {
      guard let last = apart.last, range.lowerBound <= last.upperBound else {
        apart.append(range)
        continue
      }
      apart[apart.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
    }
    self.ranges = apart
  }

  /// Draws no glyph.
  package init() {
    ranges = []
  }

  /// Whether a glyph is drawn.
  package func contains(_ glyph: Int) -> Bool {
    guard let glyph = UInt16(exactly: glyph) else { return false }
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = low + (high - low) / 2
      if ranges[middle].contains(glyph) { return true }
      if ranges[middle].upperBound < glyph { low = middle + 1 } else { high = middle }
    }
    return false
  }
}
