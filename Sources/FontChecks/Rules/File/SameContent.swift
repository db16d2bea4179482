internal import FontRegistry

extension Rule {
  static let sameContent = Rule(
    id: "file/same-content",
    title: "A font is in the bundle once",
    severity: .note,
    rationale: """
      Two files of the bundle have the same bytes. Nothing breaks, but the app is larger than it \
      has to be, and the second of two that are declared is registered in vain.
      """,
    fix: "Keep one of the files, and one entry for it.",
    examples: {
      [
        .passes(
          "Two files differ.",
          .example(.example("A.ttf", content: 1), .example("B.ttf", content: 2))
        ),
        .fails(
          "Two files have the same bytes.",
          .note,
          in: .example(.example("A.ttf", content: 1), .example("B.ttf", content: 1))
        ),
      ]
    }
  ) { subject in
    subject.fonts.enumerated().compactMap { place, font in
      guard let first = subject.fonts[..<place].first(where: font.hasSameContent) else {
        return nil
      }
      return FindingDraft.sameContent(font, as: first)
    }
  }
}

extension FindingDraft {
  fileprivate static func sameContent(
    _ font: SubjectFont,
    as first: SubjectFont
  ) -> FindingDraft {
    FindingDraft(
      font,
      message: "the same \(font.file.size) bytes as '\(first.bundlePath)'"
    )
  }
}
