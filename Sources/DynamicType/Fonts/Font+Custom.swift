extension Font {
  /// Makes a font that follows the category.
  ///
  /// - Parameters:
  ///   - font: The face name with its sizes.
  ///   - style: The text style, which gives both the size at large and the factor.
  ///   - overrideFontSize: The category to scale for instead of the chosen one.
  /// - Returns: The scaled font.
  /// - Throws: What ``init(name:size:boldName:)`` and ``FontMetrics/init(forTextStyle:table:baseCategory:)``
  ///   throw.
  public static func customFont(
    _ font: some DynamicFont,
    forTextStyle style: TextStyle,
    overrideFontSize: ContentSizeCategory? = nil
  ) throws(FontScalingError) -> Font {
    let metrics = try FontMetrics(forTextStyle: style)
    return try metrics.scaledFont(
      for: unscaled(font, style),
      compatibleWith: TraitCollection(
        preferredContentSizeCategory: overrideFontSize ?? .unspecified
      )
    )
  }

  /// Makes a font by a table of sizes, as it has to be done without `UIFontMetrics`.
  ///
  /// The result has a fixed size: up to iOS 10 nothing followed a change by itself, so make a new
  /// font when the category changes.
  ///
  /// - Parameters:
  ///   - font: The face name with its sizes.
  ///   - style: The text style.
  ///   - overrideFontSize: The category to use instead of the chosen one.
  /// - Returns: The font at the size of the table, or at its size at large when the table has no
  ///   entry.
  /// - Throws: What ``init(name:size:boldName:)`` throws.
  public static func customFontIOS10(
    _ font: some DynamicFontIOS10,
    forTextStyle style: TextStyle,
    overrideFontSize: ContentSizeCategory? = nil
  ) throws(FontScalingError) -> Font {
    let category = (overrideFontSize ?? .unspecified)
      .orIfUnspecified(TraitCollection.current.preferredContentSizeCategory)
    let unscaled = try unscaled(font, style)
    guard let size = font.fontSize(style: style, sizeCategory: category) else { return unscaled }
    return try unscaled.withSize(size)
  }

  private static func unscaled(
    _ font: some DynamicFont,
    _ style: TextStyle
  ) throws(FontScalingError) -> Font {
    try Font(
      name: font.fontName(),
      size: font.fontSize(style: style),
      boldName: font.boldFontName()
    )
  }
}
