internal import SourceScan

extension Rule {
  static let shrinks = Rule(
    id: "layout/shrinks",
    title: "Text wraps rather than shrinks",
    severity: .note,
    rationale: """
      A text that is shrunk to fit takes back what a person who wants larger text has asked for. \
      minimumScaleFactor says down to which part of its size; without it, adjustsFontSizeToFitWidth \
      shrinks a label as far as it likes. From 0.8 on nothing is said.
      """,
    fix: "Let the text take more lines, or keep the factor at 0.8 or above.",
    needs: [.sources],
    limit: \.wordsForUnreadSources,
    examples: {
      let app = BundleSubject.example()
      return [
        .passes(
          "A label shrinks by a little.",
          app,
          swift: """
            let label = UILabel()
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.9
            """
        ),
        .passes(
          "So does a text of SwiftUI.",
          app,
          swift: #"let view = Text("Hello").minimumScaleFactor(0.8)"#
        ),
        .fails(
          "A label shrinks as far as it likes.",
          .note,
          in: app,
          swift: """
            let label = UILabel()
            label.adjustsFontSizeToFitWidth = true
            """
        ),
        .fails(
          "A text of SwiftUI shrinks to half its size.",
          .note,
          in: app,
          swift: #"let view = Text("Hello").minimumScaleFactor(0.5)"#
        ),
      ]
    }
  ) { subject in
    subject.texts.shrinks.compactMap { shrink in
      let factor = shrink.fact.factor ?? 0
      guard factor < 0.8 else { return nil }
      let percent = (factor * 100).rounded(.down).text
      let words =
        shrink.fact.factor == nil
        ? "without a minimumScaleFactor, which is 0 then" : "down to \(percent) % of its size"
      return FindingDraft(
        at: shrink.location,
        detail: shrink.fact.api,
        message: "'\(shrink.fact.api)' shrinks a text that does not fit, \(words)"
      )
    }
  }
}
