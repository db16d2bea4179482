internal import FileAccess
internal import ProjectModel

extension Rule {
  static let fileMissing = Rule(
    id: "declared/file-missing",
    title: "Every declared font is in the bundle",
    severity: .error,
    rationale: """
      An entry of UIAppFonts that leads to no file is skipped without a word. Text in that font \
      then appears in the system font, and nothing in the log of a release build says so.
      """,
    fix: "Add the file to the target's resources, or correct or remove the entry.",
    needs: [.propertyList, .everyFolder],
    examples: {
      [
        .passes("The list names Demo.ttf, which is in the bundle.", .example(.example("Demo.ttf"))),
        .fails(
          "The list names Demo.ttf and the bundle holds no fonts.",
          .error,
          in: .example(list: ["Demo.ttf"])
        ),
        .fails(
          "The list names Demo-Bolt.ttf and the bundle holds Demo-Bold.ttf.",
          .error,
          in: .example(list: ["Demo-Bolt.ttf"], .example("Demo-Bold.ttf"))
        ),
      ]
    }
  ) { subject in
    subject.entries.compactMap { entry in
      switch entry.outcome {
      case .missing(let nearest):
        FindingDraft.fileMissing(entry, nearest: nearest, in: subject)
      // Whoever built the app replaced the variables, so what is left of one stays.
      case .malformed(.variable) where subject.bundle.layout == .built:
        FindingDraft.fileMissing(entry, nearest: nil, in: subject)
      default: nil
      }
    }
  }
}

extension FindingDraft {
  fileprivate static func fileMissing(
    _ entry: SubjectEntry,
    nearest: FilePath?,
    in subject: BundleSubject
  ) -> FindingDraft {
    let place = subject.bundle.layout == .built ? " in the bundle" : ""
    let hint = nearest.map { "; the nearest is '\($0)'" } ?? ""
    return FindingDraft(
      entry,
      in: subject,
      suggestion: nearest?.description,
      message: "'\(entry.text)' is declared, and there is no file of that name\(place)\(hint)"
    )
  }
}
