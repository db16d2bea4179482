extension Coverage {
  /// Whether the characters are those of a symbol or icon font.
  ///
  /// Most of them lie in the private-use areas, or none of them is a letter. Icon fonts that draw
  /// by ligatures have the letters A to Z as well; their icons are the greater part all the same.
  var isOfSymbols: Bool {
    guard !ranges.isEmpty else { return false }
    let privateCount = Coverage.privateUse.reduce(0) { $0 + count(in: $1) }
    return 2 * privateCount > characterCount || !hasLetters
  }

  private static let privateUse: [ClosedRange<UInt32>] = [
    0xE000...0xF8FF, 0xF_0000...0xF_FFFD, 0x10_0000...0x10_FFFD,
  ]

  private func count(in block: ClosedRange<UInt32>) -> Int {
    ranges.reduce(0) { sum, range in
      let lower = max(range.lowerBound, block.lowerBound)
      let upper = min(range.upperBound, block.upperBound)
      return lower <= upper ? sum + Int(upper - lower) + 1 : sum
    }
  }

  /// Whether one of the characters is a letter of any script.
  ///
  /// Looking stops after as many characters as the largest blocks of symbols have together: a font
  /// with no letter among them is taken for one without.
  private var hasLetters: Bool {
    var left = 20_000
    for range in ranges {
      for value in range {
        if let scalar = Unicode.Scalar(value), scalar.properties.isAlphabetic { return true }
        left -= 1
        if left == 0 { return false }
      }
    }
    return false
  }
}
