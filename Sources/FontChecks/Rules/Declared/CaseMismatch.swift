internal import FileAccess

extension Rule {
  static let caseMismatch = Rule(
    id: "declared/case-mismatch",
    title: "Entries spell files in their letter case",
    severity: .error,
    rationale: """
      Most Macs, and so the simulator, take Demo.TTF and Demo.ttf for the same file. Devices do not: \
      the font is there while the app is made and missing where it is used.
      """,
    fix: "Write the entry exactly as the file is called.",
    needs: [.propertyList, .everyFolderOfEntries],
    limit: \.wordsForHiddenEntries,
    examples: {
      [
        .passes(
          "DEMO.TTF is declared as DEMO.TTF.",
          .example(list: ["DEMO.TTF"], .example("DEMO.TTF"))
        ),
        .fails(
          "DEMO.TTF is declared as Demo.ttf.",
          .error,
          in: .example(list: ["Demo.ttf"], .example("DEMO.TTF"))
        ),
      ]
    }
  ) { subject in
    subject.entries.compactMap { entry in
      guard case .otherCase(let path) = entry.outcome else { return nil }
      return FindingDraft.caseMismatch(entry, path: path, in: subject)
    }
  }
}

extension FindingDraft {
  fileprivate static func caseMismatch(
    _ entry: SubjectEntry,
    path: FilePath,
    in subject: BundleSubject
  ) -> FindingDraft {
    FindingDraft(
      entry,
      in: subject,
      suggestion: path.text,
      message: "'\(entry.text)' is declared, but the file is called '\(path)': letter case counts "
        + "on a device"
    )
  }
}
