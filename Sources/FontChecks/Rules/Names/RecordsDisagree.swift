internal import FontRegistry

extension Rule {
  static let recordsDisagree = Rule(
    id: "names/records-disagree",
    title: "The name records of a face agree",
    severity: .warning,
    rationale: """
      A font can hold its names once for Windows, once for the Macintosh and, in CFF, once more \
      beside the outlines. When they differ, different programs know the face by different names; \
      which records iOS takes is not published.
      """,
    fix: "Ask the font's maker for a file whose name records agree, or without the Macintosh ones.",
    examples: {
      [
        .passes(
          "The Macintosh has the same names.",
          .example(
            .example(
              "Demo.ttf",
              .example("Demo-Bold", style: "Bold", names: [.macintosh(1, "Demo")])
            )
          )
        ),
        .passes(
          "The names of two languages are the same on purpose.",
          .example(
            .example(
              "Demo.ttf",
              .example(
                "Demo-Bold",
                names: [NameRecord(nameID: 1, languageID: 0x404, language: "zh-TW", text: "Demo")]
              )
            )
          )
        ),
        .passes(
          "A face of a collection shares its outlines, and the name in them, with another.",
          .example(
            .example("Demo.ttc", .example("Demo-Bold", cffName: "Demo"), container: .collection)
          )
        ),
        .fails(
          "The Macintosh has another PostScript name.",
          .warning,
          in: .example(
            .example("Demo.ttf", .example("Demo-Bold", names: [.macintosh(6, "DemoBold")]))
          )
        ),
        .fails(
          "The outlines have another name.",
          .warning,
          in: .example(.example("Demo.otf", .example("Demo-Bold", cffName: "Untitled1")))
        ),
      ]
    }
  ) { subject in
    subject.judgedFonts.flatMap { font in
      font.designs.compactMap { face in
        let disagreements = face.disagreements
        guard !disagreements.isEmpty else { return nil }
        return FindingDraft.recordsDisagree(font, face, disagreements)
      }
    }
  }
}

/// Two records that should say the same.
private struct Disagreement {
  var what: String
  var windows: String
  var other: String
  var place: String
}

extension Face {
  fileprivate var disagreements: [Disagreement] {
    [familyDisagreement, fullNameDisagreement, postScriptDisagreement, cffDisagreement]
      .compactMap { $0 }
  }

  /// The name that iOS groups by, as either platform has it: ID 16, else 1.
  private var familyDisagreement: Disagreement? {
    guard let windows = english(16, platform: 3) ?? english(1, platform: 3),
      let other = english(16, platform: 1) ?? english(1, platform: 1),
      !windows.hasSameBytes(as: other)
    else { return nil }
    return Disagreement(what: "family", windows: windows, other: other, place: "Macintosh")
  }

  /// Windows once wanted the PostScript name as the full name of a CFF font.
  private var fullNameDisagreement: Disagreement? {
    guard let windows = english(4, platform: 3), let other = english(4, platform: 1),
      !windows.hasSameBytes(as: other),
      filePostScriptName?.hasSameBytes(as: windows) != true
    else { return nil }
    return Disagreement(what: "full name", windows: windows, other: other, place: "Macintosh")
  }

  private var postScriptDisagreement: Disagreement? {
    guard let windows = english(6, platform: 3), let other = english(6, platform: 1),
      !windows.hasSameBytes(as: other)
    else { return nil }
    return Disagreement(
      what: "PostScript name",
      windows: windows,
      other: other,
      place: "Macintosh"
    )
  }

  private var cffDisagreement: Disagreement? {
    // The faces of a collection share outlines, and with them the name of one of them.
    guard container != .collection, let windows = filePostScriptName,
      let other = details?.cffName, !windows.hasSameBytes(as: other)
    else { return nil }
    return Disagreement(what: "PostScript name", windows: windows, other: other, place: "CFF")
  }

  /// The English name of a platform, American English first.
  private func english(_ nameID: Int, platform: Int) -> String? {
    let records = details?.names.filter { record in
      record.nameID == nameID && record.platformID == platform && record.text?.isEmpty == false
    }
    let american = platform == 1 ? 0 : 0x409
    return records?.first { $0.languageID == american }?.text
      ?? records?.first { $0.language?.hasPrefix("en") == true }?.text
  }
}

extension NameRecord {
  fileprivate static func macintosh(_ nameID: Int, _ text: String) -> NameRecord {
    NameRecord(
      nameID: nameID,
      platformID: 1,
      encodingID: 0,
      languageID: 0,
      language: "en",
      text: text
    )
  }
}

extension FindingDraft {
  fileprivate static func recordsDisagree(
    _ font: SubjectFont,
    _ face: Face,
    _ disagreements: [Disagreement]
  ) -> FindingDraft {
    let parts = disagreements.map { part in
      let name = part.place == "CFF" ? "name ID 6" : "the Windows records"
      let other = part.place == "CFF" ? "the CFF table" : "those of the \(part.place)"
      return "the \(part.what) is '\(part.windows)' by \(name) and '\(part.other)' by \(other)"
    }
    return FindingDraft(
      font,
      name: face.postScriptName,
      detail: disagreements.map { $0.what + $0.place }.joined(separator: " "),
      message: parts.joined(separator: "; ")
    )
  }
}
