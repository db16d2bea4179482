internal import FileAccess

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

  /// How long a processor may take to load the glyphs of one file.
  ///
  /// Programs in glyphs and lists of differences are followed to limits of FreeType's own, which are
  /// so far that a glyph of a few hundred bytes can take a tenth of a second and give no point. All
  /// letters of a font that is made take a few milliseconds, so that only a hostile one gets here.
  /// What it still gives then depends on the machine, and nothing of it counts.
  static let time = Duration.seconds(2)

  /// By a clock, which is asked at each load since it costs nothing.
  private var timeLeft: Duration

  /// What the processor may take, which is looked at when time is over by the clock.
  private let timeLimit: Duration

  /// What the thread had had of a processor at the first load.
  private var processorTimeAtStart: Duration?

  private var pointsLeft: Int
  private var partsLeft = 0

  /// Starts on a file.
  ///
  /// - Parameters:
  ///   - points: The most points of all glyphs together.
  ///   - time: How long a processor may take to load all glyphs together.
  init(points: Int = OutlineBudget.points, time: Duration = OutlineBudget.time) {
    pointsLeft = points
    timeLeft = time
    timeLimit = time
  }

  /// Starts on the next glyph.
  mutating func startGlyph() throws(GlyphError) {
    partsLeft = Self.parts
    // What is spent is not tried: loading alone takes time.
    try spend(points: 0)
  }

  /// Throws when there was no time left before, and then counts what a load takes.
  ///
  /// The glyphs of a file are one thread's.
  mutating func timing<Value>(
    _ load: () throws(GlyphError) -> Value
  ) throws(GlyphError) -> Value {
    let atStart = processorTimeAtStart ?? ProcessorTime.ofThread
    processorTimeAtStart = atStart
    if timeLeft <= .zero {
      // A busy machine makes every load long by the clock.
      timeLeft = timeLimit - (ProcessorTime.ofThread - atStart)
      guard timeLeft > .zero else { throw .tooSlow }
    }
    let start = ContinuousClock.now
    defer { timeLeft -= ContinuousClock.now - start }
    return try load()
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
