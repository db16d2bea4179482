/// A dynamic font with a size of its own for each style and category, for systems before
/// `UIFontMetrics`.
public protocol DynamicFontIOS10: DynamicFont {
  /// The size in a category.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - sizeCategory: The category, never unspecified.
  /// - Returns: Points; `nil` when the table has no such entry.
  func fontSize(style: TextStyle, sizeCategory: ContentSizeCategory) -> Double?
}

extension DynamicFontIOS10 {
  /// The size at large as the system font grew up to iOS 10, in whole points.
  ///
  /// With the system font's own size at large these are its sizes.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - sizeCategory: The category.
  /// - Returns: Points; `nil` for the styles that came later.
  public func fontSize(style: TextStyle, sizeCategory: ContentSizeCategory) -> Double? {
    let metrics = try? FontMetrics(forTextStyle: style, table: .ios10)
    return metrics?.pointSize(for: fontSize(style: style), at: sizeCategory)
  }
}
