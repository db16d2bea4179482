internal import DynamicType
internal import FileAccess
internal import ProjectModel
internal import StyleSheets

extension Rule {
  static let scalingCapped = Rule(
    id: "scaling/capped",
    title: "A largest size lets text become twice as large",
    severity: .warning,
    rationale: """
      WCAG 1.4.4 and Apple's Larger Text label want text to be able to become twice as large. A \
      style with a largest size below that keeps it from getting there. Judged are the styles of \
      the sheets that --styles names, by the factors of UIFontMetrics; a style that would not get \
      there without a largest size either, as Large Title, is left alone.
      """,
    fix: "Raise the largest size to twice the size at large, or leave it out and let lines wrap.",
    examples: {
      [
        .passes(
          "A style of 17 points has no largest size.",
          .example(sheet: #"{"body": {"fontName": "Demo-Regular", "size": 17}}"#)
        ),
        .passes(
          "A style of 17 points may get 34 points large.",
          .example(sheet: #"{"body": {"fontName": "Demo-Regular", "size": 17, "maximumSize": 34}}"#)
        ),
        .passes(
          "A large title never becomes twice as large.",
          .example(
            sheet: #"{"largeTitle": {"fontName": "Demo-Bold", "size": 34, "maximumSize": 40}}"#
          )
        ),
        .fails(
          "A style of 17 points may get 26 points large.",
          .warning,
          in: .example(
            sheet: #"{"body": {"fontName": "Demo-Regular", "size": 17, "maximumSize": 26}}"#
          )
        ),
      ]
    }
  ) { subject in
    subject.styleSheets.flatMap { sheet in
      sheet.styles.compactMap { style, places in
        FindingDraft.capped(style, places, in: sheet.path)
      }
    }
  }
}

extension FindingDraft {
  fileprivate static func capped(
    _ style: FontStyle,
    _ places: StylePlaces,
    in file: FilePath
  ) -> FindingDraft? {
    guard let maximum = style.limits.maximum,
      let without = try? SizeLimits(minimum: style.limits.minimum),
      let sizes = try? style.metrics.scaledSizes(
        for: style.baseFont.pointSize,
        limits: style.limits
      ),
      let uncapped = try? style.metrics.scaledSizes(
        for: style.baseFont.pointSize,
        limits: without
      ),
      sizes.firstCategory(reaching: 2) == nil,
      let reached = uncapped.firstCategory(reaching: 2),
      let usual = uncapped.first(where: { $0.category == .large })?.pointSize
    else { return nil }
    let place = places.maximum ?? places.name
    let percent = (100 * maximum / usual).rounded(.down)
    var draft = FindingDraft(
      message:
        "style '\(style.name)' gets no larger than \(maximum.text) points, \(percent.text) % "
        + "of its \(usual.text) at large; without that it would be twice as large at \(reached.key)",
      file: file,
      position: SourcePosition(line: place.line, column: place.column, byte: place.byte),
      name: style.baseFont.regularName,
      suggestion: (2 * usual).text,
      detail: style.name
    )
    draft.isOfProject = true
    return draft
  }
}
