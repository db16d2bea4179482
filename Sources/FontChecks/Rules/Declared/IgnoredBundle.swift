internal import ProjectModel

extension Rule {
  static let ignoredBundle = Rule(
    id: "declared/ignored-bundle",
    title: "Fonts are declared by an app or an extension",
    severity: .error,
    rationale: """
      iOS reads UIAppFonts of the app or extension that starts. A list in the Info.plist of a \
      framework or of a package's resource bundle is never looked at.
      """,
    fix: """
      Register the fonts in code with CTFontManagerRegisterFontURLs, or copy and declare them in \
      the app.
      """,
    needs: [.propertyListOfOthers],
    examples: {
      [
        .passes("An app has a list.", .example(.example("Demo.ttf"))),
        .passes(
          "A framework has no list.",
          .example(list: [], .example("Demo.ttf"), kind: .framework)
        ),
        .fails(
          "A framework has a list.",
          .error,
          in: .example(.example("Demo.ttf"), kind: .framework)
        ),
      ]
    }
  ) { subject in
    guard let plist = subject.bundle.infoPlist,
      subject.bundle.kind == .framework || subject.bundle.kind == .resourceBundle
    else { return [] }
    return plist.fontLists
      .filter { $0.content != .entries([]) }
      .map { FindingDraft.ignoredBundle($0, kind: subject.bundle.kind, in: plist) }
  }
}

extension FindingDraft {
  fileprivate static func ignoredBundle(
    _ list: FontList,
    kind: AppBundle.Kind,
    in plist: InfoPlist
  ) -> FindingDraft {
    FindingDraft(
      message:
        "\(list.key) of a \(kind == .framework ? "framework" : "resource bundle") is not read",
      file: plist.path,
      position: list.keyPosition,
      detail: list.key
    )
  }
}
