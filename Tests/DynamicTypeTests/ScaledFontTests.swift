internal import DynamicType
internal import Testing

@Suite("Scaled fonts")
struct ScaledFontTests {
  static func traits(_ category: ContentSizeCategory) -> TraitCollection {
    TraitCollection(preferredContentSizeCategory: category)
  }

  // Readings that two projects state of iOS itself.
  @Test(arguments: [
    (TextStyle.body, 17.0, ContentSizeCategory.extraLarge, 19.0),
    (.body, 17, .extraExtraExtraLarge, 22),
    (.body, 17, .accessibilityExtraExtraExtraLarge, 48),
    (.caption2, 17.8, .extraSmall, 18),
    (.caption2, 17.8, .medium, 18),
    (.caption2, 17.8, .extraLarge, 25),
    (.caption2, 17.8, .extraExtraLarge, 27),
    (.caption2, 17.8, .extraExtraExtraLarge, 30),
    (.caption2, 17.8, .accessibilityMedium, 34),
    (.caption2, 17.8, .accessibilityLarge, 40),
    (.caption2, 17.8, .accessibilityExtraLarge, 48),
    (.caption2, 17.8, .accessibilityExtraExtraLarge, 56),
    (.caption2, 17.8, .accessibilityExtraExtraExtraLarge, 66),
    (.largeTitle, 9.05, .extraLarge, 9),
  ])
  func `fonts have the sizes that iOS gives them`(
    style: TextStyle,
    size: Double,
    category: ContentSizeCategory,
    expected: Double
  ) throws {
    let font = try FontMetrics(forTextStyle: style)
      .scaledFont(
        for: Font(name: "Demo-Regular", size: size),
        compatibleWith: Self.traits(category)
      )
    #expect(font.pointSize == expected)
    #expect(font.name == "Demo-Regular")
  }

  /// Sizes that a test of ScaledFont holds against UIKit, whole and fractional.
  static let bases: [Double] = [11, 13, 17, 17.2, 17.5, 22.4]

  @Test(arguments: Published.multipliers.rows)
  func `fonts have the measured multiple of their size in whole points`(
    row: TextTable.Row
  ) throws {
    let metrics = try FontMetrics(forTextStyle: row.style)
    for (category, multiplier) in zip(ContentSizeCategory.sizes, row.numbers()) {
      for base in Self.bases where category != .large {
        let exact = base * multiplier
        // So near to a half the multiplier's last place decides.
        guard abs(exact - exact.rounded(.down) - 0.5) > 0.02 else { continue }
        let size = try metrics.scaledSize(for: base, at: category)
        #expect(size.pointSize == exact.rounded(), "\(base) \(row.style) \(category)")
      }
    }
  }

  // 16 × 23/32 and the like: 8 × 13/16 = 6.5, 8 × 19/16 = 9.5, 8 × 21/16 = 10.5.
  @Test(arguments: [
    (ContentSizeCategory.small, 7.0), (.extraLarge, 10), (.extraExtraLarge, 11),
  ])
  func `half a point goes up`(category: ContentSizeCategory, expected: Double) throws {
    let metrics = try FontMetrics(forTextStyle: .caption1)
    #expect(try metrics.scaledSize(for: 8, at: category).pointSize == expected)
  }

  @Test func `a font that is already scaled is refused`() throws {
    let metrics = try FontMetrics(forTextStyle: .headline)
    let scaled = try metrics.scaledFont(for: Font(name: "Demo-Bold", size: 17))
    let error = #expect(throws: FontScalingError.self) {
      try FontMetrics.default.scaledFont(for: scaled)
    }
    #expect(error == .alreadyScaled(name: "Demo-Bold", style: .headline))
    #expect(
      error?.description == """
        the font 'Demo-Bold' has already been scaled for 'headline'; scale the font it was made from
        """
    )
    // At another fixed size it is a font like any other.
    #expect(try FontMetrics.default.scaledFont(for: scaled.withSize(20)).pointSize == 20)
  }

  @Test(arguments: [0, -0.0, -17, .infinity, -.infinity, .nan] as [Double])
  func `sizes that make no sense are refused`(size: Double) throws {
    let font = try Font(name: "Demo", size: 17)
    for refused in [
      #expect(throws: FontScalingError.self) { try Font(name: "Demo", size: size) },
      #expect(throws: FontScalingError.self) { try font.withSize(size) },
      #expect(throws: FontScalingError.self) { try FontMetrics.default.scaledSizes(for: size) },
      #expect(throws: FontScalingError.self) {
        try FontMetrics.default.scaledSize(for: size, at: .large)
      },
    ] {
      #expect(
        refused?.description == "a font size of \(size) points; it has to be positive and finite"
      )
    }
    let limit = #expect(throws: FontScalingError.self) {
      try FontMetrics.default.scaledFont(for: font, maximumPointSize: size)
    }
    #expect(limit?.description == "a limit of \(size) points; it has to be positive and finite")
    #expect(throws: FontScalingError.self) { try SizeLimits(minimum: size) }
  }

  @Test(arguments: [Double.leastNonzeroMagnitude, 0.1, 1e9, 1e300, .greatestFiniteMagnitude])
  func `no positive size vanishes or overflows`(size: Double) throws {
    for scaled in try FontMetrics.default.scaledSizes(for: size) {
      #expect(scaled.pointSize > 0)
      #expect(scaled.pointSize.isFinite)
    }
  }

  @Test func `a font without a name is refused`() {
    #expect(throws: FontScalingError.noName) { try Font(name: "", size: 17) }
    #expect(throws: FontScalingError.noName) { try Font(name: "Demo", size: 17, boldName: "") }
  }

  @Test func `scaling changes no face, Bold Text or not`() throws {
    let font = try Font(name: "Demo-Regular", size: 17, boldName: "Demo-Bold")
    let bold = TraitCollection(legibilityWeight: .bold)
    #expect(try FontMetrics.default.scaledFont(for: font, compatibleWith: bold).name == font.name)
  }

  @Test func `an adjusted font finds back`() throws {
    let font = try FontMetrics.default.scaledFont(
      for: Font(name: "Demo-Regular", size: 17, boldName: "Demo-Bold")
    )
    let changed = font.adjusted(
      to: TraitCollection(
        preferredContentSizeCategory: .accessibilityMedium,
        legibilityWeight: .bold
      )
    )
    #expect(changed.name == "Demo-Bold")
    #expect(changed.pointSize == 26)
    #expect(changed.adjusted(to: .standard) == font)
  }
}
