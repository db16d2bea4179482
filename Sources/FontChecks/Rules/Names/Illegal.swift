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
  private static let mostCharacters = 63

  fileprivate static func nameIllegal(_ name: String, _ font: SubjectFont) -> FindingDraft? {
    var seen: Set<Unicode.Scalar> = []
    let illegal = name.unicodeScalars.filter { !$0.isLegalInName && seen.insert($0).inserted }
    let count = name.unicodeScalars.count
    var faults: [String] = []
    if let first = illegal.first {
      let others = illegal.count - 1
      let more = others == 0 ? "" : " and \(others) other character\(others == 1 ? "" : "s")"
      faults.append("has \(first.words)\(more)")
    }
    if count > mostCharacters {
      faults.append("is \(count) characters long, \(mostCharacters) are allowed")
    }
    guard !faults.isEmpty else { return nil }
    return FindingDraft(
      font,
      name: name,
      message: "PostScript name '\(name)' \(faults.joined(separator: " and "))"
    )
  }
}

extension Unicode.Scalar {
  fileprivate var isLegalInName: Bool {
    (33...126).contains(value) && !"[](){}<>/%".unicodeScalars.contains(self)
  }

  /// The character for people, its number where it cannot be seen.
  fileprivate var words: String {
    let digits = String(value, radix: 16, uppercase: true)
    let number = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    if self == " " { return "a space" }
    if (33...126).contains(value) { return "a '\(self)'" }
    return properties.isAlphabetic ? "'\(self)' (\(number))" : number
  }
}
