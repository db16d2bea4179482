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
  /// The sizes that the system font had up to iOS 10.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - sizeCategory: The category.
  /// - Returns: Points; `nil` for the styles that came later.
  public func fontSize(style: TextStyle, sizeCategory: ContentSizeCategory) -> Double? {
    ScalingTable.ios10.pointSize(for: style, at: sizeCategory)
  }
}
