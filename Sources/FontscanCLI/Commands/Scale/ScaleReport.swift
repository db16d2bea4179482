internal import DynamicType
internal import FontRegistry

/// What `scale` worked out.
struct ScaleReport: Sendable {
  /// A face in the sizes that were asked for.
  struct Font: Sendable {
    /// The face.
    var face: Face

    /// What there is for it when Bold Text is on; `nil` when nobody asked.
    var bold: BoldPartnerAnswer?

    /// What the face measures at a size of one point: in em.
    var em: LineMetrics

    /// What a reader of the numbers should know.
    var notes: [ScalingNote]

    /// A row for each cell of the plan.
    var rows: [ScaledRow]
  }

  /// The sizes.
  let plan: ScalePlan

  /// The faces, in the order of the command line; each once.
  private(set) var fonts: [Font] = []

  /// What could not be used.
  var problems: [FontProblem] = []

  private var known: Set<FaceKey> = []

  /// Starts with no face.
  init(_ plan: ScalePlan) {
    self.plan = plan
  }

  /// Adds a face, unless it is there already.
  ///
  /// - Parameters:
  ///   - face: The face.
  ///   - bold: What there is for it when Bold Text is on; a partner is added after it.
  /// - Returns: Whether the face, and its partner, could be taken to sizes.
  mutating func add(_ face: Face, bold: BoldPartnerAnswer? = nil) -> Bool {
    var isDone = true
    if known.insert(FaceKey(face)).inserted { isDone = scale(face, bold: bold) }
    // A partner that was added as such and is now asked about itself.
    if let place = fonts.firstIndex(where: { FaceKey($0.face) == FaceKey(face) }),
      fonts[place].bold == nil
    {
      fonts[place].bold = bold
    }
    if case .partner(let partner) = bold { isDone = add(partner.face) && isDone }
    return isDone
  }

  private mutating func scale(_ face: Face, bold: BoldPartnerAnswer?) -> Bool {
    do throws(FaceScalingError) {
      let scaler = try FaceScaler(face)
      fonts.append(
        Font(
          face: face,
          bold: bold,
          em: try scaler.metrics(at: 1),
          notes: scaler.notes,
          rows: scaler.rows(of: plan.sizes)
        )
      )
      return true
    } catch {
      let problem = FontProblem(
        file: face.file,
        index: face.container == .collection ? face.index : nil,
        table: error.table,
        reason: "\(error)",
        kind: .damaged
      )
      // The instances of a variable font lack a table together.
      if !problems.contains(problem) { problems.append(problem) }
      return false
    }
  }
}

extension FaceScalingError {
  /// The table that is to blame.
  fileprivate var table: String? {
    switch self {
    case .noLineMetrics: "hhea"
    case .noUnitsPerEm: "head"
    case .detailsNotRead, .invalidSize: nil
    }
  }
}
