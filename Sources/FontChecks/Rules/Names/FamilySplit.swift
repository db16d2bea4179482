internal import FontRegistry

extension Rule {
  static let familySplit = Rule(
    id: "names/family-split",
    title: "Siblings are in one family",
    severity: .warning,
    rationale: """
      iOS groups faces by name ID 16, or by ID 1 when there is none. A face whose family name holds \
      its weight, such as Demo Sans ExtraBold, stands apart from Demo Sans: UIFont.fontNames does \
      not list it, and no trait leads to it. Name IDs 21 and 22 play no part.
      """,
    fix: """
      Ask for the face by its PostScript name, or get a build with the family in name ID 16 and the \
      style in 17.
      """,
    examples: {
      let siblings = SubjectFont.example(
        "DemoSans.ttf",
        .example("DemoSans-Regular", family: "Demo Sans")
      )
      return [
        .passes(
          "A face is in the family of its siblings.",
          .example(
            siblings,
            .example(
              "DemoSans-ExtraBold.ttf",
              .example("DemoSans-ExtraBold", family: "Demo Sans", style: "ExtraBold", weight: 800)
            )
          )
        ),
        .passes(
          "Demo Sans Condensed is a family of its own on purpose.",
          .example(
            siblings,
            .example(
              "DemoSansCondensed.ttf",
              .example("DemoSansCondensed-Regular", family: "Demo Sans Condensed")
            )
          )
        ),
        .passes(
          "Demo Sans Black is another design of weight 400.",
          .example(
            siblings,
            .example(
              "DemoSansBlack.ttf",
              .example("DemoSansBlack-Regular", family: "Demo Sans Black")
            )
          )
        ),
        .fails(
          "The family of the ExtraBold is Demo Sans ExtraBold.",
          .warning,
          in: .example(
            siblings,
            .example(
              "DemoSans-ExtraBold.ttf",
              .example("DemoSans-ExtraBold", family: "Demo Sans ExtraBold", weight: 800)
            )
          )
        ),
      ]
    }
  ) { subject in
    let designs = subject.fonts.flatMap { font in font.designs.map { (font: font, face: $0) } }
    let families = Dictionary(grouping: designs) { Array(($0.face.family ?? "").utf8) }
    return designs.compactMap { font, face -> FindingDraft? in
      guard let family = face.family, let intended = face.intendedFamily else { return nil }
      let siblings = designs.filter { other in
        guard let name = other.face.family, !name.hasSameBytes(as: family) else { return false }
        return name.hasSameBytes(as: intended)
          || other.face.intendedFamily?.hasSameBytes(as: intended) == true
      }
      guard let sibling = siblings.first?.face.family else { return nil }
      return FindingDraft.familySplit(
        font,
        face,
        sibling: sibling,
        isAlone: families[Array(family.utf8)]?.count == 1
      )
    }
  }
}

extension Face {
  /// The family that the maker has in mind when ``Face/family`` holds the weight as well.
  ///
  /// The words alone do not show it: there are families that are called Black on purpose. So the
  /// PostScript name or the weight has to say the same.
  fileprivate var intendedFamily: String? {
    guard let family else { return nil }
    let wws = details?.names.first { $0.nameID == 21 && $0.languageID == 0x409 }?.text
    if let wws, !hasNameRecord(16), !wws.hasSameBytes(as: family) { return wws }
    guard let cut = family.lastIndex(where: { " -_".contains($0) }) else { return nil }
    var start = cut
    var words = StyleWords(family[cut...])
    // Weights of two words: Demo Sans Extra Bold.
    if let earlier = family[..<cut].lastIndex(where: { " -_".contains($0) }),
      StyleWords(family[earlier...]).areOnlyWeightAndSlant
    {
      start = earlier
      words = StyleWords(family[earlier...])
    }
    guard words.areOnlyWeightAndSlant, let weight = words.weights.first, !weight.isNeutral,
      start > family.startIndex, isSaidAgain(weight)
    else { return nil }
    return String(family[..<start])
  }

  private func isSaidAgain(_ word: WeightWord) -> Bool {
    if let suffix = postScriptSuffix, StyleWords(suffix).weights.contains(word) { return true }
    return weight.map { Double(word.range.lowerBound)...Double(word.range.upperBound) ~= $0 }
      ?? false
  }
}

extension FindingDraft {
  fileprivate static func familySplit(
    _ font: SubjectFont,
    _ face: Face,
    sibling: String,
    isAlone: Bool
  ) -> FindingDraft {
    let reason = face.hasNameRecord(16) ? "" : " (name ID 16 is missing)"
    let place = isAlone ? "alone in" : "in"
    return FindingDraft(
      font,
      name: face.postScriptName,
      message: "\(face.postScriptName.map { "'\($0)'" } ?? "the face") is \(place) family "
        + "'\(face.family ?? "")'; its siblings are in '\(sibling)'\(reason)"
    )
  }
}
