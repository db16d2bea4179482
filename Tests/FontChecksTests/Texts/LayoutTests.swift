import Testing

@testable import FontChecks

@Suite("layout/line-limit and layout/shrinks")
struct LayoutTests {
  @Test(arguments: [
    """
    final class Card: UIView {
      let title = UILabel()
      func setUp() {
        title.font = .preferredFont(forTextStyle: .title1)
        title.adjustsFontForContentSizeCategory = true
        title.numberOfLines = 1 // <--
      }
    }
    """,
    """
    let title: UILabel = {
      let label = UILabel()
      label.numberOfLines = 2 // <--
      label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
      return label
    }()
    """,
    """
    final class Card: UIView {
      let button = UIButton(type: .system)
      func setUp() {
        button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        button.titleLabel?.numberOfLines = 1 // <--
      }
    }
    """,
    """
    struct Row: View {
      let title: String
      var body: some View {
        Text(title)
          .font(.custom("Demo", size: 17, relativeTo: .body))
          .lineLimit(1) // <--
      }
    }
    """,
    #"let a = Text("a").lineLimit(1).font(.caption) // <--"#,
    #"let a = Label("a", systemImage: "b").lineLimit(1) // <--"#,
  ])
  func `a limit to the lines of a text that grows is told`(code: String) {
    MarkedCode(code).expect(.lineLimit)
  }

  @Test(arguments: [
    """
    final class Card: UIView {
      let title = UILabel()
      let other = UILabel()
      let fixed = UILabel()
      func setUp() {
        title.font = .preferredFont(forTextStyle: .title1)
        title.numberOfLines = 0
        other.font = .preferredFont(forTextStyle: .title1)
        other.numberOfLines = 1
        fixed.font = .systemFont(ofSize: 17)
        fixed.numberOfLines = 1
      }
      func later() { other.numberOfLines = 0 }
    }
    """,
    // Of these it is not known whether they grow.
    """
    func setUp(label: UILabel, cell: UITableViewCell) {
      label.numberOfLines = 1
      cell.textLabel?.numberOfLines = 1
    }
    """,
    """
    func setUp(label: UILabel, traits: UITraitCollection) {
      label.font = .preferredFont(forTextStyle: .body)
      label.numberOfLines = traits.preferredContentSizeCategory.isAccessibilityCategory ? 0 : 1
    }
    """,
    #"let a = Text("a").lineLimit(2); let b = Text("b").lineLimit(nil)"#,
    #"let a = Text("a").font(.system(size: 12)).lineLimit(1)"#,
    #"let a = Text("a").font(theme.title).lineLimit(1)"#,
    #"let a = TextField("a", text: $b).lineLimit(1)"#,
    """
    struct Row: View {
      var body: some View {
        ViewThatFits {
          HStack { Text("a").lineLimit(1) }
          VStack { Text("a") }
        }
      }
    }
    """,
    "#Preview { Text(\"a\").lineLimit(1) }",
  ])
  func `a text without a limit, or of which little is known, is left alone`(code: String) {
    MarkedCode(code).expect(.lineLimit)
  }

  @Test(arguments: [
    """
    let label = UILabel()
    func setUp() {
      label.adjustsFontSizeToFitWidth = true // <--
    }
    """,
    """
    let label = UILabel()
    func setUp() {
      label.minimumScaleFactor = 0.5
      label.adjustsFontSizeToFitWidth = true // <--
    }
    """,
    """
    let label: UILabel = {
      let label = UILabel()
      label.adjustsFontSizeToFitWidth = true // <--
      label.minimumScaleFactor = 0.79
      return label
    }()
    """,
    """
    func setUp(button: UIButton) {
      button.titleLabel?.adjustsFontSizeToFitWidth = true // <--
    }
    """,
    #"let a = Text("a").lineLimit(2).minimumScaleFactor(0.5) // <--"#,
    """
    struct A: ViewModifier {
      func body(content: Content) -> some View {
        content.minimumScaleFactor(0.1) // <--
      }
    }
    """,
  ])
  func `a text that shrinks by much is told`(code: String) {
    MarkedCode(code).expect(.shrinks)
  }

  @Test(arguments: [
    """
    func setUp(label: UILabel) {
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.8
    }
    """,
    """
    func setUp(label: UILabel, factor: CGFloat) {
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = factor
    }
    """,
    "func setUp(label: UILabel) { label.adjustsFontSizeToFitWidth = false }",
    """
    func setUp(label: UILabel) {
      label.adjustsFontSizeToFitWidth = true
    }
    func later(label: UILabel) { label.minimumScaleFactor = 0.9 }
    // label.adjustsFontSizeToFitWidth = true
    """,
    #"let a = Text("a").minimumScaleFactor(0.8); let b = Text("b").minimumScaleFactor(1)"#,
    #"let a = Image("a").minimumScaleFactor(0.5)"#,
    #"let a = Text("a").minimumScaleFactor(factor)"#,
  ])
  func `a text that shrinks by little, or not, is left alone`(code: String) {
    var code = code
    if code.contains("func later(label") {
      // Two parameters are two texts; a property is one.
      code = code.replacing("(label: UILabel)", with: "()")
      code = "let label = UILabel()\n" + code
    }
    MarkedCode(code).expect(.shrinks)
  }
}
