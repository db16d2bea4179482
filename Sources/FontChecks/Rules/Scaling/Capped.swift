internal import DynamicType
internal import FileAccess
internal import ProjectModel
internal import SourceScan
internal import StyleSheets

extension Rule {
  static let scalingCapped = Rule(
    id: "scaling/capped",
    title: "A largest size lets text become twice as large",
    severity: .warning,
    rationale: """
      WCAG 1.4.4 and Apple's Larger Text label want text to be able to become twice as large. A \
      style with a largest size, or a view with a largest text size, below that keeps it from \
      getting there. Judged are code and the styles of the sheets that --styles names: custom fonts \
      by the factors of UIFontMetrics, the system's by their sizes. A style that would not get there \
      without a limit either, as Large Title, is left alone, and where the style is not known all of \
      them have to fall short.
      """,
    fix: "Raise the largest size to twice the size at large, or leave it out and let lines wrap.",
    needs: [.sourcesOrStyleSheets],
    limit: { subject in
      guard subject.isWholeProject else { return subject.wordsForUnreadCode }
      if let faulty = subject.styleSheets.first(where: { !$0.faults.isEmpty }) {
        return "'\(faulty.path)' has faults, and what it says of its styles is not all known"
      }
      return subject.styleSheets.lazy.compactMap { sheet in
        sheet.wordsForEmptiness.map { "'\(sheet.path)': \($0)" }
      }.first
    },
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
          "A style of 17.5 points may get 35 points large, twice that; UIKit may round it to 18.",
          .example(
            sheet: #"{"body": {"fontName": "Demo-Regular", "size": 17.5, "maximumSize": 35}}"#
          )
        ),
        .passes(
          "A large title never becomes twice as large.",
          .example(
            sheet: #"{"largeTitle": {"fontName": "Demo-Bold", "size": 34, "maximumSize": 40}}"#
          )
        ),
        .passes(
          "A view follows the text size up to AX3, where body text is twice as large.",
          .example(),
          swift: """
            let view = Text("Hello").font(.body)
              .dynamicTypeSize(...DynamicTypeSize.accessibility3)
            """
        ),
        .fails(
          "A view stops at xxxLarge.",
          .warning,
          in: .example(),
          swift: #"let view = Text("Hello").dynamicTypeSize(...DynamicTypeSize.xxxLarge)"#
        ),
        .fails(
          "A font gets 26 points large.",
          .warning,
          in: .example(),
          swift: """
            let font = UIFontMetrics(forTextStyle: .body).scaledFont(
              for: .systemFont(ofSize: 17),
              maximumPointSize: 26
            )
            """
        ),
        .fails(
          "A style of 17 points is held at 10 points.",
          .warning,
          in: .example(
            sheet: #"{"body": {"fontName": "Demo-Regular", "size": 17, "maximumSize": 10}}"#
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
    let sheets = subject.styleSheets.flatMap { sheet in
      sheet.styles.compactMap { style, places in
        FindingDraft.capped(style, places, in: sheet.path)
      }
    }
    let fonts = subject.texts.scalings.compactMap { FindingDraft.capped($0.fact, at: $0.location) }
    return sheets + fonts
      + subject.texts.caps.compactMap { FindingDraft.capped($0.fact, at: $0.location) }
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
      let limited = FontSizeTable(style).resize.first,
      let free = FontSizeTable(style, limits: without).resize.first,
      // Of a fractional size both readings have to agree: it is not known which UIKit has.
      limited.reaches200At == nil, limited.reaches200AtIfUnrounded == nil,
      let reached = free.reaches200At, let reachedUnrounded = free.reaches200AtIfUnrounded,
      let usual = FontSizeTable(style, categories: [.large], limits: without).cells.first
    else { return nil }
    let place = places.maximum ?? places.name
    // The numbers are those that 'scale' shows, where a fractional base is rounded at large; that it
    // may be left as it is changes nothing, since the finding holds for both.
    let large = usual.size.pointSize
    let isLarge = style.metrics.baseCategory == .large && !usual.size.isRaised
    let written = isLarge ? style.baseFont.pointSize : large
    let rounding = written == large ? "" : " (\(written.text) rounded)"
    let start =
      if maximum < large {
        "style '\(style.name)' is held at \(maximum.text) points already at large, where it would "
          + "have \(large.text)\(rounding)"
      } else {
        "style '\(style.name)' gets no larger than \(maximum.text) points, "
          + "\(limited.maximumPercent.text) % of its \(large.text) at large\(rounding)"
      }
    var draft = FindingDraft(
      message:
        "\(start); without that it would be twice as large at \(max(reached, reachedUnrounded).key)",
      file: file,
      position: SourcePosition(line: place.line, column: place.column, byte: place.byte),
      name: style.baseFont.regularName,
      suggestion: (2 * max(large, written)).text,
      detail: style.name
    )
    draft.isOfProject = true
    return draft
  }
}
