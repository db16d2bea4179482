internal import FontRegistry
internal import SourceScan

extension Rule {
  static let fullName = Rule(
    id: "names/full-name",
    title: "Code asks for PostScript names, not for full names",
    severity: .warning,
    rationale: """
      A full name is what people read: Demo Sans Semi Bold. iOS looks for a PostScript name first, \
      then for a family, and for a full name last; only the first is safe. Two editions of a font \
      often agree in one of the names and differ in the other.
      """,
    fix: "Write the PostScript name.",
    needs: [.sources],
    limit: \.wordsForUnreadSources,
    examples: {
      let font = SubjectFont.example(
        "SemiBold.ttf",
        .example("DemoSans-SemiBold", family: "Demo Sans", style: "Semi Bold", weight: 600)
      )
      return [
        .passes(
          "Code asks for the PostScript name.",
          .example(font),
          swift: #"UIFont(name: "DemoSans-SemiBold", size: 17)"#
        ),
        .fails(
          "Code asks for the full name.",
          .warning,
          in: .example(font),
          swift: #"UIFont(name: "Demo Sans Semi Bold", size: 17)"#
        ),
        .fails(
          "Code asks for one of iOS's own fonts by its full name.",
          .warning,
          in: .example(font),
          swift: #"UIFont(name: "Helvetica Neue Bold", size: 17)"#
        ),
      ]
    }
  ) { subject in
    subject.usedNames.compactMap { used in
      switch used.answer {
      case .fullName(let member): FindingDraft.fullName(used, of: member)
      case .systemFullName(let name):
        FindingDraft(
          used.request,
          name: used.name,
          suggestion: name,
          message: "'\(used.name)' seems to be the full name of iOS's '\(name)'; "
            + "\(used.request.api) wants the PostScript name"
        )
      case .postScript, .system, .family, .doubtful, .hidden, .unknown: nil
      }
    }
  }
}

extension FindingDraft {
  fileprivate static func fullName(_ used: UsedName, of member: NamedFace) -> FindingDraft {
    guard let name = member.name else {
      return FindingDraft(
        used.request,
        name: used.name,
        font: member.font.bundlePath,
        message: "'\(used.name)' is a full name, and the face has no PostScript name, which "
          + "\(used.request.api) wants"
      )
    }
    let doubt = member.hasDoubtfulName ? ", though that iOS calls it so is not certain" : ""
    return FindingDraft(
      used.request,
      name: used.name,
      font: member.font.bundlePath,
      suggestion: name,
      message:
        "'\(used.name)' is the full name of '\(name)'\(doubt); \(used.request.api) wants the "
        + "PostScript name"
    )
  }
}
