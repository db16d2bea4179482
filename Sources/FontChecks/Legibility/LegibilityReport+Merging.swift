internal import FileAccess
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
    var seen: Set<Answer> = []
    for (part, group) in zip(parts, groups) {
      for var row in part where seen.insert(Answer(row)).inserted {
        row.bundle = group.bundle
        rows.append(row)
      }
    }
    let answers = Dictionary(grouping: rows.indices) { Position(rows[$0].face) }
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

/// What tells a face, or a position of one, from every other.
private struct Position: Hashable {
  private let file: FilePath
  private let index: Int
  private let coordinates: [Double]

  init(_ face: Face) {
    file = face.file
    index = face.index
    coordinates = face.coordinates
  }
}

/// A face and what there is for it.
private struct Answer: Hashable {
  private let face: Position
  private let partner: Position?
  private let verdict: LegibilityVerdict

  init(_ row: LegibilityReport.Row) {
    face = Position(row.face)
    partner = row.partner.map { Position($0.face) }
    verdict = row.verdict
  }
}
