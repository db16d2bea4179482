internal import OpenType
internal import Testing

@Suite("Character ranges")
struct CharacterRangesTests {
  @Test(
    arguments: [
      ([], []),
      ([5...5], [5...5]),
      ([1...3, 4...6], [1...6]),
      ([1...3, 5...6], [1...3, 5...6]),
      ([5...6, 1...3], [1...3, 5...6]),
      ([1...10, 2...3], [1...10]),
      ([1...10, 2...12, 11...11], [1...12]),
      ([7...9, 1...20, 0...0], [0...20]),
      ([1...2, 1...2], [1...2]),
      ([0...0, .max ... .max], [0...0, .max ... .max]),
      ([0 ... .max, 5...6], [0 ... .max]),
    ] as [([ClosedRange<UInt32>], [ClosedRange<UInt32>])]
  )
  func `ranges are put in order and joined`(
    given: [ClosedRange<UInt32>],
    joined: [ClosedRange<UInt32>]
  ) {
    let characters = CharacterRanges(given)
    #expect(characters.ranges == joined)
    #expect(characters.count == joined.reduce(0) { $0 + Int($1.upperBound - $1.lowerBound) + 1 })
  }

  @Test func `membership is told at every edge`() {
    let characters = CharacterRanges([10...12, 20...20, 30...40])
    let inside: [UInt32] = [10, 11, 12, 20, 30, 35, 40]
    let outside: [UInt32] = [0, 9, 13, 19, 21, 29, 41, .max]
    #expect(inside.allSatisfy { characters.contains($0) })
    #expect(!outside.contains { characters.contains($0) })
    #expect(!CharacterRanges.none.contains(0))
  }

  @Test func `a character is asked by its code point`() {
    #expect(CharacterRanges([0x65E5...0x65E5]).contains("日"))
    #expect(!CharacterRanges([0x65E5...0x65E5]).contains("月"))
  }
}
