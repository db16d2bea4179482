internal import FontRegistry
internal import SourceScan

extension Rule {
  static let italicMissing = Rule(
    id: "weights/italic-missing",
    title: "Italic is asked of families that have an italic",
    severity: .note,
    rationale: """
      iOS slants no custom font by itself, as Android does: where the family has no italic face, \
      text that is to be italic stays upright. Symbol fonts and iOS's own are left alone.
      """,
    fix: "Ship the italic face, or mark the words in another way.",
    needs: [.sources],
    limit: \.wordsForUnsureFaces,
    examples: {
      let regular = SubjectFont.example("Regular.ttf", .example("Demo-Regular"))
      let italic = SubjectFont.example(
        "Italic.ttf",
        .example("Demo-Italic", style: "Italic", italic: true)
      )
      return [
        .passes(
          "The family has an italic.",
          .example(regular, italic),
          swift: #"Font.custom("Demo-Regular", size: 17).italic()"#
        ),
        .fails(
          "The family has an upright alone.",
          .note,
          in: .example(regular),
          swift: #"Font.custom("Demo-Regular", size: 17).italic()"#
        ),
        .fails(
          "A descriptor wants the style Italic of a family that has none.",
          .note,
          in: .example(regular),
          swift: #"UIFontDescriptor(fontAttributes: [.family: "Demo", .face: "Italic"])"#
        ),
      ]
    }
  ) { subject in
    guard subject.wordsForUnknownFaces == nil else { return [] }
    return subject.usedNamesOfItsOwn.flatMap { FindingDraft.italicMissing($0, in: subject.names) }
      + subject.styleRequestsOfItsOwn.compactMap(FindingDraft.italicMissing)
  }
}

extension FindingDraft {
  fileprivate static func italicMissing(_ used: UsedName, in scope: NameScope) -> [FindingDraft] {
    guard let asked = used.answer.faces.regular ?? used.answer.faces.first else { return [] }
    let siblings = scope.siblings(of: asked)
    guard siblings.lackItalic else { return [] }
    return used.request.traits.filter { $0.kind == .italic }.map { trait in
      FindingDraft(
        used.request,
        at: trait.location,
        name: used.name,
        font: asked.font.bundlePath,
        detail: "trait",
        message: "family '\(asked.face.family ?? used.name)' has no italic face, and iOS slants no "
          + "custom font itself"
      )
    }
  }

  fileprivate static func italicMissing(_ style: StyleRequest) -> FindingDraft? {
    guard style.isMissing, style.words.areOnlyWeightAndSlant, style.words.isItalic,
      style.faces.lackItalic
    else { return nil }
    return FindingDraft(
      style.request,
      name: style.name,
      font: style.faces.regular?.font.bundlePath,
      detail: "style",
      message: "family '\(style.family)' has no italic face, and iOS slants no custom font itself"
    )
  }
}

extension [NamedFace] {
  /// Whether the family has no italic, no axis that slants, and may be asked for one.
  fileprivate var lackItalic: Bool {
    allSatisfy { member in
      member.mayTakeTraits && !member.face.isItalic
        && !member.face.axes.contains { $0.tag == "ital" || $0.tag == "slnt" }
    }
  }
}
