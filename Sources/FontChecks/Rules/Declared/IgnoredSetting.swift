internal import ProjectModel

extension Rule {
  static let ignoredSetting = Rule(
    id: "declared/ignored-setting",
    title: "Fonts are not declared by a build setting",
    severity: .error,
    otherSeverities: [.note],
    rationale: """
      Xcode writes a generated Info.plist from settings that begin with INFOPLIST_KEY_, but not for \
      every key: INFOPLIST_KEY_UIAppFonts never reaches the built app, and no system reads a key of \
      that name.
      """,
    fix: """
      Put the array UIAppFonts into an Info.plist of the target; Xcode adds the generated keys to it.
      """,
    needs: [.propertyList],
    examples: {
      [
        .passes("The list is under UIAppFonts.", .example(.example("Demo.ttf"))),
        .fails(
          "The list is under INFOPLIST_KEY_UIAppFonts.",
          .error,
          in: .example(list: [], .example("Demo.ttf")) {
            $0.ignoredFontList = .example(
              [.text("Demo.ttf")],
              key: "INFOPLIST_KEY_UIAppFonts"
            )
          }
        ),
        .fails(
          "There is a list under either key.",
          .note,
          in: .example(.example("Demo.ttf")) {
            $0.ignoredFontList = .example(
              [.text("Demo.ttf")],
              key: "INFOPLIST_KEY_UIAppFonts"
            )
          }
        ),
      ]
    }
  ) { subject in
    guard let plist = subject.bundle.infoPlist, let list = plist.ignoredFontList else { return [] }
    return [FindingDraft.ignoredSetting(list, in: plist)]
  }
}

extension FindingDraft {
  fileprivate static func ignoredSetting(_ list: FontList, in plist: InfoPlist) -> FindingDraft {
    let hasList = !plist.declaredEntries.isEmpty
    return FindingDraft(
      severity: hasList ? .note : .error,
      message: hasList
        ? "\(list.key) has no effect; the list under UIAppFonts counts"
        : "\(list.key) has no effect; the list belongs under UIAppFonts",
      file: plist.path,
      position: list.keyPosition,
      suggestion: hasList ? nil : "UIAppFonts"
    )
  }
}
