extension CoverageReader {
  /// Format 4: segments of the first plane, in four arrays.
  ///
  /// A character belongs to the first segment that ends at or after it. Following that rule to the
  /// letter looks at no character twice, so overlapping segments cannot multiply the work.
  mutating func readSegments(_ bytes: Span<UInt8>, at start: Int) throws(TableError) {
    let doubled = Int(try bytes.bigEndian(UInt16.self, at: start + 6)) & ~1
    let segments = Segments(start: start, doubled: doubled)
    // Without the last array nothing can be told, and it ends where the glyphs begin.
    _ = try bytes.checkedRange(at: start, count: segments.glyphs - start)

    var next = 0
    for index in 0..<doubled / 2 {
      let end = Int(try bytes.bigEndian(UInt16.self, at: segments.ends + 2 * index))
      guard end >= next else { continue }
      let first = Int(try bytes.bigEndian(UInt16.self, at: segments.starts + 2 * index))
      let from = max(first, next)
      next = end + 1
      guard from <= end else { continue }
      let delta = Int(try bytes.bigEndian(UInt16.self, at: segments.deltas + 2 * index))
      let place = segments.rangeOffsets + 2 * index
      let rangeOffset = Int(try bytes.bigEndian(UInt16.self, at: place))
      if rangeOffset == 0 {
        addCounting(from, end, delta: delta)
      } else {
        let glyphs = place + rangeOffset + 2 * (from - first)
        try addListed(from, end, delta: delta, bytes, glyphs: glyphs)
      }
    }
  }

  /// Where the arrays are.
  private struct Segments {
    let ends: Int
    let starts: Int
    let deltas: Int
    let rangeOffsets: Int
    let glyphs: Int

    init(start: Int, doubled: Int) {
      ends = start + 14
      starts = ends + doubled + 2
      deltas = starts + doubled
      rangeOffsets = deltas + doubled
      glyphs = rangeOffsets + doubled
    }
  }

  /// Adds characters whose glyph is their number and the delta, of 16 bits.
  private mutating func addCounting(_ first: Int, _ last: Int, delta: Int) {
    let glyph = (first + delta) & 0xFFFF
    let beforeWrap = min(last, first + (0xFFFF - glyph))
    add(first, beforeWrap, firstGlyph: glyph)
    if beforeWrap < last {
      add(beforeWrap + 1, last, firstGlyph: 0)
    }
  }

  /// Adds characters whose glyphs are in a list.
  private mutating func addListed(
    _ first: Int,
    _ last: Int,
    delta: Int,
    _ bytes: Span<UInt8>,
    glyphs: Int
  ) throws(TableError) {
    let count = last - first + 1
    let present = max(0, min(count, (bytes.count - glyphs) / 2))
    // Many makers let the closing segment of 0xFFFF point anywhere.
    if present < count, first < 0xFFFF {
      let needed = TableError.Kind.truncated(needed: 2 * (count - present), end: bytes.count)
      note(TableError(offset: glyphs + 2 * present, needed))
    }
    for index in 0..<present {
      let glyph = Int(try bytes.bigEndian(UInt16.self, at: glyphs + 2 * index))
      guard glyph != 0 else { continue }
      add(first + index, glyph: (glyph + delta) & 0xFFFF)
    }
  }
}
