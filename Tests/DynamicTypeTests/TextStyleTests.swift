internal import DynamicType
internal import Testing

@Suite("Text styles")
struct TextStyleTests {
  @Test(arguments: [
    (TextStyle.largeTitle, "largeTitle", "largeTitle", "UICTFontTextStyleTitle0", 11),
    (.title1, "title1", "title", "UICTFontTextStyleTitle1", 9),
    (.title2, "title2", "title2", "UICTFontTextStyleTitle2", 9),
    (.title3, "title3", "title3", "UICTFontTextStyleTitle3", 9),
    (.headline, "headline", "headline", "UICTFontTextStyleHeadline", 7),
    (.body, "body", "body", "UICTFontTextStyleBody", 7),
    (.callout, "callout", "callout", "UICTFontTextStyleCallout", 9),
    (.subheadline, "subheadline", "subheadline", "UICTFontTextStyleSubhead", 7),
    (.footnote, "footnote", "footnote", "UICTFontTextStyleFootnote", 7),
    (.caption1, "caption1", "caption", "UICTFontTextStyleCaption1", 7),
    (.caption2, "caption2", "caption2", "UICTFontTextStyleCaption2", 7),
    (
      .extraLargeTitle, "extraLargeTitle", "extraLargeTitle", "UICTFontTextStyleExtraLargeTitle", 17
    ),
    (
      .extraLargeTitle2, "extraLargeTitle2", "extraLargeTitle2",
      "UICTFontTextStyleExtraLargeTitle2", 17
    ),
  ])
  func `every spelling of a style is read`(
    style: TextStyle,
    key: String,
    swiftUI: String,
    raw: String,
    since: Int
  ) throws {
    #expect(style.key == key)
    #expect(style.swiftUIName == swiftUI)
    #expect(style.rawValue == raw)
    #expect(style.firstIOSVersion == since)
    for name in [key, swiftUI, raw] {
      #expect(try TextStyle(named: name) == style)
    }
  }

  @Test func `there are eleven styles and two extra large titles`() {
    #expect(TextStyle.allCases.count == 13)
  }

  @Test(arguments: [
    ("Body", "body"),
    ("boddy", "body"),
    ("headlin", "headline"),
    ("large-title", "largeTitle"),
    ("caption3", "caption1"),
    ("UICTFontTextStyleBodie", "UICTFontTextStyleBody"),
  ])
  func `an unknown style is named with the nearest`(name: String, nearest: String) {
    let error = #expect(throws: UnknownName.self) { try TextStyle(named: name) }
    #expect(error?.kind == .textStyle)
    #expect(error?.nearest == nearest)
    #expect(error?.description == "unknown text style '\(name)'; did you mean '\(nearest)'?")
  }

  @Test(arguments: ["", "zzzzzzzz", String(repeating: "body", count: 10_000)])
  func `a name that is near to none gets the list`(name: String) {
    let error = #expect(throws: UnknownName.self) { try TextStyle(named: name) }
    #expect(error?.nearest == nil)
    #expect(
      error?.description == """
        unknown text style '\(name)'; there are largeTitle, title1, title2, title3, headline, body, \
        callout, subheadline, footnote, caption1, caption2, extraLargeTitle, extraLargeTitle2
        """
    )
  }
}
