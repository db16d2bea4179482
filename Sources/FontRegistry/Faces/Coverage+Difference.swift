extension Coverage {
  /// The characters that another face lacks.
  ///
  /// - Parameter other: The other face's characters.
  /// - Returns: Sorted ranges that neither touch nor overlap.
  public func missing(from other: Coverage) -> [ClosedRange<UInt32>] {
    var missing: [ClosedRange<UInt32>] = []
    var place = 0
    for range in ranges {
      // The first code point of the range that is not settled yet; one past the last is no overflow,
      // since code points end long before.
      var next = range.lowerBound
      while place < other.ranges.count, other.ranges[place].upperBound < next { place += 1 }
      var index = place
      while index < other.ranges.count, other.ranges[index].lowerBound <= range.upperBound {
        let covered = other.ranges[index]
        if next < covered.lowerBound { missing.append(next...covered.lowerBound - 1) }
        next = max(next, covered.upperBound + 1)
        index += 1
      }
      if next <= range.upperBound { missing.append(next...range.upperBound) }
    }
    return missing
  }
}
