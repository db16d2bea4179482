internal import FileAccess
internal import ProjectModel

extension Rule {
  static let notInCheckout = Rule(
    id: "declared/not-in-checkout",
    title: "Fonts that a target copies can be looked at",
    severity: .note,
    rationale: """
      A project may copy fonts that version control leaves out, for their licence or their size, or \
      that a package manager puts outside the folder that is checked. Such an entry is no fault, and \
      nothing can be said about the file behind it.
      """,
    fix: """
      Fetch the file before the check, or check the folder that holds both the project and the file.
      """,
    needs: [.propertyList],
    examples: {
      [
        .passes("The list names Demo.ttf, which is there.", .example(.example("Demo.ttf"))),
        .fails(
          "The project copies Demo.ttf, and there is no such file.",
          .note,
          in: .example(.absentExample("Demo.ttf"), layout: .project)
        ),
        .fails(
          "The project copies a file outside the checkout that no list names.",
          .note,
          in: .example(
            list: [],
            .absentExample("Demo.ttf", presence: .outside),
            layout: .project
          )
        ),
      ]
    }
  ) { subject in
    // One finding for each file: where it is declared, else where the project speaks of it.
    var told: Set<FilePath> = []
    let entries = subject.entries.compactMap { entry -> FindingDraft? in
      switch entry.outcome {
      case .absent(let files):
        told.formUnion(files.map(\.path))
        return files.first.map { file in
          FindingDraft.notInCheckout(entry, path: file.path, presence: file.presence, in: subject)
        }
      case .inUnseenFolder(let folder, let presence):
        // What a dependency brings is not known to be there.
        let isCopied = subject.bundle.unseenFolders.contains { $0.path == folder }
        return FindingDraft.notInCheckout(
          entry,
          path: folder,
          presence: presence,
          isCopied: isCopied,
          in: subject
        )
      default: return nil
      }
    }
    let others = subject.absentFonts.filter { !told.contains($0.path) }
    return entries + others.map(FindingDraft.notInCheckout)
  }
}

extension FindingDraft {
  fileprivate static func notInCheckout(
    _ entry: SubjectEntry,
    path: FilePath,
    presence: BundledFont.Presence,
    isCopied: Bool = true,
    in subject: BundleSubject
  ) -> FindingDraft {
    FindingDraft(
      entry,
      in: subject,
      message: "'\(entry.text)' \(isCopied ? "is copied from" : "leads into") '\(path)', "
        + presence.words
    )
  }

  fileprivate static func notInCheckout(_ font: SubjectFont) -> FindingDraft {
    FindingDraft(
      message: "the target copies '\(font.path)', \(font.presence.words)",
      file: font.origin?.place.path,
      position: font.origin?.place.position,
      font: font.bundlePath
    )
  }
}
