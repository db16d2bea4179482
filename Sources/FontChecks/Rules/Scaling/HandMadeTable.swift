internal import DynamicType
internal import SourceScan

extension Rule {
  static let handMadeTable = Rule(
    id: "scaling/hand-made-table",
    title: "Sizes for text sizes come from the system",
    severity: .note,
    rationale: """
      Sizes by content size category that code writes out are a copy of Apple's table, which has \
      changed: up to iOS 10 only body text grew at accessibility sizes. preferredFont and \
      UIFontMetrics know the sizes of the system that the app runs on. The table is held against \
      iOS's cell by cell; one that is not like any style's is left alone.
      """,
    fix: "Use preferredFont(forTextStyle:), or UIFontMetrics for a custom font.",
    needs: [.sources],
    limit: \.wordsForUnreadCode,
    examples: {
      let app = BundleSubject.example()
      return [
        .passes(
          "The sizes are the system's.",
          app,
          swift: "let size = UIFontMetrics(forTextStyle: .body).scaledValue(for: 17)"
        ),
        .passes(
          "Margins by category are no sizes of text.",
          app,
          swift: """
            let margins: [UIContentSizeCategory: CGFloat] = [
              .small: 4, .medium: 4, .large: 4, .extraLarge: 6,
              .extraExtraLarge: 6, .extraExtraExtraLarge: 8,
              .accessibilityMedium: 10, .accessibilityLarge: 10,
            ]
            """
        ),
        .fails(
          "The sizes of body text are written out.",
          .note,
          in: app,
          swift: """
            let sizes: [UIContentSizeCategory: CGFloat] = [
              .extraSmall: 14, .small: 15, .medium: 16, .large: 17,
              .extraLarge: 19, .extraExtraLarge: 21,
              .extraExtraExtraLarge: 23, .accessibilityMedium: 28,
            ]
            """
        ),
        .fails(
          "So are those of a headline, as they were up to iOS 10.",
          .note,
          in: app,
          swift: """
            func size(at category: UIContentSizeCategory) -> CGFloat {
              switch category {
              case .small: return 15
              case .medium: return 16
              case .large: return 17
              case .extraLarge: return 19
              case .extraExtraLarge: return 21
              case .extraExtraExtraLarge, .accessibilityMedium: return 23
              default: return 23
              }
            }
            """
        ),
      ]
    }
  ) { subject in
    subject.texts.tables.compactMap { table in
      WrittenTable(table.fact).map { written in
        FindingDraft(at: table.location, detail: written.detail, message: written.words)
      }
    }
  }
}
