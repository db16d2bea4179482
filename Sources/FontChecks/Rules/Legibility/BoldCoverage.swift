internal import FontRegistry

extension Rule {
  static let boldCoverage = Rule(
    id: "legibility/coverage",
    title: "The bold of a face in use has its letters",
    severity: .warning,
    rationale: """
      A letter that a font lacks is taken from another font. When Bold Text switches to a bold that \
      has fewer letters than the face it stands for, single letters of a word, or all text of a \
      language, turn up in another design. Letters, marks and digits count; symbols do not. Letters \
      of one script that are no heavier in the bold, where those of most scripts are, are as good as \
      missing for whoever reads it.
      """,
    fix: "Ship a bold with all letters of the face, or leave text in those languages as it is.",
    needs: [.measuredLetters],
    limit: \.wordsForUnseenFaces,
    examples: {
      let regular = SubjectFont.example(
        "Regular.ttf",
        .example("Demo-Regular", coverage: [0x20...0x7E, 0x410...0x44F, 0x2190...0x21FF])
      )
      func family(_ characters: [ClosedRange<UInt32>], stem: Double = 140) -> BundleSubject {
        let bold = SubjectFont.example(
          "Bold.ttf",
          .example("Demo-Bold", style: "Bold", weight: 700, coverage: characters)
        )
        return .example(regular, bold).measured([
          "Demo-Regular": .example(stem: 80), "Demo-Bold": .example(stem: stem),
        ])
      }
      func scripts(_ stem: Double, cyrillic: Double) -> LetterWeights {
        var weights = LetterWeights.example(stem: stem)
        weights.stems[.greek] = .init(["Η": stem, "Ι": stem, "Π": stem])
        weights.stems[.cyrillic] = .init(["Н": cyrillic, "П": cyrillic, "Ш": cyrillic])
        return weights
      }
      return [
        .passes("The Bold lacks arrows.", family([0x20...0x7E, 0x410...0x44F])),
        .fails("The Bold lacks one letter.", .warning, in: family([0x20...0x7E, 0x410...0x44E])),
        .fails("The Bold lacks Cyrillic.", .warning, in: family([0x20...0x7E])),
        .fails(
          "The Bold lacks Cyrillic, and looks like the Regular as well.",
          .warning,
          in: family([0x20...0x7E], stem: 80)
        ),
        .fails(
          "The Cyrillic letters of the Bold are those of the Regular, Latin and Greek are bolder.",
          .warning,
          in: .example(
            .example("Regular.ttf", .example("Demo-Regular")),
            .example("Bold.ttf", .example("Demo-Bold", style: "Bold", weight: 700))
          ).measured([
            "Demo-Regular": scripts(80, cyrillic: 80), "Demo-Bold": scripts(140, cyrillic: 80),
          ])
        ),
      ]
    }
  ) { subject in
    subject.aboutBolds(.coverage) { font, row, partner in
      var words: [String] = []
      if let missing = row.comparison.missingWords { words.append("lacks \(missing)") }
      if let languages = row.comparison.languageWords {
        words.append("it cannot write \(languages)")
      }
      if let faint = row.comparison.faintWords {
        words.append("\(words.isEmpty ? "" : "it ")has letters that are no bolder: \(faint)")
      }
      return FindingDraft(
        font,
        name: row.face.postScriptName,
        message: "the bold of '\(row.face.postScriptName ?? "")', "
          + "'\(partner.face.postScriptName ?? "")', \(words.joined(separator: "; "))"
      )
    }
  }
}
