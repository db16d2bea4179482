internal import DynamicType
internal import Testing

@Suite(
  "Agreement with the collected facts",
  .enabled(if: CollectedFacts.file != nil, "the collected facts are not beside the checkout")
)
struct CollectedFactsTests {
  let facts: CollectedFacts

  init() throws {
    facts = try CollectedFacts.read()
  }

  @Test func `categories agree`() throws {
    #expect(facts.categories.map(\.key) == ContentSizeCategory.sizes.map(\.key))
    for (category, fact) in zip(ContentSizeCategory.sizes, facts.categories) {
      #expect(category.uiKitName == fact.uikit)
      #expect(category.rawValue == fact.raw)
      #expect(category.swiftUIName == fact.swiftUI)
      #expect(category.isAccessibilityCategory == fact.accessibility)
    }
  }

  @Test func `styles agree`() throws {
    #expect(Set(facts.styles.keys) == Set(TextStyle.allCases.map(\.key)))
    for style in TextStyle.allCases {
      let fact = try #require(facts.styles[style.key])
      #expect(style.rawValue == fact.raw)
      #expect(style.swiftUIName == fact.swiftUI)
      #expect("iOS \(style.firstIOSVersion)" == fact.uikitSince)
    }
  }

  @Test(arguments: [
    ("ios", ScalingTable.iosHIG), ("ios-legacy-7-10", .ios10), ("macos", .macos),
  ])
  func `every cell of a table agrees`(key: String, table: ScalingTable) throws {
    let rows = try #require(facts.tables[key])
    #expect(Set(rows.keys) == Set(table.rows.map(\.style.key)))
    for row in table.rows {
      let cells = try #require(rows[row.style.key])
      for category in ContentSizeCategory.sizes {
        let cell = cells[table == .macos ? "default" : category.key]
        #expect(row.pointSize(at: category) == cell?.pointSize, "\(row.style) \(category)")
        #expect(row.lineHeight(at: category) == cell?.leading, "\(row.style) \(category)")
      }
    }
  }

  @Test func `every measured cell agrees`() throws {
    for style in ScalingTableTests.elevenStyles {
      let heights = try #require(facts.uiFontMetrics.effectiveLineHeight[style.key])
      let multipliers = try #require(facts.uiFontMetrics.measuredMultiplier[style.key])
      let metrics = try FontMetrics(forTextStyle: style)
      for category in ContentSizeCategory.sizes {
        #expect(ScalingTable.ios.lineHeight(for: style, at: category) == heights[category.key])
        #expect(
          ScalingTable.ios.pointSize(for: style, at: category)
            == facts.tables["ios"]?[style.key]?[category.key]?.pointSize
        )
        let traits = TraitCollection(preferredContentSizeCategory: category, displayScale: 3)
        let scaled = metrics.scaledValue(for: 1000, compatibleWith: traits)
        let multiplier = try #require(multipliers[category.key])
        #expect(abs(scaled / 1000 - multiplier) <= 0.00005 + 1e-12, "\(style) \(category)")
      }
    }
  }

  @Test func `the disputed cells agree`() {
    let cells = DisputedCell.all.map { cell in
      "\(cell.style.key) \(cell.category.key) \(cell.published) \(cell.measured ?? 0)"
    }
    let expected = facts.uiFontMetrics.cellsWhereMeasurementContradictsHIG.map { cell in
      "\(cell.style) \(cell.category) \(cell.higLeading) \(cell.impliedByMeasurement)"
    }
    #expect(cells == expected)
  }

  @Test(arguments: [("ios", ScalingTable.ios), ("ios", .iosHIG), ("macos", .macos)])
  func `weights agree`(key: String, table: ScalingTable) throws {
    let weights = try #require(facts.styleWeights[key])
    for row in table.rows {
      #expect(row.weight.rawValue == weights[row.style.key]?.weight)
      #expect(row.emphasizedWeight?.rawValue == weights[row.style.key]?.emphasized)
    }
    for weight in FontWeight.allCases {
      #expect(weight.value == facts.weights.uiFontWeightRaw[weight.rawValue])
    }
  }

  @Test func `where text reaches twice its size agrees`() throws {
    for style in ScalingTableTests.elevenStyles {
      let fact = try #require(facts.sizeReaching200Percent[style.key])
      let size = try #require(ScalingTable.ios.pointSize(for: style, at: .large))
      let custom = try FontMetrics(forTextStyle: style).scaledSizes(for: size)
      let hig = try FontMetrics(forTextStyle: style, table: .iosHIG).scaledSizes(for: size)
      #expect(custom.firstCategory()?.key == fact.customFontFirstCategory)
      #expect(hig.firstCategory()?.key == fact.customFontFirstCategoryUsingHIGLeading)
      #expect(
        ScalingTable.ios.systemSizes(for: style).firstCategory()?.key
          == fact.systemFontFirstCategory
      )
    }
  }
}
