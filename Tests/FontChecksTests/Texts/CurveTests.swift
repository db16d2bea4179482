import Testing

@testable import FontChecks

/// Body has 17 points at large, caption1 12, title1 28, largeTitle 34, footnote 13.
@Suite("scaling/wrong-curve and scaling/no-text-style")
struct CurveTests {
  @Test(arguments: [
    // 12 of 17 is 0.71.
    #"let a = UIFontMetrics.default.scaledFont(for: UIFont(name: "Demo", size: 12)!) // <--"#,
    // 34 of 17 is 2.
    "let a = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 34)) // <--",
    #"let a = Font.custom("Demo", size: 34, relativeTo: .caption) // <--"#,
    #"let a = Font.custom("Demo", size: 12, relativeTo: .largeTitle) // <--"#,
    #"""
    let metrics = UIFontMetrics(forTextStyle: .title1)
    let font = UIFont(name: "Demo", size: 13)!
    let a = metrics.scaledFont(for: font) // <--
    """#,
    """
    extension UIFont {
      func scaled(as style: UIFont.TextStyle) -> UIFont {
        UIFontMetrics.default.scaledFont(for: self) // <--
      }
    }
    """,
  ])
  func `a size that is plainly of another style is told`(code: String) {
    MarkedCode(code).expect(.wrongCurve)
  }

  @Test(arguments: [
    // 13 of 17 is 0.76, 22 is 1.29.
    "let a = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 13))",
    "let a = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 22))",
    "let a = UIFontMetrics(forTextStyle: .caption1).scaledFont(for: .systemFont(ofSize: 12))",
    #"let a = Font.custom("Demo", size: 34, relativeTo: .largeTitle)"#,
    // Sizes and styles that are not known.
    """
    func scaled(_ font: UIFont) -> UIFont { UIFontMetrics.default.scaledFont(for: font) }
    """,
    """
    extension UIFont {
      func scaled(as style: UIFont.TextStyle) -> UIFont {
        UIFontMetrics(forTextStyle: style).scaledFont(for: self)
      }
    }
    """,
    // Without a style it is another rule's.
    #"let a = Font.custom("Demo", size: 34)"#,
    // The extra large titles have no published sizes.
    "let a = UIFontMetrics(forTextStyle: .extraLargeTitle).scaledFont(for: .systemFont(ofSize: 90))",
    // Beyond the largest and the smallest style there is no better one.
    """
    let display = Font.custom("A", size: 64, relativeTo: .largeTitle)
    let fine = UIFontMetrics(forTextStyle: .caption2).scaledFont(for: .systemFont(ofSize: 8))
    """,
  ])
  func `a size of its style is left alone`(code: String) {
    MarkedCode(code).expect(.wrongCurve)
  }

  @Test(arguments: [
    #"let a = Font.custom("Demo", size: 14) // <--"#,
    #"let a = Font.custom("Demo", size: 20) // <--"#,
    #"let a = Text("a").font(.custom("Demo", size: 34)) // <--"#,
    #"extension Font { static let big = Font.custom("Demo", size: 48) } // <--"#,
    #"""
    extension Font {
      static func demo() -> Font {
        .custom("Demo", size: 11) // <--
      }
    }
    """#,
    #"""
    struct A: View {
      private let size: CGFloat = 30
      var body: some View { Text("a").font(.custom("Demo", size: size)) } // <--
    }
    """#,
  ])
  func `a size without a style that is no body text's is told`(code: String) {
    MarkedCode(code).expect(.noTextStyle)
  }

  @Test(arguments: [
    #"let a = Font.custom("Demo", size: 15)"#, #"let a = Font.custom("Demo", size: 19)"#,
    #"let a = Font.custom("Demo", size: 34, relativeTo: .title)"#,
    #"let a = Font.custom("Demo", fixedSize: 34)"#,
    "func a(_ size: CGFloat) -> Font { .custom(\"Demo\", size: size) }",
    #"let a = UIFont(name: "Demo", size: 34)"#, #"// Font.custom("Demo", size: 34)"#,
  ])
  func `a size with a style, or of body text, is left alone`(code: String) {
    MarkedCode(code).expect(.noTextStyle)
  }
}
