// What articles on Dynamic Type have their readers write, with nothing but this module.
internal import DynamicType
internal import Testing

/// A family with a bold face for people who use Bold Text.
private enum Mincho: String, DynamicFont {
  case regular = "ZenOldMincho-Regular"
  case bold = "ZenOldMincho-Bold"

  func fontName() -> String { rawValue }
  func boldFontName() -> String? { self == .regular ? Mincho.bold.rawValue : nil }
}

/// The same before `UIFontMetrics`, with a table of its own.
private struct OldMincho: DynamicFontIOS10 {
  func fontName() -> String { "ZenOldMincho-Regular" }
  func fontSize(style: TextStyle) -> Double { style == .body ? 18 : 17 }

  func fontSize(style: TextStyle, sizeCategory: ContentSizeCategory) -> Double? {
    style == .body ? [.large: 18, .extraLarge: 20, .accessibilityMedium: 0][sizeCategory] : nil
  }
}

/// The same with the sizes that the system had.
private struct SystemSizes: DynamicFontIOS10 {
  func fontName() -> String { "ZenOldMincho-Regular" }
}

/// The same with a size of its own at large.
private struct TwiceTheSize: DynamicFontIOS10 {
  func fontName() -> String { "ZenOldMincho-Regular" }
  func fontSize(style: TextStyle) -> Double { 34 }
}

@Suite("Helpers of articles")
struct ArticleHelperTests {
  @Test func `one function makes every custom font`() throws {
    let body: Font = try .customFont(Mincho.regular, forTextStyle: .body)
    #expect(body.name == "ZenOldMincho-Regular")
    #expect(body.pointSize == 17)

    // 17 × 20/22 = 15.45
    let small = try Font.customFont(Mincho.bold, forTextStyle: .headline, overrideFontSize: .small)
    #expect(small.name == "ZenOldMincho-Bold")
    #expect(small.pointSize == 15)
  }

  @Test func `without an override the chosen category counts`() throws {
    try TraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
      .performAsCurrent {
        let chosen = try Font.customFont(Mincho.regular, forTextStyle: .body)
        #expect(chosen.pointSize == 48)
        let large = try Font.customFont(
          Mincho.regular,
          forTextStyle: .body,
          overrideFontSize: .large
        )
        #expect(large.pointSize == 17)
      }
  }

  @Test(arguments: Published.iOS.rows)
  func `sizes at large are the system's`(row: TextTable.Row) throws {
    let font = try Font.customFont(Mincho.regular, forTextStyle: row.style)
    #expect(font.pointSize == row.numbers()[3])
  }

  @Test func `a style of unknown scaling is refused`() {
    #expect(throws: FontScalingError.noScaling(.extraLargeTitle, .ios)) {
      try Font.customFont(Mincho.regular, forTextStyle: .extraLargeTitle)
    }
  }

  @Test func `before UIFontMetrics a table gives the size`() throws {
    let font = try Font.customFontIOS10(
      OldMincho(),
      forTextStyle: .body,
      overrideFontSize: .extraLarge
    )
    #expect(font.pointSize == 20)
    #expect(font.scaling == nil)
    // The category chosen in the settings, when none is given.
    try TraitCollection(preferredContentSizeCategory: .extraLarge).performAsCurrent {
      let chosen = try Font.customFontIOS10(OldMincho(), forTextStyle: .body)
      #expect(chosen.pointSize == 20)
    }
  }

  @Test(arguments: [(TextStyle.body, ContentSizeCategory.small, 18.0), (.headline, .small, 17)])
  func `without an entry the size at large stays`(
    style: TextStyle,
    category: ContentSizeCategory,
    size: Double
  ) throws {
    let font = try Font.customFontIOS10(
      OldMincho(),
      forTextStyle: style,
      overrideFontSize: category
    )
    #expect(font.pointSize == size)
  }

  @Test func `a table with a size of zero is refused`() {
    #expect(throws: FontScalingError.invalidSize(0)) {
      try Font.customFontIOS10(
        OldMincho(),
        forTextStyle: .body,
        overrideFontSize: .accessibilityMedium
      )
    }
  }

  @Test(arguments: Published.iOS10.rows)
  func `without a table of its own a font has the system's old sizes`(row: TextTable.Row) throws {
    for (category, size) in zip(ContentSizeCategory.sizes, row.numbers()) {
      let font = try Font.customFontIOS10(
        SystemSizes(),
        forTextStyle: row.style,
        overrideFontSize: category
      )
      #expect(font.pointSize == size)
    }
    // Which came before Large Title.
    let title = try Font.customFontIOS10(
      SystemSizes(),
      forTextStyle: .largeTitle,
      overrideFontSize: .accessibilityLarge
    )
    #expect(title.pointSize == 34)
  }

  /// Body was 14, 17, 23 and 53 points at xSmall, large, xxxLarge and AX5: 34 is twice 17.
  @Test(arguments: [
    (ContentSizeCategory.extraSmall, 28.0), (.large, 34), (.extraExtraExtraLarge, 46),
    (.accessibilityExtraExtraExtraLarge, 106),
  ])
  func `a size at large of its own grows as the system's did`(
    category: ContentSizeCategory,
    size: Double
  ) throws {
    let font = try Font.customFontIOS10(
      TwiceTheSize(),
      forTextStyle: .body,
      overrideFontSize: category
    )
    #expect(font.pointSize == size)
  }

  @Test func `a label follows both settings`() throws {
    let settings = TextEnvironment()
    let label = TextElement(
      font: try .customFont(Mincho.regular, forTextStyle: .caption1),
      adjustsFontForContentSizeCategory: true,
      in: settings
    )
    settings.traits.preferredContentSizeCategory = .accessibilityMedium
    settings.traits.legibilityWeight = .bold
    // 12 × 27/16 = 20.25
    #expect(label.displayedFont.pointSize == 20)
    #expect(label.displayedFont.name == "ZenOldMincho-Bold")
  }

  @Test func `a size is scaled by the style of its text, not by body`() throws {
    // 34 × 70/41 = 58.05, and by body 34 × 62/22 = 95.8.
    let largest = TraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge
    )
    let metrics = try FontMetrics(forTextStyle: .largeTitle)
    #expect(metrics.scaledValue(for: 34, compatibleWith: largest) == 58)
  }
}
