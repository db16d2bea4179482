import Testing

@testable import FontChecks

@Suite("layout/fixed-height in code")
struct FixedHeightTests {
  /// A label that follows the text size, in a method.
  private static func labelled(_ lines: String) -> String {
    """
    final class Card: UIView {
      let title = UILabel()
      let button = UIButton(type: .system)
      func setUp() {
        title.font = .preferredFont(forTextStyle: .body)
        title.adjustsFontForContentSizeCategory = true
        button.titleLabel?.font = .preferredFont(forTextStyle: .body)
        \(lines)
      }
    }
    """
  }

  @Test(arguments: [
    "let a = Text(\"a\").frame(height: 44) // <--",
    "let a = Text(\"a\").font(.custom(\"Demo\", size: 17)).frame(width: 80, height: 20.5) // <--",
    "let a = Label(\"a\", systemImage: \"b\").frame(height: 32, alignment: .leading) // <--",
    "let a = Button(\"Save\") { save() }.frame(height: 50) // <--",
    """
    struct Row: View {
      private let rowHeight: CGFloat = 44
      var body: some View { Text("a").frame(height: rowHeight) } // <--
    }
    """,
    labelled("title.heightAnchor.constraint(equalToConstant: 44).isActive = true // <--"),
    labelled(
      """
      NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: topAnchor),
            title.heightAnchor.constraint(equalToConstant: 44), // <--
          ])
      """
    ),
    labelled(
      "button.titleLabel?.heightAnchor.constraint(equalToConstant: 20).isActive = true // <--"
    ),
  ])
  func `a constant height of a text that grows is told`(code: String) {
    MarkedCode(code).expect(.fixedHeight)
  }

  @Test(arguments: [
    "let a = Text(\"a\").frame(minHeight: 44)",
    "let a = Text(\"a\").frame(width: 80)",
    "let a = Text(\"a\").frame(maxWidth: .infinity, maxHeight: 44)",
    "let a = Image(systemName: \"a\").frame(height: 44)",
    "let a = Text(\"•\").frame(height: 44)",
    "let a = Text(\"a\").font(.system(size: 12)).frame(height: 44)",
    "let a = Text(\"a\").frame(height: 44).accessibilityHidden(true)",
    "let a = Text(\"a\").frame(height: 44).dynamicTypeSize(.large)",
    "let a = VStack { Text(\"a\") }.toolbar { Text(\"b\").frame(height: 44) }",
    "let a = TextEditor(text: $text).frame(height: 120)",
    "let a = ScrollView { Text(\"a\") }.frame(height: 120)",
    "func f(height: CGFloat) -> some View { Text(\"a\").frame(height: height) }",
    """
    struct Row: View {
      @ScaledMetric private var rowHeight: CGFloat = 44
      var body: some View { Text("a").frame(height: rowHeight) }
    }
    """,
    labelled("title.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true"),
    labelled("let height = title.heightAnchor.constraint(equalToConstant: 44)"),
    labelled("heightAnchor.constraint(equalToConstant: 44).isActive = true"),
    labelled("icon.heightAnchor.constraint(equalToConstant: 44).isActive = true"),
    """
    let title = UILabel()
    func setUp() {
      title.font = .systemFont(ofSize: 12)
      title.heightAnchor.constraint(equalToConstant: 44).isActive = true
    }
    """,
  ])
  func `room to grow, or a text that does not, is left alone`(code: String) {
    MarkedCode(code).expect(.fixedHeight)
  }
}
