internal import FontRegistry

extension Rule {
  static let systemCollision = Rule(
    id: "names/system-collision",
    title: "Shipped fonts have names that iOS does not have",
    severity: .warning,
    rationale: """
      iOS answers to the PostScript names of its own fonts in every app. When a font of the app has \
      one of them, it is not certain which of the two a text gets, and it may change with the next \
      release of iOS.
      """,
    fix: "Leave the file out and use iOS's font, or get a build of the font with another name.",
    examples: {
      [
        .passes(
          "The name is not one of iOS's.",
          .example(.example("Demo.ttf", .example("Demo-Regular")))
        ),
        .fails(
          "A font of the app is called Menlo-Bold.",
          .warning,
          in: .example(.example("Demo.ttf", .example("Menlo-Bold")))
        ),
      ]
    }
  ) { subject in
    subject.judgedFonts.compactMap { font in
      var names: [String] = []
      for case let name? in font.file.faces.map(\.postScriptName)
      where SystemFonts.postScriptNames.contains(name) && !names.contains(name) {
        names.append(name)
      }
      return names.isEmpty ? nil : FindingDraft.systemCollision(font, names: names)
    }
  }
}

extension FindingDraft {
  fileprivate static func systemCollision(_ font: SubjectFont, names: [String]) -> FindingDraft {
    let more = names.count - 1
    let others = more == 0 ? "" : " (and \(more) more name\(more == 1 ? "" : "s") of the file)"
    return FindingDraft(
      font,
      name: names[0],
      message: "iOS has a font called '\(names[0])'\(others) itself; which of the two an app gets "
        + "is not certain"
    )
  }
}
