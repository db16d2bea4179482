extension Coverage {
  /// The letters that another face lacks: what words and numbers are written with.
  ///
  /// Letters, marks and digits by Unicode's categories. Left out are private-use characters, which
  /// are whatever a font makes of them, letters that are symbols of their own: those of mathematics
  /// and others that carry their weight with them, and marks that draw nothing or go with symbols.
  ///
  /// - Parameter other: The other face's characters.
  /// - Returns: The letters, in order.
  package func lettersMissing(from other: Coverage) -> [Unicode.Scalar] {
    missing(from: other).flatMap { range in
      range.compactMap { Unicode.Scalar($0) }.filter(\.isLetterOfText)
    }
  }

  /// The characters but for some.
  package func without(_ characters: Set<Unicode.Scalar>) -> Coverage {
    guard !characters.isEmpty else { return self }
    let left = characters.map(\.value).sorted().map { $0...$0 }
    return Coverage(ranges: missing(from: Coverage(ranges: left)))
  }

  /// The first letters of the face, in the order of Unicode.
  ///
  /// - Parameter count: How many at most.
  /// - Returns: The letters, without marks and digits.
  package func firstLetters(_ count: Int) -> [Unicode.Scalar] {
    first(count) { $0.properties.isAlphabetic && $0.isLetterOfText }
  }

  /// The first digits of the face, in the order of Unicode.
  ///
  /// - Parameter count: How many at most.
  /// - Returns: The digits of any script.
  package func firstDigits(_ count: Int) -> [Unicode.Scalar] {
    first(count) { $0.properties.generalCategory == .decimalNumber && $0.isLetterOfText }
  }

  /// What of the characters lies in a range, as ranges in order.
  func ranges(within range: ClosedRange<UInt32>) -> [ClosedRange<UInt32>] {
    ranges[placeOfRange(endingAtOrBehind: range.lowerBound)...]
      .prefix { $0.lowerBound <= range.upperBound }
      .map { $0.clamped(to: range) }
  }

  private func first(
    _ count: Int,
    where isWanted: (Unicode.Scalar) -> Bool
  ) -> [Unicode.Scalar] {
    var found: [Unicode.Scalar] = []
    for value in ranges.joined() {
      guard found.count < count else { break }
      if let character = Unicode.Scalar(value), isWanted(character) { found.append(character) }
    }
    return found
  }
}

extension Unicode.Scalar {
  /// Whether words or numbers are written with the character: a letter, a mark or a digit by
  /// Unicode's category, but for letters that are symbols of their own, marks of symbols, and what
  /// is invisible.
  var isLetterOfText: Bool {
    switch value {
    // Letterlike symbols, and the alphabets of mathematics.
    case 0x2100...0x214F, 0x1_D400...0x1_D7FF, 0x1_EE00...0x1_EEFF: return false
    // Marks that go with symbols.
    case 0x20D0...0x20FF: return false
    default: break
    }
    // Variation selectors, joiners and fillers have no shape of their own.
    if properties.isDefaultIgnorableCodePoint { return false }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber:
      return true
    default: return false
    }
  }
}
