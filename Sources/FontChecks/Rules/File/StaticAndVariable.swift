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
    let designs = fonts.flatMap(\.designs)
    let variable = Set(designs.filter(\.isVariable).compactMap(FamilyAndSlant.init))
    let both = Set(designs.filter { !$0.isVariable }.compactMap(FamilyAndSlant.init))
      .intersection(variable)
    var reported: Set<[UInt8]> = []
    return fonts.compactMap { font in
      let shared = font.designs.lazy.filter(\.isVariable).compactMap(FamilyAndSlant.init)
        .first { both.contains($0) && !reported.contains($0.family) }
      guard let family = shared?.family else { return nil }
      reported.insert(family)
      let count = { (isVariable: Bool) in
        fonts.count { font in
          font.designs.contains { face in
            guard face.isVariable == isVariable, let group = FamilyAndSlant(face) else {
              return false
            }
            return group.family == family && both.contains(group)
          }
        }
      }
      return FindingDraft.staticAndVariable(
        font,
        family: String(decoding: family, as: UTF8.self),
        variableCount: count(true),
        staticCount: count(false)
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
