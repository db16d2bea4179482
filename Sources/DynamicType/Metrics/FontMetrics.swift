/// Scales fonts and other lengths for a text style, as `UIFontMetrics` does.
///
/// The factor is the line height of the style's system font in the chosen category over that in the
/// base category, which is always large in UIKit. It is not the ratio of point sizes: a custom body
/// font of 17 points has 48 at AX5, where the system's own has 53.
///
/// That UIKit takes this ratio is known from several independent re-implementations and from
/// measurements in every style and category. The rounding is measured at three pixels to a point;
/// at one and two it is taken to be the same.
public struct FontMetrics: Hashable, Sendable {
  /// The style that decides how much is scaled.
  public let textStyle: TextStyle

  /// The table that the factors come from.
  public let table: ScalingTable

  /// The category in which nothing is scaled.
  public let baseCategory: ContentSizeCategory

  /// The metrics of the body style on iOS, which is what UIKit's default is.
  public static let `default` = FontMetrics(style: .body, table: .ios, base: .large)

  /// Takes the metrics of a style.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - table: The table that the factors come from. By ``ScalingTable/ios10`` they are ratios of
  ///     point sizes, since that system had no such metrics; by ``ScalingTable/macos`` all are 1.
  ///   - baseCategory: The category in which sizes hold as they are given. Anything but large is
  ///     more than UIKit offers; unspecified means large.
  /// - Throws: ``FontScalingError/noScaling(_:_:)`` when the table does not have the style in every
  ///   category, as with the extra large titles.
  public init(
    forTextStyle style: TextStyle,
    table: ScalingTable = .ios,
    baseCategory: ContentSizeCategory = .large
  ) throws(FontScalingError) {
    self.init(style: style, table: table, base: baseCategory.orIfUnspecified(.large))
    for category in ContentSizeCategory.sizes where measure(at: category) == nil {
      throw .noScaling(style, table)
    }
  }

  private init(style: TextStyle, table: ScalingTable, base: ContentSizeCategory) {
    textStyle = style
    self.table = table
    baseCategory = base
  }

  /// How much larger things are than in the base category, before any rounding.
  ///
  /// - Parameter category: The category; unspecified means that of ``TraitCollection/current``.
  /// - Returns: The factor: 1 in the base category.
  public func factor(at category: ContentSizeCategory) -> Double {
    scaled(1, at: category)
  }

  /// Scales a length, such as a size, a margin or an icon's height.
  ///
  /// Rounds to the nearest pixel, a half away from zero. Knows no maximum: a margin scaled this way
  /// goes on growing when a font that has one has stopped.
  ///
  /// - Parameters:
  ///   - value: Points; may be zero or negative. What is infinite or not a number stays so.
  ///   - traits: The traits to scale for; what they leave open, and `nil` all, comes from
  ///     ``TraitCollection/current``.
  /// - Returns: Points, a whole number of pixels.
  public func scaledValue(for value: Double, compatibleWith traits: TraitCollection? = nil)
    -> Double
  {
    guard table.hasDynamicType else { return value }
    let traits = TraitCollection.resolved(traits)
    let category = traits.preferredContentSizeCategory
    // In one product, so that a half of a pixel is still one when it comes to rounding.
    let pixels = scaled(value * traits.displayScale, at: category)
    guard pixels.isFinite else { return scaled(value, at: category) }
    return pixels.rounded(.toNearestOrAwayFromZero) / traits.displayScale
  }

  /// The size of a font, in whole points, a half away from zero.
  ///
  /// Whether UIKit rounds a fractional size in the base category too is not known; it is rounded
  /// here. Nor is it known what UIKit makes of sizes that would round to nothing; they are left as
  /// they are.
  func pointSize(for size: Double, at category: ContentSizeCategory) -> Double {
    guard table.hasDynamicType else { return size }
    let exact = scaled(size, at: category)
    let rounded = exact.rounded(.toNearestOrAwayFromZero)
    return min(rounded > 0 ? rounded : exact, .greatestFiniteMagnitude)
  }

  private func scaled(_ value: Double, at category: ContentSizeCategory) -> Double {
    let category = category.orIfUnspecified(TraitCollection.current.preferredContentSizeCategory)
    guard category != baseCategory, let chosen = measure(at: category),
      let base = measure(at: baseCategory)
    else { return value }
    return value * chosen / base
  }

  /// What the factors are ratios of.
  private func measure(at category: ContentSizeCategory) -> Double? {
    switch table {
    case .ios, .iosHIG: table.lineHeight(for: textStyle, at: category)
    case .ios10: table.pointSize(for: textStyle, at: category)
    case .macos: table.row(for: textStyle).map { _ in 1 }
    }
  }
}
