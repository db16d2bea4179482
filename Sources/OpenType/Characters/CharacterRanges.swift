/// A set of code points, as ranges in order that do not touch.
package struct CharacterRanges: Hashable, Sendable {
  /// The ranges, lowest first, with a gap between any two.
  package let ranges: [ClosedRange<UInt32>]

  /// How many code points there are.
  package let count: Int

  /// No code points.
  package static let none = CharacterRanges([])

  /// Sorts ranges and joins those that overlap or touch.
  package init(_ ranges: [ClosedRange<UInt32>]) {
    var joined: [ClosedRange<UInt32>] = []
    var count = 0
    for range in ranges.isInOrder ? ranges : ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      guard let last = joined.last,
        range.lowerBound <= last.upperBound
          || range.lowerBound == last.upperBound + 1
      else {
        joined.append(range)
        count += Int(range.upperBound - range.lowerBound) + 1
        continue
      }
      guard range.upperBound > last.upperBound else { continue }
      joined[joined.count - 1] = last.lowerBound...range.upperBound
      count += Int(range.upperBound - last.upperBound)
    }
    self.ranges = joined
    self.count = count
  }

  /// Whether a code point is in the set.
  package func contains(_ codePoint: UInt32) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = low + (high - low) / 2
      if ranges[middle].upperBound < codePoint {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < ranges.count && ranges[low].lowerBound <= codePoint
  }

  /// Whether a character is in the set.
  package func contains(_ scalar: Unicode.Scalar) -> Bool {
    contains(scalar.value)
  }
}

extension [ClosedRange<UInt32>] {
  fileprivate var isInOrder: Bool {
    for index in indices.dropFirst() where self[index - 1].lowerBound > self[index].lowerBound {
      return false
    }
    return true
  }
}
