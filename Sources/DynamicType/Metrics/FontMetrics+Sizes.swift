extension FontMetrics {
  /// The size that a font has in a category.
  ///
  /// - Parameters:
  ///   - size: The font's size in the base category, in points.
  ///   - limits: How small and how large it may get.
  ///   - category: The category; unspecified means that of ``TraitCollection/current``.
  /// - Returns: The size, with and without limits.
  /// - Throws: ``FontScalingError/invalidSize(_:)`` when the size is not positive and finite.
  public func scaledSize(
    for size: Double,
    limits: SizeLimits = .none,
    at category: ContentSizeCategory
  ) throws(FontScalingError) -> ScaledSize {
    guard size > 0, size.isFinite else { throw .invalidSize(size) }
    return knownSize(size, limits, at: category)
  }

  /// The sizes that a font has in the twelve categories.
  ///
  /// - Parameters:
  ///   - size: The font's size in the base category, in points.
  ///   - limits: How small and how large it may get.
  /// - Returns: Twelve sizes, that of xSmall first.
  /// - Throws: ``FontScalingError/invalidSize(_:)`` when the size is not positive and finite.
  public func scaledSizes(for size: Double, limits: SizeLimits = .none) throws(FontScalingError)
    -> [ScaledSize]
  {
    guard size > 0, size.isFinite else { throw .invalidSize(size) }
    return ContentSizeCategory.sizes.map { knownSize(size, limits, at: $0) }
  }

  /// The size in a category of a font whose size is known to be one.
  func knownSize(
    _ size: Double,
    _ limits: SizeLimits,
    at category: ContentSizeCategory
  ) -> ScaledSize {
    let category = category.orIfUnspecified(TraitCollection.current.preferredContentSizeCategory)
    return ScaledSize(category, pointSize(for: size, at: category), within: limits)
  }
}

extension ScalingTable {
  /// The sizes that the system font has in a style.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - limits: How small and how large it may get.
  /// - Returns: The sizes of the categories that the table knows, smallest category first.
  public func systemSizes(for style: TextStyle, limits: SizeLimits = .none) -> [ScaledSize] {
    guard let row = row(for: style) else { return [] }
    return ContentSizeCategory.sizes.compactMap { category in
      row.pointSize(at: category).map { ScaledSize(category, $0, within: limits) }
    }
  }
}
