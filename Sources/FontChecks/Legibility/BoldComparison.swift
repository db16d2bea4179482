/// What changes when Bold Text switches from a face to its partner.
package struct BoldComparison: Sendable {
  /// How heavy the letters are, script by script.
  package var weights: [WeightComparison] = []

  /// Why nothing is known of that, in words that follow a colon; `nil` when something is.
  package var obstacle: String?

  /// The letters that the partner lacks, in order; `nil` when they were not compared.
  package var missingLetters: [Unicode.Scalar]?

  /// Languages that the face can write and the partner cannot, by fontconfig's names.
  package var lostLanguages: [String] = []

  /// How many times as wide running text becomes; `nil` when widths were not measured.
  package var advanceRatio: Double?

  /// How many times as high lines become; `nil` when one of the faces does not say how high its are.
  package var lineHeightRatio: Double?

  /// Starts with nothing compared.
  package init() {}
}

extension BoldComparison {
  /// The scripts of ``weights`` that count.
  ///
  /// Some fonts have a letter or two of a script as signs, and need not draw these anew in the bold.
  private var judgedWeights: [WeightComparison] {
    let many = weights.filter { $0.letterCount >= 3 }
    return many.isEmpty ? weights : many
  }

  /// What decides whether the partner is visibly heavier: the script whose letters differ least, as
  /// soon as it is too little, else the first.
  package var decidingWeight: WeightComparison? {
    let judged = judgedWeights
    let alike = judged.filter(\.isTooAlike)
    return alike.min { ($0.ratio ?? 0) < ($1.ratio ?? 0) } ?? judged.first
  }

  /// Whether what decides is too little.
  package var isTooAlike: Bool { decidingWeight?.isTooAlike == true }

  /// Whether lines or text grow or shrink by more than people should have to bear.
  package var jumps: Bool { advanceJumps || lineHeightJumps }

  /// Whether running text becomes much wider or narrower.
  package var advanceJumps: Bool {
    advanceRatio.map { $0.differs(by: LegibilityThresholds.advance) } ?? false
  }

  /// Whether lines become higher or lower.
  package var lineHeightJumps: Bool {
    lineHeightRatio.map { $0.differs(by: LegibilityThresholds.lineHeight) } ?? false
  }

  /// The worst that can be said.
  package var verdict: LegibilityVerdict {
    if isTooAlike { return .notBolder }
    if missingLetters?.isEmpty == false { return .coverage }
    if jumps { return .metrics }
    return weights.isEmpty ? .unmeasurable : .ok
  }
}

extension Double {
  /// Whether a ratio is farther from 1 than by some part, and not by a rounding in its last places.
  fileprivate func differs(by part: Double) -> Bool { abs(self - 1) > part + 1e-9 }
}
