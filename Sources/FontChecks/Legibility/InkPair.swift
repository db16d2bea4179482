internal import FontRegistry

/// A face and its partner, with the letters to compare by their ink: those of each script of which
/// too few have stems.
struct InkPair {
  /// How many letters of a script are compared by their ink.
  private static let mostLetters = 24

  /// The letters of one script.
  private struct Letters {
    /// The script; `nil` for characters of any.
    var script: WrittenScript?
    var characters: [Unicode.Scalar]
  }

  /// The place of the face among the rows.
  private let row: Int

  private let own: Face
  private let partner: Face
  private let letters: [Letters]

  private var characters: [Unicode.Scalar] { letters.flatMap(\.characters) }

  /// Chooses the letters; `nil` where nothing is left to compare.
  ///
  /// - Parameters:
  ///   - row: A face and its partner, with what has been compared.
  ///   - place: The place of the row.
  ///   - blank: Letters that draw nothing in either.
  init?(_ row: LegibilityReport.Row, at place: Int, without blank: Set<Unicode.Scalar>) {
    guard let partner = row.partner?.face, row.comparison.obstacle == nil,
      let own = row.face.details?.coverage, let other = partner.details?.coverage
    else { return nil }
    let weights = row.comparison.weights
    let isCompared = Set(weights.filter(\.isOfManyLetters).map(\.script))
    var letters = WrittenScript.allCases.filter { !isCompared.contains($0) }
      .map { script in
        let common = script.lettersInCommon(
          of: own,
          other,
          first: Self.mostLetters,
          without: blank
        )
        return Letters(script: script, characters: common)
      }
      .filter { $0.characters.count >= WeightComparison.fewestLetters }
    if letters.isEmpty, weights.isEmpty {
      letters = [Letters(script: nil, characters: Self.anything(of: own, other, without: blank))]
    }
    guard !letters.isEmpty else { return nil }
    self.letters = letters
    self.row = place
    self.own = row.face
    self.partner = partner
  }

  /// The first letters that both faces have; digits, where there are none.
  private static func anything(
    of own: Coverage,
    _ other: Coverage,
    without blank: Set<Unicode.Scalar>
  ) -> [Unicode.Scalar] {
    func common(_ characters: [Unicode.Scalar]) -> [Unicode.Scalar] {
      characters.filter { other.contains($0) && !blank.contains($0) }
    }
    let letters = common(own.firstLetters(mostLetters))
    return letters.isEmpty ? common(own.firstDigits(mostLetters)) : letters
  }
}

extension InkPair {
  /// Measures the letters of pairs, and puts what comes of it into their rows.
  static func measure(
    _ pairs: [InkPair],
    in rows: inout [LegibilityReport.Row],
    _ measurer: LetterMeasurer
  ) {
    guard !pairs.isEmpty else { return }
    let characters = pairs.map(\.characters)
    let ink = measurer.ink(
      pairs.flatMap { [$0.own, $0.partner] },
      characters.flatMap { [$0, $0] }
    )
    for (place, pair) in pairs.enumerated() where 2 * place + 1 < ink.count {
      for letters in pair.letters {
        rows[pair.row].comparison.add(
          ink: ink[2 * place],
          ink[2 * place + 1],
          of: letters.script,
          letters.characters
        )
      }
    }
  }
}
