import FontRegistry
import Testing

@Suite("Characters that another face lacks")
struct CoverageDifferenceTests {
  @Test(
    arguments: [
      ([0x41...0x5A], [0x41...0x5A], []),
      ([0x41...0x5A], [], [0x41...0x5A]),
      ([], [0x41...0x5A], []),
      ([0x41...0x5A], [0x43...0x44, 0x50...0x60], [0x41...0x42, 0x45...0x4F]),
      ([0x41...0x43, 0x50...0x53], [0x42...0x51], [0x41...0x41, 0x52...0x53]),
      ([0x41...0x5A], [0x20...0x40, 0x5B...0x7F], [0x41...0x5A]),
      ([0x10FFFE...0x10FFFF], [0x10FFFF...0x10FFFF], [0x10FFFE...0x10FFFE]),
    ] as [([ClosedRange<UInt32>], [ClosedRange<UInt32>], [ClosedRange<UInt32>])]
  )
  func `are the difference`(
    own: [ClosedRange<UInt32>],
    other: [ClosedRange<UInt32>],
    expected: [ClosedRange<UInt32>]
  ) {
    #expect(Coverage(ranges: own).missing(from: Coverage(ranges: other)) == expected)
  }

  @Test func `are the same as character by character`() {
    // Ranges that begin and end everywhere relative to one another.
    func coverage(_ bits: Int) -> Coverage {
      var ranges: [ClosedRange<UInt32>] = []
      for bit in 0..<6 where bits >> bit & 1 == 1 {
        let value = UInt32(bit)
        if let last = ranges.last, last.upperBound + 1 == value {
          ranges[ranges.count - 1] = last.lowerBound...value
        } else {
          ranges.append(value...value)
        }
      }
      return Coverage(ranges: ranges)
    }
    for own in 0..<64 {
      for other in 0..<64 {
        #expect(
          coverage(own).missing(from: coverage(other)) == coverage(own & ~other).ranges,
          "\(own) \(other)"
        )
      }
    }
  }

  // A letter, a mark, a digit; against a selector of shapes, a mark around symbols, an arrow, a letter of mathematics and a private character.
  @Test func `count as letters when words or numbers are written with them`() {
    let characters: [UInt32] = [
      0x35, 0x41, 0x301, 0x34F, 0x180B, 0x20E3, 0x2102, 0x2192, 0xE000, 0xFE0F, 0x1D400, 0xE0100,
    ]
    let coverage = Coverage(ranges: characters.map { $0...$0 })
    #expect(
      coverage.lettersMissing(from: Coverage(ranges: [])).map(\.value) == [0x35, 0x41, 0x301]
    )
    #expect(coverage.firstLetters(9) == ["A"])
    #expect(coverage.firstLetters(0).isEmpty)
  }
}
