internal import SourceScan

extension Rule {
  static let boldNotRestored = Rule(
    id: "legibility/not-restored",
    title: "Text becomes regular again when Bold Text is turned off",
    severity: .warning,
    rationale: """
      Code that makes a font bold of the font that a label has when Bold Text changes never finds \
      the way back: the label's font is the bold one from then on. This is so of the system's fonts \
      too. The face has to be chosen from the font that was set at first.
      """,
    fix: "Keep the original font, and set either it or its bold partner.",
    needs: [.sources],
    limit: \.wordsForUnreadCode,
    examples: {
      let app = BundleSubject.example()
      return [
        .passes(
          "The original font is kept.",
          app,
          swift: """
            final class Title: UILabel {
              var original = UIFont.preferredFont(forTextStyle: .body)
              func update() {
                font = UIAccessibility.isBoldTextEnabled ? original.bold : original
              }
            }
            """
        ),
        .passes(
          "The other branch sets it anew.",
          app,
          swift: """
            func update(label: UILabel, original: UIFont) {
              if UIAccessibility.isBoldTextEnabled {
                label.font = label.font.bold
              } else {
                label.font = original
              }
            }
            """
        ),
        .fails(
          "The font is made of the one that is there.",
          .warning,
          in: app,
          swift: """
            func update(label: UILabel) {
              if UIAccessibility.isBoldTextEnabled {
                label.font = label.font.bold
              }
            }
            """
        ),
        .fails(
          "So it is in a class of its own.",
          .warning,
          in: app,
          swift: """
            final class Title: UILabel {
              func update() {
                guard traitCollection.legibilityWeight == .bold else { return }
                font = .boldSystemFont(ofSize: font.pointSize)
              }
            }
            """
        ),
      ]
    }
  ) { subject in
    subject.texts.unrestored.map { place in
      FindingDraft(
        at: place,
        message:
          "the bold font is made of the one that the text has, and nothing sets the original "
          + "again when Bold Text is turned off"
      )
    }
  }
}
