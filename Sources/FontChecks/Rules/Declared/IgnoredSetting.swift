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
      that name. Nor is UIAppFonts read inside another dictionary, or under a key that is merely \
      like it.
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
          "The list is under UIAppFont.",
          .error,
          in: .example(list: [], .example("Demo.ttf")) {
            $0.ignoredFontList = .example([.text("Demo.ttf")], key: "UIAppFont")
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

extension FontList {
  fileprivate var wordsForNoEffect: String {
    switch key {
    case "UIAppFonts": "UIAppFonts inside another dictionary has no effect"
    case "INFOPLIST_KEY_UIAppFonts": "\(key) has no effect"
    default: "the key '\(key)' has no effect"
    }
  }

  fileprivate var wordsForRightPlace: String {
    switch key {
    case "UIAppFonts": "it belongs at the top of the Info.plist"
    case "INFOPLIST_KEY_UIAppFonts": "the list belongs under UIAppFonts"
    default: "did you mean UIAppFonts?"
    }
  }
}

extension FindingDraft {
  fileprivate static func ignoredSetting(_ list: FontList, in plist: InfoPlist) -> FindingDraft {
    let hasList = !plist.declaredEntries.isEmpty
    return FindingDraft(
      severity: hasList ? .note : .error,
      message: "\(list.wordsForNoEffect); "
        + (hasList
          ? "the list under UIAppFonts counts" : list.wordsForRightPlace),
      file: plist.path,
      position: list.keyPosition,
      suggestion: hasList || list.key == "UIAppFonts" ? nil : "UIAppFonts"
    )
  }
}
