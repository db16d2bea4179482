internal import DynamicType
internal import Testing

@Suite("Font styles")
struct FontStyleTests {
  static func traits(
    _ category: ContentSizeCategory,
    _ weight: LegibilityWeight = .unspecified
  ) -> TraitCollection {
    TraitCollection(preferredContentSizeCategory: category, legibilityWeight: weight)
  }

  @Test func `a style has its size at large unless it says otherwise`() throws {
    let style = try FontStyle(faceName: "Lato-Regular", textStyle: .body, basePointSize: 17)
    #expect(style.name == "body")
    #expect(style.font().pointSize == 17)
    #expect(style.font(compatibleWith: Self.traits(.medium)).pointSize == 16)
    #expect(
      style.font(compatibleWith: Self.traits(.accessibilityExtraExtraExtraLarge)).pointSize == 48
    )
  }

  @Test func `a style drawn for medium has its size there`() throws {
    let style = try FontStyle(
      faceName: "Lato-Regular",
      textStyle: .body,
      basePointSize: 17,
      baseCategory: .medium
    )
    #expect(style.font(compatibleWith: Self.traits(.medium)).pointSize == 17)
    // 17 × 22/21 = 17.8
    #expect(style.font().pointSize == 18)
  }

  @Test func `a maximum holds`() throws {
    let style = try FontStyle(
      name: "price",
      faceName: "Lato-Regular",
      textStyle: .body,
      basePointSize: 17,
      maximumPointSize: 26
    )
    let sizes = ContentSizeCategory.sizes.map { category in
      style.font(compatibleWith: Self.traits(category)).pointSize
    }
    #expect(sizes == [15, 15, 16, 17, 19, 20, 22, 26, 26, 26, 26, 26])
  }

  @Test func `Bold Text takes the bold face, when there is one`() throws {
    let style = try FontStyle(
      faceName: "Lato-Regular",
      boldFaceName: "Lato-Heavy",
      textStyle: .title1,
      basePointSize: 28
    )
    #expect(style.font().name == "Lato-Regular")
    #expect(style.font(compatibleWith: Self.traits(.large, .bold)).name == "Lato-Heavy")
    TraitCollection(legibilityWeight: .bold).performAsCurrent {
      #expect(style.font().name == "Lato-Heavy")
      #expect(style.font(compatibleWith: Self.traits(.large, .regular)).name == "Lato-Regular")
    }
    let lone = try FontStyle(faceName: "Lato-Black", textStyle: .title1, basePointSize: 28)
    #expect(lone.font(compatibleWith: Self.traits(.large, .bold)).name == "Lato-Black")
  }

  @Test func `what makes no sense is refused`() {
    #expect(throws: FontScalingError.invalidSize(-1)) {
      try FontStyle(faceName: "Lato", textStyle: .body, basePointSize: -1)
    }
    #expect(throws: FontScalingError.invalidLimit(0)) {
      try FontStyle(faceName: "Lato", textStyle: .body, basePointSize: 1, maximumPointSize: 0)
    }
    #expect(throws: FontScalingError.limitsCross(minimum: 3, maximum: 2)) {
      try FontStyle(
        faceName: "Lato",
        textStyle: .body,
        basePointSize: 1,
        minimumPointSize: 3,
        maximumPointSize: 2
      )
    }
    #expect(throws: FontScalingError.noName) {
      try FontStyle(faceName: "", textStyle: .body, basePointSize: 1)
    }
    #expect(throws: FontScalingError.noName) {
      try FontStyle(name: "", faceName: "Lato", textStyle: .body, basePointSize: 1)
    }
    #expect(throws: FontScalingError.noScaling(.largeTitle, .ios10)) {
      try FontStyle(faceName: "Lato", textStyle: .largeTitle, basePointSize: 1, table: .ios10)
    }
  }

  @Test func `a sheet finds its styles by name`() throws {
    let sheet = try FontStyleSheet([
      FontStyle(faceName: "Lato-Regular", textStyle: .body, basePointSize: 17),
      FontStyle(name: "price", faceName: "Lato-Bold", textStyle: .body, basePointSize: 20),
    ])
    #expect(try sheet.style(named: "body").baseFont.pointSize == 17)
    #expect(try sheet.style(named: "price").baseFont.name == "Lato-Bold")
    let error = #expect(throws: UnknownName.self) { try sheet.style(named: "prices") }
    #expect(error?.description == "unknown font style 'prices'; did you mean 'price'?")
    let empty = #expect(throws: UnknownName.self) {
      try FontStyleSheet([]).style(named: "body")
    }
    #expect(empty?.description == "unknown font style 'body'; there are none")
  }

  @Test func `a sheet has no two styles of one name`() throws {
    let style = try FontStyle(faceName: "Lato-Regular", textStyle: .body, basePointSize: 17)
    let error = #expect(throws: FontStyleSheet.DuplicateName.self) {
      try FontStyleSheet([style, style])
    }
    #expect(error?.description == "two font styles are called 'body'")
  }
}
