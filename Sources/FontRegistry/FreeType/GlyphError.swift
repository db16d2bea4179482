/// Why a glyph has no outline that could be read.
enum GlyphError: Error, Hashable {
  /// FreeType's answer.
  case freeType(FreeTypeError)

  /// The glyph is a bitmap or a drawing.
  case noOutline

  /// The glyph is painted by a graph of colours and transforms.
  case painted

  /// The glyph is drawn by an SVG document, whatever its outline is.
  case drawn

  /// Glyphs are made of glyphs that are made of glyphs, too deep.
  case tooDeep

  /// The glyph is made of too many others.
  case tooManyParts

  /// The glyphs of the file that were looked at have too many points together.
  case tooManyPoints

  /// The glyphs of the file that were looked at took too long together.
  case tooSlow
}

extension GlyphError {
  /// Whether the glyph is shown by other means than its outline, which is known without loading it.
  var isOfOtherMeans: Bool { self == .painted || self == .drawn }
}

extension GlyphError: CustomStringConvertible {
  /// The reason, in words that follow a colon.
  var description: String {
    switch self {
    case .freeType(let error): "FreeType cannot load the glyph: \(error)"
    case .noOutline: "the glyph is no outline"
    case .painted: "the glyph is painted (COLR version 1), which outlines alone do not show"
    case .drawn: "the glyph is drawn by SVG, and its outline need not look like that"
    case .tooDeep:
      "the glyph is made of glyphs that are made of glyphs, more than \(OutlineBudget.depth) deep"
    case .tooManyParts: "the glyph is made of more than \(OutlineBudget.parts) others"
    case .tooSlow: "the glyphs before it took a processor more than \(OutlineBudget.time) to load"
    case .tooManyPoints:
      "the glyphs of the file take too much work: more than \(OutlineBudget.points) points, and "
        + "lines through them"
    }
  }
}
