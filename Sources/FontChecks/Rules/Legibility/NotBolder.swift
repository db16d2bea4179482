internal import FontRegistry

extension Rule {
  static let notBolder = Rule(
    id: "legibility/not-bolder",
    title: "The bold of a face in use looks bolder",
    severity: .warning,
    rationale: """
      Names and weights can lie: a file that calls itself Bold may hold the letters of the regular. \
      Then people who turn on Bold Text see no difference. The stems of the letters are measured \
      in both outlines; those of real bolds are 1.26 to 2.4 times as thick, those of semibolds at \
      least 1.2 times, and below 1.15 hardly anybody sees it. Where a script has no stems that stand \
      for all, as Chinese has none, inked areas are compared, and 1.12 is enough. A face of 600 and \
      more that has merely the next heavier one beside it is left alone.
      """,
    fix: "Ship the real bold of the family.",
    options: [.stems, .ink],
    needs: [.measuredLetters],
    limit: { subject in
      let words = [subject.wordsForUnseenFaces, subject.wordsForUnmeasured { $0.partner != nil }]
        .compactMap { $0 }
      return words.isEmpty ? nil : words.joined(separator: "; ")
    },
    examples: {
      let family = BundleSubject.example(
        .example("Regular.ttf", .example("Demo-Regular")),
        .example("Bold.ttf", .example("Demo-Bold", style: "Bold", weight: 700))
      )
      return [
        .passes(
          "The stems of the Bold are 1.75 times as thick.",
          family.measured([
            "Demo-Regular": .example(stem: 80), "Demo-Bold": .example(stem: 140),
          ])
        ),
        .passes(
          "An ExtraBold and a Black that look much the same.",
          BundleSubject.example(
            .example(
              "ExtraBold.ttf",
              .example("Demo-ExtraBold", style: "ExtraBold", weight: 800)
            ),
            .example("Black.ttf", .example("Demo-Black", style: "Black", weight: 900))
          ).measured([
            "Demo-ExtraBold": .example(stem: 160), "Demo-Black": .example(stem: 180),
          ])
        ),
        .fails(
          "The Bold has the letters of the Regular.",
          .warning,
          in: family.measured([
            "Demo-Regular": .example(stem: 80), "Demo-Bold": .example(stem: 82),
          ])
        ),
      ]
    }
  ) { subject in
    subject.aboutBolds(.notBolder) { font, row, partner in
      guard let weight = row.comparison.decidingWeight else { return nil }
      return FindingDraft.notBolder(font, row.face, partner.face, weight)
    }
  }
}

extension FindingDraft {
  fileprivate static func notBolder(
    _ font: SubjectFont,
    _ face: Face,
    _ partner: Face,
    _ weight: WeightComparison
  ) -> FindingDraft {
    let ratio =
      weight.ratio.map { $0.text == "1" ? ", the same" : ", \($0.text) times as much" } ?? ""
    return FindingDraft(
      font,
      name: face.postScriptName,
      message: "the bold of '\(face.postScriptName ?? "")' does not look bolder: of "
        + "'\(partner.postScriptName ?? "")' \(weight.sentence)\(ratio)"
    )
  }
}
