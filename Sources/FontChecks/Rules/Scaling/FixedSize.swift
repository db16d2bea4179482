internal import SourceScan

extension Rule {
  static let fixedSize = Rule(
    id: "scaling/fixed-size",
    title: "Text has a size that follows the text size",
    severity: .warning,
    rationale: """
      A font of so many points stays as it is when a person chooses larger text. Text styles, \
      UIFontMetrics, Font.custom(_:size:relativeTo:) and @ScaledMetric make it grow. Judged is text \
      whose size is known to be a number; symbols, drawing and a size that people choose in the app \
      are left alone, as are titles of navigation and tab bars.
      """,
    fix: "Use a text style, or scale the font with UIFontMetrics or 'relativeTo:'.",
    needs: [.sources],
    limit: \.wordsForUnreadSources,
    examples: {
      let app = BundleSubject.example()
      return [
        .passes(
          "A label has the font of a text style.",
          app,
          swift: """
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            """
        ),
        .passes(
          "The size comes from @ScaledMetric.",
          app,
          swift: """
            struct Price: View {
              @ScaledMetric var size: CGFloat = 40
              var body: some View {
                Text("9.99").font(.system(size: size))
              }
            }
            """
        ),
        .passes(
          "A symbol has a size.",
          app,
          swift: #"let icon = Image(systemName: "star").font(.system(size: 20))"#
        ),
        .fails(
          "A label has the system font in 17 points.",
          .warning,
          in: app,
          swift: """
            let label = UILabel()
            label.font = UIFont.systemFont(ofSize: 17)
            """
        ),
        .fails(
          "A label has a face in 17 points that no UIFontMetrics scales.",
          .warning,
          in: app,
          swift: """
            let label = UILabel()
            label.font = UIFont(name: "Demo-Regular", size: 17)
            """
        ),
        .fails(
          "A text of SwiftUI has the system font in 12 points.",
          .warning,
          in: app,
          swift: #"let view = Text("Hello").font(.system(size: 12))"#
        ),
      ]
    }
  ) { subject in
    subject.texts.settings.compactMap { setting in
      guard let font = setting.fact.font, font.scales == false, setting.fact.isOnly,
        let points = font.points
      else { return nil }
      return FindingDraft(
        at: setting.location,
        detail: font.api,
        message: "\(setting.fact.words) has '\(font.api)' with \(points.text) points, and stays so "
          + "when people choose a larger text size"
      )
    }
  }
}

extension TextSetting {
  /// What shows the text, in words that a sentence starts with.
  var words: String { control.map { "the text of '\($0)'" } ?? "the text" }
}

extension BundleSubject {
  /// What its code says of texts.
  var texts: ModuleTexts { scan?.texts ?? ModuleTexts() }
}
