/// Something about a face that the bare numbers do not show.
public enum ScalingNote: Hashable, Sendable {
  /// `hhea` has a positive descender, of so many units; it counts as negative.
  case positiveDescender(Int)

  /// `hhea` has a gap between lines, of so many units: the line height of iOS was seen with it
  /// (Helvetica Neue) and without it (Hiragino).
  case gap(Int)

  /// Ascender and descender of `hhea` are 0, so lines have no height; what iOS makes of that is not
  /// known.
  case noHeight

  /// By `hhea` a line is so many units high, which is none or less; what iOS makes of that is not
  /// known.
  case noUsableHeight(Int)

  /// iOS was seen to raise the ascender of a family of this name by 15 % of ascender and descender,
  /// at least of its own; that is not in the numbers.
  case raisedFamily(String)

  /// `MVAR` changes the typographic line metrics of `OS/2` at this place; the numbers are those of
  /// `hhea` at the default, since it is not known whether iOS changes them alike.
  case variedLineMetrics

  /// Cap and x height at this place on the axes are not known; the words say why.
  case unknownHeights(String)
}

extension ScalingNote: CustomStringConvertible {
  /// The note as a sentence's part.
  public var description: String {
    switch self {
    case .positiveDescender(let units):
      "the descender of 'hhea' is \(units), and counts as -\(units)"
    case .gap(let units):
      "'hhea' has a line gap of \(units); iOS was seen to count it for one font and not for another"
    case .noHeight:
      "ascender and descender of 'hhea' are 0; what iOS makes of that is not known"
    case .noUsableHeight(let units):
      "by 'hhea' a line is \(units) units high; what iOS makes of that is not known"
    case .raisedFamily(let family):
      "iOS raises the ascender of its own \(family) by 15 % of ascender and descender, which is not "
        + "in these numbers"
    case .variedLineMetrics:
      "'MVAR' changes the line metrics of 'OS/2' here; these are those of 'hhea' at the default, "
        + "since it is not known whether iOS changes them alike"
    case .unknownHeights(let reason):
      "cap and x height are not known here: \(reason)"
    }
  }
}
