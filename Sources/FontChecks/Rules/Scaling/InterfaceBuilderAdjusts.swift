internal import SourceScan

extension Rule {
  static let interfaceBuilderAdjusts = Rule(
    id: "scaling/interface-builder-adjusts",
    title: "The switch of Interface Builder is for text styles",
    severity: .warning,
    rationale: """
      "Automatically Adjusts Font" makes the font of a text style follow the text size. A custom font \
      that the storyboard sets stays as it is, switch or no switch, unless code gives the text a font \
      that UIFontMetrics has scaled.
      """,
    fix: "Give the text its font in code, scaled by UIFontMetrics, or choose a text style.",
    needs: [.sources],
    limit: \.wordsForUnreadSources,
    examples: {
      let app = BundleSubject.example()
      return [
        .passes(
          "A label has a text style, and the switch is on.",
          app.running(
            interface: """
              <label text="A" adjustsFontForContentSizeCategory="YES" id="a">
                <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
              </label>
              """
          )
        ),
        .passes(
          "The switch is off.",
          app.running(
            interface: """
              <label text="A" id="a">
                <fontDescription key="fontDescription" name="Demo" family="Demo" pointSize="17"/>
              </label>
              """
          )
        ),
        .fails(
          "A label has a custom font, and the switch is on.",
          .warning,
          in: app.running(
            interface: """
              <label text="A" adjustsFontForContentSizeCategory="YES" id="a">
                <fontDescription key="fontDescription" name="Demo" family="Demo" pointSize="17"/>
              </label>
              """
          )
        ),
        .fails(
          "So does a text field.",
          .warning,
          in: app.running(
            interface: """
              <textField adjustsFontForContentSizeCategory="YES" id="a">
                <fontDescription key="fontDescription" name="Demo" family="Demo" pointSize="17"/>
              </textField>
              """
          )
        ),
      ]
    }
  ) { subject in
    subject.texts.idleSwitches.map { text in
      FindingDraft(
        at: text.location,
        detail: text.fact.control ?? "",
        message:
          "\(text.fact.words) has a custom font, which 'Automatically Adjusts Font' does not "
          + "make follow the text size"
      )
    }
  }
}
