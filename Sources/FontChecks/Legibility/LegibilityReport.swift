package import FontRegistry

/// The bold partner of each face, and what it is worth.
package struct LegibilityReport: Sendable {
  /// What is known of one face.
  package struct Row: Sendable {
    /// The face.
    package var face: Face

    /// The face to switch to and where it comes from, or `nil`.
    package var partner: BoldPartner?

    /// The worst that can be said.
    package var verdict: LegibilityVerdict

    /// What changes with the partner, or what the letters of a face without one are like.
    package var comparison: BoldComparison

    /// What asking the face for its bold trait gives; `nil` for one that has it.
    package var boldTrait: BoldTrait?

    /// Whether a configuration chose the partner, or chose to have none.
    package var isChosen = false
  }

  /// The faces that were asked for, family by family.
  package private(set) var rows: [Row]

  /// Finds the partner of each face, and compares the two.
  ///
  /// - Parameters:
  ///   - faces: The faces to report, read with ``FaceQuestions/details``, in any order.
  ///   - candidates: Where partners may come from; `nil` means the faces themselves.
  ///   - choices: What is said of partners beside the rule.
  ///   - measurer: What measures the letters.
  package init(
    faces: [Face],
    candidates: [Face]? = nil,
    choices: BoldChoices = BoldChoices(),
    measurer: LetterMeasurer
  ) {
    rows = LegibilityReport.unmeasured(faces, among: candidates ?? faces, choices)
    LegibilityReport.measure(&rows, measurer)
  }

  /// Makes several reports, and measures each face once.
  ///
  /// - Parameters:
  ///   - groups: The faces of each report, and where their partners may come from.
  ///   - choices: What is said of partners beside the rule.
  ///   - measurer: What measures the letters.
  /// - Returns: A report for each group, in their order.
  package static func reports(
    on groups: [(faces: [Face], candidates: [Face])],
    choices: BoldChoices = BoldChoices(),
    measurer: LetterMeasurer
  ) -> [LegibilityReport] {
    let parts = groups.map { unmeasured($0.faces, among: $0.candidates, choices) }
    var rows = parts.flatMap { $0 }
    measure(&rows, measurer)
    var rest = rows[...]
    return parts.map { part in
      defer { rest = rest.dropFirst(part.count) }
      return LegibilityReport(rows: Array(rest.prefix(part.count)))
    }
  }

  private init(rows: [Row]) {
    self.rows = rows
  }

  private static func unmeasured(
    _ faces: [Face],
    among candidates: [Face],
    _ choices: BoldChoices
  ) -> [Row] {
    var finder = BoldFinder(candidates)
    return Registry.families(of: faces).flatMap(\.faces).map { face in
      let choice = choices.choice(for: face, &finder, faces: candidates)
      return Row(face, choice, boldTrait: finder.boldTrait(of: face))
    }
  }
}

extension LegibilityReport {
  /// Whether some face has a verdict that counts as a fault.
  package var hasFaults: Bool { rows.contains { $0.verdict.isFault } }
}

extension LegibilityReport.Row {
  fileprivate init(_ face: Face, _ choice: BoldChoices.Choice, boldTrait: BoldTrait?) {
    self.init(face: face, verdict: .ok, comparison: BoldComparison())
    guard !face.isSystemFont else {
      verdict = .exempt
      return
    }
    self.boldTrait = boldTrait
    switch choice {
    case .byRule(let answer): take(answer)
    case .named(let partner):
      isChosen = true
      take(.partner(partner))
    case .absent(let name):
      isChosen = true
      verdict = .missing
      comparison.obstacle = "'\(name)', which the configuration names, is not there"
    case .exempt:
      isChosen = true
      take(.exempt)
    }
  }

  private mutating func take(_ answer: BoldPartnerAnswer) {
    switch answer {
    case .partner(let partner):
      self.partner = partner
      comparison = BoldComparison(face, partner.face)
    case .heaviest: verdict = .heaviest
    case .missing: verdict = .missing
    case .exempt:
      verdict = .exempt
      boldTrait = nil
    case .unknownWeight:
      verdict = .unmeasurable
      comparison.obstacle = "the file does not say how heavy it is"
    }
  }
}
