// The helpers that articles on Dynamic Type have their readers write, by somebody who has nothing
// but this module and sees only what is public.
import DynamicType
import Testing

/// A family in the sizes of the system, with a bold face for people who use Bold Text.
enum ZenOldMincho: String, DynamicFont {
  case regular = "ZenOldMincho-Regular"
  case bold = "ZenOldMincho-Bold"

  func fontName() -> String { rawValue }
  func boldFontName() -> String? { self == .regular ? ZenOldMincho.bold.rawValue : nil }
}

/// The same for a system without `UIFontMetrics`.
struct OldZenOldMincho: DynamicFontIOS10 {
  func fontName() -> String { "ZenOldMincho-Regular" }
}

/// All text appearances of an app, in one place.
enum Styles {
  static func title() throws -> FontStyle {
    try FontStyle(
      name: "title",
      faceName: "ZenOldMincho-Bold",
      textStyle: .title1,
      basePointSize: 28,
      maximumPointSize: 40
    )
  }

  static func body() throws -> FontStyle {
    try FontStyle(
      faceName: "ZenOldMincho-Regular",
      boldFaceName: "ZenOldMincho-Bold",
      textStyle: .body,
      basePointSize: 17
    )
  }
}

@Suite("DynamicType as a client sees it")
struct ArticleHelpersTests {
  private let largest = TraitCollection(
    preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge
  )

  /// 17 × 62/22 = 47.9.
  @Test func `a line gives a scaled custom font`() throws {
    let font = try Font.customFont(ZenOldMincho.regular, forTextStyle: .body)
    #expect(font.name == "ZenOldMincho-Regular")
    #expect(font.adjusted(to: largest).pointSize == 48)
  }

  @Test func `UIFontMetrics' two calls are there`() throws {
    let metrics = try FontMetrics(forTextStyle: .body)
    #expect(metrics.scaledValue(for: 17, compatibleWith: largest) == 48)
    let font = try metrics.scaledFont(
      for: Font(name: "ZenOldMincho-Regular", size: 17),
      maximumPointSize: 26,
      compatibleWith: largest
    )
    #expect(font.pointSize == 26)
    #expect(throws: FontScalingError.alreadyScaled(name: "ZenOldMincho-Regular", style: .body)) {
      try metrics.scaledFont(for: font)
    }
  }

  /// Body was 53 points at AX5 on iOS 10, and headline stopped at 23.
  @Test(arguments: [(TextStyle.body, 53.0), (.headline, 23)])
  func `before UIFontMetrics a table gave the sizes`(style: TextStyle, size: Double) throws {
    let font = try Font.customFontIOS10(
      OldZenOldMincho(),
      forTextStyle: style,
      overrideFontSize: .accessibilityExtraExtraExtraLarge
    )
    #expect(font.pointSize == size)
  }

  @Test func `a sheet has all styles in one place`() throws {
    let sheet = try FontStyleSheet([Styles.title(), Styles.body()])
    // 28 × 68/34 = 56, capped.
    #expect(try sheet.style(named: "title").font(compatibleWith: largest).pointSize == 40)
    #expect(throws: UnknownName.self) { try sheet.style(named: "titel") }
  }

  @Test func `Bold Text on and off comes back to the first face`() throws {
    let settings = TextEnvironment()
    let label = TextElement(style: try Styles.body(), in: settings)
    for _ in 0..<3 {
      settings.traits.legibilityWeight = .bold
      #expect(label.displayedFont.name == "ZenOldMincho-Bold")
      settings.traits.legibilityWeight = .regular
      #expect(label.displayedFont.name == "ZenOldMincho-Regular")
    }
  }

  @Test func `a label that goes away is told nothing more`() throws {
    let settings = TextEnvironment()
    var label: TextElement? = TextElement(style: try Styles.body(), in: settings)
    settings.traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(label?.displayedFont.pointSize == 48)
    label = nil
    #expect(settings.observerCount == 0)
  }

  @Test func `a table of sizes says where text becomes twice as large`() throws {
    let table = try FontSizeTable(styles: [.body, .largeTitle])
    #expect(table.resize.map(\.reaches200At) == [.accessibilityExtraLarge, nil])
    #expect(ScalingTable.ios.provenance.contains("iOS 27"))
  }
}
