internal import FontRegistry

extension Rule {
  static let weightSame = Rule(
    id: "weights/same",
    title: "Faces of a family differ in weight",
    severity: .warning,
    rationale: """
      Two faces of one family, slant and width that say the same weight cannot be told apart by \
      weight: a request for it finds one or the other, and a bold partner may be missed.
      """,
    fix: "Ask for these faces by PostScript name, or for files with weights of their own.",
    examples: {
      [
        .passes(
          "Medium is 500 and SemiBold is 600.",
          .example(
            .example("Medium.ttf", .example("Demo-Medium", style: "Medium", weight: 500)),
            .example("SemiBold.ttf", .example("Demo-SemiBold", style: "SemiBold", weight: 600))
          )
        ),
        .passes(
          "Regular and Italic are 400.",
          .example(
            .example("Regular.ttf", .example("Demo-Regular")),
            .example("Italic.ttf", .example("Demo-Italic", style: "Italic", italic: true))
          )
        ),
        .passes(
          "Text and Display differ in optical size.",
          .example(
            .example("Text.ttf", .example("Demo-Text", style: "Text")),
            .example("Display.ttf", .example("Demo-Display", style: "Display"))
          )
        ),
        .fails(
          "Medium and SemiBold are 500.",
          .warning,
          in: .example(
            .example("Medium.ttf", .example("Demo-Medium", style: "Medium", weight: 500)),
            .example("SemiBold.ttf", .example("Demo-SemiBold", style: "SemiBold", weight: 500))
          )
        ),
      ]
    }
  ) { subject in
    var groups: [WeightPlace: [(font: SubjectFont, face: Face)]] = [:]
    var order: [WeightPlace] = []
    for font in subject.judgedFonts {
      for face in font.file.faces {
        guard let place = WeightPlace(face) else { continue }
        let members = groups[place, default: []]
        // One name twice is a collision; equal files are one face.
        guard !members.contains(where: { isSameFace($0, (font, face)) }) else { continue }
        if members.isEmpty { order.append(place) }
        groups[place] = members + [(font, face)]
      }
    }
    return order.compactMap { place in
      guard let group = groups[place], group.count > 1 else { return nil }
      return FindingDraft.weightSame(group.map(\.font), group.map(\.face))
    }
  }
}

private func isSameFace(
  _ left: (font: SubjectFont, face: Face),
  _ right: (font: SubjectFont, face: Face)
) -> Bool {
  if let name = left.face.postScriptName, right.face.postScriptName?.hasSameBytes(as: name) == true
  {
    return true
  }
  return left.font.hasSameContent(as: right.font) && left.face.index == right.face.index
    && left.face.coordinates == right.face.coordinates
}

/// What two faces have in common that nothing but their names tells apart.
private struct WeightPlace: Hashable {
  var family: [UInt8]
  var weight: Double
  var width: Int?
  var isItalic: Bool
  var isVariable: Bool
  /// Positions on the other axes.
  var others: [String: Double]
  /// Words of the style that stand for no weight, width or slant: optical sizes, drawings.
  var words: [String]

  /// `nil` for a face without family or without a sane weight.
  init?(_ face: Face) {
    guard let family = face.family, let weight = face.weight, 10...1000 ~= weight else {
      return nil
    }
    self.family = Array(family.utf8)
    self.weight = weight
    width = face.width
    isItalic = face.isItalic
    // An instance and a static face of one weight are two editions, which is another rule's.
    isVariable = face.isVariable
    others = Dictionary(
      zip(face.axes.map(\.tag), face.coordinates).filter { $0.0 != "wght" }
    ) { first, _ in first }
    let style = face.styleWords
    words = (style.others + style.widths).sorted()
  }
}

extension FindingDraft {
  fileprivate static func weightSame(_ fonts: [SubjectFont], _ faces: [Face]) -> FindingDraft {
    let last = faces.count - 1
    let names = faces.map { "'\($0.postScriptName ?? $0.style ?? "")'" }
    let family = faces[last].family ?? ""
    let slanted = faces.first { $0.styleWords.isItalic && !$0.isItalic }
    let hint =
      slanted.map { "; no italic bit sets '\($0.postScriptName ?? $0.style ?? "")' apart" } ?? ""
    return FindingDraft(
      fonts[last],
      name: faces[last].postScriptName,
      message: "\(names.dropLast().joined(separator: ", ")) and \(names[last]) of family "
        + "'\(family)' share weight \((faces[last].weight ?? 0).text)\(hint)"
    )
  }
}
