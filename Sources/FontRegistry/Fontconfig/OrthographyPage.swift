/// The characters of an orthography among 256 that follow one another.
struct OrthographyPage: Hashable, Sendable {
  /// The first of the 256 code points.
  var start: UInt32

  /// A bit for each of them, the lowest first.
  var bits: SIMD8<UInt32>
}

extension OrthographyPage {
  /// How many characters the page has.
  var count: Int { bits.bitCount }

  /// Whether the page has a character, counted from its start.
  func has(_ character: UInt32) -> Bool {
    bits[Int(character / 32)] >> (character % 32) & 1 == 1
  }

  /// How many of its characters a face has.
  func count(in coverage: Coverage) -> Int {
    let end = start + 255
    var index = coverage.ranges.firstIndex(endingFrom: start)
    var covered = SIMD8<UInt32>.zero
    while index < coverage.ranges.count, coverage.ranges[index].lowerBound <= end {
      let range = coverage.ranges[index]
      covered.insert(max(range.lowerBound, start) - start...min(range.upperBound, end) - start)
      index += 1
    }
    return (covered & bits).bitCount
  }
}

extension SIMD8<UInt32> {
  /// How many bits are set.
  fileprivate var bitCount: Int {
    var count = 0
    for index in indices { count += self[index].nonzeroBitCount }
    return count
  }

  /// Sets bits.
  ///
  /// - Parameter range: The bits, from 0 to 255.
  fileprivate mutating func insert(_ range: ClosedRange<UInt32>) {
    for index in Int(range.lowerBound / 32)...Int(range.upperBound / 32) {
      let first = UInt32(index) * 32
      let low = range.lowerBound > first ? range.lowerBound - first : 0
      let high = Swift.min(range.upperBound - first, 31)
      self[index] |= (.max << low) & (.max >> (31 - high))
    }
  }
}

extension [ClosedRange<UInt32>] {
  /// Where the first range is that ends at a number or behind it; sorted ranges only.
  fileprivate func firstIndex(endingFrom number: UInt32) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].upperBound < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
