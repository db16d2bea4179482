internal import FontRegistry

extension Rule {
  static let nameMissing = Rule(
    id: "names/missing",
    title: "Every face has a PostScript name",
    severity: .error,
    rationale: """
      An app asks for a face by its PostScript name, name ID 6. A face without one cannot be asked \
      for, and no name can be made up for it that iOS would answer to.
      """,
    fix: "Ask the font's maker for a file with name ID 6, or add the record with a font editor.",
    examples: {
      [
        .passes(
          "The face is called Demo-Regular.",
          .example(.example("Demo.ttf", .example("Demo-Regular")))
        ),
        .fails(
          "The record of the name is damaged.",
          .error,
          in: .example(
            .example(
              "Demo.ttf",
              .example(
                nil,
                names: [NameRecord(nameID: 6, text: nil, trouble: "it lies outside the table")]
              )
            )
          )
        ),
        .fails(
          "The face has no name ID 6.",
          .error,
          in: .example(.example("Demo.ttf", .example(nil)))
        ),
      ]
    }
  ) { subject in
    subject.judgedFonts.flatMap { font in
      font.canBeNamed ? FindingDraft.namesMissing(font) : []
    }
  }
}

extension SubjectFont {
  /// Whether a missing name is the font's fault: bitmap formats have none, and names that could not
  /// be read are another finding.
  fileprivate var canBeNamed: Bool {
    switch file.container {
    case .pcf, .bdf, .other, nil: return false
    case .sfnt, .collection, .woff, .woff2, .eot, .dfont, .pfb, .pfa: break
    }
    return !file.problems.contains { problem in
      problem.kind == .damaged && (problem.table == nil || problem.table == "name")
    }
  }
}

extension Face {
  /// Why the records of name ID 6 that are there could not be read, or `nil` when there are none.
  fileprivate var nameTrouble: String? {
    details?.names.first { $0.nameID == 6 && $0.text == nil }?.trouble
  }
}

extension FindingDraft {
  /// One draft for each design without a name; else one for instances that have none.
  fileprivate static func namesMissing(_ font: SubjectFont) -> [FindingDraft] {
    font.designs.compactMap { design -> FindingDraft? in
      let place = font.file.container == .collection ? "face \(design.index): " : ""
      if design.postScriptName == nil {
        return FindingDraft(
          font,
          detail: "\(design.index)",
          message: design.nameTrouble.map {
            "\(place)the PostScript name (name ID 6) cannot be read: \($0)"
          } ?? "\(place)no PostScript name (name ID 6), so no app can ask for the face"
        )
      }
      let nameless = font.file.faces.filter {
        $0.index == design.index && $0.postScriptName == nil
      }
      guard !nameless.isEmpty else { return nil }
      let instances = nameless.count == 1 ? "1 instance has" : "\(nameless.count) instances have"
      return FindingDraft(
        font,
        detail: "\(design.index) instances",
        message: "\(place)\(instances) neither a stored name nor a subfamily name, and so no name "
          + "that an app can ask for"
      )
    }
  }
}
