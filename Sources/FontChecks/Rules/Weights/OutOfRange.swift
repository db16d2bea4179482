internal import FontRegistry

extension Rule {
  static let weightOutOfRange = Rule(
    id: "weights/out-of-range",
    title: "The weight class is one from 1 to 1000",
    severity: .warning,
    rationale: """
      usWeightClass goes from 1 to 1000, and old tools wrote 1 to 9. Such a face has no weight to \
      compare with others: systems draw it fake-bold or take it for the lightest of its family.
      """,
    fix: "Ask the font's maker for a file with a weight from 100 to 900.",
    examples: {
      let demo = { (weight: Int) in
        BundleSubject.example(.example("Demo.ttf", .example("Demo-Regular", weight: weight)))
      }
      return [
        .passes("The class is 400.", demo(400)),
        .passes("The class is 1000.", demo(1000)),
        .fails("The class is 0.", .warning, in: demo(0)),
        .fails("The class is 5, of the old scale.", .warning, in: demo(5)),
        .fails("The class is 1001.", .warning, in: demo(1001)),
      ]
    }
  ) { subject in
    subject.judgedFonts.flatMap { font in
      font.designs.compactMap { face in
        guard let weight = face.details?.weightClass, !(10...1000 ~= weight) else { return nil }
        return FindingDraft.weightOutOfRange(font, face, weight: weight)
      }
    }
  }
}

extension FindingDraft {
  fileprivate static func weightOutOfRange(
    _ font: SubjectFont,
    _ face: Face,
    weight: Int
  ) -> FindingDraft {
    FindingDraft(
      font,
      name: face.postScriptName,
      message: 1...9 ~= weight
        ? "usWeightClass \(weight) is of an old scale from 1 to 9; expected about \(weight * 100)"
        : "usWeightClass \(weight) is outside 1 to 1000"
    )
  }
}
