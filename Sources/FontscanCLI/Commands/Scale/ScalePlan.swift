internal import DynamicType
internal import FontRegistry
internal import StyleSheets

/// The sizes to show, of whatever face.
struct ScalePlan: Sendable {
  /// The table that is scaled by.
  let table: ScalingTable

  /// How small and how large a font may get; each style of a sheet has limits of its own.
  let limits: SizeLimits

  /// The categories.
  let categories: [ContentSizeCategory]

  /// Pixels to a point.
  let displayScale: Double

  /// The text styles, or the styles of the sheet.
  let lines: [ScaleLine]

  /// Whether styles or categories were chosen.
  let isSelection: Bool

  /// The sheet; `nil` for text styles.
  let sheet: StyleSheet?
}

extension ScalePlan {
  /// Works out text styles.
  ///
  /// - Parameters:
  ///   - table: The table to scale by.
  ///   - styles: The styles; `nil` for all that the table has.
  ///   - categories: The categories; `nil` for the twelve.
  ///   - size: The size at large in every style; `nil` for the system font's own in each.
  ///   - limits: How small and how large a font may get.
  ///   - displayScale: Pixels to a point.
  /// - Throws: ``FontScalingError`` when the table does not know a style.
  init(
    table: ScalingTable,
    styles: [TextStyle]?,
    categories: [ContentSizeCategory]?,
    size: Double?,
    limits: SizeLimits,
    displayScale: Double
  ) throws(FontScalingError) {
    let frame = ScaleLine.Frame(
      categories: categories ?? ContentSizeCategory.sizes,
      displayScale: displayScale
    )
    var lines: [ScaleLine] = []
    for style in styles ?? table.scalableStyles {
      lines.append(
        try ScaleLine(style, table: table, size: size, limits: limits, frame: frame)
      )
    }
    self.init(
      table: table,
      limits: limits,
      categories: frame.categories,
      displayScale: displayScale,
      lines: lines,
      isSelection: styles != nil || categories != nil,
      sheet: nil
    )
  }

  /// Works out the styles of a sheet.
  ///
  /// - Parameters:
  ///   - sheet: The sheet, read for the table.
  ///   - styles: The styles of it; `nil` for all.
  ///   - table: The table to scale by.
  ///   - categories: The categories; `nil` for the twelve.
  ///   - displayScale: Pixels to a point.
  init(
    sheet: StyleSheet,
    styles: [FontStyle]?,
    table: ScalingTable,
    categories: [ContentSizeCategory]?,
    displayScale: Double
  ) {
    let frame = ScaleLine.Frame(
      categories: categories ?? ContentSizeCategory.sizes,
      displayScale: displayScale
    )
    self.init(
      table: table,
      limits: .none,
      categories: frame.categories,
      displayScale: displayScale,
      lines: (styles ?? sheet.sheet.styles).compactMap { ScaleLine($0, frame: frame) },
      isSelection: styles != nil || categories != nil,
      sheet: sheet
    )
  }
}
