/// How often each letter of a script occurs in running text.
package struct LetterFrequency: Sendable {
  /// The script.
  let script: WrittenScript

  /// The letters with their shares, of whatever sum; the space between words is one of them.
  let letters: [(character: Unicode.Scalar, share: Double)]

  /// The scripts that are known; each by the letters of one language, which is near enough for the
  /// width of text in the others.
  static let all: [LetterFrequency] = [latin, cyrillic]

  /// English: 4.79 letters to a word, counted in 743 thousand million words.
  ///
  /// Peter Norvig, *English Letter Frequency Counts*, 2012, <https://norvig.com/mayzner.html>.
  private static let latin = LetterFrequency(
    script: .latin,
    letters: [
      (" ", 20.88), ("e", 12.49), ("t", 9.28), ("a", 8.04), ("o", 7.64), ("i", 7.57), ("n", 7.23),
      ("s", 6.51), ("r", 6.28), ("h", 5.05), ("l", 4.07), ("d", 3.82), ("c", 3.34), ("u", 2.73),
      ("m", 2.51), ("f", 2.40), ("p", 2.14), ("g", 1.87), ("w", 1.68), ("y", 1.66), ("b", 1.48),
      ("v", 1.05), ("k", 0.54), ("x", 0.23), ("j", 0.16), ("q", 0.12), ("z", 0.09),
    ]
  )

  /// Russian: 5.28 letters to a word, counted in the Russian National Corpus.
  ///
  /// Lyashevskaya and Sharov, *Frequency Dictionary of Modern Russian*, 2009.
  private static let cyrillic = LetterFrequency(
    script: .cyrillic,
    letters: [
      (" ", 18.94), ("о", 10.97), ("е", 8.45), ("а", 8.01), ("и", 7.35), ("н", 6.70), ("т", 6.26),
      ("с", 5.47), ("р", 4.73), ("в", 4.54), ("л", 4.40), ("к", 3.49), ("м", 3.21), ("д", 2.98),
      ("п", 2.81), ("у", 2.62), ("я", 2.01), ("ы", 1.90), ("ь", 1.74), ("г", 1.70), ("з", 1.65),
      ("б", 1.59), ("ч", 1.44), ("й", 1.21), ("х", 0.97), ("ж", 0.94), ("ш", 0.73), ("ю", 0.64),
      ("ц", 0.48), ("щ", 0.36), ("э", 0.32), ("ф", 0.26), ("ъ", 0.04), ("ё", 0.04),
    ]
  )
}

extension LetterFrequency {
  /// How many times as wide running text becomes from one face to another.
  ///
  /// Text of the first script that both faces have all letters of; of faces that have none, every
  /// letter that was measured counts the same.
  ///
  /// - Parameters:
  ///   - own: The letters of the one.
  ///   - other: The letters of the other.
  /// - Returns: The ratio, or `nil` when no letter of both has a width.
  package static func advanceRatio(
    from own: LetterWeights,
    to other: LetterWeights
  ) -> Double? {
    for frequency in all {
      if let ratio = ratio(own, other, frequency.letters) { return ratio }
    }
    let common = own.advances.keys.filter { other.advances[$0] != nil && $0 != " " }.sorted()
    return ratio(own, other, common.map { ($0, 1) })
  }

  private static func ratio(
    _ own: LetterWeights,
    _ other: LetterWeights,
    _ letters: [(character: Unicode.Scalar, share: Double)]
  ) -> Double? {
    var (from, to) = (0.0, 0.0)
    for (character, share) in letters {
      guard let ownAdvance = own.advances[character], let otherAdvance = other.advances[character]
      else { return nil }
      from += share * ownAdvance
      to += share * otherAdvance
    }
    return from > 0 && to > 0 ? to / from : nil
  }
}
