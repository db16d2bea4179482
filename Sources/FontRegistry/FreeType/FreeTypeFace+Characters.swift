internal import CFreeType

extension FreeTypeFace {
  /// The characters with a glyph, for fonts without a `cmap` table; `nil` when FreeType knows of no
  /// way from Unicode to the font's glyphs.
  ///
  /// See `FT_Get_First_Char`.
  var characters: Coverage? {
    guard let map = unsafe handle.pointee.charmap,
      unsafe map.pointee.encoding == FT_ENCODING_UNICODE
    else { return nil }
    var ranges: [ClosedRange<UInt32>] = []
    var glyph: FT_UInt = 0
    var next = unsafe FT_Get_First_Char(handle, &glyph)
    var least: FT_ULong = 0
    while glyph != 0, next >= least, let character = UInt32(exactly: next), character <= 0x10FFFF {
      if let last = ranges.last, last.upperBound + 1 == character {
        ranges[ranges.count - 1] = last.lowerBound...character
      } else {
        ranges.append(character...character)
      }
      // FreeType goes upwards; were it not to, this would not end.
      least = next + 1
      next = unsafe FT_Get_Next_Char(handle, next, &glyph)
    }
    return Coverage(ranges: ranges)
  }
}
