internal import FontRegistry

extension Rule {
  static let notAFont = Rule(
    id: "file/not-a-font",
    title: "Font files hold fonts",
    severity: .error,
    rationale: """
      A file that is called like a font can be something else: a pointer that Git LFS left on a \
      machine without it, a web page that was saved in the place of a download, or nothing at all. \
      The app ships it and has no font.
      """,
    fix: "Put the real font in its place; for a pointer run 'git lfs pull'.",
    examples: {
      [
        .passes("The file holds a face.", .example(.example("Demo.ttf", .example("Demo-Regular")))),
        .fails(
          "The file is a Git LFS pointer.",
          .error,
          in: .example(
            .example("Demo.ttf", container: nil, size: 131, problem: .example(.gitLFSPointer))
          )
        ),
        .fails(
          "The file is a web page.",
          .error,
          in: .example(.example("Demo.ttf", container: nil, problem: .example(.html)))
        ),
        .fails(
          "The file is empty.",
          .error,
          in: .example(.example("Demo.ttf", container: nil, size: 0, problem: .example(.empty)))
        ),
      ]
    }
  ) { subject in
    subject.fonts.flatMap { font in
      font.file.problems
        .filter(\.isNoFont)
        .map { FindingDraft.notAFont($0, font) }
    }
  }
}

extension FindingDraft {
  fileprivate static func notAFont(_ problem: FontProblem, _ font: SubjectFont) -> FindingDraft {
    let size = font.file.size == 1 ? "1 byte" : "\(font.file.size) bytes"
    let message =
      switch problem.kind {
      case .gitLFSPointer: "no font but a Git LFS pointer (\(size)); run 'git lfs pull'"
      case .html: "no font but a web page (\(size))"
      case .text: "no font but text (\(size))"
      case .empty: "no font: the file is empty"
      case .unknown, .unreadable, .unsupported, .damaged: "no font: \(problem.reason)"
      }
    return FindingDraft(font, message: message)
  }
}
