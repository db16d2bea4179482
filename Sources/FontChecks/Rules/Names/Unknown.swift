internal import FileAccess
internal import FontRegistry
internal import ProjectModel
internal import SourceScan

extension Rule {
  static let nameUnknown = Rule(
    id: "names/unknown",
    title: "Every font that code asks for is there",
    severity: .error,
    otherSeverities: [.warning, .note],
    rationale: """
      For a name that no font has iOS gives nothing, or the system font, and says so at best in a \
      log. Names are mistyped, made up by rule, taken from the name of a file, or stay behind when \
      a font goes. The fonts are those that the app may have in its process: its own, and those of \
      frameworks and packages of the project, declared or not. Where code registers fonts without \
      naming files that are known, and where it is not certain what iOS calls a face, it is a warning; \
      where the code takes another font that is there, or only asks whether there is one, a note. \
      In storyboards and xibs the name decides; the family that is written beside it, and the list of \
      custom fonts, which stays behind when labels go, are not judged. The style sheets that --styles \
      names are asked for their names as well; they are no target's, so that the fonts of the whole \
      project count.
      """,
    fix: "Write the PostScript name of a font that is there, or add the font.",
    needs: [.sources],
    limit: { subject in
      subject.wordsForUnreadSources ?? subject.wordsForSharedSources
        ?? subject.names.wordsForUnknownNames.map {
          "a font that is not known may have a name: \($0)"
        }
    },
    examples: {
      let fonts = BundleSubject.example(
        .example("Regular.ttf", .example("Demo-Regular")),
        .example("Demo-SemiBold.ttf", .example("Demo-Semibold", style: "SemiBold", weight: 600))
      )
      return [
        .passes(
          "Code asks for the PostScript name of a font.",
          fonts,
          swift: #"UIFont(name: "Demo-Regular", size: 17)"#
        ),
        .passes(
          "Code asks for one of iOS's own fonts.",
          fonts,
          swift: #"Font.custom("AvenirNext-Bold", size: 17)"#
        ),
        .passes(
          "A framework asks for a font of its own.",
          .example(
            .example("Demo.ttf", .example("Demo-Regular")),
            kind: .framework
          ),
          swift: #"UIFont(name: "Demo-Regular", size: 17)"#
        ),
        .fails(
          "No font has the name.",
          .error,
          in: fonts,
          swift: #"UIFont(name: "Other-Regular", size: 17)"#
        ),
        .fails(
          "The name is that of the file.",
          .error,
          in: fonts,
          swift: #"UIFont(name: "Demo-SemiBold", size: 17)"#
        ),
        .fails(
          "The family has no such weight.",
          .error,
          in: fonts,
          swift: #"Font.custom("Demo-Black", size: 17)"#
        ),
        .fails(
          "The code takes a font that is there in the place of one that is not.",
          .note,
          in: fonts,
          swift: #"""
            UIFont(name: "Other", size: 17)
              ?? UIFont(name: "Demo-Regular", size: 17)
            """#
        ),
        .fails(
          "A PostScript name stands where a family is wanted.",
          .error,
          in: fonts,
          swift: #"UIFont.fontNames(forFamilyName: "Demo-Regular")"#
        ),
        .fails(
          "The name is the one that a variable file stores for its default instance.",
          .warning,
          in: .example(
            .example(
              "Demo.ttf",
              .example("Demo-Regular").at(400, name: "Regular", stored: "DemoRoman-Regular")
            )
          ),
          swift: #"UIFont(name: "DemoRoman-Regular", size: 17)"#
        ),
      ]
    }
  ) { subject in
    let used = subject.usedNames
    guard used.contains(where: \.answer.isUnsure) || subject.hasStyleRequests else { return [] }
    var finder = UnknownNames(subject)
    return used.compactMap { finder.draft(for: $0) } + finder.styleDrafts()
  }
}

extension NameAnswer {
  /// Whether it is not certain that the name leads to anything.
  fileprivate var isUnsure: Bool {
    switch self {
    case .unknown, .doubtful: true
    case .postScript, .system, .family, .fullName, .systemFullName, .hidden: false
    }
  }
}
