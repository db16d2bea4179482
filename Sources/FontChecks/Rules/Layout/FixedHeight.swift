internal import SourceScan

extension Rule {
  static let fixedHeight = Rule(
    id: "layout/fixed-height",
    title: "What holds text may grow",
    severity: .note,
    rationale: """
      A text that grows in a view of constant height is cut off. Judged are labels, buttons, fields \
      and text views of storyboards with a text style, where a constraint of theirs or of a view \
      around them has a constant height, and in code frame(height:) of texts and buttons and \
      constraints of labels, fields and text views. The rule has to be enabled, since such views may \
      well have room to spare.
      """,
    fix: "Make the constraint 'greater than or equal', or use frame(minHeight:).",
    isOptIn: true,
    needs: [.sources],
    limit: \.wordsForUnreadSources,
    examples: {
      let app = BundleSubject.example()
      let font = #"<fontDescription key="f" style="UICTFontTextStyleBody"/>"#
      return [
        .passes(
          "A height may be greater.",
          app.running(
            interface: """
              <label text="A" id="a">\(font)<constraints>
                <constraint firstAttribute="height" relation="greaterThanOrEqual" constant="44"
                  id="c"/></constraints></label>
              """
          )
        ),
        .passes(
          "A label has no height.",
          app.running(interface: #"<label text="A" id="a">\#(font)</label>"#)
        ),
        .passes(
          "A text is 44 points high or more.",
          app,
          swift: #"let view = Text("Hello").font(.body).frame(minHeight: 44)"#
        ),
        .fails(
          "A text is always 44 points high.",
          .note,
          in: app,
          swift: #"let view = Text("Hello").font(.body).frame(height: 44)"#
        ),
        .fails(
          "A label of a text style is 21 points high.",
          .note,
          in: app.running(
            interface: """
              <label text="A" id="a">\(font)<constraints>
                <constraint firstAttribute="height" constant="21" id="c"/></constraints></label>
              """
          )
        ),
        .fails(
          "The view around it is 44 points high.",
          .note,
          in: app.running(
            interface: """
              <view id="v"><subviews><label text="A" id="a">\(font)</label></subviews><constraints>
                <constraint firstAttribute="height" constant="44" id="c"/></constraints></view>
              """
          )
        ),
      ]
    }
  ) { subject in
    subject.texts.heights.map { height in
      FindingDraft(
        at: height.location,
        detail: height.fact.api,
        message:
          "the text grows, and what holds it is always \(height.fact.points.text) points high"
      )
    }
  }
}
