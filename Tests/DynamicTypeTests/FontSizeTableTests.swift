internal import DynamicType
internal import Testing

@Suite("Sizes of a font style")
struct FontStyleSizesTests {
  static func style(
    _ textStyle: TextStyle = .body,
    size: Double,
    at category: ContentSizeCategory = .large,
    from minimum: Double? = nil,
    to maximum: Double? = nil,
    table: ScalingTable = .ios
  ) throws -> FontStyle {
    try FontStyle(
      faceName: "Demo-Regular",
      textStyle: textStyle,
      basePointSize: size,
      baseCategory: category,
      minimumPointSize: minimum,
      maximumPointSize: maximum,
      table: table
    )
  }

  @Test func `are those of its text style at the same size`() throws {
    let sizes = FontSizeTable(try Self.style(size: 17, to: 26))
    let limits = try SizeLimits(maximum: 26)
    #expect(sizes == (try FontSizeTable(styles: [.body], size: 17, limits: limits)))
  }

  /// By the line heights 21, 22 and 62: 21 × 22/21 and 21 × 62/21.
  @Test func `start from the category of its base size`() throws {
    let style = try Self.style(size: 21, at: .medium)
    let sizes = FontSizeTable(
      style,
      categories: [.medium, .large, .accessibilityExtraExtraExtraLarge]
    )
    #expect(sizes.cells.map(\.size.pointSize) == [21, 22, 62])
    #expect(sizes.cells.map(\.baseSize) == [21, 21, 21])
    #expect(sizes.cells[0].factor == 1)
    #expect(sizes.cells[2].factor == 62.0 / 21)
    // Twice the 22 of large is reached at AX3, where it is 21 × 48/21.
    #expect(sizes.resize.map(\.reaches200At) == [.accessibilityExtraLarge])
    #expect(sizes.resize.map(\.maximum) == [62.0 / 22])
  }

  @Test func `have its limits, or others`() throws {
    let style = try Self.style(.footnote, size: 13, from: 12, to: 20)
    let limited = FontSizeTable(style)
    #expect(limited.limits == style.limits)
    #expect(limited.cells.map(\.size.pointSize).max() == 20)
    #expect(limited.cells.map(\.size.pointSize).min() == 12)
    #expect(limited.resize[0].reaches200At == nil)
    let free = FontSizeTable(style, limits: SizeLimits.none)
    #expect(free.cells.allSatisfy { !$0.size.isCapped && !$0.size.isRaised })
    // 13 × 40/18 = 28.9.
    #expect(free.resize[0].reaches200At == .accessibilityExtraLarge)
  }

  /// Title1 has other line heights by measurement than published.
  ///
  /// They are 33, 34, 36, 38 and 61 at medium, large, xLarge, xxLarge and AX4, and published 33, 34,
  /// 37, 39 and 62. From xLarge even those that both agree on
  /// are other parts; 38/36 and 39/37 differ as well.
  @Test(arguments: [ScalingTable.ios, .iosHIG])
  func `are disputed where the tables give two factors`(table: ScalingTable) throws {
    let categories: [ContentSizeCategory] = [
      .medium, .large, .extraLarge, .extraExtraLarge, .accessibilityExtraExtraLarge,
    ]
    func disputed(from base: ContentSizeCategory) throws -> [Bool] {
      let style = try Self.style(.title1, size: 28, at: base, table: table)
      return FontSizeTable(style, categories: categories).cells.map(\.isDisputed)
    }
    #expect(try disputed(from: .large) == [false, false, true, true, true])
    #expect(try disputed(from: .medium) == [false, false, true, true, true])
    #expect(try disputed(from: .extraLarge) == [true, true, false, true, true])
  }

  /// A whole size has one reading.
  ///
  /// By the line heights 68 and 34 title1 is twice as large at AX5: 17.5 becomes 35, which is twice
  /// 17.5 and not twice 18.
  @Test func `of a fraction have two readings at large`() throws {
    let half = FontSizeTable(try Self.style(.title1, size: 17.5)).resize[0]
    #expect(half.reaches200At == nil)
    #expect(half.reaches200AtIfUnrounded == .accessibilityExtraExtraExtraLarge)
    #expect(half.dependsOnRounding)
    let whole = FontSizeTable(try Self.style(.title1, size: 17)).resize[0]
    #expect(whole.reaches200At == .accessibilityExtraExtraExtraLarge)
    #expect(!whole.dependsOnRounding)
    // 17.4 is 17 rounded, and 2 × 17.4 is 34.8: 35 at AX5 is both.
    #expect(!FontSizeTable(try Self.style(.title1, size: 17.4)).resize[0].dependsOnRounding)
    #expect(!FontSizeTable(try Self.style(size: 17.5, table: .macos)).resize[0].dependsOnRounding)
    // The maximum of 17.2 holds the size at large too, whichever it is: never.
    let held = FontSizeTable(try Self.style(.title1, size: 17.5, to: 17.2)).resize[0]
    #expect(held.reaches200AtIfUnrounded == nil)
  }

  @Test(arguments: ScalingTable.allCases)
  func `exist for every table`(table: ScalingTable) throws {
    let sizes = FontSizeTable(try Self.style(size: 17, table: table))
    #expect(sizes.table == table)
    #expect(sizes.cells.map(\.size.category) == ContentSizeCategory.sizes)
    #expect(sizes == (try FontSizeTable(table, styles: [.body], size: 17)))
  }
}
