/// How the places on normalised axes are bent before variations are looked up.
///
/// See <https://learn.microsoft.com/typography/opentype/spec/avar>.
package struct AvarTable: FontTable, Hashable {
  package static let tag = Tag.avar

  /// A pair of places, both from −1 to 1.
  package struct Pair: Hashable, Sendable {
    /// The place before.
    package let from: Double
    /// The place after.
    package let to: Double
  }

  /// The pairs of each axis, in the order of `fvar`; an axis without any stays as it is.
  package let maps: [[Pair]]

  /// Whether the table goes on to mix axes (version 2), which no reader here follows: the places
  /// that it gives are then not known.
  package let mixesAxes: Bool

  private enum Offset {
    static let axisCount = 6
  }

  /// How many bytes come before the maps.
  package static let headerByteCount = 8

  /// Reads the maps.
  ///
  /// - Throws: When a map is cut off, or the version is none of the specification.
  package init(fields bytes: Span<UInt8>) throws(TableError) {
    let version = try bytes.majorVersion(of: 1...2, headerByteCount: Self.headerByteCount)
    mixesAxes = version == 2
    var maps: [[Pair]] = []
    var offset = Self.headerByteCount
    for _ in 0..<(try bytes.bigEndian(UInt16.self, at: Offset.axisCount)) {
      let count = Int(try bytes.bigEndian(UInt16.self, at: offset))
      offset += 2
      let range = try bytes.checkedRange(at: offset, count: 4 * count)
      var pairs: [Pair] = []
      pairs.reserveCapacity(count)
      for place in stride(from: range.lowerBound, to: range.upperBound, by: 4) {
        pairs.append(
          Pair(from: try bytes.f2dot14(at: place), to: try bytes.f2dot14(at: place + 2))
        )
      }
      maps.append(pairs)
      offset = range.upperBound
    }
    self.maps = maps
  }

  /// Bends a place on an axis.
  ///
  /// - Parameters:
  ///   - position: The place on the normalised axis.
  ///   - axis: The axis's place in `fvar`.
  /// - Returns: The place to look variations up at; the same when the table has no map for the axis,
  ///   or one without both ends and the middle, which the specification wants ignored.
  package func bent(_ position: Double, axis: Int) -> Double {
    guard maps.indices.contains(axis), AvarTable.isComplete(maps[axis]) else { return position }
    var before = Pair(from: -1, to: -1)
    for pair in maps[axis] {
      if pair.from == position { return pair.to }
      if pair.from > position {
        guard pair.from > before.from else { return pair.to }
        let share = (position - before.from) / (pair.from - before.from)
        return NormalizedAxis.rounded(before.to + share * (pair.to - before.to))
      }
      before = pair
    }
    return before.to
  }

  private static func isComplete(_ pairs: [Pair]) -> Bool {
    let isSorted = zip(pairs, pairs.dropFirst()).allSatisfy { $0.from <= $1.from }
    return isSorted && [-1, 0, 1].allSatisfy { pairs.contains(Pair(from: $0, to: $0)) }
  }
}
