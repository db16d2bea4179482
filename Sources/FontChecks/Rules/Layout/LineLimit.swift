internal import SourceScan

extension Rule {
  static let lineLimit = Rule(
    id: "layout/line-limit",
    title: "Text that grows may take more lines",
    severity: .note,
    rationale: """
      Larger text needs more room, and where it gets no more lines it is cut off. Judged is text \
      that is known to grow: a label with numberOfLines other than 0, or with the single line that \
      a storyboard gives it, the title of a button, and a SwiftUI text with lineLimit(1). A limit \
      that depends on the text size, and one of ViewThatFits, are left alone.
      """,
    fix: "Set numberOfLines to 0, or leave the limit out, at least at accessibility sizes.",
    needs: [.sources],
    limit: \.wordsForUnreadSources,
    examples: {
      let app = BundleSubject.example()
      return [
        .passes(
          "A label takes as many lines as it needs.",
          app,
          swift: """
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
            """
        ),
        .passes(
          "The limit depends on the text size.",
          app,
          swift: """
            struct Row: View {
              @Environment(\\.dynamicTypeSize) var size
              var body: some View {
                Text("Hello").lineLimit(size.isAccessibilitySize ? nil : 1)
              }
            }
            """
        ),
        .fails(
          "A label that grows has two lines.",
          .note,
          in: app,
          swift: """
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 2
            """
        ),
        .fails(
          "A text of SwiftUI has one line.",
          .note,
          in: app,
          swift: #"let view = Text("Hello").font(.headline).lineLimit(1)"#
        ),
      ]
    }
  ) { subject in
    subject.texts.lineLimits.map { limit in
      let lines = limit.fact.lines == 1 ? "one line" : "\(limit.fact.lines) lines"
      return FindingDraft(
        at: limit.location,
        detail: limit.fact.api,
        message: "'\(limit.fact.api)' keeps a text that grows to \(lines), so that it is cut off "
          + "when it gets large"
      )
    }
  }
}
