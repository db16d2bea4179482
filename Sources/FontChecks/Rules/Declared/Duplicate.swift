internal import FileAccess
internal import ProjectModel
internal import SourceScan

extension Rule {
  static let duplicate = Rule(
    id: "declared/duplicate",
    title: "Every font is declared and copied once",
    severity: .warning,
    rationale: """
      The second of two equal entries is registered in vain, and iOS notes at launch that the font \
      already exists. A whole list that is written twice is worse: of equal keys only the last \
      counts, and the fonts of the first are lost. Of two files that a project copies to one path \
      only one can be there; Xcode refuses to build that, or warns. What the list names, code has \
      no need to register: iOS refuses it as already there.
      """,
    fix: "Remove one of the two.",
    needs: [.propertyList],
    examples: {
      [
        .passes(
          "The list names two files.",
          .example(.example("Demo.ttf"), .example("Demo-Bold.ttf"))
        ),
        .fails(
          "The list names Demo.ttf twice.",
          .warning,
          in: .example(list: ["Demo.ttf", "Demo.ttf"], .example("Demo.ttf"))
        ),
        .fails(
          "The list names Demo.ttf and ./Demo.ttf.",
          .warning,
          in: .example(list: ["Demo.ttf", "./Demo.ttf"], .example("Demo.ttf"))
        ),
        .fails(
          "Code registers a file that the list names.",
          .warning,
          in: BundleSubject.example(.example("Demo.ttf")).running(.registering("Demo.ttf"))
        ),
        .fails(
          "A target copies two files to one path.",
          .warning,
          in: .example(
            list: ["Demo.ttf"],
            .copiedExample("Demo.ttf", from: "A"),
            .copiedExample("Demo.ttf", from: "B")
          )
        ),
        .fails(
          "The Info.plist has the key UIAppFonts twice.",
          .warning,
          in: .example(.example("Demo.ttf")) { plist in
            plist.duplicateKeys = [
              DuplicateKey(
                key: "UIAppFonts",
                position: SourcePosition(line: 20, column: 3, byte: 500),
                first: SourcePosition(line: 5, column: 3, byte: 120)
              )
            ]
          }
        ),
      ]
    }
  ) { subject in
    let copies = FindingDraft.copiedTwice(in: subject.bundle)
    guard let plist = subject.bundle.infoPlist, subject.bundle.readsFontLists else { return copies }
    let keys = plist.duplicateKeys.filter { FontList.isKey($0.key) }
    return keys.map { FindingDraft.duplicateList($0, in: plist) }
      + plist.fontLists.flatMap { FindingDraft.duplicates(in: $0, of: plist) }
      + subject.entriesOfLists.flatMap { FindingDraft.sameFiles(of: $0, in: subject) }
      + subject.entries.compactMap { FindingDraft.alsoRegistered($0, in: subject) } + copies
  }
}

extension BundleSubject {
  /// The entries, list by list.
  fileprivate var entriesOfLists: [ArraySlice<SubjectEntry>] {
    var rest = entries[...]
    return (bundle.infoPlist?.fontLists ?? []).map { list in
      let own = rest.prefix(list.entries.count)
      rest = rest.dropFirst(list.entries.count)
      return own
    }
  }
}

extension FindingDraft {
  fileprivate static func duplicates(in list: FontList, of plist: InfoPlist) -> [FindingDraft] {
    var first: [[UInt8]: DeclaredEntry] = [:]
    return list.entries.compactMap { entry in
      guard let text = entry.text, !text.isEmpty else { return nil }
      guard let earlier = first[Array(text.utf8)] else {
        first[Array(text.utf8)] = entry
        return nil
      }
      let place = earlier.position.line.map { "; it is on line \($0) already" } ?? ""
      return FindingDraft(
        message: "'\(text)' is in the list more than once\(place)",
        file: plist.path,
        position: entry.position,
        font: FilePath(text)
      )
    }
  }

  /// Entries that are spelled otherwise than one before them and lead to the same file.
  ///
  /// An entry that may mean several files of a folder of sources is left alone.
  fileprivate static func sameFiles(
    of entries: some Sequence<SubjectEntry>,
    in subject: BundleSubject
  ) -> [FindingDraft] {
    var first: [Int: SubjectEntry] = [:]
    return entries.compactMap { entry in
      guard case .found(let places) = entry.outcome, places.count == 1 else { return nil }
      guard let earlier = first[places[0]] else {
        first[places[0]] = entry
        return nil
      }
      guard !earlier.text.utf8.elementsEqual(entry.text.utf8) else { return nil }
      let line = earlier.entry.position.line.map { " on line \($0)" } ?? ""
      return FindingDraft(
        entry,
        in: subject,
        message: "'\(entry.text)' leads to the same file as '\(earlier.text)'\(line)"
      )
    }
  }

  /// An entry for a file that code registers as well.
  fileprivate static func alsoRegistered(
    _ entry: SubjectEntry,
    in subject: BundleSubject
  ) -> FindingDraft? {
    guard case .found(let places) = entry.outcome, places.count == 1, let text = entry.entry.text,
      let font = subject.fonts.first(where: {
        $0.bundlePath.lastComponent == FilePath(text).lastComponent
      }),
      let registration = subject.registration(of: font), !registration.isOnlyIfAbsent
    else { return nil }
    let place = "'\(registration.location.file)' on line \(registration.location.line)"
    return FindingDraft(
      entry,
      in: subject,
      detail: "registered",
      message: "'\(text)' is in the list and is registered by code as well, in \(place)"
    )
  }

  /// Files that reach one path of the bundle; those for different systems never meet.
  fileprivate static func copiedTwice(in bundle: AppBundle) -> [FindingDraft] {
    var first: [FilePath: [BundledFont]] = [:]
    return bundle.fonts.compactMap { font in
      let earlier = first[font.bundlePath] ?? []
      first[font.bundlePath, default: []].append(font)
      guard
        let other = earlier.first(where: { other in
          other.platforms.isEmpty || font.platforms.isEmpty
            || !other.platforms.isDisjoint(with: font.platforms)
        })
      else { return nil }
      let sources =
        other.path == font.path
        ? "from '\(font.path)' twice" : "from '\(other.path)' and from '\(font.path)'"
      let line = other.origin?.place.position?.line.map { "; the first is on line \($0)" } ?? ""
      return FindingDraft(
        message:
          "the target copies '\(font.bundlePath)' \(sources)\(other.path == font.path ? "" : line)",
        file: font.origin?.place.path ?? bundle.infoPlist?.path,
        position: font.origin?.place.position,
        font: font.bundlePath,
        detail: "copied"
      )
    }
  }

  fileprivate static func duplicateList(_ key: DuplicateKey, in plist: InfoPlist) -> FindingDraft {
    let place = key.first.line.map { " on line \($0)" } ?? ""
    return FindingDraft(
      message: "the key \(key.key) is written more than once; the fonts of the list\(place) are "
        + "lost",
      file: plist.path,
      position: key.position,
      detail: key.key
    )
  }
}
