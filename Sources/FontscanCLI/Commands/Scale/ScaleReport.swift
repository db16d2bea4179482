internal import DynamicType
internal import FontRegistry

/// What `scale` worked out.
struct ScaleReport: Sendable {
  /// A face in the sizes that were asked for.
  struct Font: Sendable {
    /// The face.
    var face: Face

    /// What there is for it when Bold Text is on; `nil` when nobody asked, or a sheet has the face.
    var bold: BoldPartnerAnswer?

    /// Takes the face to sizes.
    var scaler: FaceScaler

    /// What the face measures at a size of one point: in em.
    var em: LineMetrics

    /// For each line of the plan a row for each category; none for a style that has another face.
    var rows: [[ScaledRow]]
  }

  /// The sizes.
  let plan: ScalePlan

  /// The faces, in the order in which they were added; each once.
  private(set) var fonts: [Font] = []

  /// What could not be used.
  var problems: [ScaleProblem] = []

  /// What there is for the styles of a sheet when Bold Text is on, by the place of the line; none
  /// when nobody asked, and for styles whose face is not there.
  ///
  /// Styles that share a face may name different faces for Bold Text, so it is none of the face's.
  private(set) var styleBolds: [Int: StyleBold] = [:]

  /// Where each face stands, or that it has no measures.
  private var places: [FaceKey: Int?] = [:]

  /// Starts with no face.
  init(_ plan: ScalePlan) {
    self.plan = plan
  }

  /// Adds a face, or more lines to one that is there.
  ///
  /// - Parameters:
  ///   - face: The face.
  ///   - lines: Which lines of the plan have it.
  ///   - bold: What there is for it when Bold Text is on; a partner is added after it.
  /// - Returns: Whether the face, and its partner, could be taken to sizes.
  mutating func add(_ face: Face, lines: Range<Int>, bold: BoldPartnerAnswer? = nil) -> Bool {
    let place = place(of: face)
    if let place {
      fonts[place].bold = fonts[place].bold ?? bold
      for line in lines where fonts[place].rows[line].isEmpty {
        fonts[place].rows[line] = fonts[place].scaler.rows(of: plan.lines[line].sizes)
      }
    }
    guard case .partner(let partner) = bold else { return place != nil }
    return add(partner.face, lines: lines) && place != nil
  }

  /// Adds what there is for a style of a sheet when Bold Text is on, after the style's own face.
  ///
  /// - Parameters:
  ///   - bold: What there is; a partner is added.
  ///   - line: The place of the style's line in the plan.
  /// - Returns: Whether a partner could be taken to sizes.
  mutating func add(_ bold: StyleBold, line: Int) -> Bool {
    styleBolds[line] = bold
    guard case .answer(.partner(let partner)) = bold else { return true }
    return add(partner.face, lines: line..<(line + 1))
  }

  private mutating func place(of face: Face) -> Int? {
    if let known = places[FaceKey(face)] { return known }
    let place = append(face)
    places[FaceKey(face)] = .some(place)
    return place
  }

  private mutating func append(_ face: Face) -> Int? {
    do throws(FaceScalingError) {
      let scaler = try FaceScaler(face)
      fonts.append(
        Font(
          face: face,
          scaler: scaler,
          em: try scaler.metrics(at: 1),
          rows: Array(repeating: [], count: plan.lines.count)
        )
      )
      return fonts.count - 1
    } catch {
      let problem = ScaleProblem(
        FontProblem(
          file: face.file,
          index: face.container == .collection ? face.index : nil,
          table: error.table,
          reason: "\(error)",
          kind: .damaged
        )
      )
      // The instances of a variable font lack a table together, and the reader of the file may have
      // said what is wrong with it.
      let isSaid = problems.contains { known in
        known == problem || error.table.map { known.isAbout(face, table: $0) } ?? false
      }
      if !isSaid { problems.append(problem) }
      return nil
    }
  }
}

extension FaceScalingError {
  /// The table that is to blame.
  fileprivate var table: String? {
    switch self {
    case .noLineMetrics: "hhea"
    case .noUnitsPerEm, .unusableUnitsPerEm: "head"
    case .missingTables(let tags): tags.first
    case .noTables, .detailsNotRead, .invalidSize: nil
    }
  }
}
