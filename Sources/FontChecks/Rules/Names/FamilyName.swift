internal import FontRegistry
internal import SourceScan

extension Rule {
  static let familyName = Rule(
    id: "names/family-name",
    title: "Code asks for faces, not for families",
    severity: .note,
    otherSeverities: [.warning],
    rationale: """
      Where a face is meant and a family is named, iOS chooses one of its faces. Which one is not \
      published: outline icons came out filled, because both weights share a family. With one \
      upright face, or a weight that is laid on the family, there is no harm yet, and it is a note. \
      iOS's own families are left alone.
      """,
    fix: "Write the PostScript name of the face.",
    needs: [.sources],
    limit: \.wordsForUnreadSources,
    examples: {
      let regular = SubjectFont.example(
        "Regular.ttf",
        .example("DemoIcons-Regular", family: "Demo Icons")
      )
      let solid = SubjectFont.example(
        "Solid.ttf",
        .example("DemoIcons-Solid", family: "Demo Icons", style: "Solid", weight: 900)
      )
      return [
        .passes(
          "Code asks for a face.",
          .example(regular, solid),
          swift: #"UIFont(name: "DemoIcons-Solid", size: 17)"#
        ),
        .passes(
          "Code asks for one of iOS's own families.",
          .example(regular),
          swift: #"UIFont(name: "Helvetica Neue", size: 17)"#
        ),
        .passes(
          "Code asks for a family where one is wanted.",
          .example(regular, solid),
          swift: #"UIFontDescriptor(fontAttributes: [.family: "Demo Icons"])"#
        ),
        .fails(
          "Code asks for a family of one face.",
          .note,
          in: .example(regular),
          swift: #"UIFont(name: "Demo Icons", size: 17)"#
        ),
        .fails(
          "Code asks for a family, and for a weight of it.",
          .note,
          in: .example(regular, solid),
          swift: #"Font.custom("Demo Icons", size: 17).weight(.black)"#
        ),
        .fails(
          "Code asks for a family of two upright faces.",
          .warning,
          in: .example(regular, solid),
          swift: #"UIFont(name: "Demo Icons", size: 17)"#
        ),
      ]
    }
  ) { subject in
    subject.usedNames.compactMap { used in
      guard used.request.role == .face, case .family(let faces) = used.answer else { return nil }
      return FindingDraft.familyName(used, faces)
    }
  }
}

extension FindingDraft {
  fileprivate static func familyName(_ used: UsedName, _ faces: [NamedFace]) -> FindingDraft {
    let regular = faces.regular
    // The same face in a second file is one face.
    let uprights = Set(faces.filter { !$0.face.isItalic }.compactMap(\.name)).count
    let start = "'\(used.name)' is a family"
    // A weight that is laid on a family chooses among its faces.
    let isWeighed = used.request.traits.contains { trait in
      if case .weight = trait.kind { true } else { false }
    }
    let message =
      if uprights > 1, isWeighed {
        "\(start), whose face the weight chooses that is laid on it; \(used.request.api) wants the "
          + "PostScript name"
      } else if uprights > 1 {
        "\(start) of \(uprights) upright faces, and which of them \(used.request.api) gives is not "
          + "certain"
      } else {
        start + (regular?.name.map { ", and '\($0)' the face in it" } ?? "")
          + "; \(used.request.api) wants the PostScript name"
      }
    return FindingDraft(
      used.request,
      name: used.name,
      severity: uprights > 1 && !isWeighed ? .warning : nil,
      font: regular?.font.bundlePath,
      suggestion: isWeighed ? nil : regular?.name,
      message: message
    )
  }
}
