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

  /// What the signs of the sizes mean, each that stands there once.
  static func legend(_ plan: ScalePlan) -> [(sign: String, words: String)] {
    let cells = plan.lines.flatMap(\.sizes.cells)
    var legend: [(String, String)] = []
    if cells.contains(where: \.size.isCapped) {
      legend.append((capped, words(held(by: .maximum, plan), "maximum")))
    }
    if cells.contains(where: \.size.isRaised) {
      legend.append((raised, words(held(by: .minimum, plan), "minimum")))
    }
    if cells.contains(where: \.isDisputed) {
      let other: ScalingTable = plan.table == .ios ? .iosHIG : .ios
      let words =
        other == .ios
        ? "one project measured another line height" : "Apple publishes another line height"
      legend.append((disputed, "\(words) to scale by: see --table \(other.rawValue)"))
    }
    return legend
  }

  /// One of the two limits of a size.
  private enum Limit { case minimum, maximum }

  /// A line that a limit holds.
  private struct Held {
    let line: ScaleLine
    let limit: Double
    let `where`: String
  }

  /// The lines that a limit holds, each with where it does.
  private static func held(by limit: Limit, _ plan: ScalePlan) -> [Held] {
    let end = limit == .maximum ? ContentSizeCategory.sizes.first : ContentSizeCategory.sizes.last
    let word = limit == .maximum ? "from" : "up to"
    return plan.lines.compactMap { line in
      let limits = line.sizes.limits
      let category = limit == .maximum ? line.reach.cappedFrom : line.reach.raisedUpTo
      guard let category, let points = limit == .maximum ? limits.maximum : limits.minimum else {
        return nil
      }
      let place = category == end ? "everywhere" : "\(word) \(category.key)"
      return Held(line: line, limit: points, where: place)
    }
  }

  /// The limit and the lines that it holds; those of which the same is said stand together.
  private static func words(_ held: [Held], _ limit: String) -> String {
    let isOne = Set(held.map(\.limit)).count == 1
    var parts: [(words: String, names: [String])] = []
    var places: [String: Int] = [:]
    for one in held {
      let words = isOne ? one.where : "\(one.where) at \(one.limit.rounded(to: 3)) points"
      if let place = places[words] {
        parts[place].names.append(one.line.name)
      } else {
        places[words] = parts.count
        parts.append((words, [one.line.name]))
      }
    }
    let lines = parts.map { "\($0.names.joined(separator: ", ")) \($0.words)" }
    let start = isOne ? "the \(limit) of \(held[0].limit.rounded(to: 3)) points" : "their \(limit)"
    return "held at \(start): \(lines.joined(separator: "; "))"
  }
}
