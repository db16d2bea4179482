internal import FileAccess
internal import ProjectModel

extension Rule {
  static let undeclared = Rule(
    id: "declared/undeclared",
    title: "Every font in the bundle is declared",
    severity: .warning,
    rationale: """
      A font file that no list names is shipped and never registered, unless code does it: asking \
      for its name gives the system font. It happens when a font is added to a target and the list \
      is forgotten.
      """,
    fix: "Add the file to UIAppFonts, or take it out of the target.",
    needs: [.propertyList, .fontFiles],
    limit: \.wordsForFontsLeftOut,
    examples: {
      [
        .passes("The list names both fonts.", .example(.example("A.ttf"), .example("B.ttf"))),
        .passes(
          "A framework holds a font, which only code can register.",
          .example(list: [], .example("A.ttf"), kind: .framework)
        ),
        .fails(
          "The bundle holds two fonts and the list names one.",
          .warning,
          in: .example(list: ["A.ttf"], .example("A.ttf"), .example("B.ttf"))
        ),
        .fails(
          "The bundle holds a font and there is no list.",
          .warning,
          in: .example(list: [], .example("A.ttf"))
        ),
      ]
    }
  ) { subject in
    let bundle = subject.bundle
    // A path that leads to no font is a finding of its own, and one is enough.
    let hasPath = bundle.fontsPath != nil && subject.fonts.contains(where: \.isDeclared)
    guard bundle.readsFontLists || hasPath else { return [] }
    // So are an entry that nearly names a file, and a list under a key that nobody reads.
    let ignored = bundle.infoPlist?.ignoredFontList?.entries ?? []
    let nearlyNamed = Set(
      subject.entries.compactMap(\.nearlyNamed) + ignored.compactMap(\.fileName)
    )
    return subject.fonts
      .filter { $0.isOfUsualKind && !$0.isDeclared && !nearlyNamed.contains($0.fileName) }
      .map { FindingDraft.undeclared($0, in: subject) }
  }
}

extension SubjectEntry {
  /// The file name that is meant by an entry that another rule objects to.
  fileprivate var nearlyNamed: FilePath? {
    switch outcome {
    case .otherCase(let path), .otherPath(let path), .malformed(.noExtension(let path?)):
      FilePath(bytes: Array(path.lastComponent))
    case .found, .foundBeyond, .otherBundle, .malformed, .missing: nil
    }
  }
}

extension DeclaredEntry {
  fileprivate var fileName: FilePath? {
    text.map { FilePath(bytes: Array(FilePath($0).lastComponent)) }
  }
}

extension FindingDraft {
  fileprivate static func undeclared(_ font: SubjectFont, in subject: BundleSubject) -> FindingDraft
  {
    let plist = subject.bundle.infoPlist
    let list = plist?.fontLists.first
    let isSource = subject.bundle.layout == .sources
    let place = isSource ? "lies below the folder" : "is in the bundle"
    let reason: String =
      if plist?.platform == .macOS {
        "lies outside ATSApplicationFontsPath"
      } else if list == nil {
        "\(place), and the Info.plist has no UIAppFonts; it is found only when code registers it"
      } else {
        "\(place), and UIAppFonts does not name it"
      }
    return FindingDraft(
      message: "'\(font.bundlePath)' \(reason)",
      file: plist?.path,
      position: plist?.platform == .macOS ? plist?.applicationFontsPath?.position : list?.position,
      font: font.bundlePath,
      suggestion: (isSource ? font.fileName : font.bundlePath).description
    )
  }
}
