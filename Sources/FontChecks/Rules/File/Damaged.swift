internal import FontRegistry

extension Rule {
  static let damaged = Rule(
    id: "file/damaged",
    title: "Font files are whole",
    severity: .error,
    rationale: """
      The bytes of the file contradict themselves: it was cut short, changed by a tool that takes \
      it for text, or made badly. iOS may refuse all of it, or draw wrong letters.
      """,
    fix: "Get the file again from its maker, and keep tools that convert line ends away from it.",
    examples: {
      [
        .passes("The file holds a face.", .example(.example("Demo.ttf", .example("Demo-Regular")))),
        .fails(
          "A collection holds no face.",
          .error,
          in: .example(.example("Demo.ttc", container: .collection))
        ),
        .fails(
          "A table reaches past the end of the file.",
          .error,
          in: .example(
            .example(
              "Demo.ttf",
              .example("Demo-Regular"),
              problem: .example(
                .damaged,
                "it reaches past the end of the file",
                table: "glyf",
                offset: 1204
              )
            )
          )
        ),
      ]
    }
  ) { subject in
    subject.fonts.compactMap { font in
      // One fault often shows in many places, and a hostile file can show thousands.
      let problems = font.file.problems.filter { $0.kind == .damaged }
      guard let first = problems.first else {
        return font.isOfNoFace ? FindingDraft.withoutFace(font) : nil
      }
      return FindingDraft.damaged(font, first, more: problems.count - 1)
    }
  }
}

extension SubjectFont {
  /// Whether the file is a font by its start, and nothing is wrong but that there is no face.
  fileprivate var isOfNoFace: Bool {
    file.container != nil && file.faces.isEmpty && file.problems.isEmpty
  }
}

extension FindingDraft {
  fileprivate static func withoutFace(_ font: SubjectFont) -> FindingDraft {
    FindingDraft(font, message: "damaged: there is no face in it")
  }

  fileprivate static func damaged(
    _ font: SubjectFont,
    _ problem: FontProblem,
    more: Int
  ) -> FindingDraft {
    let place = [
      problem.index.map { "face \($0)" },
      problem.table.map { "table '\($0)'" },
      problem.offset.map { "byte \($0)" },
    ].compactMap { $0 }
    let words = (["damaged"] + place).joined(separator: ", ")
    let others =
      more == 0 ? "" : " (and \(more) more \(more == 1 ? "place" : "places"))"
    return FindingDraft(
      font,
      name: problem.index == nil ? font.designs.first?.postScriptName : nil,
      message: "\(words): \(problem.reason)\(others)"
    )
  }
}
