/// Collects the characters of one `cmap` subtable.
///
/// All places are bytes from the table's start, and only the table's end limits them: the length in
/// large subtables of format 4 is known to overflow.
struct CoverageReader {
  /// One more than the highest glyph.
  let glyphLimit: Int

  /// What was found so far.
  private var ranges: [ClosedRange<UInt32>] = []

  /// The first thing that is wrong; the rest was read all the same.
  private(set) var damage: TableError?

  /// The characters that were found.
  var characters: CharacterRanges { CharacterRanges(ranges) }

  /// Starts with nothing.
  init(glyphCount: Int) {
    glyphLimit = max(0, min(glyphCount, 65536))
  }

  /// Reads a subtable of any format.
  ///
  /// - Parameters:
  ///   - bytes: The whole `cmap` table.
  ///   - start: Where the subtable starts.
  /// - Throws: When its header is not whole, or its format is not read.
  mutating func read(_ bytes: Span<UInt8>, at start: Int) throws(TableError) {
    let format = try bytes.bigEndian(UInt16.self, at: start)
    switch format {
    case 0: try readBytes(bytes, at: start)
    case 4: try readSegments(bytes, at: start)
    case 6: try readTrimmed(bytes, at: start)
    case 10: try readTrimmedWide(bytes, at: start)
    case 12: try readGroups(bytes, at: start, oneGlyph: false)
    case 13: try readGroups(bytes, at: start, oneGlyph: true)
    default: throw TableError(offset: start, .unsupportedFormat(format))
    }
  }
}

extension CoverageReader {
  /// Adds a character whose glyph is known.
  mutating func add(_ character: Int, glyph: Int) {
    if glyph > 0, glyph < glyphLimit { append(character, character) }
  }

  /// Adds characters whose glyphs count up with them.
  ///
  /// - Parameters:
  ///   - first: The first character.
  ///   - last: The last character, not before the first.
  ///   - glyph: The first character's glyph.
  mutating func add(_ first: Int, _ last: Int, firstGlyph glyph: Int) {
    let from = max(first, first + (1 - glyph))
    let to = min(last, first + (glyphLimit - 1 - glyph))
    if from <= to { append(from, to) }
  }

  /// Adds characters that all have one glyph.
  mutating func add(_ first: Int, _ last: Int, glyph: Int) {
    if glyph > 0, glyph < glyphLimit { append(first, last) }
  }

  /// Keeps the first thing that is wrong.
  mutating func note(_ error: @autoclosure () -> TableError) {
    if damage == nil { damage = error() }
  }

  private mutating func append(_ first: Int, _ last: Int) {
    let (from, to) = (UInt32(truncatingIfNeeded: first), UInt32(truncatingIfNeeded: last))
    guard from <= to else { return }
    if let previous = ranges.last, previous.upperBound < from, previous.upperBound + 1 == from {
      ranges[ranges.count - 1] = previous.lowerBound...to
    } else {
      ranges.append(from...to)
    }
  }
}
