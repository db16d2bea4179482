import Testing

@testable import FontChecks

@Suite("scaling/double-scaled")
struct DoubleScaledTests {
  @Test(arguments: [
    // The reported case, and its kinds.
    #"let a = Font.custom("Demo", size: UIFontMetrics.default.scaledValue(for: 17)) // <--"#,
    #"""
    let size = UIFontMetrics(forTextStyle: .body).scaledValue(for: 17)
    let a = Font.custom("Demo", size: size) // <--
    """#,
    #"""
    struct A: View {
      @ScaledMetric(relativeTo: .title) private var size: CGFloat = 28
      var body: some View {
        Text("a")
          .font(.custom("Demo", size: size, relativeTo: .title)) // <--
      }
    }
    """#,
    #"let a = Font.custom("Demo", size: UIFont.preferredFont(forTextStyle: .body).pointSize) // <--"#,
    #"""
    func font(_ name: String, size: CGFloat) -> Font {
      .custom(name, size: size)
    }
    struct A: View {
      @ScaledMetric var size: CGFloat = 17
      var body: some View {
        Text("a").font(font("Demo", size: size)) // <--
      }
    }
    """#,
    #"""
    let metrics = UIFontMetrics(forTextStyle: .headline)
    let font = metrics.scaledFont(for: UIFont(name: "Demo", size: metrics.scaledValue(for: 17))!) // <--
    """#,
    #"""
    let once = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
    let twice = UIFontMetrics.default.scaledFont(for: once) // <--
    """#,
    #"""
    struct A: View {
      @ScaledMetric var size: CGFloat = 17
      private var font: Font { Font.custom("Demo", size: size * 1.2) } // <--
      var body: some View { Text("a").font(font) }
    }
    """#,
    #"""
    let base = UIFont.preferredFont(forTextStyle: .body)
    let font = UIFontMetrics.default.scaledFont(for: UIFont(name: "Demo", size: base.pointSize)!) // <--
    """#,
  ])
  func `a size that is scaled twice is told`(code: String) {
    MarkedCode(code).expect(.doubleScaled)
  }

  @Test(arguments: [
    #"let a = Font.custom("Demo", fixedSize: UIFontMetrics.default.scaledValue(for: 17))"#,
    #"let a = Font.custom("Demo", size: 17)"#,
    #"let a = Font.system(size: UIFontMetrics.default.scaledValue(for: 17))"#,
    #"""
    struct A: View {
      @ScaledMetric var size: CGFloat = 17
      @ScaledMetric var margin: CGFloat = 8
      var body: some View {
        Text("a").font(.system(size: size)).padding(margin)
        Text("b").font(.custom("Demo", fixedSize: size))
        Text("c").font(.custom("Demo", size: 17)).padding(margin)
      }
    }
    """#,
    #"let a = UIFont(name: "Demo", size: UIFontMetrics.default.scaledValue(for: 17))"#,
    #"""
    func font(_ name: String, size: CGFloat) -> Font {
      .custom(name, size: size)
    }
    let a = font("Demo", size: 17)
    """#,
    // The size at the usual text size.
    #"""
    let usual = UITraitCollection(preferredContentSizeCategory: .large)
    let size = UIFont.preferredFont(forTextStyle: .body, compatibleWith: usual).pointSize
    let a = Font.custom("Demo", size: size)
    let b = UIFontMetrics.default.scaledFont(for: UIFont(name: "Demo", size: size)!)
    """#,
    // UIKit leaves a preferred font as it is.
    "let a = UIFontMetrics.default.scaledFont(for: .preferredFont(forTextStyle: .body))",
    // What only looks alike.
    #"""
    enum Size { case custom(String, size: CGFloat) }
    let a: Size = .custom("Demo", size: UIFontMetrics.default.scaledValue(for: 17))
    // Font.custom("Demo", size: UIFontMetrics.default.scaledValue(for: 17))
    """#,
  ])
  func `a size that is scaled once is left alone`(code: String) {
    MarkedCode(code).expect(.doubleScaled)
  }
}
