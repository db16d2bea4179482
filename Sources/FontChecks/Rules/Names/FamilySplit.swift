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
    let designs = subject.judgedFonts.flatMap { font in font.designs.map { (font: font, face: $0) }
    }
    let families = Dictionary(grouping: designs) { Array(($0.face.family ?? "").utf8) }
    let intended = designs.map { $0.face.intendedFamily }
    return designs.indices.compactMap { place -> FindingDraft? in
      let (font, face) = designs[place]
      guard let family = face.family, let base = intended[place], base.isSaidAgain else {
        return nil
      }
      let name = Array(base.name.utf8)
      let sibling =
        families[name]?.first?.face.family
        ?? intended.indices.first { other in
          intended[other]?.name.hasSameBytes(as: base.name) == true
            && designs[other].face.family?.hasSameBytes(as: family) == false
        }.flatMap { designs[$0].face.family }
      guard let sibling else { return nil }
      return FindingDraft.familySplit(
        font,
        face,
        sibling: sibling,
        isAlone: families[Array(family.utf8)]?.count == 1
      )
    }
  }
}

/// The family that a face's maker may have in mind when the family name holds the weight as well.
private struct IntendedFamily {
  /// The name without the weight.
  var name: String

  /// Whether more than the family name speaks for it.
  ///
  /// The words alone do not: there are families that are called Black or Book on purpose. So the
  /// PostScript name or the weight has to say the same.
  var isSaidAgain: Bool
}

extension Face {
  fileprivate var intendedFamily: IntendedFamily? {
    guard let family else { return nil }
    let wws = details?.names.first { $0.nameID == 21 && $0.languageID == 0x409 }?.text
    if let wws, !hasNameRecord(16), !wws.hasSameBytes(as: family) {
      return IntendedFamily(name: wws, isSaidAgain: true)
    }
    for cut in family.wordStarts {
      let words = StyleWords(family[cut...])
      guard words.areOnlyWeightAndSlant, let weight = words.weights.first else { continue }
      var name = family[..<cut]
      while let last = name.last, " -_".contains(last) { name.removeLast() }
      return IntendedFamily(
        name: String(name),
        isSaidAgain: !weight.isNeutral && isSaidAgain(weight)
      )
    }
    return nil
  }

  private func isSaidAgain(_ word: WeightWord) -> Bool {
    if let suffix = postScriptSuffix, StyleWords(suffix).weights.contains(word) { return true }
    // A regular face of a family called Book or Medium says nothing by its weight.
    guard let weight, weight != 400 else { return false }
    return Double(word.range.lowerBound)...Double(word.range.upperBound) ~= weight
  }
}

extension String {
  /// Where words begin, but for the first: after a space, a hyphen or an underscore, or at a capital
  /// after a small letter.
  fileprivate var wordStarts: [Index] {
    zip(indices, indices.dropFirst()).compactMap { previous, index in
      let (before, here) = (self[previous], self[index])
      let isSeparated = " -_".contains(before) && !" -_".contains(here)
      return isSeparated || (before.isLowercase && here.isUppercase) ? index : nil
    }
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
