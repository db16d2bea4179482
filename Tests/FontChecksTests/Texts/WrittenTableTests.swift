import Testing

@testable import FontChecks

@Suite("scaling/hand-made-table")
struct WrittenTableTests {
  /// As the guides teach it, with today's sizes of body text.
  static let guide = """
    func changeTextSize() {
      let newFontSize: CGFloat
      switch traitCollection.preferredContentSizeCategory { // <--
      case .extraSmall: newFontSize = 14
      case .small: newFontSize = 15
      case .medium: newFontSize = 16
      case .large: newFontSize = 17
      case .extraLarge: newFontSize = 19
      case .extraExtraLarge: newFontSize = 21
      case .extraExtraExtraLarge: newFontSize = 23
      case .accessibilityMedium: newFontSize = 28
      case .accessibilityLarge: newFontSize = 33
      case .accessibilityExtraLarge: newFontSize = 40
      case .accessibilityExtraExtraLarge: newFontSize = 47
      case .accessibilityExtraExtraExtraLarge: newFontSize = 53
      default: break
      }
      font = font.withSize(newFontSize)
    }
    """

  @Test func `a table that is the system's is told as one`() throws {
    let code = MarkedCode(Self.guide)
    code.expect(.handMadeTable)
    let draft = try #require(code.drafts(of: .handMadeTable).first)
    #expect(
      draft.message == "the sizes of 'body' are written out as iOS has them: preferredFont and "
        + "UIFontMetrics do that already"
    )
  }

  /// Headline has stopped at 23 up to iOS 10; today it is 28, 33, 40, 47 and 53 from AX1 on.
  @Test func `a table of iOS 10 is told with the cells that are out of date`() throws {
    let code = MarkedCode(
      """
      static let fontSizeTable: [UIFont.TextStyle: [UIContentSizeCategory: CGFloat]] = [ // <--
        .headline: [
          .accessibilityExtraExtraExtraLarge: 23.0, .accessibilityExtraExtraLarge: 23.0,
          .accessibilityExtraLarge: 23.0, .accessibilityLarge: 23.0, .accessibilityMedium: 23.0,
          .extraExtraExtraLarge: 23.0, .extraExtraLarge: 21.0, .extraLarge: 19.0, .large: 17.0,
          .medium: 16.0, .small: 15.0, .extraSmall: 14.0,
        ],
        .body: [
          .accessibilityExtraExtraExtraLarge: 53.0, .accessibilityExtraExtraLarge: 47.0,
          .accessibilityExtraLarge: 40.0, .accessibilityLarge: 33.0, .accessibilityMedium: 28.0,
          .extraExtraExtraLarge: 23.0, .extraExtraLarge: 21.0, .extraLarge: 19.0, .large: 17.0,
          .medium: 16.0, .small: 15.0, .extraSmall: 14.0,
        ],
      ]
      """
    )
    code.expect(.handMadeTable)
    let draft = try #require(code.drafts(of: .handMadeTable).first)
    #expect(
      draft.message == "the sizes of 'headline', 'body' are written out as they were up to iOS 10: "
        + "headline at AX5 is 23, not 53, headline at AX4 is 23, not 47, headline at AX3 is 23, "
        + "not 40, headline at AX2 is 23, not 33, headline at AX1 is 23, not 28; missing: style "
        + "largeTitle, style title1, style title2, style title3 and more"
    )
  }

  /// Caption has 22 at AX1; AX2 to AX5 are not there.
  @Test func `cells that differ, and categories that are missing, are named`() throws {
    let code = MarkedCode(
      """
      extension DynamicTypeSize {
        var caption: CGFloat {
          switch self { // <--
          case .xSmall, .small, .medium: 11
          case .large: 12
          case .xLarge: 14
          case .xxLarge: 16
          case .xxxLarge: 18
          case .accessibility1: 20
          }
        }
      }
      """
    )
    code.expect(.handMadeTable)
    let draft = try #require(code.drafts(of: .handMadeTable).first)
    #expect(
      draft.message
        == "the sizes of 'caption1' are written out, and differ from iOS's: caption1 at "
        + "AX1 is 20, not 22; missing: caption1 at AX2, AX3, AX4, AX5"
    )
  }

  /// Seven categories, as most tables have that were copied from where they ended at 23.
  @Test func `a table that ends before the accessibility sizes is told with what it lacks`() throws
  {
    let code = MarkedCode(
      """
      let sizes: [UIContentSizeCategory: CGFloat] = [ // <--
        .extraSmall: 14, .small: 15, .medium: 16, .large: 17, .extraLarge: 19,
        .extraExtraLarge: 21, .extraExtraExtraLarge: 23,
      ]
      """
    )
    code.expect(.handMadeTable)
    let draft = try #require(code.drafts(of: .handMadeTable).first)
    #expect(
      draft.message == "the sizes of 'body' are written out as iOS has them: preferredFont and "
        + "UIFontMetrics do that already; missing: body at AX1, AX2, AX3, AX4, AX5"
    )
  }

  /// One style each, from xS to AX1 or less, in the forms that people write.
  @Test(arguments: [
    """
    extension UIFont {
      static let bodySizes: [UIContentSizeCategory: CGFloat] = [ // <--
        .extraSmall: 14, .small: 15, .medium: 16, .large: 17, .extraLarge: 19, .extraExtraLarge: 21,
        .extraExtraExtraLarge: 23, .accessibilityMedium: 28, .accessibilityLarge: 33,
      ]
    }
    """,
    """
    func size(for category: UIContentSizeCategory) -> CGFloat {
      switch category { // <--
      case .extraSmall: return 14
      case .small: return 15
      case .medium: return 16
      case .large: return 17
      case .extraLarge: return 19
      case .extraExtraLarge: return 21
      case .extraExtraExtraLarge: return 23
      case .accessibilityMedium: return 28
      default: return 33
      }
    }
    """,
    """
    struct Price: View {
      @Environment(\\.dynamicTypeSize) var dynamicTypeSize
      var size: CGFloat {
        switch dynamicTypeSize { // <--
        case .xSmall: 11
        case .small: 11
        case .medium: 11
        case .large: 12
        case .xLarge: 14
        case .xxLarge: 16
        case .xxxLarge: 18
        case .accessibility1: 22
        default: 26
        }
      }
      var body: some View { Text("a").font(.system(size: size)) }
    }
    """,
  ])
  func `a table in any form is told`(code: String) {
    MarkedCode(code.replacing("\\\\.", with: "\\.")).expect(.handMadeTable)
  }

  @Test(arguments: [
    // Margins, factors, and a few categories that are treated apart.
    """
    func margin(at category: UIContentSizeCategory) -> CGFloat {
      switch category {
      case .extraSmall, .small, .medium: return 4
      case .large, .extraLarge, .extraExtraLarge: return 8
      case .extraExtraExtraLarge, .accessibilityMedium: return 12
      default: return 16
      }
    }
    """,
    """
    let factors: [UIContentSizeCategory: CGFloat] = [
      .small: 0.9, .medium: 0.95, .large: 1, .extraLarge: 1.1, .extraExtraLarge: 1.2,
      .extraExtraExtraLarge: 1.3, .accessibilityMedium: 1.5,
    ]
    """,
    """
    func size(at category: UIContentSizeCategory) -> CGFloat {
      switch category {
      case .accessibilityMedium, .accessibilityLarge: return 28
      default: return 17
      }
    }
    """,
    // Names of the categories, not sizes.
    """
    func name(of category: UIContentSizeCategory) -> String {
      switch category {
      case .extraSmall: return "XS"
      case .small: return "S"
      case .medium: return "M"
      case .large: return "L"
      case .extraLarge: return "XL"
      case .accessibilityMedium: return "AX1"
      default: return "?"
      }
    }
    """,
    "/* case .accessibilityMedium: 28 */ let a = \"case .accessibilityMedium: 28\"",
    "let isLarge = traitCollection.preferredContentSizeCategory >= .accessibilityMedium",
  ])
  func `what is no table of sizes is left alone`(code: String) {
    MarkedCode(code).expect(.handMadeTable)
  }
}
