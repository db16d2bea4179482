// The Swift of the articles in DynamicType.docc, line by line; another test holds the two together.
internal import DynamicType
internal import Testing

@Suite("Snippets of the articles on DynamicType")
struct ArticleSnippetTests {
  @Test func `the landing page scales a font`() throws {
    let body = try Font(name: "DemoSans-Regular", size: 17)
    let largest = TraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let scaled = try FontMetrics(forTextStyle: .body).scaledFont(for: body, compatibleWith: largest)
    let size = scaled.pointSize  // 48, where the system's own body text has 53
    #expect(size == 48)
    #expect(ScalingTable.ios.pointSize(for: .body, at: .accessibilityExtraExtraExtraLarge) == 53)
  }

  @Test func `fonts scale by line heights and round`() throws {
    let metrics = try FontMetrics(forTextStyle: .body)
    let factor = metrics.factor(at: .accessibilityExtraExtraExtraLarge)  // 62 / 22
    let sizes = try metrics.scaledSizes(for: 17).map(\.pointSize)
    // 15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 43, 48
    let system = ScalingTable.ios.systemSizes(for: .body).map(\.pointSize)
    // 14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53
    #expect(factor == 62.0 / 22)
    #expect(sizes == [15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 43, 48])
    #expect(system == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])

    let traits = TraitCollection(preferredContentSizeCategory: .extraLarge, displayScale: 3)
    let font = try Font(name: "DemoSans-Regular", size: 17)
    let limited = try metrics.scaledFont(for: font, maximumPointSize: 18, compatibleWith: traits)
    let limitedSize = limited.pointSize  // 18; without the maximum it would be 19
    let margin = metrics.scaledValue(for: 10, compatibleWith: traits)  // 11, of 10.909
    #expect(limitedSize == 18)
    #expect(try metrics.scaledFont(for: font, compatibleWith: traits).pointSize == 19)
    #expect(margin == 11)
  }

  @Test func `measurement and publication part over headline`() {
    let disputed = DisputedCell.all.filter { $0.style == .headline }
    let published = disputed.map(\.published)  // 56
    let measured = disputed.compactMap(\.measured)  // 51
    #expect(disputed.map(\.category) == [.accessibilityExtraExtraLarge])
    #expect(published == [56])
    #expect(measured == [51])
  }

  @Test func `a style sheet finds its styles`() throws {
    let sheet = try FontStyleSheet([
      FontStyle(faceName: "DemoSans-Regular", textStyle: .body, basePointSize: 17),
      FontStyle(
        name: "price",
        faceName: "DemoSans-Regular",
        boldFaceName: "DemoSans-Bold",
        textStyle: .body,
        basePointSize: 17,
        maximumPointSize: 26
      ),
    ])
    let price = try sheet.style(named: "price")
    let settings = TraitCollection(
      preferredContentSizeCategory: .accessibilityMedium,
      legibilityWeight: .bold
    )
    let font = price.font(compatibleWith: settings)
    let nameAndSize = (font.name, font.pointSize)  // DemoSans-Bold, 26
    #expect(nameAndSize == ("DemoSans-Bold", 26))
    #expect(sheet.styles.map(\.name) == ["body", "price"])
  }

  @Test func `sizes have a value in a category`() throws {
    let caption = try FontMetrics(forTextStyle: .caption1)
    let large = try caption.scaledSize(for: 12, at: .large).pointSize  // 12
    let huge = try caption.scaledSize(for: 12, at: .accessibilityLarge).pointSize  // 24
    #expect([large, huge] == [12, 24])

    let traits = TraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    let body = try traits.performAsCurrent {
      try FontMetrics.default.scaledFont(for: Font(name: "DemoSans-Regular", size: 17))
    }
    let bodySize = body.pointSize  // 37
    #expect(bodySize == 37)
  }

  @Test func `an element follows its environment`() throws {
    let environment = TextEnvironment()
    let title = TextElement(
      style: try FontStyle(
        faceName: "DemoSans-Regular",
        boldFaceName: "DemoSans-Bold",
        textStyle: .title1,
        basePointSize: 28
      ),
      in: environment
    )
    environment.traits.legibilityWeight = .bold
    let bold = title.displayedFont.name  // DemoSans-Bold
    environment.traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    let largest = title.displayedFont.pointSize  // 56
    environment.traits.legibilityWeight = .regular
    let regular = title.displayedFont.name  // DemoSans-Regular
    #expect([bold, regular] == ["DemoSans-Bold", "DemoSans-Regular"])
    #expect(largest == 56)
  }

  @Test func `text first becomes twice as large in some category`() throws {
    let twice = try FontMetrics.default.scaledSizes(for: 17).firstCategory(reaching: 2)  // AX3
    let capped = try FontMetrics.default.scaledSizes(for: 17, limits: SizeLimits(maximum: 26))
    let never = capped.firstCategory(reaching: 2)  // nil
    #expect(twice?.key == "AX3")
    #expect(never == nil)
  }
}
