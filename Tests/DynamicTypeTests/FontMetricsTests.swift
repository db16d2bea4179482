internal import DynamicType
internal import Testing

@Suite("Font metrics")
struct FontMetricsTests {
  @Test(arguments: Published.multipliers.rows)
  func `a thousand points scale as measured at three pixels to a point`(
    row: TextTable.Row
  ) throws {
    let metrics = try FontMetrics(forTextStyle: row.style)
    for (category, multiplier) in zip(ContentSizeCategory.sizes, row.numbers()) {
      let traits = TraitCollection(preferredContentSizeCategory: category, displayScale: 3)
      let value = metrics.scaledValue(for: 1000, compatibleWith: traits)
      // The measurement is printed to four places.
      let places = (value * 10).rounded() / 10_000
      #expect(places == multiplier, "\(row.style) \(category)")
    }
  }

  // 13/16, 19/16 and 21/16 of 1,000 points are 2437.5, 3562.5 and 3937.5 pixels at 3×.
  @Test(arguments: [
    (ContentSizeCategory.extraSmall, 2438.0), (.extraLarge, 3563), (.extraExtraLarge, 3938),
  ])
  func `half a pixel goes away from zero`(category: ContentSizeCategory, pixels: Double) throws {
    let metrics = try FontMetrics(forTextStyle: .caption1)
    let traits = TraitCollection(preferredContentSizeCategory: category, displayScale: 3)
    #expect(metrics.scaledValue(for: 1000, compatibleWith: traits) == pixels / 3)
    #expect(metrics.scaledValue(for: -1000, compatibleWith: traits) == -pixels / 3)
  }

  // 17 × 21/22 = 16.227: 48.68, 32.45 and 16.227 pixels.
  @Test(arguments: [(3.0, 49.0 / 3), (2, 16), (1, 16)])
  func `values round to the pixels of the display`(scale: Double, expected: Double) {
    let traits = TraitCollection(preferredContentSizeCategory: .medium, displayScale: scale)
    #expect(FontMetrics.default.scaledValue(for: 17, compatibleWith: traits) == expected)
  }

  @Test func `the default is body on iOS at large`() throws {
    #expect(try FontMetrics.default == FontMetrics(forTextStyle: .body))
    #expect(FontMetrics.default.textStyle == .body)
    #expect(FontMetrics.default.table == .ios)
    #expect(FontMetrics.default.baseCategory == .large)
  }

  @Test func `what traits leave open comes from the current ones`() {
    let metrics = FontMetrics.default
    // 17 × 62/22 = 47.909: 143.7 and 95.8 pixels.
    TraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
      .performAsCurrent {
        #expect(metrics.scaledValue(for: 17) == 48)
        #expect(metrics.scaledValue(for: 17, compatibleWith: TraitCollection()) == 48)
        #expect(metrics.factor(at: .unspecified) == 62.0 / 22)
        let large = TraitCollection(preferredContentSizeCategory: .large)
        #expect(metrics.scaledValue(for: 17, compatibleWith: large) == 17)
      }
    #expect(metrics.scaledValue(for: 17) == 17)
  }

  @Test(arguments: ContentSizeCategory.sizes)
  func `values that are no numbers stay as they are`(category: ContentSizeCategory) {
    let traits = TraitCollection(preferredContentSizeCategory: category)
    let metrics = FontMetrics.default
    #expect(metrics.scaledValue(for: 0, compatibleWith: traits) == 0)
    #expect(metrics.scaledValue(for: .infinity, compatibleWith: traits) == .infinity)
    #expect(metrics.scaledValue(for: -.infinity, compatibleWith: traits) == -.infinity)
    #expect(metrics.scaledValue(for: .nan, compatibleWith: traits).isNaN)
  }

  @Test func `a display scale beyond reason spoils no value`() {
    let traits = TraitCollection(
      preferredContentSizeCategory: .extraExtraExtraLarge,
      displayScale: .greatestFiniteMagnitude
    )
    #expect(FontMetrics.default.scaledValue(for: 22, compatibleWith: traits) == 29)
  }

  @Test(arguments: [ScalingTable.ios, .iosHIG])
  func `the eight disputed cells scale by each table's own height`(table: ScalingTable) throws {
    for row in Published.disputed.rows {
      let large = try #require(ScalingTable.iosHIG.lineHeight(for: row.style, at: .large))
      let height = try #require(Double(row.words[table == .ios ? 2 : 1]))
      let metrics = try FontMetrics(forTextStyle: row.style, table: table)
      let category = try ContentSizeCategory(named: row.words[0])
      #expect(metrics.factor(at: category) == height / large)
    }
  }

  @Test func `up to iOS 10 sizes are the table's own, or in proportion to them`() throws {
    let metrics = try FontMetrics(forTextStyle: .body, table: .ios10)
    #expect(
      try metrics.scaledSizes(for: 17).map(\.pointSize)
        == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    )
    // 20 points: 16.47, 17.65, 18.82, 20, 22.35, 24.71, 27.06, 32.94, 38.82, 47.06, 55.29, 62.35.
    #expect(
      try metrics.scaledSizes(for: 20).map(\.pointSize)
        == [16, 18, 19, 20, 22, 25, 27, 33, 39, 47, 55, 62]
    )
  }

  @Test func `on macOS nothing scales and nothing is rounded`() throws {
    let metrics = try FontMetrics(forTextStyle: .body, table: .macos)
    #expect(try metrics.scaledSizes(for: 17.8).allSatisfy { $0.pointSize == 17.8 })
    let largest = TraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    #expect(metrics.scaledValue(for: 0.1, compatibleWith: largest) == 0.1)
    #expect(metrics.factor(at: .accessibilityLarge) == 1)
  }

  @Test(arguments: [
    (TextStyle.extraLargeTitle, ScalingTable.ios, true), (.extraLargeTitle2, .ios, true),
    (.extraLargeTitle, .iosHIG, true), (.largeTitle, .ios10, false),
    (.extraLargeTitle, .macos, false),
  ])
  func `a style that the table does not know is refused`(
    style: TextStyle,
    table: ScalingTable,
    hasStyle: Bool
  ) {
    let error = #expect(throws: FontScalingError.noScaling(style, table)) {
      try FontMetrics(forTextStyle: style, table: table)
    }
    #expect(
      error?.description == "the table '\(table.rawValue)' "
        + (hasStyle
          ? "does not say how '\(style.key)' follows the size category"
          : "has no text style '\(style.key)'")
    )
  }

  @Test func `another base category makes sizes hold there`() throws {
    let metrics = try FontMetrics(forTextStyle: .body, baseCategory: .medium)
    // 16 × 22/21 = 16.76 at large, 16 × 62/21 = 47.2 at AX5.
    let sizes = try metrics.scaledSizes(for: 16)
    #expect(sizes[2].pointSize == 16)
    #expect(sizes[3].pointSize == 17)
    #expect(sizes[11].pointSize == 47)
    #expect(
      try FontMetrics(forTextStyle: .body, baseCategory: .unspecified)
        == FontMetrics(forTextStyle: .body)
    )
  }
}
