internal import FontChecks

/// Whether there was a face to judge, and what it means that there was none.
enum FacesFound {
  /// There was one.
  case some

  /// The fonts that an app declares are not here: nothing was found out, and nothing is known to be wrong.
  case noneHere

  /// There are apps, and none of them uses a font of its own: nothing is wrong.
  case systemFonts

  /// There is neither a font nor an app: that is not what was meant.
  case noFont

  /// Judges what was found.
  ///
  /// - Parameters:
  ///   - report: The faces.
  ///   - collector: What gathered them.
  init(_ report: LegibilityReport, _ collector: FaceCollector) {
    if !report.rows.isEmpty {
      self = .some
    } else if collector.lacksFonts || !collector.declaredInVain.isEmpty {
      self = .noneHere
    } else {
      self = collector.hasBundles && collector.problems.isEmpty ? .systemFonts : .noFont
    }
  }

  /// What people are told who find an empty report.
  var words: String? {
    switch self {
    case .some, .noneHere: nil
    case .systemFonts:
      "no font of an app's own is in use; the system's get bolder with Bold Text by themselves"
    case .noFont: "no fonts were found"
    }
  }
}
