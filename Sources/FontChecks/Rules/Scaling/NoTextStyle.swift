internal import SourceScan

extension Rule {
  static let noTextStyle = Rule(
    id: "scaling/no-text-style",
    title: "A custom font says which text style it is relative to",
    severity: .note,
    rationale: """
      Font.custom(_:size:) scales as body text does, whatever its size. That is right for 15 to 19 \
      points; a title then grows too much and a caption too little beside the system's.
      """,
    fix: "Add 'relativeTo:' with the style that the text has.",
    needs: [.sources],
    limit: \.wordsForUnreadCode,
    examples: {
      let app = BundleSubject.example()
      return [
        .passes(
          "The size is about that of body text.",
          app,
          swift: #"let font = Font.custom("Demo-Regular", size: 16)"#
        ),
        .passes(
          "A style is given.",
          app,
          swift: #"let font = Font.custom("Demo-Bold", size: 34, relativeTo: .largeTitle)"#
        ),
        .fails(
          "34 points scale as body text.",
          .note,
          in: app,
          swift: #"let font = Font.custom("Demo-Bold", size: 34)"#
        ),
        .fails(
          "So do 12.",
          .note,
          in: app,
          swift: #"let view = Text("Hello").font(.custom("Demo-Regular", size: 12))"#
        ),
      ]
    }
  ) { subject in
    subject.texts.scalings.compactMap { scaling in
      let font = scaling.fact.font
      guard font.form == .swiftUICustom, font.style == nil, let points = font.points,
        !(15...19).contains(points)
      else { return nil }
      return FindingDraft(
        at: scaling.location,
        detail: font.api,
        message: "\(points.text) points are scaled as body text, since no 'relativeTo:' says "
          + "otherwise"
      )
    }
  }
}
