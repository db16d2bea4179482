internal import DynamicType

/// How far a style goes: where it becomes twice as large, and where limits hold it.
struct StyleReach: Sendable {
  /// Where it becomes twice as large within the limits that were asked for.
  let limited: ResizeReach

  /// Where it would without any.
  let unlimited: ResizeReach

  /// The smallest category in which the maximum makes it smaller; it does so in all larger ones.
  let cappedFrom: ContentSizeCategory?

  /// The largest category in which the minimum makes it larger; it does so in all smaller ones.
  let raisedUpTo: ContentSizeCategory?

  /// The style.
  var style: TextStyle { limited.style }

  /// Looks at a style.
  ///
  /// - Parameters:
  ///   - limited: Where it becomes twice as large within limits.
  ///   - unlimited: Where it would without.
  ///   - sizes: The sizes of all styles in the twelve categories, within limits.
  init(limited: ResizeReach, unlimited: ResizeReach, sizes: [FontSizeTable.Cell]) {
    self.limited = limited
    self.unlimited = unlimited
    let own = sizes.filter { $0.style == limited.style }.map(\.size)
    cappedFrom = own.filter(\.isCapped).map(\.category).min()
    raisedUpTo = own.filter(\.isRaised).map(\.category).max()
  }
}
