internal import FileAccess
internal import ProjectModel

extension Rule {
  static let wrongPath = Rule(
    id: "declared/wrong-path",
    title: "Entries spell the path in the bundle",
    severity: .error,
    otherSeverities: [.note],
    rationale: """
      Xcode puts the files of a group at the root of the bundle, whatever folder they come from, and \
      keeps the folder of a folder reference. The entry has to spell the path that results. A \
      localized file lies in the folder of its language; whether iOS looks there for an entry that \
      leaves that folder out is not published, so that such an entry is worth a note only.
      """,
    fix:
      "Write the path that the file has in the built app, without the folder for files of a group.",
    needs: [.propertyList, .everyFolderOfEntries],
    limit: { subject in
      guard subject.bundle.layout == .sources, subject.entries.contains(where: \.isPathThatFits)
      else { return subject.wordsForHiddenEntries }
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
        .fails(
          "Demo.ttf lies in the folder of a language and is declared by its name.",
          .note,
          in: .example(list: ["Demo.ttf"], .example("en.lproj/Demo.ttf"))
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
    case .absent, .inUnseenFolder, .foundBeyond, .hidden, .otherPath, .otherBundle, .heldBack,
      .elsewhere,
      .malformed, .missing, .onlyForPages:
      false
    }
  }
}

extension SubjectEntry {
  /// Whether the entry is a path but for the folder of a language in it.
  fileprivate func leavesLanguageOut(of path: FilePath) -> Bool {
    let slash = UInt8(ascii: "/")
    let spelled = Array((entry.builtText ?? "").utf8).split(separator: slash)
      .filter { !$0.elementsEqual(".".utf8) }
    let parts = path.bytes.split(separator: slash)
    let isLanguage = { (part: ArraySlice<UInt8>) in
      FilePath(bytes: Array(part)).lowercaseExtension == "lproj"
    }
    return parts.contains(where: isLanguage)
      && parts.filter { !isLanguage($0) }.elementsEqual(spelled) { $0.elementsEqual($1) }
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
    guard !entry.leavesLanguageOut(of: path) else {
      let place = origin.map { " (\($0.kind.words), \($0.place.words))" } ?? ""
      return FindingDraft(
        entry,
        in: subject,
        severity: .note,
        message:
          "'\(entry.text)' is declared, and the file lies at '\(path)'\(place); whether iOS looks "
          + "into the folders of languages is not known"
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
