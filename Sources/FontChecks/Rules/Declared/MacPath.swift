internal import FileAccess
internal import ProjectModel

extension Rule {
  static let macPath = Rule(
    id: "declared/mac-path",
    title: "A Mac app says where its fonts are",
    severity: .error,
    rationale: """
      macOS does not read UIAppFonts. An app that is made with AppKit names one file or folder \
      below its resources in ATSApplicationFontsPath; a dot means all of them. Catalyst apps have \
      UIAppFonts as on iOS.
      """,
    fix:
      "Set ATSApplicationFontsPath to the folder in Resources that holds the fonts, or to a dot.",
    needs: [.propertyList, .platform, .everyFolderOfMac],
    limit: { subject in
      let bundle = subject.bundle
      guard bundle.otherPlatforms.contains(.macOS), bundle.infoPlist?.applicationFontsPath == nil,
        !subject.fonts.isEmpty || !subject.absentFonts.isEmpty || !subject.entries.isEmpty
      else { return nil }
      return
        "the target is built for the Mac as well, where ATSApplicationFontsPath would be needed "
        + "unless code registers the fonts"
    },
    examples: {
      [
        .passes(
          "The path of a Mac app is Fonts, where its fonts are.",
          .example(list: [], .example("Fonts/Demo.ttf"), platform: .macOS) {
            $0.applicationFontsPath = .example("Fonts")
          }
        ),
        .passes(
          "The path is a dot, and a font is among the resources.",
          .example(list: [], .example("Demo.ttf"), platform: .macOS) {
            $0.applicationFontsPath = .example(".")
          }
        ),
        .passes(
          "A Catalyst app has UIAppFonts alone.",
          .example(.example("Demo.ttf"), platform: .macCatalyst)
        ),
        .fails(
          "A Mac app has UIAppFonts alone.",
          .error,
          in: .example(.example("Demo.ttf"), platform: .macOS)
        ),
        .fails(
          "The path of a Mac app is Fonts, where nothing is.",
          .error,
          in: .example(list: [], .example("Demo.ttf"), platform: .macOS) {
            $0.applicationFontsPath = .example("Fonts")
          }
        ),
      ]
    }
  ) { subject in
    let bundle = subject.bundle
    guard let plist = bundle.infoPlist, bundle.isAppOrExtension, plist.platform == .macOS else {
      return []
    }
    guard let path = plist.applicationFontsPath else {
      // The fonts of a source folder may be of another target, or registered in code.
      let hasFonts = bundle.layout != .sources && subject.fonts.contains(where: \.isOfUsualKind)
      guard hasFonts || !plist.declaredEntries.isEmpty else { return [] }
      return [FindingDraft.macPathMissing(in: plist)]
    }
    return FindingDraft.macPathFault(path, in: subject).map { [$0] } ?? []
  }
}

extension DeclaredEntry {
  fileprivate static func example(_ text: String) -> DeclaredEntry {
    DeclaredEntry(value: .text(text), position: SourcePosition(line: 9, column: 3, byte: 200))
  }
}

extension FindingDraft {
  fileprivate static func macPathMissing(in plist: InfoPlist) -> FindingDraft {
    FindingDraft(
      message: plist.declaredEntries.isEmpty
        ? "a Mac app with fonts has no ATSApplicationFontsPath"
        : "a Mac app does not read UIAppFonts, and there is no ATSApplicationFontsPath",
      file: plist.path,
      position: plist.fontLists.first?.keyPosition,
      detail: "missing"
    )
  }

  fileprivate static func macPathFault(
    _ path: DeclaredEntry,
    in subject: BundleSubject
  ) -> FindingDraft? {
    let message: String
    switch path.value {
    case .wrongType(let words): message = "ATSApplicationFontsPath is \(words) and no string"
    case .text(let text):
      let built = path.builtText ?? text
      guard !built.contains("$("), !built.contains("${"),
        !subject.absentFonts.contains(where: \.isDeclared),
        !subject.fonts.contains(where: \.isDeclared)
      else { return nil }
      let place = subject.bundle.layout != .sources ? "the resources" : "the folder"
      message = "ATSApplicationFontsPath is '\(text)', and no font lies there below \(place)"
    }
    return FindingDraft(
      message: message,
      file: subject.bundle.infoPlist?.path,
      position: path.position,
      font: path.text.flatMap { $0.isEmpty ? nil : FilePath($0) }
    )
  }
}
