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
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < character.value {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < ranges.count && ranges[low].contains(character.value)
  }
}
