internal import DynamicType

/// How far a style goes: where it becomes twice as large, and where limits hold it.
struct StyleReach: Sendable {
  /// The text style.
  let style: TextStyle

  /// The largest size over that at large, within the limits that were asked for.
  let maximum: Double

  /// The first category in which it is twice as large as at large, within the limits.
  let reaches200At: ContentSizeCategory?

  /// The same as ``reaches200At`` if UIKit does not round a fractional size at large.
  let reaches200AtIfUnrounded: ContentSizeCategory?

  /// Whether the two differ.
  let dependsOnRounding: Bool

  /// The same of the system font within the same limits.
  let systemReaches200At: ContentSizeCategory?

  /// The same of this font without limits.
  let unlimitedReaches200At: ContentSizeCategory?

  /// The same without limits if UIKit does not round a fractional size at large.
  let unlimitedReaches200AtIfUnrounded: ContentSizeCategory?

  /// The smallest category in which the maximum makes it smaller; it does so in all larger ones.
  let cappedFrom: ContentSizeCategory?

  /// The largest category in which the minimum makes it larger; it does so in all smaller ones.
  let raisedUpTo: ContentSizeCategory?

  /// Looks at a style.
  ///
  /// - Parameters:
  ///   - sizes: One style in the twelve categories, within limits.
  ///   - unlimited: The same style without limits.
  init(_ sizes: FontSizeTable, unlimited: FontSizeTable) {
    let limited = sizes.resize.first
    style = limited?.style ?? .body
    maximum = limited?.maximum ?? .nan
    reaches200At = limited?.reaches200At
    reaches200AtIfUnrounded = limited?.reaches200AtIfUnrounded
    dependsOnRounding = limited?.dependsOnRounding ?? false
    systemReaches200At = limited?.systemReaches200At
    unlimitedReaches200At = unlimited.resize.first?.reaches200At
    unlimitedReaches200AtIfUnrounded = unlimited.resize.first?.reaches200AtIfUnrounded
    cappedFrom = sizes.cells.filter(\.size.isCapped).map(\.size.category).min()
    raisedUpTo = sizes.cells.filter(\.size.isRaised).map(\.size.category).max()
  }
}
