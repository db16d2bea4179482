/// What the outlines of one face may take, so that none of a hostile font takes long.
struct OutlineBudget {
  /// How deep composite glyphs may be made of composite glyphs; fonts do with four.
  static let depth = 16

  /// The most glyphs that one glyph may be made of, counted through all depths.
  static let parts = 512

  /// The most points of all glyphs together; ten thousand glyphs of a drawn script have a million.
  static let points = 4_000_000

  private var pointsLeft = OutlineBudget.points
  private var partsLeft = 0

  /// Starts on the next glyph.
  mutating func startGlyph() {
    partsLeft = Self.parts
  }

  mutating func spend(parts count: Int) throws(GlyphError) {
    partsLeft -= count
    guard partsLeft >= 0 else { throw .tooManyParts }
  }

  mutating func spend(points count: Int) throws(GlyphError) {
    pointsLeft -= count
    guard pointsLeft >= 0 else { throw .tooManyPoints }
  }
}
