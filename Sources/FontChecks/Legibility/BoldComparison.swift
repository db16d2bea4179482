/// What changes when Bold Text switches from a face to its partner.
package struct BoldComparison: Sendable {
  /// How heavy the letters are, script by script.
  package var weights: [WeightComparison] = []

  /// Why nothing is known of that, or why a heavier face is no partner, in words that follow a colon.
  package var obstacle: String?

  /// The letters that the partner lacks, in order; `nil` when they were not compared.
  package var missingLetters: [Unicode.Scalar]?

  /// How many of them have a glyph in the partner which draws nothing.
  package var blankLetterCount = 0

  /// Languages that the face can write and the partner cannot, by fontconfig's names.
  package var lostLanguages: [String] = []

  /// How many times as wide running text becomes; `nil` when widths were not measured.
  package var advanceRatio: Double?

  /// How many times as high lines become; `nil` when one of the faces does not say how high its are.
  package var lineHeightRatio: Double?

  /// Whether the face is heavy already, and the partner merely the next that there is.
  ///
  /// From an ExtraBold to a Black stems grow by an eighth. Nobody draws anything in between that
  /// would be heavier, so that it looks much the same is no fault.
  package var isNextHeavier = false

  /// The bounds that it is judged by.
  package var options = RuleOptions()

  /// Starts with nothing compared.
  package init() {}
}

extension BoldComparison {
  /// The scripts of ``weights`` that count.
  private var judgedWeights: [WeightComparison] {
    let many = weights.filter(\.isOfManyLetters)
    return many.isEmpty ? weights : many
  }

  /// What decides whether the partner is visibly heavier: the first script, unless its letters differ
  /// too little or those of at least half of the scripts do; then the one whose letters differ least.
  package var decidingWeight: WeightComparison? {
    let judged = judgedWeights
    let alike = judged.filter(isFaint)
    if let first = judged.first, !isFaint(first), 2 * alike.count < judged.count { return first }
    return alike.min { ($0.ratio ?? 0) < ($1.ratio ?? 0) } ?? judged.first
  }

  /// The scripts whose letters are not visibly heavier, where those of most others are.
  package var faintWeights: [WeightComparison] {
    guard !isTooAlike else { return [] }
    return judgedWeights.filter { isNextHeavier ? $0.isLighter : isFaint($0) }
  }

  /// Whether the partner looks lighter.
  package var isLighter: Bool { decidingWeight?.isLighter == true }

  /// Whether what decides is too little.
  package var isTooAlike: Bool { decidingWeight.map(isFaint) ?? false }

  private func isFaint(_ weight: WeightComparison) -> Bool { weight.isTooAlike(by: options) }

  /// Whether none of the letters can be compared, and those of the partner draw nothing.
  var drawsNothing: Bool { weights.isEmpty && blankLetterCount > 0 }

  /// Whether lines or text grow or shrink by more than people should have to bear.
  package var jumps: Bool { advanceJumps || lineHeightJumps }

  /// Whether running text becomes much wider or narrower.
  package var advanceJumps: Bool {
    advanceRatio.map { $0.differs(by: options[.textWidth]) } ?? false
  }

  /// Whether lines become higher or lower.
  package var lineHeightJumps: Bool {
    lineHeightRatio.map { $0.differs(by: options[.lineHeight]) } ?? false
  }

  /// The worst that can be said.
  package var verdict: LegibilityVerdict {
    if isTooAlike { return isNextHeavier && !isLighter ? .heaviest : .notBolder }
    if weights.isEmpty, obstacle != nil { return .unmeasurable }
    if missingLetters?.isEmpty == false || !faintWeights.isEmpty { return .coverage }
    if jumps { return .metrics }
    return weights.isEmpty ? .unmeasurable : .ok
  }
}

extension Double {
  /// Whether a ratio is farther from 1 than by some part, and not by a rounding in its last places.
  fileprivate func differs(by part: Double) -> Bool { abs(self - 1) > part + 1e-9 }
}
