internal import FontRegistry

extension Rule {
  static let boldMissing = Rule(
    id: "legibility/bold-missing",
    title: "Every face in use has a bold for Bold Text",
    severity: .warning,
    rationale: """
      People who turn on Bold Text get heavier system fonts by themselves. A custom font stays as \
      it is unless the app switches to a heavier face of the same family, which has to be there: \
      same slant and width, and at least 150 heavier. Faces of weight 600 and more that are the \
      heaviest of their family are fine; symbols and iOS's own fonts are left alone.
      """,
    fix: "Ship and declare a heavier face of the family, and use it when Bold Text is on.",
    limit: { subject in
      // What is bold itself needs none.
      subject.wordsForUnmeasured { $0.partner == nil && ($0.face.weight ?? 0) < 600 }
        ?? subject.wordsForUnseenFaces
    },
    usesLetters: true,
    examples: {
      let regular = SubjectFont.example("Regular.ttf", .example("Demo-Regular"))
      return [
        .passes(
          "There is a Bold.",
          .example(
            regular,
            .example("Bold.ttf", .example("Demo-Bold", style: "Bold", weight: 700))
          )
        ),
        .passes(
          "The only face is a Bold.",
          .example(.example("Bold.ttf", .example("Demo-Bold", style: "Bold", weight: 700)))
        ),
        .passes(
          "The face is of a symbol font.",
          .example(.example("Icons.ttf", .example("Icons", family: "Icons", isSymbol: true)))
        ),
        .fails("The only face is a Regular.", .warning, in: .example(regular)),
        .fails(
          "The Bold is in the bundle, and no entry of the list leads to it.",
          .warning,
          in: .example(
            list: ["Regular.ttf"],
            regular,
            .example("Bold.ttf", .example("Demo-Bold", style: "Bold", weight: 700))
          )
        ),
        .fails(
          "The Italic has a heavier upright alone.",
          .warning,
          in: .example(
            .example("Italic.ttf", .example("Demo-Italic", style: "Italic", italic: true)),
            .example("Bold.ttf", .example("Demo-Bold", style: "Bold", weight: 700))
          )
        ),
      ]
    }
  ) { subject in
    let group = subject.faceGroup
    var families = FaceFamilies(group)
    var seen: Set<[UInt8]> = []
    let uses = subject.knownUses
    let unmeasured = Set(
      subject.unmeasured.filter { $0.partner == nil }.map { FacePosition($0.face) }
    )
    return subject.fontsInUse.flatMap { font in
      font.file.faces.filter { uses?.mayUse($0) ?? true }.compactMap { face -> FindingDraft? in
        // No app can ask for a face without a name; one that a second file holds as well is one face.
        guard let family = face.family, let name = face.postScriptName,
          seen.insert(Array(name.utf8)).inserted, families.exemption(of: face) == nil,
          !unmeasured.contains(FacePosition(face))
        else { return nil }
        switch group.choices.choice(for: face, &families.finder, faces: group.candidates) {
        case .byRule(.missing):
          if let obstacle = families.obstacle(of: face) {
            return FindingDraft(
              font,
              name: name,
              message: "'\(name)' has no bold partner: \(obstacle)"
            )
          }
          // Nobody can say that a face is missing from what was not seen.
          guard group.unseen == nil else { return nil }
          return FindingDraft.boldMissing(font, face, name: name, family: family)
        case .absent(let wanted):
          return FindingDraft(
            font,
            name: name,
            message:
              "'\(name)' has no bold partner: '\(wanted)', which the configuration names, is "
              + "not there"
          )
        case .byRule, .named, .exempt: return nil
        }
      }
    }
  }
}

extension FindingDraft {
  fileprivate static func boldMissing(
    _ font: SubjectFont,
    _ face: Face,
    name: String,
    family: String
  ) -> FindingDraft {
    let kind = face.isItalic ? "italic " : ""
    let weight = face.weight.map { " (weight \($0.text))" } ?? ""
    return FindingDraft(
      font,
      name: name,
      message: "'\(name)'\(weight) has no bold partner: family '\(family)' has no \(kind)face of "
        + "its width that is 150 heavier"
    )
  }
}
