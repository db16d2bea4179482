package import FontRegistry

/// The bold partner of each face, and what it is worth.
package struct LegibilityReport: Sendable {
  /// The thickness of stems, in thousandths of an em.
  package struct Stem: Hashable, Sendable {
    /// Of the face.
    package var regular: Double

    /// Of the partner.
    package var bold: Double

    /// How many times as thick the partner's are.
    package var ratio: Double
  }

  /// What is known of one face.
  package struct Row: Sendable {
    /// The face.
    package var face: Face

    /// The face to switch to and where it comes from, or `nil`.
    package var partner: BoldPartner?

    /// The worst that can be said.
    package var verdict: LegibilityVerdict

    /// Both stems; `nil` when outlines were not measured.
    package var stem: Stem?

    /// The characters that the partner lacks; `nil` when they were not compared.
    package var missingCharacters: [Unicode.Scalar]?

    /// How many times as wide the partner's letters are; `nil` when outlines were not measured.
    package var advanceRatio: Double?

    /// How many times as high the partner's lines are; `nil` when metrics were not compared.
    package var lineHeightRatio: Double?
  }

  /// The faces that were asked for, family by family.
  package let rows: [Row]

  /// Finds the partner of each face.
  ///
  /// - Parameters:
  ///   - faces: The faces to report, read with ``FaceQuestions/details``, in any order.
  ///   - candidates: Where partners may come from; `nil` means the faces themselves.
  package init(faces: [Face], candidates: [Face]? = nil) {
    // Only siblings can be partners, and asking every face of a large folder takes quadratic time.
    let siblings = Dictionary(grouping: candidates ?? faces) { Array(($0.family ?? "").utf8) }
    rows = Registry.families(of: faces).flatMap(\.faces).map { face in
      LegibilityReport.row(
        for: face,
        among: siblings[Array((face.family ?? "").utf8)] ?? []
      )
    }
  }

  private static func row(for face: Face, among candidates: [Face]) -> Row {
    switch face.boldPartner(among: candidates) {
    case .partner(let partner): Row(face: face, partner: partner, verdict: .ok)
    case .heaviest: Row(face: face, verdict: .heaviest)
    case .missing: Row(face: face, verdict: .missing)
    case .exempt: Row(face: face, verdict: .exempt)
    case .unknownWeight: Row(face: face, verdict: .unmeasurable)
    }
  }
}

extension LegibilityReport {
  /// Whether some face has a verdict that counts as a fault.
  package var hasFaults: Bool { rows.contains { $0.verdict.isFault } }
}
