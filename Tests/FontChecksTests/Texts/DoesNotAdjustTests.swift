import Testing

@testable import FontChecks

@Suite("scaling/does-not-adjust")
struct DoesNotAdjustTests {
  @Test(arguments: [
    """
    final class Card: UIView {
      private let title = UILabel()
      func setUp() {
        title.font = .preferredFont(forTextStyle: .title1) // <--
      }
    }
    """,
    """
    final class Card: UIView {
      private lazy var title: UILabel = {
        let label = UILabel()
        label.font = UIFont.preferredFont(forTextStyle: .body) // <--
        label.numberOfLines = 0
        return label
      }()
    }
    """,
    """
    final class Form: UIViewController {
      private let field: UITextField
      func setUp(_ font: UIFont) {
        self.field.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: font) // <--
        view.addSubview(field)
      }
    }
    """,
    """
    final class Form: UIViewController {
      let button = UIButton(type: .system)
      func setUp() {
        button.titleLabel?.font = .preferredFont(forTextStyle: .headline) // <--
      }
    }
    """,
    """
    final class BodyLabel: UILabel {
      override init(frame: CGRect) {
        super.init(frame: frame)
        font = .preferredFont(forTextStyle: .body) // <--
      }
    }
    """,
    // The flag of another label, and one that is turned off.
    """
    final class Card: UIView {
      let title = UILabel()
      let text = UILabel()
      func setUp() {
        title.font = .preferredFont(forTextStyle: .title1) // <--
        title.adjustsFontForContentSizeCategory = false
        text.font = .preferredFont(forTextStyle: .body)
        text.adjustsFontForContentSizeCategory = true
      }
    }
    """,
    // A handler that does something else.
    """
    final class Card: UIView {
      let title = UILabel()
      func setUp() {
        title.font = .preferredFont(forTextStyle: .title1) // <--
      }
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        layer.borderColor = UIColor.separator.cgColor
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        title.frame = bounds
      }
    }
    """,
    // A function that makes one.
    """
    func makeTitle() -> UILabel {
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: .title1) // <--
      return label
    }
    """,
    """
    extension UIFont {
      static var note: UIFont { UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 13)) }
    }
    final class Card: UIView {
      let title = UILabel()
      func setUp() {
        title.font = .note // <--
      }
    }
    """,
  ])
  func `a text that nothing makes anew is told`(code: String) {
    MarkedCode(code).expect(.doesNotAdjust)
  }

  @Test(arguments: [
    // The flag, before and behind.
    """
    final class Card: UIView {
      let title = UILabel(), text = UITextView()
      func setUp() {
        title.adjustsFontForContentSizeCategory = true
        title.font = .preferredFont(forTextStyle: .title1)
        text.font = .preferredFont(forTextStyle: .body)
      }
      func later() { text.adjustsFontForContentSizeCategory = true }
    }
    """,
    """
    final class Card: UIView {
      private lazy var title: UILabel = {
        let label = UILabel()
        label.font = UIFont.preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        return label
      }()
    }
    """,
    // The flag of the property that a closure made.
    """
    final class Card: UIView {
      let title: UILabel = {
        let label = UILabel()
        label.font = UIFont.preferredFont(forTextStyle: .body)
        return label
      }()
      func setUp() { title.adjustsFontForContentSizeCategory = true }
    }
    """,
    // Of all of a list.
    """
    final class Card: UIView {
      let title = UILabel()
      let text = UILabel()
      func setUp() {
        title.font = .preferredFont(forTextStyle: .title1)
        text.font = .preferredFont(forTextStyle: .body)
        [title, text].forEach { $0.adjustsFontForContentSizeCategory = true }
      }
    }
    """,
    // Helpers, of this file or not.
    """
    final class Card: UIView {
      let title = UILabel()
      let text = UILabel()
      func setUp() {
        title.font = .preferredFont(forTextStyle: .title1)
        text.font = .preferredFont(forTextStyle: .body)
        makeDynamic(title)
        text.followTextSize()
      }
    }
    """,
    // Handlers.
    """
    final class Card: UIView {
      let title = UILabel()
      func setUp() {
        title.font = .preferredFont(forTextStyle: .title1)
        NotificationCenter.default.addObserver(
          self, selector: #selector(update), name: UIContentSizeCategory.didChangeNotification, object: nil)
      }
      @objc func update() { title.font = .preferredFont(forTextStyle: .title1) }
    }
    """,
    """
    final class Card: UIView {
      let title = UILabel()
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        updateFonts()
      }
      private func updateFonts() { title.font = .preferredFont(forTextStyle: .title1) }
    }
    """,
    """
    final class Card: UIView {
      let title = UILabel()
      init() {
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (card: Card, _) in
          card.title.font = .preferredFont(forTextStyle: .title1)
        }
      }
      func setUp() { title.font = .preferredFont(forTextStyle: .title1) }
    }
    """,
    """
    final class Cell: UICollectionViewListCell {
      let title = UILabel()
      override func updateConfiguration(using state: UICellConfigurationState) {
        title.font = .preferredFont(forTextStyle: .title1)
      }
    }
    final class Other: UIView {
      let title = UILabel()
      override func layoutSubviews() {
        title.font = .preferredFont(forTextStyle: .title1)
      }
    }
    """,
    // Configurations do it by themselves.
    """
    func cell() -> UIListContentConfiguration {
      var content = UIListContentConfiguration.cell()
      content.textProperties.font = .preferredFont(forTextStyle: .body)
      return content
    }
    """,
    // A class of its own, a parameter, a cell's label: of these the rest is not seen.
    """
    final class Card: UIView {
      let title = GrowingLabel()
      func setUp(_ label: UILabel, cell: Cell) {
        title.font = .preferredFont(forTextStyle: .title1)
        label.font = .preferredFont(forTextStyle: .title1)
        cell.nameLabel.font = .preferredFont(forTextStyle: .title1)
      }
    }
    """,
    // An outlet whose storyboard is not there.
    """
    final class Card: UIViewController {
      @IBOutlet private weak var title: UILabel!
      override func viewDidLoad() { title.font = .preferredFont(forTextStyle: .title1) }
    }
    """,
    // SwiftUI does it by itself.
    """
    struct Row: View {
      var body: some View { Text("a").font(.body) }
    }
    """,
    // A fixed size is another rule's.
    """
    func f() {
      let label = UILabel()
      label.font = .systemFont(ofSize: 12)
    }
    """,
  ])
  func `what follows, or may be made to elsewhere, is left alone`(code: String) {
    MarkedCode(code).expect(.doesNotAdjust)
  }

  @Test(arguments: [
    "extension Card { func more() { title.adjustsFontForContentSizeCategory = true } }",
    "enum Look { static func set() { UILabel.appearance().adjustsFontForContentSizeCategory = true } }",
    """
    class Base: UIView {
      func follow() { for label in labels { label.adjustsFontForContentSizeCategory = true } }
    }
    """,
  ])
  func `another file of the module may set the flag`(other: String) {
    MarkedCode(files: [
      (
        "Card.swift",
        """
        final class Card: Base {
          let title = UILabel()
          func setUp() { title.font = .preferredFont(forTextStyle: .title1) }
        }
        """
      ), ("Other.swift", other),
    ]).expect(.doesNotAdjust)
  }
}
