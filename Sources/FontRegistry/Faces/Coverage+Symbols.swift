extension Coverage {
  /// Whether the characters are those of a symbol or icon font.
  ///
  /// Most of them lie in the private-use areas, or none of them is a letter. Icon fonts that draw
  /// by ligatures have the letters A to Z as well; their icons are the greater part all the same.
  package var isOfSymbols: Bool {
    guard !ranges.isEmpty else { return false }
    return 2 * count(in: Coverage.privateUse) > characterCount || count(in: Coverage.letters) == 0
  }

  private static let privateUse: [ClosedRange<UInt32>] = [
    0xE000...0xF8FF, 0xF_0000...0xF_FFFD, 0x10_0000...0x10_FFFD,
  ]

  /// The Latin letters and the blocks of scripts, with the few other characters that these have.
  ///
  /// Blocks of symbols, pictures and mathematics are left out, also where Unicode counts some of
  /// their characters as letters, as it does for the letters in squares of emoji fonts.
  static let letters: [ClosedRange<UInt32>] = [
    0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2AF,
    // Greek to Greek Extended.
    0x370...0x1FFF,
    // Glagolitic to Cyrillic Extended-A; kana, Bopomofo and Hangul; Han; Yi to Meetei Mayek.
    0x2C00...0x2DFF, 0x3041...0x318F, 0x31A0...0x31BF, 0x3400...0x4DBF, 0x4E00...0xABFF,
    // Hangul, Han, Hebrew and Arabic in compatible forms.
    0xAC00...0xD7FF, 0xF900...0xFDFF, 0xFE70...0xFEFF,
    // The scripts of the supplementary planes.
    0x1_0000...0x1_CFFF, 0x1_E000...0x1_EFFF, 0x2_0000...0x3_FFFF,
  ]

  func count(in blocks: [ClosedRange<UInt32>]) -> Int {
    var sum = 0
    for block in blocks {
      for range in ranges {
        let lower = max(range.lowerBound, block.lowerBound)
        let upper = min(range.upperBound, block.upperBound)
        if lower <= upper { sum += Int(upper - lower) + 1 }
      }
    }
    return sum
  }
}
