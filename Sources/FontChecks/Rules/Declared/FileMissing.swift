internal import FileAccess
internal import ProjectModel

extension Rule {
  static let fileMissing = Rule(
    id: "declared/file-missing",
    title: "Every declared font is in the bundle",
    severity: .error,
    otherSeverities: [.note],
    rationale: """
      An entry of UIAppFonts that leads to no file is skipped without a word. Text in that font \
      then appears in the system font, and nothing in the log of a release build says so. Whether a \
      name is found that is written with other bytes for the same accents is not known: that is a note.
      """,
    fix: "Add the file to the target's resources, or correct or remove the entry.",
    needs: [.propertyList, .everyFolderOfEntries],
    limit: { subject in
      (subject.entries.contains(where: { $0.isNowhere }) ? subject.wordsForScripts : nil)
        ?? subject.wordsForHiddenEntries
    },
    examples: {
      [
        .passes("The list names Demo.ttf, which is in the bundle.", .example(.example("Demo.ttf"))),
        .fails(
          "The list names Demo.ttf and the bundle holds no fonts.",
          .error,
          in: .example(list: ["Demo.ttf"])
        ),
        .fails(
          "The list has an accent in its letter, and the name of the file has it behind.",
          .note,
          in: .example(list: ["Caf\u{E9}.ttf"], .example("Cafe\u{301}.ttf"))
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
      case .missing where !subject.bundle.copyingScripts.isEmpty: nil
      case .onlyForPages where !subject.bundle.copyingScripts.isEmpty: nil
      case .onlyForPages(let path):
        FindingDraft.onlyForPages(entry, path: path, in: subject)
      case .missing(let nearest):
        entry.fileWithOtherAccents.map { FindingDraft.otherAccents(entry, $0, in: subject) }
          ?? FindingDraft.fileMissing(entry, nearest: nearest, in: subject)
      // Whoever built the app replaced the variables, so what is left of one stays.
      case .malformed(.variable) where subject.bundle.layout == .built:
        FindingDraft.fileMissing(entry, nearest: nil, in: subject)
      default: nil
      }
    }
  }
}

extension SubjectEntry {
  /// Whether no file of the name was found anywhere.
  fileprivate var isNowhere: Bool {
    switch outcome {
    case .missing, .onlyForPages: true
    default: false
    }
  }
}

extension SubjectEntry {
  /// The file whose name differs from the entry in nothing but how accents are written: as a part of their
  /// letter, or behind it.
  ///
  /// Names are bytes. This one comparison is by Unicode's canonical equivalence, as file systems of Apple
  /// make it.
  var fileWithOtherAccents: FilePath? {
    guard case .missing(let nearest?) = outcome,
      String(decoding: nearest.lastComponent, as: UTF8.self)
        == String(decoding: FilePath(text).lastComponent, as: UTF8.self)
    else { return nil }
    return nearest
  }
}

extension FindingDraft {
  fileprivate static func otherAccents(
    _ entry: SubjectEntry,
    _ file: FilePath,
    in subject: BundleSubject
  ) -> FindingDraft {
    FindingDraft(
      entry,
      in: subject,
      severity: .note,
      suggestion: file.text,
      message:
        "'\(entry.text)' is declared, and the name of the file is written with other bytes for "
        + "the same accents; whether iOS takes one for the other is not known"
    )
  }

  /// A page's copy is no file to suggest: whoever builds the pages may take it away.
  fileprivate static func onlyForPages(
    _ entry: SubjectEntry,
    path: FilePath,
    in subject: BundleSubject
  ) -> FindingDraft {
    FindingDraft(
      entry,
      in: subject,
      message:
        "'\(entry.text)' is declared, and the only file of that name lies at '\(path)' beside "
        + "web fonts; it seems to be there for a page"
    )
  }

  fileprivate static func fileMissing(
    _ entry: SubjectEntry,
    nearest: FilePath?,
    in subject: BundleSubject
  ) -> FindingDraft {
    let isProject = subject.bundle.layout == .project
    let place =
      subject.bundle.layout == .built ? " in the bundle" : isProject ? " in the project" : ""
    let hint = nearest.map { "; the nearest is '\($0)'" } ?? ""
    return FindingDraft(
      entry,
      in: subject,
      suggestion: nearest?.text,
      message: "'\(entry.text)' is declared, and there is no file of that name\(place)\(hint)"
    )
  }
}
