/// Why a face has no measures in points.
public enum FaceScalingError: Error, Hashable, Sendable {
  /// The face was read without ``FaceQuestions/details``.
  case detailsNotRead

  /// The face is of a format without tables, Type 1 or a bitmap font of X11, so nothing in it says how
  /// high iOS makes its lines.
  case noTables

  /// The face has no table `hhea`, from which iOS takes ascender and descender, or one that cannot be
  /// read.
  case noLineMetrics

  /// `head` is missing, or says that an em has no units.
  case noUnitsPerEm

  /// `head` gives an em so many units, and it can have 16 to 16384: whatever came of others would be
  /// no size of the face.
  case unusableUnitsPerEm(Int)

  /// The face lacks these tables, and without any of them it cannot be drawn or measured.
  case missingTables([String])

  /// A size is zero, negative, infinite or not a number.
  case invalidSize(Double)
}

extension FaceScalingError: CustomStringConvertible {
  /// What is wrong.
  public var description: String {
    switch self {
    case .detailsNotRead: "the metrics of the face were not read"
    case .noTables:
      "a font of this format has no tables, so nothing in it says how high iOS makes its lines"
    case .noLineMetrics:
      "it has no 'hhea' table that can be read, from which iOS takes ascender and descender"
    case .noUnitsPerEm: "it does not say how many units an em has, so nothing in it has a size"
    case .unusableUnitsPerEm(let units):
      "an em has \(units == 1 ? "1 unit" : "\(units) units"), and it can have 16 to 16384"
    case .missingTables(let tags):
      "it has no \(tags.map { "'\($0)'" }.joined(separator: ", ")) table"
        + (tags.count == 1 ? "" : "s") + ", without which no face works"
    case .invalidSize(let size): "a font size of \(size) points; it has to be positive and finite"
    }
  }
}
