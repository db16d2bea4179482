internal import DynamicType
internal import Testing

@Suite("Size categories")
struct ContentSizeCategoryTests {
  @Test(arguments: [
    (ContentSizeCategory.extraSmall, "xSmall", "extraSmall", "XS", "xSmall"),
    (.small, "small", "small", "S", "small"),
    (.medium, "medium", "medium", "M", "medium"),
    (.large, "large", "large", "L", "large"),
    (.extraLarge, "xLarge", "extraLarge", "XL", "xLarge"),
    (.extraExtraLarge, "xxLarge", "extraExtraLarge", "XXL", "xxLarge"),
    (.extraExtraExtraLarge, "xxxLarge", "extraExtraExtraLarge", "XXXL", "xxxLarge"),
    (.accessibilityMedium, "AX1", "accessibilityMedium", "AccessibilityM", "accessibility1"),
    (.accessibilityLarge, "AX2", "accessibilityLarge", "AccessibilityL", "accessibility2"),
    (
      .accessibilityExtraLarge, "AX3", "accessibilityExtraLarge", "AccessibilityXL",
      "accessibility3"
    ),
    (
      .accessibilityExtraExtraLarge, "AX4", "accessibilityExtraExtraLarge", "AccessibilityXXL",
      "accessibility4"
    ),
    (
      .accessibilityExtraExtraExtraLarge, "AX5", "accessibilityExtraExtraExtraLarge",
      "AccessibilityXXXL", "accessibility5"
    ),
  ])
  func `every spelling of a category is read`(
    category: ContentSizeCategory,
    key: String,
    uiKit: String,
    rawEnding: String,
    swiftUI: String
  ) throws {
    let raw = "UICTContentSizeCategory" + rawEnding
    #expect(category.key == key)
    #expect(category.uiKitName == uiKit)
    #expect(category.rawValue == raw)
    #expect(category.swiftUIName == swiftUI)
    for name in [key, uiKit, raw, swiftUI] {
      #expect(try ContentSizeCategory(named: name) == category)
    }
  }

  @Test func `an unspecified category has UIKit's raw string and no name in SwiftUI`() throws {
    #expect(ContentSizeCategory.unspecified.rawValue == "_UICTContentSizeCategoryUnspecified")
    #expect(ContentSizeCategory.unspecified.swiftUIName == nil)
    #expect(try ContentSizeCategory(named: "unspecified") == .unspecified)
  }

  @Test func `twelve sizes are in order, after unspecified`() {
    #expect(
      ContentSizeCategory.sizes.map(\.key) == [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge",
        "AX1", "AX2", "AX3", "AX4", "AX5",
      ]
    )
    #expect(ContentSizeCategory.allCases.sorted() == [.unspecified] + ContentSizeCategory.sizes)
    #expect(ContentSizeCategory.unspecified < .extraSmall)
    #expect(!(ContentSizeCategory.large < .large))
  }

  @Test func `the last five are accessibility categories`() {
    let accessibility = ContentSizeCategory.allCases.filter(\.isAccessibilityCategory)
    #expect(accessibility.map(\.key) == ["AX1", "AX2", "AX3", "AX4", "AX5"])
  }

  @Test(arguments: [
    ("Large", "large"), ("XLarge", "xLarge"), ("AX6", "AX1"), ("ax5", "AX5"),
    ("accessibilityHuge", "accessibilityLarge"),
    ("UICTContentSizeCategoryXXXXL", "UICTContentSizeCategoryXXXL"),
  ])
  func `an unknown category is named with the nearest`(name: String, nearest: String) {
    let error = #expect(throws: UnknownName.self) { try ContentSizeCategory(named: name) }
    #expect(error?.description == "unknown size category '\(name)'; did you mean '\(nearest)'?")
  }
}
