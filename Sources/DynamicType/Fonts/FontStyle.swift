/// One of the text appearances that a design consists of: face, size, and how both follow the
/// settings.
public struct FontStyle: Hashable, Sendable {
  /// What the design calls it, such as `title` or `price`.
  public let name: String

  /// The faces and the size in the base category.
  public let baseFont: Font

  /// The text style that it scales by, the table and the base category.
  public let metrics: FontMetrics

  /// How small and how large it may get.
  public let limits: SizeLimits

  /// Describes a style.
  ///
  /// - Parameters:
  ///   - name: What the design calls it; `nil` takes the key of the text style.
  ///   - faceName: The PostScript name of the face.
  ///   - boldFaceName: The PostScript name of the face for Bold Text.
  ///   - textStyle: The text style to scale by.
  ///   - basePointSize: The size in the base category, in points.
  ///   - baseCategory: The category in which the base size holds: large, the usual size, unless a
  ///     design was drawn for another. Medium is not the usual size.
  ///   - minimumPointSize: The smallest size in points, or `nil` for none.
  ///   - maximumPointSize: The largest size in points, or `nil` for none.
  ///   - table: The table to scale by.
  /// - Throws: ``FontScalingError``: when a name is empty, the size or a limit is not positive and
  ///   finite, the minimum is above the maximum, or the table does not have the text style.
  public init(
    name: String? = nil,
    faceName: String,
    boldFaceName: String? = nil,
    textStyle: TextStyle,
    basePointSize: Double,
    baseCategory: ContentSizeCategory = .large,
    minimumPointSize: Double? = nil,
    maximumPointSize: Double? = nil,
    table: ScalingTable = .ios
  ) throws(FontScalingError) {
    guard name != "" else { throw .noName }
    self.name = name ?? textStyle.key
    baseFont = try Font(name: faceName, size: basePointSize, boldName: boldFaceName)
    metrics = try FontMetrics(forTextStyle: textStyle, table: table, baseCategory: baseCategory)
    limits = try SizeLimits(minimum: minimumPointSize, maximum: maximumPointSize)
  }

  /// The font of this style in some surroundings, in the face that Bold Text wants.
  ///
  /// - Parameter traits: The traits; what they leave open, and `nil` all, comes from
  ///   ``TraitCollection/current``.
  /// - Returns: A scaled font.
  public func font(compatibleWith traits: TraitCollection? = nil) -> Font {
    let scaling = FontScaling(
      metrics: metrics,
      unscaledPointSize: baseFont.pointSize,
      limits: limits
    )
    return baseFont.scaled(by: scaling, for: .standard).adjusted(to: traits)
  }
}
