internal import FontRegistry

extension Rule {
  static let instanceName = Rule(
    id: "names/instance",
    title: "Stored names of instances belong to their family and style",
    severity: .warning,
    rationale: """
      A variable file can store a PostScript name for each named instance, and iOS uses it. A font \
      that was renamed or merged by a tool may keep the names of another family, or give the name \
      of one style to another: the app then asks for one face and gets another.
      """,
    fix: "Ask the font's maker for a build whose stored names fit, or one that stores none.",
    examples: {
      let face = Face.example("Demo-Regular")
      return [
        .passes(
          "The stored name is that of the family and the style.",
          .example(.example("Demo.ttf", face.at(700, name: "Bold", stored: "Demo-Bold")))
        ),
        .passes(
          "The stored names have Roman in them, as build tools write it.",
          .example(.example("Demo.ttf", face.at(700, name: "Bold", stored: "DemoRoman-Bold")))
        ),
        .fails(
          "The stored names are of another family.",
          .warning,
          in: .example(
            .example(
              "Demo.ttf",
              face.at(400, name: "Regular"),
              face.at(700, name: "Bold", stored: "Other-Bold")
            )
          )
        ),
        .fails(
          "The Light stores the name of the Bold.",
          .warning,
          in: .example(.example("Demo.ttf", face.at(300, name: "Light", stored: "Demo-Bold")))
        ),
      ]
    }
  ) { subject in
    subject.judgedFonts.flatMap { font in
      font.designs.flatMap { design -> [FindingDraft] in
        let instances = font.file.faces.filter { $0.index == design.index && !$0.isDesign }
        guard instances.contains(where: \.storesName) else { return [] }
        let judge = StoredNames(design: design, instances: instances)
        let strangers = instances.filter { judge.isOfAnotherFamily($0) }
        let family = strangers.first.map { FindingDraft.otherFamily(font, $0, strangers.count) }
        let styles = instances.filter { !judge.isOfAnotherFamily($0) && judge.isOfAnotherStyle($0) }
        return [family].compactMap { $0 } + styles.map { FindingDraft.otherStyle(font, $0) }
      }
    }
  }
}

extension Face {
  fileprivate var storesName: Bool { instance?.storedPostScriptName != nil }
}

/// Judges the stored names of the instances of one design.
private struct StoredNames {
  /// What the names of the family may begin with, reduced.
  private let families: [[UInt8]]

  /// The reduced subfamily names of all instances.
  private let styles: Set<[UInt8]>

  init(design: Face, instances: [Face]) {
    let prefixes = design.details?.names.filter { $0.nameID == 25 }.compactMap(\.text) ?? []
    let names =
      [design.family, design.legacyFamily, design.postScriptStem.map(String.init)]
      .compactMap { $0 } + design.familyAlsoKnownAs + prefixes
    families = names.map { reduce($0) }.filter { !$0.isEmpty }
    styles = Set(instances.compactMap { $0.instance?.name.map { reduce($0) } })
  }

  /// A name that shares its beginning with none of the family's; a width or an optical size may
  /// follow the family in it.
  func isOfAnotherFamily(_ face: Face) -> Bool {
    guard let stored = face.instance?.storedPostScriptName else { return false }
    let stem = reduce(stored.prefix { $0 != "-" })
    guard !stem.isEmpty, !families.isEmpty else { return false }
    return !families.contains { $0.starts(with: stem) || stem.starts(with: $0) }
  }

  /// A style that is not the instance's own, and is another's or contradicts its weight.
  func isOfAnotherStyle(_ face: Face) -> Bool {
    guard let name = face.instance?.name, face.instance?.storedPostScriptName != nil,
      let suffix = face.postScriptSuffix
    else { return false }
    let (own, stored) = (reduce(name), reduce(suffix))
    if stored.isEmpty || own == stored { return false }
    if styles.contains(stored) { return true }
    let (ownWords, storedWords) = (StyleWords(name), StyleWords(suffix))
    guard let weight = ownWords.weights.first, let storedWeight = storedWords.weights.first else {
      return false
    }
    return weight.usual != storedWeight.usual && ownWords.others.isEmpty
      && storedWords.others.isEmpty
  }
}

/// Letters and digits in lower case, without the words that build tools add or leave out.
private func reduce(_ name: some StringProtocol) -> [UInt8] {
  var text = name.lowercased()
  for word in ["roman", "italic", "variable", "vf"] { text = text.replacing(word, with: "") }
  return text.utf8.filter { byte in
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte >= 0x80
  }
}

extension FindingDraft {
  fileprivate static func otherFamily(
    _ font: SubjectFont,
    _ face: Face,
    _ count: Int
  ) -> FindingDraft {
    let more = count > 1 ? " (and \(count - 1) more)" : ""
    return FindingDraft(
      font,
      name: face.postScriptName,
      detail: "family",
      message: "instance '\(face.instance?.name ?? "")'\(more) of family '\(face.family ?? "")' "
        + "stores the name '\(face.postScriptName ?? "")', which belongs to another family"
    )
  }

  fileprivate static func otherStyle(_ font: SubjectFont, _ face: Face) -> FindingDraft {
    FindingDraft(
      font,
      name: face.postScriptName,
      detail: "style",
      message: "instance '\(face.instance?.name ?? "")' stores the name "
        + "'\(face.postScriptName ?? "")', which belongs to another style"
    )
  }
}
