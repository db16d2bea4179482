internal import FontRegistry

extension RuleOption {
  /// Text that is farther from the middle looks wrong: two points of a text of 16.
  ///
  /// No font for text in Debian's packages is so far off; one of initials is, whose capitals are as
  /// high as its ascender. Most have 0.03, since they leave room for accents.
  fileprivate static let distance = RuleOption(
    rule: "metrics/off-centre",
    name: "distance",
    usual: 0.125,
    range: 0...1,
    meaning: "how far from the middle is too far, in ems"
  )
}

extension Rule {
  static let offCentre = Rule(
    id: "metrics/off-centre",
    title: "Capitals stand in the middle of the line",
    severity: .warning,
    rationale: """
      A label puts the line in its middle, from the ascender to the descender of hhea. Where these \
      are lopsided, the text sits visibly too high or too low in buttons and beside system text, in \
      which the middle of the capitals is 0.003 em from that of the line.
      """,
    fix:
      "Shift the text by the distance that is named, with a baseline offset or insets, or ask the "
      + "font's maker for a file with balanced heights in hhea.",
    options: [.distance],
    limit: \.wordsForFaceWithoutScale,
    examples: {
      [
        .passes(
          "The middle of the line is where that of the capitals is.",
          .example(.example("Demo.ttf", .example("Demo-Regular")))
        ),
        .passes(
          "The line is lopsided, but a gap could balance it.",
          .example(.example("Demo.ttf", .example("Demo-Regular", hhea: (700, -300, 200))))
        ),
        .passes(
          "Half of the letters are Devanagari, which hangs from above the capitals.",
          .example(
            .example(
              "Demo.ttf",
              .example(
                "Demo-Regular",
                hhea: (1200, -200, 0),
                coverage: [0x41...0x5A, 0x61...0x7A, 0x904...0x939]
              )
            )
          )
        ),
        .fails(
          "Capitals are 700 units high in a line from 1200 to -200.",
          .warning,
          in: .example(.example("Demo.ttf", .example("Demo-Regular", hhea: (1200, -200, 0))))
        ),
        .fails(
          "Capitals are 700 units high in a line from 600 to -400.",
          .warning,
          in: .example(.example("Demo.ttf", .example("Demo-Regular", hhea: (600, -400, 0))))
        ),
      ]
    }
  ) { subject in
    subject.draftsAboutLines { font, face, line in
      .offCentre(font, face, line, farthest: subject.options[.distance])
    }
  }
}

extension FindingDraft {
  /// What capitals can measure, in ems; other heights are slips of the table.
  private static let capHeights = 0.5...0.9

  fileprivate static func offCentre(
    _ font: SubjectFont,
    _ face: Face,
    _ line: LineOfFace,
    farthest: Double
  ) -> FindingDraft? {
    guard let details = face.details, line.height > 0,
      details.coverage?.isOfCasedScripts == true,
      let capHeight = details.metrics.capHeight.map({ Double($0) }),
      capHeights.contains(capHeight / line.unitsPerEm)
    else { return nil }
    // How far the middle of the line is above that of the capitals. A gap may be put above or below
    // the line.
    let offset = (line.ascender - line.depth - capHeight) / 2
    let least = abs(offset) - abs(line.gap) / 2
    guard least >= farthest * line.unitsPerEm else { return nil }
    let direction = offset > 0 ? "low" : "high"
    return FindingDraft(
      font,
      name: face.postScriptName,
      message: "text sits \(line.ems(least)) em too \(direction): the middle of the capitals is at "
        + "\(line.ems(capHeight / 2)) em, that of the line at "
        + "\(line.ems((line.ascender - line.depth) / 2))"
    )
  }
}
