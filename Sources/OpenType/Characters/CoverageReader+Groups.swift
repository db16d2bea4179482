extension CoverageReader {
  /// Formats 12 and 13: groups of characters in a row, by their ends.
  mutating func readGroups(
    _ bytes: Span<UInt8>,
    at start: Int,
    oneGlyph: Bool
  ) throws(TableError) {
    let announced = Int(try bytes.bigEndian(UInt32.self, at: start + 12))
    let groups = start + 16
    let present = min(announced, (bytes.count - groups) / 12)
    if present < announced {
      let needed = TableError.Kind.truncated(needed: 12 * (announced - present), end: bytes.count)
      note(TableError(offset: groups + 12 * present, needed))
    }
    for index in 0..<present {
      let group = groups + 12 * index
      let first = Int(try bytes.bigEndian(UInt32.self, at: group))
      let last = Int(try bytes.bigEndian(UInt32.self, at: group + 4))
      let glyph = Int(try bytes.bigEndian(UInt32.self, at: group + 8))
      guard first <= last, last <= 0x10_FFFF else {
        let words = "it has a group of characters from \(first) to \(last)"
        note(TableError(offset: group, .malformed(words)))
        continue
      }
      if oneGlyph {
        add(first, last, glyph: glyph)
      } else {
        add(first, last, firstGlyph: glyph)
      }
    }
  }
}
