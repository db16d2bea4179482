internal import CFreeType
internal import OpenType

extension FreeTypeFace {
  /// More layers than any glyph of a letter has.
  private static let mostLayers = 64

  /// The glyphs that are painted otherwise, by COLR version 1, of which FreeType's older versions do not
  /// tell.
  var paintedGlyphs: Set<UInt16> {
    // The list of glyphs comes before what paints them.
    guard hasColor, let bytes = try? table(.colr, limit: 1 << 20) else { return [] }
    return (try? PaintedGlyphs(parsing: bytes.span))?.glyphs ?? []
  }

  /// The glyphs that SVG documents draw in the place of their outlines, which FreeType gives all the same.
  var drawnGlyphs: DrawnGlyphs {
    // The list of documents comes before these.
    guard let bytes = try? table(.svg, limit: 1 << 20) else { return DrawnGlyphs() }
    return (try? DrawnGlyphs(parsing: bytes.span)) ?? DrawnGlyphs()
  }

  /// The glyphs that are laid upon each other to show a glyph in colour, by COLR version 0.
  ///
  /// See <https://learn.microsoft.com/typography/opentype/spec/colr>.
  ///
  /// - Parameter glyph: The glyph.
  /// - Returns: The layers; none for a glyph that is shown as it is.
  /// - Throws: ``GlyphError`` when there are too many.
  func layers(of glyph: Int) throws(GlyphError) -> [Int] {
    guard hasColor else { return [] }
    let base = FT_UInt(clamping: glyph)
    var iterator = unsafe FT_LayerIterator()
    var layers: [Int] = []
    var layer: FT_UInt = 0
    while unsafe fontscan_ft_next_layer(handle, base, &iterator, &layer) != 0 {
      guard layers.count < Self.mostLayers else { throw .tooManyParts }
      layers.append(Int(layer))
    }
    return layers
  }
}
