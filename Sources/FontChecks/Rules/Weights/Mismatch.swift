internal import FontRegistry

extension Rule {
  static let weightMismatch = Rule(
    id: "weights/mismatch",
    title: "Style, bold bits and weight class agree",
    severity: .warning,
    rationale: """
      A face says how heavy it is in its style, in two bold bits and in usWeightClass. Systems look \
      at different ones: a Bold of class 400 is not found as the bold of its family, and a Regular \
      with a bold bit is taken for one.
      """,
    fix: "Ask the font's maker for a file in which they agree.",
    examples: {
      [
        .passes(
          "A Bold of 700 has both bits.",
          .example(.example("Demo.ttf", .example("Demo-Bold", style: "Bold", weight: 700)))
        ),
        .passes(
          "Thin is 250 and DemiLight 350, as many makers have it on purpose.",
          .example(
            .example("Thin.ttf", .example("Demo-Thin", style: "Thin", weight: 250)),
            .example("DemiLight.ttf", .example("Demo-DemiLight", style: "DemiLight", weight: 350))
          )
        ),
        .fails(
          "The class of a Bold is 400.",
          .warning,
          in: .example(.example("Demo.ttf", .example("Demo-Bold", style: "Bold", weight: 400)))
        ),
        .fails(
          "A Regular has the bold bits.",
          .warning,
          in: .example(.example("Demo.ttf", .example("Demo-Regular", bits: true)))
        ),
        .fails(
          "The two bold bits differ.",
          .warning,
          in: .example(
            .example(
              "Demo.ttf",
              .example("Demo-Bold", style: "Bold", weight: 700, bits: true, macBits: false)
            )
          )
        ),
      ]
    }
  ) { subject in
    subject.judgedFonts.flatMap { font in
      font.designs.compactMap { face in
        face.weightContradiction.map { FindingDraft.weightMismatch(font, face, $0) }
      }
    }
  }
}

/// What of a face speaks against what.
private enum WeightContradiction {
  case words(WeightWord)
  case boldBits
  case bits(inOS2: Bool)
}

extension Face {
  fileprivate var weightContradiction: WeightContradiction? {
    guard let details else { return nil }
    // Of a variable file another rule compares the class with the axis.
    if let weight = details.weightClass, 10...1000 ~= weight, position(on: "wght") == nil {
      if let word = contradictedWord(by: weight) { return .words(word) }
      if hasBoldBits, weight < 500 { return .boldBits }
    }
    guard let selection = details.selection, let macStyle = details.macStyle else { return nil }
    let (inOS2, inHead) = (selection & 0x20 != 0, macStyle & 0x01 != 0)
    return inOS2 == inHead ? nil : .bits(inOS2: inOS2)
  }

  /// The weight word of the face's names that the class contradicts.
  ///
  /// Where a file has no name ID 17, its style is one of the four that fit name ID 2: then Regular
  /// and Bold may be relative to a family that holds the weight, and any word that fits will do.
  private func contradictedWord(by weight: Int) -> WeightWord? {
    let style = styleWords.weights.first
    let suffix = postScriptSuffix.flatMap { StyleWords($0).weights.first }
    let stem = postScriptStem.flatMap { StyleWords($0).weights.last }
    let inFamily = StyleWords(family ?? "").weights.last
    let isRelative = !hasNameRecord(17) && style.map { $0.isNeutral || $0.word == "Bold" } ?? true
    // Regular after DemoLight- is no weight: the one before the hyphen is.
    let name = suffix.map { $0.isNeutral && stem != nil && stem != suffix } ?? true ? nil : suffix
    let claims: [WeightWord]
    if isRelative {
      let words = [name, inFamily, stem, style].compactMap { $0 }
      claims = words.contains { $0.range.contains(weight) } ? [] : words
    } else {
      claims = [style, name].compactMap { $0 }.filter { !$0.range.contains(weight) }
    }
    return claims.first { !$0.isNeutral } ?? claims.first
  }
}

extension FindingDraft {
  fileprivate static func weightMismatch(
    _ font: SubjectFont,
    _ face: Face,
    _ contradiction: WeightContradiction
  ) -> FindingDraft {
    let weight = face.details?.weightClass.map(String.init) ?? "?"
    let style = face.style.map { "style \($0), " } ?? ""
    let message: String
    switch contradiction {
    case .words(let word):
      let bits = face.hasBoldBits ? "bold bit set, " : ""
      let source = face.styleWords.weights.contains(word) ? style : "name \(word.word), "
      message = "\(source)\(bits)usWeightClass \(weight); expected about \(word.usual)"
    case .boldBits:
      message = "\(style)usWeightClass \(weight), and the bold bit is set all the same"
    case .bits(let inOS2):
      message =
        inOS2
        ? "\(style)bold by fsSelection (OS/2) and not by macStyle (head)"
        : "\(style)bold by macStyle (head) and not by fsSelection (OS/2)"
    }
    return FindingDraft(font, name: face.postScriptName, message: message)
  }
}
