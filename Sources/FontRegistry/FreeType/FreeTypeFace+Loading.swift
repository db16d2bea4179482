internal import CFreeType

extension FreeTypeFace {
  /// Loads the first glyph, which every font has for characters that it lacks, or selects the first
  /// size of a font that has only bitmaps.
  ///
  /// Hinting is left out, since its instructions are programs, and so are the parts of a composite
  /// glyph: FreeType follows them without a limit, and a chain of them takes all of the stack.
  ///
  /// - Throws: ``FreeTypeError`` when FreeType cannot do it.
  func loadFirstGlyph() throws(FreeTypeError) {
    if isScalable {
      let flags = FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP | FT_LOAD_NO_RECURSE
      unsafe try check(FT_Load_Glyph(handle, 0, FT_Int32(flags)))
    } else if hasFixedSizes {
      unsafe try check(FT_Select_Size(handle, 0))
    }
  }
}
