/// The characters that a face has a glyph for.
public struct Coverage: Hashable, Sendable {
  /// The code points, as sorted ranges that neither touch nor overlap.
  public let ranges: [ClosedRange<UInt32>]

  /// Describes a coverage.
  ///
  /// - Parameter ranges: Sorted ranges that neither touch nor overlap.
  public init(ranges: [ClosedRange<UInt32>]) {
    self.ranges = ranges
  }

  /// How many code points are covered.
  public var characterCount: Int {
    ranges.reduce(0) { $0 + $1.count }
  }

  /// Whether the face has a glyph for a code point.
  public func contains(_ character: Unicode.Scalar) -> Bool {
    let place = placeOfRange(endingAtOrBehind: character.value)
    return place < ranges.count && ranges[place].contains(character.value)
  }

  /// The place of the first range that does not end before a code point; that behind the last where all
  /// do.
  func placeOfRange(endingAtOrBehind value: UInt32) -> Int {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < value {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
