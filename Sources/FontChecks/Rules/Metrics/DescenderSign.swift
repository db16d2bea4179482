internal import FontRegistry

extension Rule {
  static let descenderSign = Rule(
    id: "metrics/descender-sign",
    title: "The descender points downwards",
    severity: .warning,
    rationale: """
      The descender of hhea is measured upwards from the baseline, so it has to be negative. A \
      positive one is a slip that programs take in different ways: WebKit counts it as negative on \
      Apple's systems, others let lines overlap.
      """,
    fix: "Ask the font's maker for a file with a negative descender in hhea.",
    limit: \.wordsForFaceWithoutScale,
    examples: {
      [
        .passes(
          "The descender is -250.",
          .example(.example("Demo.ttf", .example("Demo-Regular")))
        ),
        .passes(
          "Nothing reaches below the baseline.",
          .example(.example("Demo.ttf", .example("Demo-Regular", hhea: (1000, 0, 0))))
        ),
        .fails(
          "The descender is 250.",
          .warning,
          in: .example(.example("Demo.ttf", .example("Demo-Regular", hhea: (950, 250, 0))))
        ),
      ]
    }
  ) { subject in
    subject.draftsAboutLines { font, face, _ in
      guard let descender = face.details?.metrics.hhea?.descender, descender > 0 else { return nil }
      return FindingDraft(
        font,
        name: face.postScriptName,
        message: "the descender of hhea is \(descender), and has to be negative"
      )
    }
  }
}
