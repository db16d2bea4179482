/// The sizes that a font has in styles and categories, as a specimen of it would print them.
///
/// Nothing in it depends on the face, so that one table does for any number of faces.
public struct FontSizeTable: Hashable, Sendable {
  /// The size in one style and category.
  public struct Cell: Hashable, Sendable {
    /// The text style.
    public let style: TextStyle

    /// The size at large, in points.
    public let baseSize: Double

    /// The category and the size there.
    public let size: ScaledSize

    /// What the table scales by in this category, before any rounding and without limits.
    public let factor: Double

    /// The size of the system font, in points.
    public let systemPointSize: Double?

    /// The height of a line of the system font, in points; `nil` when the table has none.
    public let systemLineHeight: Double?

    /// Whether the cell is one of the eight where measurement and publication part.
    public let isDisputed: Bool
  }

  /// The numbers it is made from.
  public let table: ScalingTable

  /// How small and how large the font may get.
  public let limits: SizeLimits

  /// The cells, by style and then by category, in the order that was asked for.
  public let cells: [Cell]

  /// Whether and where each style becomes twice as large.
  public let resize: [ResizeReach]

  /// Works out the sizes of a font.
  ///
  /// - Parameters:
  ///   - table: The numbers to take.
  ///   - styles: The styles; `nil` takes all that the table can scale by.
  ///   - categories: The categories; an unspecified one means that of ``TraitCollection/current``.
  ///   - size: The font's size at large in every style, in points; `nil` takes the system font's
  ///     own in each.
  ///   - limits: How small and how large the font may get.
  /// - Throws: ``FontScalingError/noScaling(_:_:)`` for a style that the table cannot scale by, and
  ///   ``FontScalingError/invalidSize(_:)`` when the size is not positive and finite.
  public init(
    _ table: ScalingTable = .ios,
    styles: [TextStyle]? = nil,
    categories: [ContentSizeCategory] = ContentSizeCategory.sizes,
    size: Double? = nil,
    limits: SizeLimits = .none
  ) throws(FontScalingError) {
    var cells: [Cell] = []
    var resize: [ResizeReach] = []
    for style in styles ?? table.scalableStyles {
      let metrics = try FontMetrics(forTextStyle: style, table: table)
      guard let row = table.row(for: style),
        let baseSize = size ?? row.pointSize(at: .large)
      else { throw .noScaling(style, table) }
      for category in categories {
        let size = try metrics.scaledSize(for: baseSize, limits: limits, at: category)
        cells.append(
          Cell(
            style: style,
            baseSize: baseSize,
            size: size,
            factor: metrics.factor(at: size.category),
            systemPointSize: row.pointSize(at: size.category),
            systemLineHeight: row.lineHeight(at: size.category),
            isDisputed: table.isDisputed(style, at: size.category)
          )
        )
      }
      resize.append(
        ResizeReach(
          style: style,
          font: try metrics.scaledSizes(for: baseSize, limits: limits),
          system: table.systemSizes(for: style, limits: limits)
        )
      )
    }
    self.table = table
    self.limits = limits
    self.cells = cells
    self.resize = resize
  }
}

extension ScalingTable {
  /// The styles that ``FontMetrics`` can be made for.
  public var scalableStyles: [TextStyle] {
    TextStyle.allCases.filter { (try? FontMetrics(forTextStyle: $0, table: self)) != nil }
  }
}
