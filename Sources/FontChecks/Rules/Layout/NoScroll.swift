internal import SourceScan

extension Rule {
  static let noScroll = Rule(
    id: "layout/no-scroll",
    title: "A scene full of text scrolls",
    severity: .note,
    rationale: """
      A screen that is just full at the usual text size has no room for larger text, and what is \
      pushed out of it cannot be reached unless the screen scrolls. Judged are scenes of storyboards \
      with four labels or more and nothing that scrolls. The rule has to be enabled, since views that \
      are put together in code are not seen.
      """,
    fix: "Put the content into a scroll view.",
    isOptIn: true,
    needs: [.sources],
    limit: \.wordsForUnreadSources,
    examples: {
      let app = BundleSubject.example()
      let labels = (1...4).map { #"<label text="A" id="\#($0)"/>"# }.joined()
      return [
        .passes(
          "A scene with a scroll view.",
          app.running(interface: "<scene><scrollView id=\"s\">\(labels)</scrollView></scene>")
        ),
        .passes(
          "A scene with one label.",
          app.running(interface: #"<scene><label text="A" id="a"/></scene>"#)
        ),
        .fails(
          "A scene with four labels.",
          .note,
          in: app.running(interface: "<scene>\(labels)</scene>")
        ),
        .fails(
          "So is one of a navigation controller.",
          .note,
          in: app.running(
            interface: "<scene><viewController id=\"v\">\(labels)</viewController></scene>"
          )
        ),
      ]
    }
  ) { subject in
    subject.texts.fullScenes.map { scene in
      FindingDraft(
        at: scene.location,
        message: "the scene has \(scene.fact) labels and nothing that scrolls, so that larger text "
          + "may not be reached"
      )
    }
  }
}
