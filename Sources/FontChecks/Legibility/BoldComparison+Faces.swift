internal import FontRegistry

extension BoldComparison {
  /// Compares what the tables of two faces say.
  init(_ face: Face, _ partner: Face) {
    self.init()
    if let weight = face.weight, let heavier = partner.weight {
      isNextHeavier = weight >= 600 && heavier - weight < 150
    }
    if let own = face.details?.coverage, let other = partner.details?.coverage {
      // The instances of a file share their characters.
      let isOneFile = face.file == partner.file && face.index == partner.index
      compare(own, isOneFile ? own : other)
    }
    if let own = face.lineHeight, let other = partner.lineHeight, own > 0 {
      lineHeightRatio = other / own
    }
  }

  /// Compares which letters both have.
  private mutating func compare(_ own: Coverage, _ other: Coverage) {
    missingLetters = own.lettersMissing(from: other)
    lostLanguages = []
    guard missingLetters?.isEmpty == false else { return }
    lostLanguages = Orthography.all
      .filter { $0.isCovered(by: own) && !$0.isCovered(by: other) }
      .map(\.tag)
      // Sets of signs, such as those of mathematics and emoji, are nobody's language.
      .filter { !$0.hasPrefix("und-") }
  }

  /// Takes letters for missing whose glyphs draw nothing in the partner alone.
  ///
  /// - Parameters:
  ///   - own: The letters that draw nothing in the face.
  ///   - other: Those of the partner.
  ///   - face: The face.
  ///   - partner: The partner.
  mutating func add(
    blank own: Set<Unicode.Scalar>,
    _ other: Set<Unicode.Scalar>,
    _ face: Face,
    _ partner: Face
  ) {
    guard let all = face.details?.coverage, let others = partner.details?.coverage else { return }
    let blank = other.subtracting(own).filter { all.contains($0) }
    guard !blank.isEmpty else { return }
    blankLetterCount = blank.count
    compare(all.without(own), others.without(other))
  }

  /// Adds what measuring the letters of both came to.
  mutating func add(_ own: LetterMeasure?, _ other: LetterMeasure?) {
    guard let own = own?.weights, let other = other?.weights else {
      obstacle = own?.obstacle ?? other?.obstacle
      return
    }
    weights = WrittenScript.allCases.compactMap { WeightComparison($0, own, other) }
    advanceRatio = LetterFrequency.advanceRatio(from: own, to: other)
  }

  /// Adds the ink of letters that both have; that of a script takes the place of what was known of
  /// a few of its letters.
  ///
  /// - Parameters:
  ///   - own: What was measured of the face.
  ///   - other: What was measured of the partner.
  ///   - script: The script, or `nil` for letters of any.
  ///   - characters: The letters.
  mutating func add(
    ink own: LetterMeasure,
    _ other: LetterMeasure,
    of script: WrittenScript?,
    _ characters: [Unicode.Scalar]
  ) {
    guard let own = own.weights, let other = other.weights else {
      if weights.isEmpty { obstacle = obstacle ?? own.obstacle ?? other.obstacle }
      return
    }
    advanceRatio = advanceRatio ?? LetterFrequency.advanceRatio(from: own, to: other)
    let wanted = Set(characters)
    let comparison = WeightComparison(
      script,
      ink: own.ink.filter { wanted.contains($0.key) },
      other.ink.filter { wanted.contains($0.key) }
    )
    guard let comparison, script == nil || comparison.isOfManyLetters else {
      if weights.isEmpty { obstacle = obstacle ?? "no letter that both have is inked" }
      return
    }
    weights.removeAll { $0.script == script }
    weights.append(comparison)
    weights.sort { $0.rank < $1.rank }
    // What one script lacks is no matter once another is compared.
    obstacle = nil
  }
}

extension LetterMeasure {
  /// Why there is nothing, or `nil`.
  var obstacle: String? { problem?.reason }
}

extension WeightComparison {
  /// Compares the letters of a script that both faces have; `nil` when there are none.
  init?(_ script: WrittenScript, _ own: LetterWeights, _ other: LetterWeights) {
    if let all = own.stems[script], let bold = other.stems[script]?.of(all.letters),
      let stems = all.of(bold.letters)
    {
      self.init(
        script: script,
        method: .stems,
        regular: stems.thickness,
        bold: bold.thickness,
        letterCount: stems.byLetter.count
      )
      return
    }
    let characters = script.inkLetters
    self.init(
      script,
      ink: own.ink.filter { characters.contains($0.key) },
      other.ink.filter { characters.contains($0.key) }
    )
  }

  /// Compares the ink of the characters that both have; `nil` when there are none.
  init?(
    _ script: WrittenScript?,
    ink own: [Unicode.Scalar: Double],
    _ other: [Unicode.Scalar: Double]
  ) {
    let common = own.keys.filter { other[$0] != nil }.sorted()
    guard !common.isEmpty else { return nil }
    let count = Double(common.count)
    self.init(
      script: script,
      method: .ink,
      regular: common.reduce(0) { $0 + (own[$1] ?? 0) } / count,
      bold: common.reduce(0) { $0 + (other[$1] ?? 0) } / count,
      letterCount: common.count
    )
  }
}

extension Face {
  /// How high a line is, in ems, or `nil` when the face does not say.
  fileprivate var lineHeight: Double? {
    try? FaceScaler(self).metrics(at: 1).lineHeight
  }
}

extension WeightComparison {
  /// The letters of a face that has no partner.
  static func all(of weights: LetterWeights) -> [WeightComparison] {
    WrittenScript.allCases.compactMap { script in
      if let stems = weights.stems[script] {
        return WeightComparison(
          script: script,
          method: .stems,
          regular: stems.thickness,
          letterCount: stems.byLetter.count
        )
      }
      let ink = weights.ink.filter { script.inkLetters.contains($0.key) }
      guard var comparison = WeightComparison(script, ink: ink, ink) else { return nil }
      comparison.bold = nil
      return comparison
    }
  }
}
