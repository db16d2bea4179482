internal import FontRegistry

extension RuleOption {
  /// Of the fonts in Debian's packages one family is below it, TeX Gyre Adventor with 0.924,
  /// whose g and b need 0.988.
  fileprivate static let leastHeight = RuleOption(
    rule: "metrics/tight",
    name: "least_height",
    usual: 0.95,
    range: 0...2,
    meaning: "the least height of a line in ems"
  )
}

extension Rule {
  static let metricsTight = Rule(
    id: "metrics/tight",
    title: "Lines leave room for letters",
    severity: .warning,
    rationale: """
      iOS takes the height of a line from hhea. Letters of most designs need 0.9 em from the foot of \
      a p to the top of a b, before any accent; in lines that are hardly higher the letters of one \
      touch those of the next, and labels cut them. Nearly all fonts for text have 1 em and more, \
      the system font 1.19.
      """,
    fix: "Ask the font's maker for a file with a larger ascender and descender in hhea.",
    options: [.leastHeight],
    limit: \.wordsForFaceWithoutScale,
    examples: {
      [
        .passes(
          "A line is 1.2 em high.",
          .example(.example("Demo.ttf", .example("Demo-Regular")))
        ),
        .passes(
          "A line is 1 em high, as fonts for Japanese often have it.",
          .example(.example("Demo.ttf", .example("Demo-Regular", hhea: (880, -120, 0))))
        ),
        .passes(
          "Ascender and descender make 0.9 em, and a gap is put between lines.",
          .example(.example("Demo.ttf", .example("Demo-Regular", hhea: (700, -200, 200))))
        ),
        .fails(
          "A line is 0.9 em high.",
          .warning,
          in: .example(.example("Demo.ttf", .example("Demo-Regular", hhea: (700, -200, 0))))
        ),
        .fails(
          "A gap of -2000 takes more than a line of 1200 has.",
          .warning,
          in: .example(.example("Demo.ttf", .example("Demo-Regular", hhea: (950, -250, -2000))))
        ),
        .fails(
          "Ascender and descender of hhea are 0.",
          .warning,
          in: .example(.example("Demo.ttf", .example("Demo-Regular", hhea: (0, 0, 0))))
        ),
      ]
    }
  ) { subject in
    subject.draftsAboutLines { font, face, line in
      .tight(font, face, line, least: subject.options[.leastHeight])
    }
  }
}

extension FindingDraft {
  fileprivate static func tight(
    _ font: SubjectFont,
    _ face: Face,
    _ line: LineOfFace,
    least leastHeight: Double
  ) -> FindingDraft? {
    // A gap is given the benefit of the doubt, unless there is no line left when it counts.
    let withGap = line.height + line.gap
    let height = withGap > 0 ? max(line.height, withGap) : withGap
    guard height < leastHeight * line.unitsPerEm, let hhea = face.details?.metrics.hhea else {
      return nil
    }
    let message =
      hhea.ascender == 0 && hhea.descender == 0 && hhea.lineGap == 0
      ? "ascender and descender of hhea are 0, so lines have no height"
      : withGap <= 0 && line.height > 0
        ? "with its gap of \(hhea.lineGap) a line of hhea is \(line.ems(withGap)) em high, which is "
          + "none"
        : "a line is \(line.ems(height)) em high: hhea has ascender \(hhea.ascender) and "
          + "descender \(hhea.descender) of \(line.unitsPerEm.text) units"
    return FindingDraft(font, name: face.postScriptName, message: message)
  }
}
