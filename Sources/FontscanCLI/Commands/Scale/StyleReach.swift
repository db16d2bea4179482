internal import DynamicType

/// How far a style goes: where it becomes twice as large, and where limits hold it.
struct StyleReach: Sendable {
  /// Within the limits that were asked for.
  let limited: ResizeReach

  /// Without limits.
  let unlimited: ResizeReach

  /// The smallest category in which the maximum makes it smaller; it does so in all larger ones.
  let cappedFrom: ContentSizeCategory?

  /// The largest category in which the minimum makes it larger; it does so in all smaller ones.
  let raisedUpTo: ContentSizeCategory?

  /// Looks at a style; `nil` when its table has no such style.
  ///
  /// - Parameters:
  ///   - sizes: One style in the twelve categories, within limits.
  ///   - unlimited: The same style without limits.
  init?(_ sizes: FontSizeTable, unlimited: FontSizeTable) {
    guard let limited = sizes.resize.first, let unlimited = unlimited.resize.first else {
      return nil
    }
    self.limited = limited
    self.unlimited = unlimited
    cappedFrom = sizes.cells.filter(\.size.isCapped).map(\.size.category).min()
    raisedUpTo = sizes.cells.filter(\.size.isRaised).map(\.size.category).max()
  }
}
