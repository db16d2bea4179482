internal import FontRegistry

extension Rule {
  static let weightDefaultDisagrees = Rule(
    id: "weights/default-disagrees",
    title: "The default of a variable font has the weight of its tables",
    severity: .warning,
    rationale: """
      The outlines of a variable file are those of its default, and so should usWeightClass be. \
      When it is not, programs that go by the class show a wrong weight, and fontconfig lists \
      every instance at a multiple of its own.
      """,
    fix: "Ask the font's maker for a file whose usWeightClass is the default of its wght axis.",
    examples: {
      let demo = { (position: Double, weight: Int) in
        BundleSubject.example(
          .example(
            "Demo.ttf",
            .example("Demo", weight: weight).at(position, axis: (100, position, 900), name: "Demo")
          )
        )
      }
      return [
        .passes("The default is 400, and so is the class.", demo(400, 400)),
        .passes("The default is 100, and the class of a Thin is 250 on purpose.", demo(100, 250)),
        .passes("The default is 389.3, and the class is 400.", demo(389.3, 400)),
        .fails("The default is 200, and the class is 400.", .warning, in: demo(200, 400)),
      ]
    }
  ) { subject in
    subject.judgedFonts.flatMap { font in
      font.designs.compactMap { face in
        guard let axis = face.axes.first(where: { $0.tag == "wght" }),
          let weight = face.details?.weightClass,
          // Other classes are out of range, and axes with other scales are not weight classes.
          10...1000 ~= weight, axis.maximum > 10,
          abs(axis.defaultValue - Double(weight)) >= Rule.leastWeightDifference,
          !(axis.defaultValue <= 200 && (weight == 250 || weight == 275))
        else { return nil }
        return FindingDraft.weightDefaultDisagrees(font, face, axis: axis, weight: weight)
      }
    }
  }
}

extension Rule {
  /// Smaller differences are an axis that is not drawn in hundreds, and a class that is.
  fileprivate static let leastWeightDifference = 25.0
}

extension FindingDraft {
  fileprivate static func weightDefaultDisagrees(
    _ font: SubjectFont,
    _ face: Face,
    axis: VariationAxis,
    weight: Int
  ) -> FindingDraft {
    FindingDraft(
      font,
      name: face.postScriptName,
      message: "wght default \(axis.defaultValue.text), usWeightClass \(weight)"
    )
  }
}
