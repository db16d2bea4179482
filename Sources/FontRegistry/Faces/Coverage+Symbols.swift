extension Coverage {
  /// What shows that the characters are those of a symbol or icon font; `nil` for those of text.
  ///
  /// Most of them lie in the private-use areas, or none of them is a letter, or letters are few
  /// beside symbols. Icon fonts that draw by ligatures have the letters A to Z as well; their icons
  /// are the greater part all the same.
  ///
  /// Digits are text where there are no letters, and marks that combine with others are nothing by
  /// themselves. A font that is made for setting mathematics is one of symbols as soon as these are
  /// in the majority; some faces for text have what such setting needs as well.
  ///
  /// - Parameter isForMathematics: Whether the face has a `MATH` table.
  /// - Returns: What shows it.
  package func symbolKind(isForMathematics: Bool) -> SymbolKind? {
    guard !ranges.isEmpty else { return nil }
    if 2 * count(in: Coverage.privateUse) > characterCount { return .privateUse }
    var (letters, digits, symbols) = (0, 0, 0)
    for range in ranges {
      for value in range {
        guard let character = Unicode.Scalar(value) else { continue }
        if character.isSymbol {
          symbols += 1
        } else if character.properties.generalCategory == .decimalNumber {
          digits += 1
        } else if character.isBaseLetter {
          letters += 1
          // So many letters are there to be read, whatever else there is.
          guard letters < Coverage.lettersOfText || isForMathematics else { return nil }
        }
      }
    }
    if isForMathematics, letters < symbols { return .mathematics }
    guard letters < Coverage.lettersOfText else { return nil }
    if letters == 0 { return 3 * digits <= symbols ? .symbols : nil }
    if 3 * letters < symbols { return .symbols }
    let hasAlphabet = Coverage.smallLetters.allSatisfy { contains($0) }
    return letters <= symbols && !hasAlphabet ? .symbols : nil
  }

  /// How many letters no symbol font has.
  ///
  /// Those of mathematics with Greek and Latin have 250; faces for text that bring thousands of
  /// symbols along have 600 and more.
  private static let lettersOfText = 256

  private static let smallLetters = Array("abcdefghijklmnopqrstuvwxyz".unicodeScalars)

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

extension Coverage {
  /// What shows it of a face that is not made for mathematics.
  package var symbolKind: SymbolKind? { symbolKind(isForMathematics: false) }
}

extension Unicode.Scalar {
  /// Whether words are written with the character, and it is neither a mark nor a modifier.
  var isBaseLetter: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter: isLetterOfText
    default: false
    }
  }

  /// Whether the character is drawn and not written: a symbol by Unicode's category, a letter that
  /// is one (those of mathematics, letters in squares), or private.
  fileprivate var isSymbol: Bool {
    switch properties.generalCategory {
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol, .privateUse: true
    case .uppercaseLetter, .lowercaseLetter, .otherLetter: !isLetterOfText
    default: false
    }
  }
}
