/// What a caller wants to know of faces; only the tables that answer it are read.
public struct FaceQuestions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Wraps bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// ``Face/glyphCount``, ``Face/isMonospaced`` and ``Face/version``, on top of the names, weight
  /// and axes that are always read.
  public static let summary = FaceQuestions(rawValue: 1)

  /// ``Face/details``: every name record, metrics, style bits, tables.
  public static let details = FaceQuestions(rawValue: 2)

  /// ``FaceDetails/coverage``; implies ``details``.
  public static let coverage = FaceQuestions(rawValue: 4)

  /// Whether FreeType can load each face; a face that it cannot load is a problem of the file.
  public static let loadable = FaceQuestions(rawValue: 8)

  /// All there is.
  public static let everything: FaceQuestions = [.summary, .details, .coverage, .loadable]
}
