extension CoverageReader {
  /// Format 0: a byte of glyph for each of the first 256 characters.
  mutating func readBytes(_ bytes: Span<UInt8>, at start: Int) throws(TableError) {
    let array = try bytes.checkedRange(at: start + 6, count: 256)
    for character in 0..<256 {
      add(character, glyph: Int(bytes[array.lowerBound + character]))
    }
  }

  /// Format 6: glyphs of characters in a row, of the first plane.
  mutating func readTrimmed(_ bytes: Span<UInt8>, at start: Int) throws(TableError) {
    let first = Int(try bytes.bigEndian(UInt16.self, at: start + 6))
    let count = Int(try bytes.bigEndian(UInt16.self, at: start + 8))
    try readGlyphs(bytes, at: start + 10, first: first, count: count, lastCharacter: 0xFFFF)
  }

  /// Format 10: glyphs of characters in a row, of any plane.
  mutating func readTrimmedWide(_ bytes: Span<UInt8>, at start: Int) throws(TableError) {
    let first = Int(try bytes.bigEndian(UInt32.self, at: start + 12))
    let count = Int(try bytes.bigEndian(UInt32.self, at: start + 16))
    try readGlyphs(bytes, at: start + 20, first: first, count: count, lastCharacter: 0x10_FFFF)
  }

  private mutating func readGlyphs(
    _ bytes: Span<UInt8>,
    at start: Int,
    first: Int,
    count: Int,
    lastCharacter: Int
  ) throws(TableError) {
    let present = min(count, (bytes.count - start) / 2)
    if present < count {
      let needed = TableError.Kind.truncated(needed: 2 * (count - present), end: bytes.count)
      note(TableError(offset: start + 2 * present, needed))
    }
    let meant = max(0, min(present, lastCharacter - first + 1))
    if meant < present {
      let words = "its characters go on past the last one there is"
      note(TableError(offset: start + 2 * meant, .malformed(words)))
    }
    for index in 0..<meant {
      add(first + index, glyph: Int(try bytes.bigEndian(UInt16.self, at: start + 2 * index)))
    }
  }
}
