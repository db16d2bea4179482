internal import FontRegistry

extension Rule {
  static let boldMetrics = Rule(
    id: "legibility/metrics",
    title: "Text keeps its size when Bold Text is turned on",
    severity: .note,
    rationale: """
      A bold is wider than its regular by a few percent, and as high. Where lines become more than \
      2 percent higher or lower, or running text more than 10 percent wider or narrower, a layout \
      that just fits does not fit any more, for the very people who need the larger and bolder text.
      """,
    fix: "Leave room for the bold, and let labels grow in height.",
    options: [.textWidth, .lineHeight],
    needs: [.measuredLetters],
    limit: \.wordsForUnseenFaces,
    examples: {
      func family(
        ascender: Int = 950,
        width: Double = 520,
        stem: Double = 140
      ) -> BundleSubject {
        BundleSubject.example(
          .example("Regular.ttf", .example("Demo-Regular")),
          .example(
            "Bold.ttf",
            .example("Demo-Bold", style: "Bold", weight: 700, hhea: (ascender, -250, 0))
          )
        ).measured([
          "Demo-Regular": .example(stem: 80, advance: 500),
          "Demo-Bold": .example(stem: stem, advance: width),
        ])
      }
      return [
        .passes("Text becomes 4 percent wider, and lines stay as they are.", family()),
        .fails("Lines become a quarter higher.", .note, in: family(ascender: 1250)),
        .fails("Text becomes a fifth wider.", .note, in: family(width: 600)),
        .fails("It does, and looks no bolder.", .note, in: family(width: 600, stem: 80)),
      ]
    }
  ) { subject in
    subject.aboutBolds(.metrics) { font, row, partner in
      guard let jumps = row.comparison.jumpWords else { return nil }
      return FindingDraft(
        font,
        name: row.face.postScriptName,
        message: "with '\(partner.face.postScriptName ?? "")', the bold of "
          + "'\(row.face.postScriptName ?? "")', \(jumps)"
      )
    }
  }
}
