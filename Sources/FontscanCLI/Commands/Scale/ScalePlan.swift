internal import DynamicType
internal import FontRegistry

/// The sizes to show, of whatever face.
struct ScalePlan: Sendable {
  /// The styles, categories and sizes.
  let sizes: FontSizeTable

  /// What `UIFontMetrics.scaledValue(for:)` makes of each cell's base size, in points.
  let values: [Double]

  /// How far each style goes.
  let reaches: [StyleReach]

  /// Pixels to a point.
  let displayScale: Double

  /// Whether styles or categories were chosen.
  let isSelection: Bool

  /// Works out sizes.
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
    let all = try FontSizeTable(table, styles: styles, size: size, limits: limits)
    let unlimited = try FontSizeTable(table, styles: styles, categories: [], size: size)
    if let categories {
      sizes = try FontSizeTable(
        table,
        styles: styles,
        categories: categories,
        size: size,
        limits: limits
      )
    } else {
      sizes = all
    }
    reaches = zip(all.resize, unlimited.resize).map { limited, unlimited in
      StyleReach(limited: limited, unlimited: unlimited, sizes: all.cells)
    }
    var values: [Double] = []
    for cell in sizes.cells {
      let metrics = try FontMetrics(forTextStyle: cell.style, table: table)
      let traits = TraitCollection(
        preferredContentSizeCategory: cell.size.category,
        displayScale: displayScale
      )
      values.append(metrics.scaledValue(for: cell.baseSize, compatibleWith: traits))
    }
    self.values = values
    self.displayScale = displayScale
    isSelection = styles != nil || categories != nil
  }
}

extension ScalePlan {
  /// What a reader of all the numbers should know.
  var remarks: [String] {
    guard sizes.table.hasDynamicType else { return [] }
    let fractions = sizes.cells.map(\.baseSize).filter { $0 != $0.rounded() }
    guard let size = fractions.first else { return [] }
    return [
      """
      a base size of \(size.rounded(to: 3)) points is rounded at large as in every category; \
      whether UIKit rounds it there is not known
      """
    ]
  }
}
