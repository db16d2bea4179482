/// What the outlines of one file may take, so that none of a hostile font takes long.
///
/// One for all faces of a collection and all instances: a few thousand of them can share one glyph.
struct OutlineBudget {
  /// How deep composite glyphs may be made of composite glyphs; fonts do with four.
  static let depth = 16

  /// The most glyphs that one glyph may be made of, counted through all depths.
  static let parts = 512

  /// The most points of all glyphs together, with what is spent on measuring them.
  ///
  /// Ten thousand glyphs of a drawn script have a million; a collection of ten variable faces with
  /// nine instances each and the letters of all scripts takes three when all are measured.
  static let points = 6_000_000

  /// What a glyph counts that cannot be loaded, since nobody knows how far it got.
  private static let failure = 16_384

  /// How many crossings of outlines and lines take as long as a point does.
  private static let crossingsPerPoint = 4

  private var pointsLeft: Int
  private var partsLeft = 0

  /// Starts on a file.
  ///
  /// - Parameter points: The most points of all glyphs together.
  init(points: Int = OutlineBudget.points) {
    pointsLeft = points
  }

  /// Starts on the next glyph.
  mutating func startGlyph() throws(GlyphError) {
    partsLeft = Self.parts
    // What is spent is not tried: loading alone takes time.
    try spend(points: 0)
  }

  mutating func spend(parts count: Int) throws(GlyphError) {
    partsLeft -= count
    guard partsLeft >= 0 else { throw .tooManyParts }
  }

  mutating func spend(points count: Int) throws(GlyphError) {
    pointsLeft -= count
    guard pointsLeft >= 0 else { throw .tooManyPoints }
  }

  mutating func spend(crossings count: Int) throws(GlyphError) {
    try spend(points: (count + Self.crossingsPerPoint - 1) / Self.crossingsPerPoint)
  }

  mutating func spendFailure() {
    pointsLeft -= Self.failure
  }
}
