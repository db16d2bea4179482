/// The sizes that a font has in styles and categories, as a specimen of it would print them.
///
/// Nothing in it depends on the face, so that one table does for any number of faces.
public struct FontSizeTable: Hashable, Sendable {
  /// The size in one style and category.
  public struct Cell: Hashable, Sendable {
    /// The text style.
    public let style: TextStyle

    /// The size in the base category, which is large unless a font style has another, in points.
    public let baseSize: Double

    /// The category and the size there.
    public let size: ScaledSize

    /// What the table scales by in this category, before any rounding and without limits.
    public let factor: Double

    /// The size of the system font, in points.
    public let systemPointSize: Double?

    /// The height of a line of the system font, in points; `nil` when the table has none.
    public let systemLineHeight: Double?

    /// Whether measurement and publication part over the factor.
    ///
    /// From large that is so in the eight cells of ``DisputedCell``; from a base category in which
    /// one of them lies, in every other cell of the style.
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
      guard baseSize > 0, baseSize.isFinite else { throw .invalidSize(baseSize) }
      cells += metrics.cells(row, baseSize, limits, categories)
      resize.append(metrics.reach(row, baseSize, limits))
    }
    self.table = table
    self.limits = limits
    self.cells = cells
    self.resize = resize
  }

  /// Works out the sizes of a font style.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - categories: The categories; an unspecified one means that of ``TraitCollection/current``.
  ///   - limits: How small and how large the font may get; `nil` takes the limits of the style.
  public init(
    _ style: FontStyle,
    categories: [ContentSizeCategory] = ContentSizeCategory.sizes,
    limits: SizeLimits? = nil
  ) {
    let metrics = style.metrics
    let baseSize = style.baseFont.pointSize
    let limits = limits ?? style.limits
    table = metrics.table
    self.limits = limits
    // Metrics are made of tables that have their style.
    let row = table.row(for: metrics.textStyle)
    cells = row.map { metrics.cells($0, baseSize, limits, categories) } ?? []
    resize = row.map { [metrics.reach($0, baseSize, limits)] } ?? []
  }
}

extension FontMetrics {
  /// The cells of a font; its size is known to be one.
  fileprivate func cells(
    _ row: StyleRow,
    _ baseSize: Double,
    _ limits: SizeLimits,
    _ categories: [ContentSizeCategory]
  ) -> [FontSizeTable.Cell] {
    categories.map { category in
      let size = knownSize(baseSize, limits, at: category)
      return FontSizeTable.Cell(
        style: textStyle,
        baseSize: baseSize,
        size: size,
        factor: factor(at: size.category),
        systemPointSize: row.pointSize(at: size.category),
        systemLineHeight: row.lineHeight(at: size.category),
        isDisputed: isDisputed(at: size.category)
      )
    }
  }

  fileprivate func reach(
    _ row: StyleRow,
    _ baseSize: Double,
    _ limits: SizeLimits
  ) -> ResizeReach {
    ResizeReach(
      style: textStyle,
      font: ContentSizeCategory.sizes.map { knownSize(baseSize, limits, at: $0) },
      system: table.systemSizes(for: textStyle, limits: limits),
      unroundedLarge: unroundedLarge(baseSize).map(limits.limited)
    )
  }

  /// The size at large if UIKit leaves a fraction there; `nil` when rounding changes nothing.
  private func unroundedLarge(_ baseSize: Double) -> Double? {
    guard table.hasDynamicType, baseCategory == .large, baseSize != baseSize.rounded() else {
      return nil
    }
    return baseSize
  }

  /// Whether the tables that part over eight cells give two factors.
  private func isDisputed(at category: ContentSizeCategory) -> Bool {
    let other: ScalingTable
    switch table {
    case .ios: other = .iosHIG
    case .iosHIG: other = .ios
    case .ios10, .macos: return false
    }
    guard category != baseCategory,
      let height = table.lineHeight(for: textStyle, at: category),
      let base = table.lineHeight(for: textStyle, at: baseCategory),
      let otherHeight = other.lineHeight(for: textStyle, at: category),
      let otherBase = other.lineHeight(for: textStyle, at: baseCategory)
    else { return false }
    // Products of whole numbers, which are exact.
    return height * otherBase != otherHeight * base
  }
}

extension ScalingTable {
  /// The styles that ``FontMetrics`` can be made for.
  public var scalableStyles: [TextStyle] {
    TextStyle.allCases.filter { (try? FontMetrics(forTextStyle: $0, table: self)) != nil }
  }
}
