internal import FileAccess
internal import FontRegistry
internal import ProjectModel
internal import SourceScan

extension Rule {
  static let undeclared = Rule(
    id: "declared/undeclared",
    title: "Every font in the bundle is declared",
    severity: .warning,
    otherSeverities: [.note],
    rationale: """
      A font file that no list names is shipped and never registered, unless code does it: asking \
      for its name gives the system font. It happens when a font is added to a target and the list \
      is forgotten. Fonts that a storyboard of the target lists are declared by the build. A font \
      that lies in a folder beside web fonts of its name is worth a note only: a page uses it. Fonts \
      that code registers are left alone, and all fonts where it does not say which it registers.
      """,
    fix: "Add the file to UIAppFonts, or take it out of the target.",
    needs: [.propertyList, .fontFiles],
    limit: \.wordsForFontsWithoutEntry,
    examples: {
      [
        .passes("The list names both fonts.", .example(.example("A.ttf"), .example("B.ttf"))),
        .passes(
          "A framework holds a font, which only code can register.",
          .example(list: [], .example("A.ttf"), kind: .framework)
        ),
        .passes(
          "Code registers the font that the list does not name.",
          BundleSubject.example(list: ["A.ttf"], .example("A.ttf"), .example("B.ttf"))
            .running(.registering("B.ttf"))
        ),
        .fails(
          "The bundle holds two fonts and the list names one.",
          .warning,
          in: .example(list: ["A.ttf"], .example("A.ttf"), .example("B.ttf"))
        ),
        .fails(
          "A folder of the bundle holds a font beside a web font of its name.",
          .note,
          in: .example(
            list: ["A.ttf"],
            .example("A.ttf"),
            .example("Page/A.otf"),
            .example("Page/A.woff", container: .woff)
          )
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
    guard bundle.readsFontLists || hasPath, subject.registeringSource == nil else { return [] }
    // So are an entry that nearly names a file, and a list under a key that nobody reads.
    let ignored = bundle.infoPlist?.ignoredFontList?.entries ?? []
    let nearlyNamed = Set(
      subject.entries.compactMap(\.nearlyNamed) + ignored.compactMap(\.fileName)
    )
    let settings = bundle.ignoredSettings.map(\.value)
    // What a build puts in the place of a variable is known of no sources.
    let unresolved = bundle.layout == .built ? [] : subject.entries.compactMap(\.pattern)
    return (subject.fonts + subject.absentFonts)
      .filter { $0.isOfUsualKind && !$0.isDeclared && !nearlyNamed.contains($0.fileName) }
      .filter { subject.registration(of: $0) == nil }
      .filter { font in !settings.contains { $0.contains(font.fileName.description) } }
      .filter { font in !unresolved.contains { Glob.matches($0, "\(font.fileName)") } }
      .map { FindingDraft.undeclared($0, in: subject) }
  }
}

extension SubjectEntry {
  /// The file name that is meant by an entry that another rule objects to.
  fileprivate var nearlyNamed: FilePath? {
    switch outcome {
    case .otherCase(let path), .otherPath(let path, _), .malformed(.noExtension(let path?)):
      FilePath(bytes: Array(path.lastComponent))
    case .missing: fileWithOtherAccents.map { FilePath(bytes: Array($0.lastComponent)) }
    case .found, .absent, .inUnseenFolder, .foundBeyond, .hidden, .otherBundle, .heldBack,
      .elsewhere,
      .malformed, .onlyForPages:
      nil
    }
  }
}

extension SubjectEntry {
  /// What an entry with a variable that nobody knows the value of may name: any text for the variable.
  ///
  /// Where the variable is the whole name it may be that of any font.
  fileprivate var pattern: String? {
    guard case .malformed(.variable) = outcome else { return nil }
    var pattern = ""
    var end: Character?
    for character in FilePath(text).lastComponent.map({ Character(Unicode.Scalar($0)) }) {
      if let closing = end {
        if character == closing { end = nil }
      } else if character == "(" || character == "{", pattern.last == "$" {
        pattern.removeLast()
        pattern.append("*")
        end = character == "(" ? ")" : "}"
      } else {
        pattern.append(character)
      }
    }
    return pattern
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
    let bundle = subject.bundle
    let plist = bundle.infoPlist
    let isMac = plist?.platform == .macOS
    let isGenerated = plist?.isGenerated ?? false
    return FindingDraft(
      severity: font.isForPages ? .note : nil,
      message: "'\(font.bundlePath)' \(reason(font, in: subject))",
      file: plist?.path,
      position: isGenerated
        ? bundle.place?.position
        : isMac ? plist?.applicationFontsPath?.position : plist?.fontLists.first?.position,
      font: font.bundlePath,
      // To declare a page's copy would only bring it into conflict with the app's own.
      suggestion: font.isForPages
        ? nil : (bundle.layout == .sources ? font.fileName : font.bundlePath).text
    )
  }

  private static func reason(_ font: SubjectFont, in subject: BundleSubject) -> String {
    let bundle = subject.bundle
    let place =
      switch bundle.layout {
      case .sources: "lies below the folder"
      case .built: "is in the bundle"
      case .project: "is copied by the target" + (font.origin.map { " (\($0.kind.words))" } ?? "")
      }
    if font.isForPages {
      return
        "\(place) beside web fonts of its name, and UIAppFonts does not name it; it seems to be "
        + "there for a page"
    }
    if bundle.infoPlist?.platform == .macOS { return "lies outside ATSApplicationFontsPath" }
    if bundle.infoPlist?.isGenerated ?? false {
      return
        "\(place), and the Info.plist that Xcode generates has no UIAppFonts; the list needs an "
        + "Info.plist of the target"
    }
    let code = "; it is found only when code registers it"
    guard bundle.infoPlist?.fontLists.first != nil else {
      return "\(place), and the Info.plist has no UIAppFonts\(code)"
    }
    // Of sources that were seen it is known that they do not.
    return "\(place), and UIAppFonts does not name it\(bundle.sources.isEmpty ? code : "")"
  }
}
