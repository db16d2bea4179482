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
    limit: { subject in
      // A setting is seen without it; a list under a wrong key is not.
      RuleNeed.propertyList.whyUnmet(by: subject)
    },
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
          "The list is a build setting of the target.",
          .error,
          in: .example(list: [], .example("Demo.ttf"), setting: "INFOPLIST_KEY_UIAppFonts")
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
    let settings = subject.bundle.ignoredSettings.map {
      FindingDraft.ignoredSetting($0, in: subject)
    }
    guard let plist = subject.bundle.infoPlist, let list = plist.ignoredFontList else {
      return settings
    }
    return [FindingDraft.ignoredSetting(list, in: plist)] + settings
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
  fileprivate static func ignoredSetting(
    _ setting: IgnoredSetting,
    in subject: BundleSubject
  ) -> FindingDraft {
    let hasList = subject.bundle.infoPlist?.declaredEntries.isEmpty == false
    return FindingDraft(
      severity: hasList ? .note : .error,
      message: "the build setting \(setting.name) has no effect; "
        + (hasList
          ? "the list under UIAppFonts counts"
          : "the list belongs under UIAppFonts in an Info.plist of the target"),
      file: setting.place.path,
      position: setting.place.position,
      detail: setting.name
    )
  }

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
