import ProjectModel
import Testing

@testable import FontChecks

@Suite("scaling/fixed-size")
struct FixedSizeTests {
  @Test(arguments: [
    // Properties.
    """
    final class Card: UIView {
      private let title = UILabel()
      func setUp() {
        title.font = UIFont.systemFont(ofSize: 20, weight: .bold) // <--
      }
    }
    """,
    // Closures that make a property.
    """
    final class Card: UIView {
      private lazy var title: UILabel = {
        let label = UILabel()
        label.font = .boldSystemFont(ofSize: 20) // <--
        return label
      }()
    }
    """,
    // Constants of the file.
    """
    private enum Sizes { static let title: CGFloat = 24 }
    let label = UILabel()
    func setUp() {
      label.font = UIFont(name: "Demo-Bold", size: Sizes.title) // <--
    }
    """,
    // A font that has a name.
    """
    enum Fonts { static let title = UIFont.systemFont(ofSize: 24) }
    let label = UILabel()
    func setUp() {
      label.font = Fonts.title // <--
    }
    """,
    // An extension of the font class.
    """
    extension UIFont {
      static func demo(_ size: CGFloat) -> UIFont {
        UIFont(name: "Demo-Regular", size: size) ?? .systemFont(ofSize: size)
      }
    }
    let label = UILabel()
    func setUp() {
      label.font = .demo(14) // <--
    }
    """,
    // An optional.
    """
    func style(button: UIButton) {
      button.titleLabel?.font = .systemFont(ofSize: 15) // <--
    }
    """,
    // A condition chooses between fixed sizes.
    """
    func style(label: UILabel, isLarge: Bool) {
      label.font = isLarge ? .systemFont(ofSize: 20) : .systemFont(ofSize: 15) // <--
    }
    """,
    // A guard.
    """
    func style(label: UILabel) {
      guard let font = UIFont(name: "Demo-Regular", size: 17) else { return }
      label.font = font // <--
    }
    """,
    // A class of its own.
    """
    final class TitleLabel: UILabel {
      override init(frame: CGRect) {
        super.init(frame: frame)
        font = UIFont.systemFont(ofSize: 28) // <--
      }
    }
    """,
    // An attributed text.
    """
    func show(_ text: String, in label: UILabel) {
      label.attributedText = NSAttributedString(
        string: text,
        attributes: [.font: UIFont.systemFont(ofSize: 12), .kern: 1] // <--
      )
    }
    """,
    // Something that is laid on with a closure.
    """
    let label = UILabel().then {
      $0.font = .systemFont(ofSize: 13) // <--
      $0.textColor = .red
    }
    """,
    // The size that UIKit calls its own.
    """
    func style(label: UILabel) {
      label.font = UIFont(name: "Demo-Regular", size: UIFont.labelFontSize) // <--
    }
    """,
    // A configuration of content.
    """
    func cell() -> UIListContentConfiguration {
      var content = UIListContentConfiguration.cell()
      content.textProperties.font = .systemFont(ofSize: 12) // <--
      return content
    }
    """,
  ])
  func `a fixed size in UIKit is told where it is set`(code: String) {
    MarkedCode(code).expect(.fixedSize)
  }

  @Test(arguments: [
    """
    struct Row: View {
      var body: some View {
        Text("Hello")
          .foregroundColor(.red)
          .font(.system(size: 14, weight: .medium)) // <--
          .padding()
      }
    }
    """,
    """
    struct Row: View {
      let title: String
      var body: some View {
        VStack {
          Text(title)
          Image("a")
        }
        .font(Font.custom("Demo-Regular", fixedSize: 14)) // <--
      }
    }
    """,
    """
    struct Title: ViewModifier {
      func body(content: Content) -> some View {
        content.font(.system(size: 30)) // <--
      }
    }
    """,
    """
    extension View {
      func titled() -> some View {
        self.font(.system(size: 30).bold()) // <--
      }
    }
    """,
    """
    struct Loud: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label
          .font(.system(size: 18, design: .rounded)) // <--
      }
    }
    """,
    """
    extension Font { static let price = Font.system(size: 24) }
    struct Price: View {
      var body: some View { Text("1").font(.price) } // <--
    }
    """,
    """
    struct Price: View {
      private let size: CGFloat = 24
      var body: some View { Text("1").font(.system(size: size * 1.5)) } // <--
    }
    """,
    """
    let button = Button("Save") { save() }.font(.system(size: 15)) // <--
    """,
    """
    let label = Label("Save", systemImage: "tray").font(.system(size: 15)) // <--
    """,
  ])
  func `a fixed size in SwiftUI is told where it is set`(code: String) {
    MarkedCode(code).expect(.fixedSize)
  }

