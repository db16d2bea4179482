/// The size of a font in one category.
public struct ScaledSize: Hashable, Sendable {
  /// The category.
  public let category: ContentSizeCategory

  /// The size in points, with limits applied.
  public let pointSize: Double

  /// The size in points that it would be without limits.
  public let unlimitedPointSize: Double

  /// Whether a maximum makes the font smaller than it would be.
  public var isCapped: Bool { pointSize < unlimitedPointSize }

  /// Whether a minimum makes the font larger than it would be.
  public var isRaised: Bool { pointSize > unlimitedPointSize }

  init(_ category: ContentSizeCategory, _ size: Double, within limits: SizeLimits) {
    self.category = category
    unlimitedPointSize = size
    pointSize = limits.limited(size)
  }
}

extension Sequence<ScaledSize> {
  /// The smallest category in which text is at least so many times as large as at large.
  ///
  /// Twice as large is what WCAG 1.4.4 and Apple's Larger Text label want to be reachable. Large
  /// Title does not get there in any category, with no font and without any maximum.
  ///
  /// - Parameter factor: How many times.
  /// - Returns: The category; `nil` when there is none, or no size at large to compare with.
  public func firstCategory(reaching factor: Double = 2) -> ContentSizeCategory? {
    guard let large = first(where: { $0.category == .large }) else { return nil }
    return firstCategory(reaching: factor, from: large.pointSize)
  }

  /// The same from a size at large that is not among them.
  func firstCategory(reaching factor: Double, from large: Double) -> ContentSizeCategory? {
    filter { $0.pointSize >= factor * large }.map(\.category).min()
  }
}
