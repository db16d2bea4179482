internal import FileAccess
internal import ProjectModel

extension Rule {
  static let malformedEntry = Rule(
    id: "declared/malformed-entry",
    title: "Entries are file names with an extension",
    severity: .error,
    otherSeverities: [.note],
    rationale: """
      UIAppFonts is an array of strings, each the name of one file with its extension. There are no \
      wildcards, no folders and no paths from the root. An entry with a build variable may be fine; \
      what becomes of it is not known before the app is built.
      """,
    fix: "Write the path of the file in the bundle, with its extension.",
    needs: [.propertyList],
    examples: {
      [
        .passes("The entry is Demo.ttf.", .example(.example("Demo.ttf"))),
        .fails(
          "The entry is Demo, and the file is Demo.ttf.",
          .error,
          in: .example(list: ["Demo"], .example("Demo.ttf"))
        ),
        .fails(
          "The entries are an empty string, a wildcard, an absolute path and a folder.",
          .error,
          .error,
          .error,
          .error,
          in: .example(list: ["", "*.ttf", "/Fonts/Demo.ttf", "Fonts/"])
        ),
        .fails(
          "An entry is a number.",
          .error,
          in: .example { $0.fontLists = [.example([.wrongType("an integer")])] }
        ),
        .fails(
          "The value of UIAppFonts is a string.",
          .error,
          in: .example {
            var list = FontList.example([])
            list.content = .wrongType("a string")
            $0.fontLists = [list]
          }
        ),
        .fails(
          "The entry is $(FONT).ttf.",
          .note,
          in: .example(list: ["$(FONT).ttf"], layout: .sources)
        ),
      ]
    }
  ) { subject in
    let entries = subject.entries.compactMap { entry -> FindingDraft? in
      guard case .malformed(let fault) = entry.outcome else { return nil }
      // A file may be called so, in a folder that cannot be read.
      guard fault != .noExtension(nil) || subject.bundle.unreadFolders.isEmpty else { return nil }
      return FindingDraft.malformed(entry, fault, in: subject)
    }
    guard subject.bundle.readsFontLists, let plist = subject.bundle.infoPlist else {
      return entries
    }
    return plist.fontLists.compactMap { FindingDraft.malformed($0, in: plist) } + entries
  }
}

extension FindingDraft {
  fileprivate static func malformed(
    _ entry: SubjectEntry,
    _ fault: EntryFault,
    in subject: BundleSubject
  ) -> FindingDraft {
    let text = entry.text
    var severity = Severity.error
    var suggestion: String?
    let message: String
    switch fault {
    case .notText(let words): message = "an entry is \(words) and no string"
    case .empty: message = "an entry is empty"
    case .absolute: message = "'\(text)' is an absolute path; entries are paths in the bundle"
    case .folder: message = "'\(text)' is a folder; every file needs an entry of its own"
    case .wildcard: message = "'\(text)' is a wildcard; every file needs an entry of its own"
    case .noExtension(nil): message = "'\(text)' has no extension"
    case .noExtension(let path?):
      message = "'\(text)' has no extension; the file is '\(path)'"
      suggestion = path.text
    case .variable:
      message = "'\(text)' has a build variable, so it is not known which file is meant"
      severity = .note
    }
    return FindingDraft(
      entry,
      in: subject,
      severity: severity,
      suggestion: suggestion,
      message: message
    )
  }

  fileprivate static func malformed(_ list: FontList, in plist: InfoPlist) -> FindingDraft? {
    guard case .wrongType(let words) = list.content else { return nil }
    return FindingDraft(
      message: "the value of \(list.key) is \(words) and no array",
      file: plist.path,
      position: list.position,
      detail: list.key
    )
  }
}
