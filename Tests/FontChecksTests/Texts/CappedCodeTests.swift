import Testing

@testable import FontChecks

/// Numbers are Apple's.
///
/// By the system's sizes body text is first twice as large at AX3 (40 of 17) and has 28 at AX1;
/// caption1 gets there at AX2 (26 of 12), title1 at AX5 (58 of 28). By UIFontMetrics body has 37 of 17
/// at AX3, and caption1 just twice its size at AX2.
@Suite("scaling/capped in code")
struct CappedCodeTests {
  @Test(arguments: [
    #"let a = Text("a").font(.body).dynamicTypeSize(...DynamicTypeSize.accessibility2) // <--"#,
    #"let a = Text("a").font(.title).dynamicTypeSize(.small ... .accessibility4) // <--"#,
    #"let a = Text("a").font(.body).dynamicTypeSize(..<DynamicTypeSize.accessibility3) // <--"#,
    #"let a = Text("a").font(.custom("D", size: 17)).dynamicTypeSize(.large) // <--"#,
    """
    struct A: View {
      var body: some View {
        VStack { Row() }
          .dynamicTypeSize(.xSmall ... .xxxLarge) // <--
      }
    }
    """,
    """
    final class A: UIViewController {
      override func viewDidLoad() {
        view.maximumContentSizeCategory = .accessibilityMedium // <--
      }
    }
    """,
    """
    let font = UIFont(name: "Demo", size: 17)!
    let a = UIFontMetrics(forTextStyle: .body).scaledFont(for: font, maximumPointSize: 33) // <--
    """,
  ])
  func `a limit below twice the size is told`(code: String) {
    MarkedCode(code).expect(.scalingCapped)
  }

  @Test(arguments: [
    #"let a = Text("a").font(.body).dynamicTypeSize(...DynamicTypeSize.accessibility3)"#,
    #"let a = Text("a").font(.caption).dynamicTypeSize(...DynamicTypeSize.accessibility2)"#,
    #"let a = Text("a").font(.largeTitle).dynamicTypeSize(.large)"#,
    #"let a = Text("a").dynamicTypeSize(DynamicTypeSize.large...)"#,
    #"let a = Text("a").dynamicTypeSize(...limit)"#,
    #"let a = Text("a").font(.system(size: 12)).dynamicTypeSize(.large)"#,
    #"let a = Image("a").dynamicTypeSize(.large)"#,
    // With AX2 some styles are twice as large, and which they are is not known.
    "let a = VStack { Row() }.dynamicTypeSize(...DynamicTypeSize.accessibility2)",
    "func f(view: UIView) { view.maximumContentSizeCategory = .accessibilityExtraLarge }",
    "func f(navigationBar: UIView) { navigationBar.maximumContentSizeCategory = .large }",
    """
    let font = UIFont(name: "Demo", size: 17)!
    let a = UIFontMetrics(forTextStyle: .body).scaledFont(for: font, maximumPointSize: 34)
    let b = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: font, maximumPointSize: 18)
    """,
    "func f(font: UIFont) { use(UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 20)) }",
    "#Preview { Text(\"a\").dynamicTypeSize(.large) }",
  ])
  func `a limit that leaves enough, or of which little is known, is left alone`(code: String) {
    MarkedCode(code).expect(.scalingCapped)
  }
}
