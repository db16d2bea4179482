internal import OpenType

extension FreeTypeFace {
  /// As many bytes of a `CFF ` table as names and dictionaries take.
  private static let headerSize = 1 << 16

  /// How many bytes describe each glyph, and whether these are programs, which take some even to draw
  /// nothing; `nil` for a font without such tables.
  var glyphLengths: (lengths: GlyphLengths, arePrograms: Bool)? {
    // One more offset than there can be glyphs.
    let most = 4 * 65_537
    if let head = try? table(.head, limit: HeadTable.byteCount),
      let format = (try? HeadTable(parsing: head.span))?.indexToLocFormat,
      let loca = try? table(.loca, limit: most)
    {
      return (GlyphLengths(loca: loca.span, isLong: format == 1), false)
    }
    guard let start = try? table(.cff, limit: Self.headerSize),
      let place = try? GlyphLengths.charStrings(in: start.span),
      let list = try? table(.cff, from: place, limit: most + 3),
      let lengths = try? GlyphLengths(charStrings: list.span)
    else { return nil }
    return (lengths, true)
  }
}
