internal import DynamicType

/// The sizes of one text style, or of one style of a sheet, of whatever face.
struct ScaleLine: Sendable {
  /// What it is called: the key of the text style, or the name in the sheet.
  let name: String

  /// The style of a sheet; `nil` for a text style.
  let fontStyle: FontStyle?

  /// A cell for each category.
  let sizes: FontSizeTable

  /// What `UIFontMetrics.scaledValue(for:)` makes of the base size in each category, in points.
  let values: [Double]

  /// How far it goes.
  let reach: StyleReach

  /// The text style.
  var textStyle: TextStyle { reach.limited.style }

  /// The category in which the base size holds.
  var baseCategory: ContentSizeCategory { fontStyle?.metrics.baseCategory ?? .large }

  /// The size in the base category, in points.
  var baseSize: Double { sizes.cells.first?.baseSize ?? .nan }
}

extension ScaleLine {
  /// What all lines of a table have in common.
  struct Frame {
    /// The categories to show.
    var categories: [ContentSizeCategory]

    /// Pixels to a point.
    var displayScale: Double
  }

  /// Works out a text style.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - table: The table to scale by.
  ///   - size: The size at large; `nil` for the system font's own.
  ///   - limits: How small and how large a font may get.
  ///   - frame: What to show.
  /// - Throws: ``FontScalingError`` when the table does not know the style.
  init(
    _ style: TextStyle,
    table: ScalingTable,
    size: Double?,
    limits: SizeLimits,
    frame: Frame
  ) throws(FontScalingError) {
    func sizes(
      _ categories: [ContentSizeCategory],
      _ limits: SizeLimits
    ) throws(FontScalingError) -> FontSizeTable {
      try FontSizeTable(table, styles: [style], categories: categories, size: size, limits: limits)
    }
    let all = try sizes(ContentSizeCategory.sizes, limits)
    guard let reach = StyleReach(all, unlimited: try sizes([], .none)) else {
      throw .noScaling(style, table)
    }
    self.init(
      name: style.key,
      metrics: try FontMetrics(forTextStyle: style, table: table),
      displayScale: frame.displayScale,
      sizes: try sizes(frame.categories, limits),
      reach: reach
    )
  }

  /// Works out a style of a sheet; `nil` when its table has no such text style.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - frame: What to show.
  init?(_ style: FontStyle, frame: Frame) {
    let unlimited = FontSizeTable(style, categories: [], limits: SizeLimits.none)
    guard let reach = StyleReach(FontSizeTable(style), unlimited: unlimited) else { return nil }
    self.init(
      name: style.name,
      fontStyle: style,
      metrics: style.metrics,
      displayScale: frame.displayScale,
      sizes: FontSizeTable(style, categories: frame.categories),
      reach: reach
    )
  }

  private init(
    name: String,
    fontStyle: FontStyle? = nil,
    metrics: FontMetrics,
    displayScale: Double,
    sizes: FontSizeTable,
    reach: StyleReach
  ) {
    self.name = name
    self.fontStyle = fontStyle
    self.sizes = sizes
    self.reach = reach
    values = sizes.cells.map { cell in
      let traits = TraitCollection(
        preferredContentSizeCategory: cell.size.category,
        displayScale: displayScale
      )
      return metrics.scaledValue(for: cell.baseSize, compatibleWith: traits)
    }
  }
}
