internal import SourceScan

extension Rule {
  static let largeContentMissing = Rule(
    id: "layout/large-content-missing",
    title: "A control that stays small can be shown large",
    severity: .note,
    rationale: """
      The bars of the system do not grow with the text size; who holds a finger on their items sees \
      them large in the middle of the screen. Bars and small buttons of an app's own have that only \
      where they ask for it. Judged are buttons with text of a fixed size up to 12 points, with symbols \
      or pictures of a fixed size up to 30 points, and with either in a view that is called a bar; what \
      modifiers, styles and classes of the app do is not seen, and nothing is said then. The rule has \
      to be enabled, since a control that may grow should rather do so.
      """,
    fix: "Let the control grow, or use accessibilityShowsLargeContentViewer or "
      + "showsLargeContentViewer with a UILargeContentViewerInteraction.",
    isOptIn: true,
    needs: [.sources],
    limit: \.wordsForUnreadSources,
    examples: {
      let app = BundleSubject.example()
      return [
        .passes(
          "An item of a tab bar shows its title large when it is held.",
          app,
          swift: """
            struct TabBarItem: View {
              var body: some View {
                Button(action: {}) {
                  Text("Home").font(.system(size: 10))
                }
                .accessibilityShowsLargeContentViewer { Text("Home") }
              }
            }
            """
        ),
        .passes(
          "A symbol without a size grows with the text.",
          app,
          swift: #"let close = Button(action: {}) { Image(systemName: "xmark") }"#
        ),
        .passes(
          "A toolbar of the system does it by itself.",
          app,
          swift: """
            let view = List {}.toolbar {
              Button(action: {}) {
                Image(systemName: "plus").font(.system(size: 20))
              }
            }
            """
        ),
        .fails(
          "An item of a tab bar has 10 points and nothing else.",
          .note,
          in: app,
          swift: """
            struct TabBarItem: View {
              var body: some View {
                Button(action: {}) {
                  Text("Home").font(.system(size: 10))
                }
              }
            }
            """
        ),
        .fails(
          "A symbol has a fixed size.",
          .note,
          in: app,
          swift: """
            let close = Button(action: {}) {
              Image(systemName: "xmark").font(.system(size: 16))
            }
            """
        ),
        .fails(
          "A title and a picture in a bar of UIKit stay as they are.",
          .note,
          .note,
          in: app,
          swift: """
            final class BottomBar: UIView {
              private let home = UIButton()
              private let cart = UIButton()
              func setUp() {
                home.titleLabel?.font = .systemFont(ofSize: 15)
                cart.setImage(UIImage(named: "cart"), for: .normal)
              }
            }
            """
        ),
      ]
    }
  ) { subject in
    subject.texts.smallControls.map { control in
      FindingDraft(
        at: control.location,
        detail: control.fact.control,
        message: "\(control.fact.words), and offers no Large Content Viewer to people who need it "
          + "larger"
      )
    }
  }
}

extension SmallControl {
  /// What it is and has, in words that a sentence starts with.
  fileprivate var words: String {
    let place = bar.map { " of '\($0)'" } ?? ""
    let size = points.map { " of always \($0.text) points" } ?? " that does not grow"
    return "'\(control)'\(place) has \(content == .text ? "text" : "an image")\(size)"
  }
}
