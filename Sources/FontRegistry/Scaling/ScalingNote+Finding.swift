internal import OpenType

extension ScalingNote {
  /// The families whose ascender WebKit and readings of `UIFont` raise.
  private static let raisedFamilies = ["Helvetica", "Times"]

  /// What is to be said of a face.
  static func notes(
    on face: Face,
    line: VerticalMetrics.Line,
    variations: MetricVariations
  ) -> [ScalingNote] {
    var notes: [ScalingNote] = []
    if line.descender > 0 { notes.append(.positiveDescender(line.descender)) }
    if line.ascender == 0, line.descender == 0 {
      notes.append(.noHeight)
    } else {
      // As Double: a caller's numbers need not be those of a file, and sums of them may overflow.
      let height = Double(line.ascender) + abs(Double(line.descender))
      let least = min(height, height + Double(line.lineGap))
      if least <= 0, let units = Int(exactly: least) { notes.append(.noUsableHeight(units)) }
    }
    if line.lineGap != 0 { notes.append(.gap(line.lineGap)) }
    if let family = face.family, raisedFamilies.contains(family) {
      notes.append(.raisedFamily(family))
    }
    let lines: [MvarTable.Metric] = [.typoAscender, .typoDescender, .typoLineGap]
    if lines.contains(where: { variations.difference(of: $0, at: face).map { $0 != 0 } ?? false }) {
      notes.append(.variedLineMetrics)
    }
    if case .unknown(let reason) = variations,
      variations.difference(of: .capHeight, at: face) == nil
    {
      notes.append(.unknownHeights(reason))
    }
    return notes
  }
}
