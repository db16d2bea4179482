internal import FontRegistry

extension Rule {
  static let clipped = Rule(
    id: "metrics/clipped",
    title: "Letters stay within the line",
    severity: .warning,
    rationale: """
      A label is as high as its lines, from the ascender to the descender of hhea, and what reaches \
      out may be cut. Judged are the usual letters of Latin (as of Western Europe), Greek and \
      Cyrillic, and no others: plain ones that reach out by more than a twentieth of an em, and \
      marked ones (À, Å, Й) that reach out by more than 0.15 em, which is most of a mark. Letters \
      with two marks, as Vietnamese has them, reach out in nearly every font.
      """,
    fix: "Give labels of this font room above and below, or ask the font's maker for a file with a "
      + "larger ascender and descender in hhea.",
    limit: \.wordsForFaceWithoutScale,
    usesOutlines: true,
    examples: {
      [
        .passes(
          "The highest letter is 950 units high, and so is the ascender.",
          .example(
            .example(
              "Demo.ttf",
              .example("Demo-Regular"),
              reach: LetterReach(
                plain: .init(top: .init("b", 700), bottom: .init("g", -200)),
                marked: .init(top: .init("É", 950), bottom: .init("Ç", -250))
              )
            )
          )
        ),
        .passes(
          "A ring reaches out by a tenth of an em.",
          .example(
            .example(
              "Demo.ttf",
              .example("Demo-Regular"),
              reach: LetterReach(marked: .init(top: .init("Å", 1050), bottom: .init("ç", -250)))
            )
          )
        ),
        .fails(
          "An accent reaches out by a quarter of an em.",
          .warning,
          in: .example(
            .example(
              "Demo.ttf",
              .example("Demo-Regular", hhea: (700, -300, 0)),
              reach: LetterReach(
                plain: .init(top: .init("b", 700), bottom: .init("g", -200)),
                marked: .init(top: .init("É", 950), bottom: .init("ç", -200))
              )
            )
          )
        ),
        .fails(
          "The foot of a letter reaches out by a tenth of an em.",
          .warning,
          in: .example(
            .example(
              "Demo.ttf",
              .example("Demo-Regular", hhea: (1000, -100, 0)),
              reach: LetterReach(plain: .init(top: .init("b", 700), bottom: .init("g", -200)))
            )
          )
        ),
      ]
    }
  ) { subject in
    subject.draftsAboutLines { font, face, line in
      font.reaches[face.index].flatMap { FindingDraft.clipped(font, face, line, $0) }
    }
  }
}

extension FindingDraft {
  /// How far a plain letter may reach out, in ems.
  ///
  /// Of the text fonts in Debian's packages a handful reach farther, each with a single letter or a
  /// descender that is too short.
  static let farthestPlain = 0.05

  /// How far a marked letter may reach out, in ems.
  ///
  /// Well-made fonts for text reach out by up to 0.1 (the Å of Fira Code by 0.09).
  private static let farthestMarked = 0.15

  fileprivate static func clipped(
    _ font: SubjectFont,
    _ face: Face,
    _ line: LineOfFace,
    _ reach: LetterReach
  ) -> FindingDraft? {
    // Without a height nothing can stay within, and that is another rule's.
    guard line.height > 0 else { return nil }
    // A gap may be room above or below.
    let gap = max(0, line.gap)
    var worst: (excess: Double, letter: Unicode.Scalar, isAbove: Bool)?
    for (span, farthest) in [(reach.plain, farthestPlain), (reach.marked, farthestMarked)] {
      guard let span else { continue }
      let above = span.top.y - line.ascender - gap
      let below = -span.bottom.y - line.depth - gap
      let least = max(farthest * line.unitsPerEm, worst?.excess ?? 0)
      if above > least, above >= below {
        worst = (above, span.top.letter, true)
      } else if below > least {
        worst = (below, span.bottom.letter, false)
      }
    }
    guard let worst else { return nil }
    return FindingDraft(
      font,
      name: face.postScriptName,
      message: "'\(worst.letter)' reaches \(line.ems(worst.excess)) em "
        + (worst.isAbove ? "above the ascender" : "below the descender")
        + " of hhea, the farthest of its letters, and labels may cut it"
    )
  }
}
