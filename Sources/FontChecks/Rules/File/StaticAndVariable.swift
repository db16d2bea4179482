internal import FontRegistry

extension Rule {
  static let staticAndVariable = Rule(
    id: "file/static-and-variable",
    title: "A family ships as one edition",
    severity: .warning,
    rationale: """
      A variable file holds the weights that the static files of its family hold as well. The app \
      carries them twice, their names overlap, and which edition a name finds is left to chance.
      """,
    fix: "Keep the variable file or the static files, not both.",
    examples: {
      let variable = Face.example("DemoCode-Regular", family: "Demo Code")
      return [
        .passes(
          "The upright is variable and the italic is static.",
          .example(
            .example("DemoCode.ttf", variable.at(400, name: "Regular")),
            .example(
              "DemoCode-Italic.ttf",
              .example("DemoCode-Italic", family: "Demo Code", style: "Italic", italic: true)
            )
          )
        ),
        .fails(
          "The upright is in a variable file, and its Bold in a static one.",
          .warning,
          in: .example(
            .example("DemoCode.ttf", variable.at(400, name: "Regular")),
            .example(
              "DemoCode-Bold.ttf",
              .example("DemoCode-Bold", family: "Demo Code", style: "Bold", weight: 700)
            )
          )
        ),
      ]
    }
  ) { subject in
    let fonts = subject.fonts.filter(\.isOfUsualKind)
    var reported: Set<FamilyAndSlant> = []
    return fonts.compactMap { font in
      let variable = font.designs.first { face in
        guard face.isVariable, let group = FamilyAndSlant(face), !reported.contains(group) else {
          return false
        }
        return fonts.contains { other in other.designs.contains { group.holdsStatic($0) } }
      }
      guard let variable, let group = FamilyAndSlant(variable) else { return nil }
      reported.insert(group)
      let holds = { (isMember: (Face) -> Bool) in
        fonts.count { $0.designs.contains(where: isMember) }
      }
      return FindingDraft.staticAndVariable(
        font,
        family: variable.family ?? "",
        variableCount: holds { $0.isVariable && FamilyAndSlant($0) == group },
        staticCount: holds(group.holdsStatic)
      )
    }
  }
}

/// What a static and a variable edition have in common.
///
/// A slant that exists in one edition only is no overlap.
private struct FamilyAndSlant: Hashable {
  var family: [UInt8]
  var isItalic: Bool

  init?(_ face: Face) {
    guard let family = face.family else { return nil }
    self.family = Array(family.utf8)
    isItalic = face.isItalic
  }

  func holdsStatic(_ face: Face) -> Bool {
    !face.isVariable && FamilyAndSlant(face) == self
  }
}

extension FindingDraft {
  fileprivate static func staticAndVariable(
    _ font: SubjectFont,
    family: String,
    variableCount: Int,
    staticCount: Int
  ) -> FindingDraft {
    let files = { (count: Int, kind: String) in "\(count) \(kind) file\(count == 1 ? "" : "s")" }
    return FindingDraft(
      font,
      detail: family,
      message: "family '\(family)' is shipped as \(files(variableCount, "variable")) and "
        + "\(files(staticCount, "static")); keep one edition"
    )
  }
}
