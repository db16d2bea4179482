internal import DynamicType
internal import Testing

@Suite("Limits and resizing")
struct SizeLimitTests {
  // 17 × 19, 20, 21 … 62 over 22: 14.7 15.5 16.2 17 18.5 20.1 22.4 26.3 30.9 37.1 43.3 47.9.
  @Test func `a body font of 17 points stops at its maximum of 26`() throws {
    let sizes = try FontMetrics.default.scaledSizes(for: 17, limits: SizeLimits(maximum: 26))
    #expect(sizes.map(\.pointSize) == [15, 15, 16, 17, 19, 20, 22, 26, 26, 26, 26, 26])
    #expect(
      sizes.map(\.unlimitedPointSize) == [15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 43, 48]
    )
    // At AX1 it would be 26 anyway.
    #expect(sizes.first(where: \.isCapped)?.category == .accessibilityLarge)
  }

  @Test func `the system's body and that of iOS 10 stop at their maximum of 26`() throws {
    let expected: [Double] = [14, 15, 16, 17, 19, 21, 23, 26, 26, 26, 26, 26]
    let limits = try SizeLimits(maximum: 26)
    let system = ScalingTable.ios.systemSizes(for: .body, limits: limits)
    #expect(system.map(\.pointSize) == expected)
    #expect(system.first(where: \.isCapped)?.category == .accessibilityMedium)
    let old = try FontMetrics(forTextStyle: .body, table: .ios10)
    #expect(try old.scaledSizes(for: 17, limits: limits).map(\.pointSize) == expected)
  }

  @Test func `a minimum holds at the small end`() throws {
    let sizes = try FontMetrics(forTextStyle: .callout)
      .scaledSizes(for: 16, limits: SizeLimits(minimum: 15.5, maximum: 40))
    // 16 × 18, 19, 20 over 21: 13.7, 14.5 and 15.2.
    #expect(sizes.prefix(4).map(\.pointSize) == [15.5, 15.5, 15.5, 16])
    #expect(sizes.filter(\.isRaised).map(\.category) == [.extraSmall, .small, .medium])
  }

  @Test func `a maximum need not be whole, and may be below the size itself`() throws {
    let font = try Font(name: "Demo", size: 17)
    let capped = try FontMetrics.default.scaledFont(for: font, maximumPointSize: 16.5)
    #expect(capped.pointSize == 16.5)
    #expect(capped.scaling?.unscaledPointSize == 17)
  }

  @Test func `a minimum above the maximum is refused`() {
    let error = #expect(throws: FontScalingError.limitsCross(minimum: 20, maximum: 10)) {
      try SizeLimits(minimum: 20, maximum: 10)
    }
    #expect(error?.description == "a minimum of 20.0 points above the maximum of 10.0")
    #expect(throws: Never.self) { try SizeLimits(minimum: 20, maximum: 20) }
  }

  // The category at which text first reaches twice its size at large: a custom font of the style's
  // usual size, and the system font.
  @Test(
    arguments: [
      (TextStyle.largeTitle, nil, nil), (.title1, "AX5", "AX5"), (.title2, "AX4", "AX3"),
      (.title3, "AX3", "AX3"), (.headline, "AX3", "AX3"), (.body, "AX3", "AX3"),
      (.callout, "AX3", "AX2"), (.subheadline, "AX3", "AX2"), (.footnote, "AX3", "AX2"),
      (.caption1, "AX2", "AX2"), (.caption2, "AX2", "AX2"),
    ] as [(TextStyle, String?, String?)]
  )
  func `text reaches twice its size where it should`(
    style: TextStyle,
    custom: String?,
    system: String?
  ) throws {
    for table in [ScalingTable.ios, .iosHIG] {
      let size = try #require(table.pointSize(for: style, at: .large))
      let metrics = try FontMetrics(forTextStyle: style, table: table)
      #expect(try metrics.scaledSizes(for: size).firstCategory(reaching: 2)?.key == custom)
      #expect(table.systemSizes(for: style).firstCategory(reaching: 2)?.key == system)
    }
  }

  @Test func `a maximum can keep text from twice its size`() throws {
    let metrics = FontMetrics.default
    let reaching = try metrics.scaledSizes(for: 17, limits: SizeLimits(maximum: 34))
    #expect(reaching.firstCategory() == .accessibilityExtraLarge)
    let kept = try metrics.scaledSizes(for: 17, limits: SizeLimits(maximum: 33.9))
    #expect(kept.firstCategory() == nil)
  }

  @Test func `where the size at large is unknown nothing is said of resizing`() {
    #expect([ScaledSize]().firstCategory() == nil)
    #expect(ScalingTable.ios10.systemSizes(for: .largeTitle).firstCategory() == nil)
    #expect(ScalingTable.ios.systemSizes(for: .extraLargeTitle).map(\.pointSize) == [36])
    #expect(ScalingTable.ios.systemSizes(for: .body).firstCategory(reaching: .nan) == nil)
  }
}
