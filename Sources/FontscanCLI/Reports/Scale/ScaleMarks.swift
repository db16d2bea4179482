internal import DynamicType

/// The signs before a size, and what they mean.
enum ScaleMarks {
  private static let capped = "*"
  private static let raised = "+"
  private static let disputed = "~"

  /// The signs of a size.
  static func marks(_ cell: FontSizeTable.Cell) -> String {
    (cell.size.isCapped ? capped : cell.size.isRaised ? raised : "")
      + (cell.isDisputed ? disputed : "")
  }

  /// What the signs of some sizes mean, each sign that stands there once.
  static func legend(_ plan: ScalePlan, _ cells: [FontSizeTable.Cell]) -> [(String, String)] {
    var legend: [(String, String)] = []
    let limits = plan.sizes.limits
    if let maximum = limits.maximum, cells.contains(where: \.size.isCapped) {
      let styles = plan.reaches.compactMap { reach in
        reach.cappedFrom.map { (reach.style, $0 == .extraSmall ? "everywhere" : "from \($0.key)") }
      }
      legend.append(
        (capped, "held at the maximum of \(maximum.rounded(to: 3)) points: \(words(styles))")
      )
    }
    if let minimum = limits.minimum, cells.contains(where: \.size.isRaised) {
      let last = ContentSizeCategory.accessibilityExtraExtraExtraLarge
      let styles = plan.reaches.compactMap { reach in
        reach.raisedUpTo.map { (reach.style, $0 == last ? "everywhere" : "up to \($0.key)") }
      }
      legend.append(
        (raised, "held at the minimum of \(minimum.rounded(to: 3)) points: \(words(styles))")
      )
    }
    if cells.contains(where: \.isDisputed) {
      let other: ScalingTable = plan.sizes.table == .ios ? .iosHIG : .ios
      let words =
        other == .ios
        ? "one project measured another line height" : "Apple publishes another line height"
      legend.append((disputed, "\(words) to scale by: see --table \(other.rawValue)"))
    }
    return legend
  }

  /// Styles with what is said of them, those of which the same is said together.
  private static func words(_ styles: [(style: TextStyle, words: String)]) -> String {
    var parts: [(words: String, styles: [String])] = []
    for (style, words) in styles {
      if let place = parts.firstIndex(where: { $0.words == words }) {
        parts[place].styles.append(style.key)
      } else {
        parts.append((words, [style.key]))
      }
    }
    return parts.map { "\($0.styles.joined(separator: ", ")) \($0.words)" }.joined(separator: "; ")
  }
}
