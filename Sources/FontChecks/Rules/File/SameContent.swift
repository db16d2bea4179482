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
    var first: [FileContent: SubjectFont] = [:]
    return subject.fonts.compactMap { font in
      guard let content = font.content else { return nil }
      if let first = first[content] { return FindingDraft.sameContent(font, as: first) }
      first[content] = font
      return nil
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
