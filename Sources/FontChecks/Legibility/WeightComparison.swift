package import FontRegistry

/// How heavy the letters of one script are in a face and in its partner.
package struct WeightComparison: Hashable, Sendable {
  /// What is compared.
  package enum Method: String, Hashable, Sendable {
    /// The thickness of vertical stems, in thousandths of an em.
    case stems

    /// The inked area of the letters, in thousandths of an em's square each, for scripts and faces
    /// without stems.
    case ink
  }

  /// The script, or `nil` for letters of any.
  package var script: WrittenScript?

  /// What is compared.
  package var method: Method

  /// Of the face.
  package var regular: Double

  /// Of the partner; `nil` when there is none.
  package var bold: Double?

  /// How many letters were measured of both, or of the face where there is no partner.
  package var letterCount: Int

  /// How many times as much the partner has.
  package var ratio: Double? { bold.map { $0 / regular } }
}

extension WeightComparison {
  /// Of fewer letters nothing is said of a script, unless there is nothing else: some fonts have a
  /// letter or two of it as signs, and need not draw these anew in the bold.
  static let fewestLetters = 3

  /// Whether enough letters were measured to speak of a script.
  var isOfManyLetters: Bool { letterCount >= Self.fewestLetters }

  /// The place of the script among all; letters of any come last.
  var rank: Int {
    let all = WrittenScript.allCases
    return script.flatMap { all.firstIndex(of: $0) } ?? all.count
  }

  /// Whether the partner is visibly lighter.
  package var isLighter: Bool { ratio.map { $0 < LegibilityThresholds.lighter - 1e-9 } ?? false }

  /// Whether the partner is not visibly heavier.
  ///
  /// - Parameter options: Where the least ratio that people see is.
  /// - Returns: `false` too where there is no partner.
  package func isTooAlike(by options: RuleOptions) -> Bool {
    let least = options[method == .stems ? .stems : .ink]
    return ratio.map { $0 < least - 1e-9 } ?? false
  }
}
