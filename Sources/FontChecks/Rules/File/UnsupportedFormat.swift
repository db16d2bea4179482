internal import FontRegistry
internal import ProjectModel

extension Rule {
  static let unsupportedFormat = Rule(
    id: "file/unsupported-format",
    title: "Fonts are TrueType or OpenType",
    severity: .error,
    otherSeverities: [.warning],
    rationale: """
      UIAppFonts is for TrueType and OpenType files and their collections. Web fonts and Type 1 are \
      made for other systems. The store may refuse an app that holds one, even when nothing uses \
      it; recent iOS does load WOFF2, slowly.
      """,
    fix: "Ship the .ttf or .otf that the file was made from, or leave the file out of the app.",
    limit: \.wordsForFontsLeftOut,
    examples: {
      [
        .passes("A TrueType file is declared.", .example(.example("Demo.ttf"))),
        .passes(
          "A collection is declared.",
          .example(.example("Demo.ttc", .example("Demo-Regular"), container: .collection))
        ),
        .fails(
          "A WOFF2 file is declared.",
          .error,
          in: .example(.example("Demo.woff2", .example("Demo-Regular"), container: .woff2))
        ),
        .fails(
          "A WOFF file is in the bundle and no entry names it.",
          .warning,
          in: .example(list: [], .example("Web/Demo.woff", container: .woff))
        ),
      ]
    }
  ) { subject in
    subject.fonts.compactMap { font in
      guard let name = font.unsupportedFormat else { return nil }
      return FindingDraft.unsupportedFormat(font, name: name, layout: subject.bundle.layout)
    }
  }
}

extension SubjectFont {
  /// What the file is in words, when iOS is not made for it.
  fileprivate var unsupportedFormat: String? {
    switch file.container {
    case .woff: "WOFF"
    case .woff2: "WOFF2"
    case .eot: "Embedded OpenType"
    case .pfb, .pfa: "Type 1"
    case .pcf: "PCF"
    case .bdf: "BDF"
    // Apple's own; whether an app may declare one was not found out.
    case .dfont: nil
    case .sfnt, .collection: nil
    case .other, nil: file.problems.contains { $0.kind == .unsupported } ? "this kind of file" : nil
    }
  }
}

extension FindingDraft {
  fileprivate static func unsupportedFormat(
    _ font: SubjectFont,
    name: String,
    layout: AppBundle.Layout
  ) -> FindingDraft {
    // Without a project nobody knows which files are copied.
    let reason =
      layout != .sources
      ? "\(name) is in the app, and the store may refuse the upload, though no list names it"
      : "\(name) lies below the folder; should it get into the app, the store may refuse the upload"
    let slowly = font.file.container == .woff2 ? "; recent iOS loads it, slowly" : ""
    return FindingDraft(
      font,
      severity: font.isDeclared ? .error : .warning,
      message: font.isDeclared
        ? "declared, but \(name) is no format for UIAppFonts, and the store may refuse the "
          + "upload\(slowly)"
        : reason + slowly
    )
  }
}
