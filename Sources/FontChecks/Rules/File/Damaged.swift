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
    subject.fonts.flatMap { font in
      font.file.problems
        .filter { $0.kind == .damaged }
        .map { FindingDraft.damaged($0, font) }
    }
  }
}

extension FindingDraft {
  fileprivate static func damaged(_ problem: FontProblem, _ font: SubjectFont) -> FindingDraft {
    let place = [
      problem.index.map { "face \($0)" },
      problem.table.map { "table '\($0)'" },
      problem.offset.map { "byte \($0)" },
    ].compactMap { $0 }
    let words = (["damaged"] + place).joined(separator: ", ")
    return FindingDraft(
      font,
      detail: [problem.index.map(String.init), problem.table].compactMap { $0 }.joined(),
      message: "\(words): \(problem.reason)"
    )
  }
}
