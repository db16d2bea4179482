/// How the size of a font comes about, which a scaled font remembers.
public struct FontScaling: Hashable, Sendable {
  /// What it was scaled by.
  public let metrics: FontMetrics

  /// The size in the base category, in points, as it was given.
  public let unscaledPointSize: Double

  /// How small and how large the font may get.
  public let limits: SizeLimits

  /// The size in points for a category.
  func pointSize(at category: ContentSizeCategory) -> Double {
    limits.limited(metrics.pointSize(for: unscaledPointSize, at: category))
  }
}
