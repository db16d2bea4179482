internal import SourceScan

extension Rule {
  static let doesNotAdjust = Rule(
    id: "scaling/does-not-adjust",
    title: "Text follows a text size that is chosen while the app runs",
    severity: .warning,
    rationale: """
      A label, text field or text view of UIKit keeps the font that it got when it was made. Only \
      with adjustsFontForContentSizeCategory does it take the right size when a person changes the \
      text size, unless code sets the font anew. Where a helper, another file or a handler may do \
      it, nothing is said.
      """,
    fix: "Set adjustsFontForContentSizeCategory to true beside the font.",
    needs: [.sources],
    limit: \.wordsForUnreadSources,
    examples: {
      let app = BundleSubject.example()
      return [
        .passes(
          "The flag is set beside the font.",
          app,
          swift: """
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            """
        ),
        .passes(
          "A handler sets the font anew.",
          app,
          swift: """
            final class Row: UIView {
              let label = UILabel()
              override func layoutSubviews() {
                super.layoutSubviews()
                label.font = .preferredFont(forTextStyle: .body)
              }
            }
            """
        ),
        .fails(
          "A label has the font of a text style, and nothing else.",
          .warning,
          in: app,
          swift: """
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: .body)
            """
        ),
        .fails(
          "A text view has a scaled font.",
          .warning,
          in: app,
          swift: """
            final class Notes: UIViewController {
              private let textView = UITextView()
              func setUp(_ font: UIFont) {
                textView.font = UIFontMetrics.default.scaledFont(for: font)
              }
            }
            """
        ),
      ]
    }
  ) { subject in
    subject.texts.settings.compactMap { setting in
      guard let font = setting.fact.font, setting.fact.adjusting == .missing, font.isForUIKit,
        font.scales == true
      else { return nil }
      return FindingDraft(
        at: setting.location,
        detail: font.api,
        message: "\(setting.fact.words) has '\(font.api)' and keeps its size while the app runs, "
          + "since nothing sets adjustsFontForContentSizeCategory"
      )
    }
  }
}

extension TextFont {
  /// Whether it is one of UIKit's, which a text does not take anew by itself.
  fileprivate var isForUIKit: Bool {
    switch form {
    case .metrics, .preferred: true
    default: false
    }
  }
}
