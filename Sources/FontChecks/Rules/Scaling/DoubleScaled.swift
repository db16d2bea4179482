internal import SourceScan

extension Rule {
  static let doubleScaled = Rule(
    id: "scaling/double-scaled",
    title: "A size is scaled once",
    severity: .error,
    rationale: """
      Font.custom(_:size:) and UIFontMetrics.scaledFont(for:) scale what they are given. A size from \
      UIFontMetrics.scaledValue, @ScaledMetric or a preferred font's pointSize is scaled already, so \
      that the text grows by the square: at AX5 a body text of 17 points gets 135 points in the \
      place of 48. UIKit even stops the app where a font from UIFontMetrics is scaled again. \
      'fixedSize:' and '.system(size:)' take scaled sizes as they are.
      """,
    fix:
      "Give the size at the usual text size, or use 'fixedSize:' for one that is scaled already.",
    needs: [.sources],
    limit: \.wordsForUnreadCode,
    examples: {
      let app = BundleSubject.example()
      return [
        .passes(
          "A scaled size is fixed.",
          app,
          swift: """
            let font = Font.custom(
              "Demo-Regular",
              fixedSize: UIFontMetrics.default.scaledValue(for: 17)
            )
            """
        ),
        .passes(
          "The size is that at the usual text size.",
          app,
          swift: #"let font = Font.custom("Demo-Regular", size: 17, relativeTo: .body)"#
        ),
        .fails(
          "A scaled size is scaled again.",
          .error,
          in: app,
          swift: """
            let font = Font.custom(
              "Demo-Regular",
              size: UIFontMetrics.default.scaledValue(for: 17)
            )
            """
        ),
        .fails(
          "So is one of @ScaledMetric.",
          .error,
          in: app,
          swift: """
            struct Price: View {
              @ScaledMetric private var size: CGFloat = 17
              var body: some View {
                Text("9.99").font(.custom("Demo-Regular", size: size))
              }
            }
            """
        ),
      ]
    }
  ) { subject in
    subject.texts.scalings.compactMap { scaling in
      let font = scaling.fact.font
      guard case .scaled(let size) = font.size else { return nil }
      return FindingDraft(
        at: scaling.location,
        detail: font.api,
        message: "'\(font.api)' scales a size from \(size.source.words), which is scaled already"
      )
    }
  }
}

extension TextScaling.Source {
  /// What made the size, in words that follow "from".
  fileprivate var words: String {
    switch self {
    case .metrics: "UIFontMetrics"
    case .scaledMetric: "@ScaledMetric"
    case .preferredFont: "a preferred font"
    }
  }
}
