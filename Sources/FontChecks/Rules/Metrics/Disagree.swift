internal import FontRegistry

extension Rule {
  static let metricsDisagree = Rule(
    id: "metrics/disagree",
    title: "Lines are as high on iOS as elsewhere",
    severity: .note,
    rationale: """
      A font has three sets of line heights. iOS takes hhea; Windows takes the typographic heights \
      of OS/2 when the font asks for it with USE_TYPO_METRICS, else the Windows heights, and so do \
      some design tools. Where they differ by a fifth and more, five lines of a design take the room \
      of six in the app, or of four.
      """,
    fix: "Compare line heights in the app and not in a design tool, or ask the font's maker for a "
      + "file whose heights agree.",
    limit: \.wordsForFaceWithoutScale,
    examples: {
      [
        .passes(
          "All three agree.",
          .example(.example("Demo.ttf", .example("Demo-Regular")))
        ),
        .passes(
          "The typographic heights differ, and nothing asks for them.",
          .example(.example("Demo.ttf", .example("Demo-Regular", typo: (700, -200, 0))))
        ),
        .fails(
          "The typographic heights differ, and USE_TYPO_METRICS asks for them.",
          .note,
          in: .example(
            .example("Demo.ttf", .example("Demo-Regular", typo: (700, -200, 0), useTypo: true))
          )
        ),
        .fails(
          "The Windows heights make a line 1.5 em high, hhea 1.2.",
          .note,
          in: .example(.example("Demo.ttf", .example("Demo-Regular", win: (1200, 300))))
        ),
      ]
    }
  ) { subject in
    subject.draftsAboutLines(FindingDraft.disagree)
  }
}

extension FindingDraft {
  /// How far the heights may be apart, as a part of that of `hhea`.
  ///
  /// Of the faces in Debian's packages all but one in twenty agree to half a percent; two designs are
  /// this far apart, the small capitals of EB Garamond and the bolds of C059.
  private static let farthest = 0.2

  /// `USE_TYPO_METRICS` of `fsSelection`.
  private static let usesTypo: UInt16 = 1 << 7

  fileprivate static func disagree(
    _ font: SubjectFont,
    _ face: Face,
    _ line: LineOfFace
  ) -> FindingDraft? {
    guard let details = face.details, line.height > 0 else { return nil }
    let wantsTypo = (details.selection ?? 0) & usesTypo != 0
    let other: Int
    if wantsTypo, let typo = details.metrics.typo {
      other = typo.ascender - typo.descender + typo.lineGap
    } else if !wantsTypo, let win = details.metrics.win {
      other = win.ascent + win.descent
    } else {
      return nil
    }
    let height = Double(other)
    // iOS counts the gap or not; only when both are far from the other is there a difference.
    let isFar = [line.height, line.height + line.gap].allSatisfy { own in
      abs(height - own) >= farthest * own
    }
    guard height > 0, isFar else { return nil }
    let kind = wantsTypo ? "the typographic" : "the Windows"
    return FindingDraft(
      font,
      name: face.postScriptName,
      message: "a line is \(line.ems(line.height + line.gap)) em high by hhea, which iOS takes, "
        + "and \(line.ems(height)) em by \(kind) heights of OS/2, which others take"
    )
  }
}