  @Test(arguments: [
    // Text styles, metrics and scaled values.
    """
    func style(label: UILabel, font: UIFont) {
      label.font = .preferredFont(forTextStyle: .body)
      label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
      label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont(name: "A", size: 17)!)
      label.font = .systemFont(ofSize: UIFontMetrics.default.scaledValue(for: 17))
    }
    """,
    // What is only called alike.
    #"""
    // label.font = .systemFont(ofSize: 17)
    /* label.font = .systemFont(ofSize: 17) */
    let code = "label.font = .systemFont(ofSize: 17)"
    let more = """
      label.font = .systemFont(ofSize: 17)
      """
    """#,
    // Previews.
    """
    #Preview {
      Text("Hello").font(.system(size: 12))
    }
    struct Row_Previews: PreviewProvider {
      static var previews: some View { Text("Hello").font(.system(size: 12)) }
    }
    """,
    // Debug builds and other systems.
    """
    #if DEBUG
      let a = Text("Hello").font(.system(size: 12))
    #endif
    #if os(watchOS)
      let b = Text("Hello").font(.system(size: 12))
    #elseif os(macOS)
      let c = Text("Hello").font(.system(size: 12))
    #endif
    """,
    // Drawing into an image or a PDF.
    """
    func draw(_ text: String) -> UIImage {
      UIGraphicsImageRenderer(size: size).image { _ in
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 12)]
        text.draw(at: .zero, withAttributes: attributes)
      }
    }
    """,
    // Titles of bars.
    """
    func setUpBars() {
      let appearance = UINavigationBarAppearance()
      appearance.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 17)]
      UITabBarItem.appearance().setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 10)], for: .normal)
    }
    """,
    // Symbols.
    """
    let icon = Image(systemName: "star").resizable().font(.system(size: 20))
    let button = Button { close() } label: { Image(systemName: "xmark") }.font(.system(size: 20))
    let configuration = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 20))
    """,
    // A size that a person chooses in the app, or one that is not known.
    """
    struct Reader: View {
      @AppStorage("size") private var size = 17.0
      @State private var zoom: CGFloat = 12
      let given: CGFloat
      var body: some View {
        Text("a").font(.system(size: size))
        Text("b").font(.system(size: zoom))
        Text("c").font(.system(size: given))
        Text("d").font(.system(size: settings.fontSize))
      }
    }
    """,
    // A size by the category.
    """
    func style(label: UILabel, traits: UITraitCollection) {
      if traits.preferredContentSizeCategory.isAccessibilityCategory {
        label.font = .systemFont(ofSize: 30)
      } else {
        label.font = .systemFont(ofSize: 17)
      }
    }
    """,
    // One that is set later.
    """
    final class Card: UIView {
      let title = UILabel()
      func setUp() { title.font = .systemFont(ofSize: 17) }
      func grow() { title.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17)) }
    }
    """,
    // A helper that is not here.
    """
    func style(label: UILabel) {
      label.font = UIFont.systemFont(ofSize: 17).scaled()
      label.font = Theme.font(size: 17)
      label.font = makeFont(17)
    }
    """,
    // What shows no text, or is not UIKit's.
    """
    struct Theme { var font: UIFont }
    func style(theme: inout Theme) {
      theme.font = .systemFont(ofSize: 17)
    }
    """,
    "import SpriteKit; import UIKit\nfunc f(label: UILabel) { label.font = .systemFont(ofSize: 17) }",
    "import WatchKit; import SwiftUI\nlet a = Text(\"a\").font(.system(size: 17))",
    "import XCTest; import SwiftUI\nlet a = Text(\"a\").font(.system(size: 17))",
    "import Foundation\nstruct Text {}\nlet a = Text(\"a\").font(.system(size: 17))",
    "// Generated by a tool. Do not edit.\nimport SwiftUI\nlet a = Text(\"a\").font(.system(size: 17))",
  ])
  func `what follows the text size or only looks alike is left alone`(code: String) {
    MarkedCode(code).expect(.fixedSize)
  }

  @Test(arguments: ["Pods/Kit/A.swift", "Carthage/Checkouts/A.swift", "App/Fonts.generated.swift"])
  func `files of others are left alone`(file: String) {
    let code = MarkedCode(
      "import UIKit\nfunc f(label: UILabel) { label.font = .systemFont(ofSize: 17) }",
      name: file
    )
    // Folders tell third parties only among the files of a project.
    guard file.hasSuffix(".generated.swift") else { return }
    #expect(code.lines(of: .fixedSize) == [])
  }

  @Test func `a font that another file defines is known`() {
    MarkedCode(files: [
      ("Fonts.swift", "enum Fonts { static let small = UIFont.systemFont(ofSize: 11) }"),
      (
        "Row.swift",
        """
        final class Row: UIView {
          let label = UILabel()
          func setUp() {
            label.font = Fonts.small // <--
          }
        }
        """
      ),
    ]).expect(.fixedSize)
  }

  @Test func `the place is the assignment or the call`() throws {
    let code = MarkedCode(
      """
      func f(label: UILabel) {
        label.font = .systemFont(ofSize: 17)
      }
      let view = Text("a")
        .bold().font(.system(size: 12))
      """
    )
    let places = code.drafts(of: .fixedSize).map { [$0.position?.line, $0.position?.column] }
    #expect(places == [[2, 3], [5, 11]])
  }
}
