/// How the outlines of a face are stored.
public enum FaceFormat: String, Sendable, CaseIterable {
  /// Quadratic outlines in `glyf`.
  case trueType = "truetype"
  /// Cubic outlines in `CFF `.
  case cff
  /// Cubic outlines that may vary, in `CFF2`.
  case cff2
  /// PostScript Type 1.
  case type1
  /// Bitmaps only.
  case bitmap
}
