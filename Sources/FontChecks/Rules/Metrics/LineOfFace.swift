internal import FontRegistry

/// The line of a face by `hhea`, which is what iOS lays out by, in font units.
///
/// In units sums are exact, so that a rule's bound means what it says.
struct LineOfFace {
  /// How far the line reaches above the baseline.
  let ascender: Double

  /// How far the line reaches below it, as a positive number whatever the sign in the file.
  let depth: Double

  /// What is put between lines.
  ///
  /// iOS was seen to count it for one font and not for another, and where in a line it goes is not
  /// known either; so no rule takes it for granted.
  let gap: Double

  /// How many units an em has.
  let unitsPerEm: Double

  /// `nil` for a face that no line can be laid out by, or that is a symbol font: pictures are
  /// placed by hand.
  init?(_ face: Face) {
    guard let details = face.details, !details.isSymbol,
      let line = details.metrics.hhea,
      let unitsPerEm = details.metrics.unitsToScaleBy
    else { return nil }
    self.unitsPerEm = Double(unitsPerEm)
    ascender = Double(line.ascender)
    depth = abs(Double(line.descender))
    gap = Double(line.lineGap)
  }

  /// The height of a line without gap.
  var height: Double { ascender + depth }

  /// Units as ems, for people.
  func ems(_ units: Double) -> String { (units / unitsPerEm).text }
}

extension BundleSubject {
  /// A draft for each design of the judged fonts that has a line and that a rule objects to.
  func draftsAboutLines(
    _ judge: (SubjectFont, Face, LineOfFace) -> FindingDraft?
  ) -> [FindingDraft] {
    judgedFonts.flatMap { font in
      font.designs.compactMap { face in LineOfFace(face).flatMap { judge(font, face, $0) } }
    }
  }
}

extension BundleSubject {
  /// Why some face has no line though nothing is missing in its file; `nil` when there is no such.
  var wordsForFaceWithoutScale: String? {
    for font in judgedFonts {
      for face in font.designs {
        guard let metrics = face.details?.metrics, let units = metrics.unitsPerEm,
          metrics.unitsToScaleBy == nil
        else { continue }
        return
          "an em of '\(font.path)' has \(units == 1 ? "1 unit" : "\(units) units"), and it can have 16 to 16384"
      }
    }
    return nil
  }
}
