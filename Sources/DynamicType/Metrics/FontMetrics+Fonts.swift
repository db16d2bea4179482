extension FontMetrics {
  /// Scales a font.
  ///
  /// The result remembers where it comes from, so that a ``TextElement`` can follow a change. Its
  /// face stays the same: UIKit does not make custom fonts bolder, see ``Font/adjusted(to:)``.
  ///
  /// - Parameters:
  ///   - font: A font of a fixed size, which holds in the base category.
  ///   - maximumPointSize: The largest size in points, or `nil` for none; applied after rounding.
  ///   - traits: The traits to scale for; what they leave open, and `nil` all, comes from
  ///     ``TraitCollection/current``.
  /// - Returns: The font, its size in whole points unless the maximum is not whole.
  /// - Throws: ``FontScalingError/alreadyScaled(name:style:)`` for a font that has been scaled
  ///   before, and ``FontScalingError/invalidLimit(_:)`` when the maximum is not positive and
  ///   finite.
  public func scaledFont(
    for font: Font,
    maximumPointSize: Double? = nil,
    compatibleWith traits: TraitCollection? = nil
  ) throws(FontScalingError) -> Font {
    let limits = try SizeLimits(maximum: maximumPointSize)
    return try scaledFont(for: font, limits: limits, compatibleWith: traits)
  }

  /// Scales a font within limits.
  ///
  /// - Parameters:
  ///   - font: A font of a fixed size, which holds in the base category.
  ///   - limits: How small and how large it may get.
  ///   - traits: The traits to scale for; what they leave open, and `nil` all, comes from
  ///     ``TraitCollection/current``.
  /// - Returns: The font.
  /// - Throws: ``FontScalingError/alreadyScaled(name:style:)`` for a font that has been scaled
  ///   before.
  public func scaledFont(
    for font: Font,
    limits: SizeLimits,
    compatibleWith traits: TraitCollection? = nil
  ) throws(FontScalingError) -> Font {
    if let scaling = font.scaling {
      throw .alreadyScaled(name: font.name, style: scaling.metrics.textStyle)
    }
    let scaling = FontScaling(metrics: self, unscaledPointSize: font.pointSize, limits: limits)
    return font.scaled(by: scaling, for: TraitCollection.resolved(traits))
  }
}
