internal import FontRegistry

extension Rule {
  static let systemCopy = Rule(
    id: "file/system-copy",
    title: "Apple's system fonts stay with the system",
    severity: .warning,
    rationale: """
      San Francisco and New York are licensed for designing interfaces, not for shipping in apps. \
      A copy also lacks what the system does with its own: optical sizes, tracking, and the step \
      to a heavier weight for Bold Text.
      """,
    fix: "Leave the file out, and ask for UIFont.systemFont, with a design of .serif for New York.",
    examples: {
      [
        .passes(
          "A font that merely begins with SF.",
          .example(
            .example("SFMovie.ttf", .example("SFMoviePoster", family: "SF Movie Poster"))
          )
        ),
        .fails(
          "SF Pro Text is in the bundle.",
          .warning,
          in: .example(
            .example("SF.otf", .example("SFProText-Regular", family: "SF Pro Text"))
          )
        ),
        .fails(
          "New York is in the bundle.",
          .warning,
          in: .example(
            .example("NewYork.ttf", .example("NewYork-Regular", family: "New York"))
          )
        ),
      ]
    }
  ) { subject in
    subject.fonts.compactMap { font in
      font.designs.lazy.compactMap { face in
        face.appleFamily.map { FindingDraft.systemCopy(font, face, family: $0) }
      }.first
    }
  }
}

extension Face {
  /// The family of Apple's own that the face belongs to by its family names.
  ///
  /// Other makers have families that begin with SF, so a family counts when it is one of these, or
  /// one of these and a further word.
  fileprivate var appleFamily: String? {
    ([family].compactMap { $0 } + familyAlsoKnownAs).first { name in
      Face.appleFamilies.contains { name == $0 || name.hasPrefix($0 + " ") }
        || Face.privatePrefixes.contains(where: name.hasPrefix)
        || Face.newYorks.contains(name)
    }
  }

  private static let appleFamilies = [
    "SF Pro", "SF Compact", "SF Mono", "SF UI Text", "SF UI Display", "SF Arabic", "SF Hebrew",
    "SF Armenian", "SF Georgian", "SF NS",
  ]

  private static let privatePrefixes = [".SF ", ".SFNS", ".SFUI", ".New York", ".NewYork"]

  private static let newYorks: Set<String> = [
    "New York", "New York Small", "New York Medium", "New York Large", "New York Extra Large",
  ]
}

extension FindingDraft {
  fileprivate static func systemCopy(
    _ font: SubjectFont,
    _ face: Face,
    family: String
  ) -> FindingDraft {
    FindingDraft(
      font,
      name: face.postScriptName,
      message: "'\(family)' is Apple's system font, which may not be shipped in an app"
    )
  }
}
