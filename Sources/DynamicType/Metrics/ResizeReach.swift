/// How far a style can be enlarged: what WCAG 1.4.4 and Apple's Larger Text label ask about.
///
/// Both want text to be able to become twice as large. They do not want every style to: Large Title
/// never does, with no font and without any maximum, and that is no fault of an app.
public struct ResizeReach: Hashable, Sendable {
  /// The text style.
  public let style: TextStyle

  /// The largest size over the size at large, limits applied.
  public let maximum: Double

  /// The first category in which the font is twice as large as at large; `nil` when it never is.
  public let reaches200At: ContentSizeCategory?

  /// The same of the system font within the same limits.
  public let systemReaches200At: ContentSizeCategory?

  /// Compares sizes.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - font: The font's sizes in the twelve categories.
  ///   - system: The sizes of the system font.
  init(style: TextStyle, font: [ScaledSize], system: [ScaledSize]) {
    self.style = style
    let large = font.first { $0.category == .large }?.pointSize ?? .nan
    maximum = (font.map(\.pointSize).max() ?? .nan) / large
    reaches200At = font.firstCategory(reaching: 2)
    systemReaches200At = system.firstCategory(reaching: 2)
  }
}
