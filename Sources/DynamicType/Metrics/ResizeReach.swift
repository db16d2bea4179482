/// How far a style can be enlarged: what WCAG 1.4.4 and Apple's Larger Text label ask about.
///
/// Both want text to be able to become twice as large. They do not want every style to: Large Title
/// never does, with no font and without any maximum, and that is no fault of an app.
public struct ResizeReach: Hashable, Sendable {
  /// The text style.
  public let style: TextStyle

  /// The largest size over the size at large, limits applied.
  public let maximum: Double

  /// ``maximum`` in percent, a whole number: rounded down, so that what falls short of 200 % does not
  /// look as if it did not.
  public var maximumPercent: Double { (maximum * 100 + 1e-9).rounded(.down) }

  /// The first category in which the font is twice as large as at large; `nil` when it never is.
  public let reaches200At: ContentSizeCategory?

  /// The same of the system font within the same limits.
  public let systemReaches200At: ContentSizeCategory?

  /// The same of the font if UIKit leaves a fractional size at large as it is.
  ///
  /// That is not known, and all else takes it to be rounded. ``reaches200At`` for whole sizes.
  public let reaches200AtIfUnrounded: ContentSizeCategory?

  /// Whether the two readings of a fractional size disagree.
  public var dependsOnRounding: Bool { reaches200At != reaches200AtIfUnrounded }

  /// Compares sizes.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - font: The font's sizes in the twelve categories.
  ///   - system: The sizes of the system font.
  ///   - unroundedLarge: The size at large if it is not rounded there; `nil` when that is the same.
  init(
    style: TextStyle,
    font: [ScaledSize],
    system: [ScaledSize],
    unroundedLarge: Double? = nil
  ) {
    self.style = style
    let large = font.first { $0.category == .large }?.pointSize ?? .nan
    maximum = (font.map(\.pointSize).max() ?? .nan) / large
    reaches200At = font.firstCategory(reaching: 2)
    systemReaches200At = system.firstCategory(reaching: 2)
    reaches200AtIfUnrounded =
      if let unroundedLarge {
        font.firstCategory(reaching: 2, from: unroundedLarge)
      } else {
        reaches200At
      }
  }
}
