internal import FontRegistry

extension LegibilityReport {
  /// Puts the rows of several groups into one order, family by family.
  ///
  /// - Parameters:
  ///   - parts: The rows of each group.
  ///   - groups: The groups.
  /// - Returns: Each face with each of its answers once; one with several says whose each is.
  static func merged(_ parts: [[Row]], of groups: [FaceGroup]) -> [Row] {
    guard parts.count > 1 else { return parts.first ?? [] }
    var rows: [Row] = []
    var seen: [Answer: Int] = [:]
    for (part, group) in zip(parts, groups) {
      for var row in part {
        let place = seen[Answer(row)] ?? rows.count
        if place == rows.count {
          seen[Answer(row)] = place
          row.bundle = group.bundle
          rows.append(row)
        }
        if let bundle = group.bundle { rows[place].holders.append(bundle) }
      }
    }
    let answers = Dictionary(grouping: rows.indices) { FacePosition(rows[$0].face) }
    for places in answers.values where places.count == 1 {
      for place in places { rows[place].bundle = nil }
    }
    let families = Registry.families(of: rows.map(\.face))
    let ranks = Dictionary(
      uniqueKeysWithValues: families.enumerated().map { ($1.name.map { Array($0.utf8) }, $0) }
    )
    func rank(_ place: Int) -> Int {
      ranks[rows[place].face.family.map { Array($0.utf8) }] ?? families.count
    }
    return rows.indices.map { (rank: rank($0), place: $0) }
      .sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }
      .map { rows[$0.place] }
  }
}

/// A face and what there is for it.
private struct Answer: Hashable {
  private let face: FacePosition
  private let partner: FacePosition?
  private let verdict: LegibilityVerdict

  init(_ row: LegibilityReport.Row) {
    face = FacePosition(row.face)
    partner = row.partner.map { FacePosition($0.face) }
    verdict = row.verdict
  }
}
