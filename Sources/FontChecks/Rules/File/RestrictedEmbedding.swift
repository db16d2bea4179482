internal import FontRegistry

extension Rule {
  static let restrictedEmbedding = Rule(
    id: "file/restricted-embedding",
    title: "The font's maker allows embedding",
    severity: .warning,
    otherSeverities: [.note],
    rationale: """
      The field fsType of a font says what its maker allows: 2 forbids embedding without a licence \
      that says otherwise, 4 allows it for viewing and printing, 8 for editing as well. iOS does \
      not look at it, but the licence may mean it; open fonts have it by mistake.
      """,
    fix: "Make sure that the licence allows apps, or ask the maker for a file with fsType 0.",
    examples: {
      [
        .passes(
          "fsType is 0.",
          .example(.example("Demo.ttf", .example("Demo-Regular", embedding: 0)))
        ),
        .passes(
          "fsType is 0x100: no subsets, which says nothing about apps.",
          .example(.example("Demo.ttf", .example("Demo-Regular", embedding: 0x100)))
        ),
        .fails(
          "fsType is 2.",
          .warning,
          in: .example(.example("Demo.ttf", .example("Demo-Regular", embedding: 2)))
        ),
        .fails(
          "fsType is 8.",
          .note,
          in: .example(.example("Demo.ttf", .example("Demo-Regular", embedding: 8)))
        ),
        .fails(
          "fsType is 14, three permissions at once.",
          .warning,
          in: .example(.example("Demo.ttf", .example("Demo-Regular", embedding: 14)))
        ),
      ]
    }
  ) { subject in
    subject.judgedFonts.flatMap { font in
      font.designs.compactMap { face in
        guard let type = face.details?.embedding else { return nil }
        return FindingDraft.restrictedEmbedding(font, face, type: type)
      }
    }
  }
}

extension FindingDraft {
  /// The bits of fsType that say how freely a font may be embedded, the strictest first.
  private static let permissions: [(bit: UInt16, severity: Severity, words: String)] = [
    (2, .warning, "embedding is forbidden unless the licence says otherwise"),
    (4, .note, "embedding is allowed for preview and print"),
    (8, .note, "embedding is allowed for editable documents"),
  ]

  fileprivate static func restrictedEmbedding(
    _ font: SubjectFont,
    _ face: Face,
    type: UInt16
  ) -> FindingDraft? {
    let set = permissions.filter { type & $0.bit != 0 }
    guard let strictest = set.first else { return nil }
    let several = set.count > 1 ? ", by the strictest of its \(set.count) permissions" : ""
    return FindingDraft(
      font,
      name: face.postScriptName,
      severity: strictest.severity,
      message: "fsType \(type): \(strictest.words)\(several)"
    )
  }
}
