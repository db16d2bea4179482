internal import FontRegistry

extension Rule {
  static let nameIllegal = Rule(
    id: "names/illegal",
    title: "PostScript names are made of legal characters",
    severity: .warning,
    rationale: """
      A PostScript name is 1 to 63 characters of ASCII without spaces and without any of \
      [](){}<>/%. Systems and tools treat other names differently: one turns a space into a hyphen, \
      the next refuses the font.
      """,
    fix: "Ask the font's maker for a file with a legal name, such as DemoSans-Bold.",
    examples: {
      [
        .passes(
          "The name is A&B_X.1-Bold.",
          .example(.example("Demo.ttf", .example("A&B_X.1-Bold")))
        ),
        .fails(
          "The name is Demo Sans Bold.",
          .warning,
          in: .example(.example("Demo.ttf", .example("Demo Sans Bold")))
        ),
        .fails(
          "The name has a letter beyond ASCII.",
          .warning,
          in: .example(.example("Demo.ttf", .example("Démo-Bold")))
        ),
        .fails(
          "The name has 64 characters.",
          .warning,
          in: .example(.example("Demo.ttf", .example(String(repeating: "D", count: 64))))
        ),
      ]
    }
  ) { subject in
    subject.judgedFonts.flatMap { font in
      var seen: Set<[UInt8]> = []
      return font.file.faces
        .compactMap { $0.namedInFile }
        .filter { seen.insert(Array($0.utf8)).inserted }
        .compactMap { FindingDraft.nameIllegal($0, font) }
    }
  }
}

extension Face {
  /// A name that the file stores for the face; one that iOS puts together follows from others.
  fileprivate var namedInFile: String? {
    isDesign ? postScriptName : instance?.storedPostScriptName
  }
}

extension FindingDraft {
  fileprivate static func nameIllegal(_ name: String, _ font: SubjectFont) -> FindingDraft? {
    let faults = PostScriptNameFault.faults(of: name)
    guard !faults.isEmpty else { return nil }
    let words = faults.map { "\($0)" }.joined(separator: " and ")
    return FindingDraft(font, name: name, message: "PostScript name '\(name)' \(words)")
  }
}
