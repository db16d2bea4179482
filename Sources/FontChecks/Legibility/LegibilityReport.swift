internal import FileAccess
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

    /// Why the face is ``LegibilityVerdict/exempt``; `nil` for one that is not.
    package var exemption: BoldExemption?

    /// The bundle that the answer holds for, where the face lies in several and their answers differ.
    package var bundle: String?

    /// All bundles that the answer holds for, in their order; none for a face of no bundle.
    package var holders: [String] = []
  }

  /// The faces that were asked for, family by family.
  package private(set) var rows: [Row]

  /// Finds the partner of each face, and compares the two.
  ///
  /// - Parameters:
  ///   - faces: The faces to report, read with ``FaceQuestions/details``, in any order.
  ///   - candidates: Where partners may come from; `nil` means the faces themselves.
  ///   - measurer: What measures the letters.
  package init(faces: [Face], candidates: [Face]? = nil, measurer: LetterMeasurer) {
    self.init([FaceGroup(faces: faces, candidates: candidates)], measurer: measurer)
  }

  /// Finds the partner of each face within its group, and compares the two.
  ///
  /// - Parameters:
  ///   - groups: The groups; where a face is in several with the same answer, it is reported once.
  ///   - measurer: What measures the letters.
  package init(_ groups: [FaceGroup], measurer: LetterMeasurer) {
    rows = LegibilityReport.merged(groups.map(LegibilityReport.unmeasured), of: groups)
    LegibilityReport.measure(&rows, measurer)
  }

  /// Makes several reports, and measures each face once.
  ///
  /// - Parameters:
  ///   - groups: The faces of each report.
  ///   - measurer: What measures the letters.
  /// - Returns: A report for each group, in their order.
  package static func reports(
    on groups: [FaceGroup],
    measurer: LetterMeasurer
  ) -> [LegibilityReport] {
    let parts = groups.map(unmeasured)
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

  private static func unmeasured(_ group: FaceGroup) -> [Row] {
    var families = FaceFamilies(group)
    return Registry.families(of: group.faces).flatMap(\.faces).map { face in
      let choice = group.choices.choice(for: face, &families.finder, faces: group.candidates)
      var row = Row(face, choice, by: group.choices.options, in: &families)
      guard let unseen = group.unseen ?? group.wordsForUnreadable(face) else { return row }
      // Nobody can say that a face is missing from what was not seen, or is the only one.
      if row.boldTrait != nil { row.boldTrait = .unknown }
      if row.verdict == .missing, !row.isChosen, row.comparison.obstacle == nil {
        row.verdict = .unmeasurable
        row.comparison.obstacle = "no bold was seen, but \(unseen)"
      }
      return row
    }
  }
}

extension LegibilityReport {
  /// Whether some face has a verdict that counts as a fault.
  package var hasFaults: Bool { rows.contains { $0.verdict.isFault } }
}

extension LegibilityReport.Row {
  fileprivate init(
    _ face: Face,
    _ choice: BoldChoices.Choice,
    by options: RuleOptions,
    in families: inout FaceFamilies
  ) {
    self.init(face: face, verdict: .ok, comparison: BoldComparison())
    exemption = families.exemption(of: face)
    guard exemption == nil else {
      verdict = .exempt
      return
    }
    boldTrait = families.finder.boldTrait(of: face)
    switch choice {
    case .byRule(let answer):
      take(answer)
      if case .missing = answer { comparison.obstacle = families.obstacle(of: face) }
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
    comparison.options = options
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

extension FaceGroup {
  /// Why a file that is called like the family may hold a bold of a face; `nil` when there is none.
  fileprivate func wordsForUnreadable(_ face: Face) -> String? {
    guard !unreadable.isEmpty, let family = face.family else { return nil }
    let wanted = FontNameKey(family)[.joined]
    guard !wanted.isEmpty else { return nil }
    let file = unreadable.first { file in
      FontNameKey(String(decoding: file.lastComponent, as: UTF8.self))[.joined].starts(with: wanted)
    }
    return file.map { "'\($0)', which may be one, cannot be read" }
  }
}
