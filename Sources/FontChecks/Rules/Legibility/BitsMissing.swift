internal import FontRegistry

extension Rule {
  static let bitsMissing = Rule(
    id: "legibility/bits-missing",
    title: "The Bold of a family has the bold bits",
    severity: .note,
    rationale: """
      Code that asks for the bold of a font goes by traits. A Bold whose bits do not say so may not \
      be found, or a heavier face may be found in its place, and tools that look at the bits list \
      the family as one without a bold.
      """,
    fix: "Name the Bold in code, or ask the font's maker for a file with fsSelection bit 5 and "
      + "macStyle bit 0.",
    examples: {
      let regular = SubjectFont.example("Regular.ttf", .example("Demo-Regular"))
      return [
        .passes(
          "The Bold has the bits.",
          .example(
            regular,
            .example("Bold.ttf", .example("Demo-Bold", style: "Bold", weight: 700))
          )
        ),
        .passes(
          "The family has no Bold.",
          .example(
            regular,
            .example("SemiBold.ttf", .example("Demo-SemiBold", style: "SemiBold", weight: 600))
          )
        ),
        .fails(
          "The Bold has no bits, and neither has any other face.",
          .note,
          in: .example(
            regular,
            .example(
              "Bold.ttf",
              .example("Demo-Bold", style: "Bold", weight: 700, bits: false)
            )
          )
        ),
      ]
    }
  ) { subject in
    // Instances have no bits of their own.
    let designs = subject.fonts.filter(\.isOfUsualKind).flatMap { font in
      font.designs.filter { !$0.isVariable && $0.details?.selection != nil }
        .map { (font: font, face: $0) }
    }
    let groups = Dictionary(grouping: designs) { BoldGroup($0.face) }
    let families = FaceFamilies(FaceGroup(faces: designs.map(\.face)))
    var reported: Set<BoldGroup> = []
    return designs.compactMap { font, face -> FindingDraft? in
      let group = BoldGroup(face)
      guard face.isFamilysBold, families.exemption(of: face) == nil,
        groups[group]?.contains(where: \.face.hasBoldBits) == false,
        reported.insert(group).inserted
      else { return nil }
      return FindingDraft.bitsMissing(font, face)
    }
  }
}

/// The faces among which one Bold is looked for.
private struct BoldGroup: Hashable {
  var family: [UInt8]
  var isItalic: Bool
  var width: Int?

  init(_ face: Face) {
    family = Array((face.family ?? "").utf8)
    isItalic = face.isItalic
    width = face.width
  }
}

extension Face {
  /// Whether the face is the Bold of its family: by its style, or else by its weight.
  fileprivate var isFamilysBold: Bool {
    let words = styleWords.weights
    if words.contains(where: { $0.word == "Bold" }) { return true }
    return weight == 700 && words.isEmpty
  }
}

extension FindingDraft {
  fileprivate static func bitsMissing(_ font: SubjectFont, _ face: Face) -> FindingDraft {
    FindingDraft(
      font,
      name: face.postScriptName,
      message: "the Bold of family '\(face.family ?? "")' has no bold bits, and neither has any "
        + "other \(face.isItalic ? "italic" : "upright") face"
    )
  }
}
