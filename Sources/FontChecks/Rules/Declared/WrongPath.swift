internal import FileAccess
internal import ProjectModel

extension Rule {
  static let wrongPath = Rule(
    id: "declared/wrong-path",
    title: "Entries spell the path in the bundle",
    severity: .error,
    rationale: """
      Xcode puts the files of a group at the root of the bundle, whatever folder they come from, and \
      keeps the folder of a folder reference. The entry has to spell the path that results.
      """,
    fix:
      "Write the path that the file has in the built app, without the folder for files of a group.",
    needs: [.propertyList, .everyFolderOfEntries],
    limit: { subject in
      guard subject.bundle.layout == .sources, subject.entries.contains(where: \.isPathThatFits)
      else { return nil }
      return subject.bundle.hasXcodeProject
        ? "an Info.plist alone does not tell groups and folder references apart"
        : "without a project groups and folder references cannot be told apart"
    },
    examples: {
      [
        .passes(
          "Fonts/Demo.ttf is declared as Fonts/Demo.ttf.",
          .example(list: ["Fonts/Demo.ttf"], .example("Fonts/Demo.ttf"))
        ),
        .fails(
          "Fonts/Demo.ttf is declared as Demo.ttf.",
          .error,
          in: .example(list: ["Demo.ttf"], .example("Fonts/Demo.ttf"))
        ),
        .fails(
          "Demo.ttf lies at the root and is declared as Fonts/Demo.ttf.",
          .error,
          in: .example(list: ["Fonts/Demo.ttf"], .example("Demo.ttf"))
        ),
      ]
    }
  ) { subject in
    subject.entries.compactMap { entry in
      guard case .otherPath(let path, let origin) = entry.outcome else { return nil }
      return FindingDraft.wrongPath(entry, path: path, origin: origin, in: subject)
    }
  }
}

extension SubjectEntry {
  /// Whether the entry has a folder in it, and a file is found by it.
  fileprivate var isPathThatFits: Bool {
    switch outcome {
    case .found, .otherCase: text.split(separator: "/").count { $0 != "." } > 1
    case .absent, .inUnseenFolder, .foundBeyond, .otherPath, .otherBundle, .heldBack, .elsewhere,
      .malformed, .missing, .onlyForPages:
      false
    }
  }
}

extension FindingDraft {
  fileprivate static func wrongPath(
    _ entry: SubjectEntry,
    path: FilePath,
    origin: FontOrigin?,
    in subject: BundleSubject
  ) -> FindingDraft {
    guard subject.bundle.layout != .sources else {
      let hint = entry.text.contains("//") ? "; there is one slash too many in it" : ""
      return FindingDraft(
        entry,
        in: subject,
        suggestion: FilePath(bytes: Array(path.lastComponent)).text,
        message: "'\(entry.text)' is declared, but the file lies at '\(path)', a path that does "
          + "not end in what is declared\(hint)"
      )
    }
    return FindingDraft(
      entry,
      in: subject,
      suggestion: path.text,
      message: origin.map { origin in
        "'\(entry.text)' is declared, but the target copies the file as '\(path)' "
          + "(\(origin.kind.words), \(origin.place.words))"
      } ?? "'\(entry.text)' is declared, but the bundle holds the file as '\(path)'"
    )
  }
}
