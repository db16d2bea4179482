internal import FontRegistry

extension Rule {
  static let styleMissing = Rule(
    id: "names/style-missing",
    title: "Names say the style",
    severity: .warning,
    rationale: """
      People and tools tell the faces of a family apart by their style. A face without one, or an \
      italic that is called like its upright, cannot be chosen by name, and constants that are \
      generated from it have no name.
      """,
    fix: "Ask the font's maker for a file whose names say the style.",
    examples: {
      [
        .passes(
          "Upright and italic have styles and names of their own.",
          .example(
            .example("Demo.ttf", .example("Demo-Regular")),
            .example("Demo-Italic.ttf", .example("Demo-Italic", style: "Italic", italic: true))
          )
        ),
        .fails(
          "The style is empty.",
          .warning,
          in: .example(
            .example("Demo.ttf", .example("Demo-Black", family: "Demo-Black", style: nil))
          )
        ),
        .fails(
          "An italic has the PostScript name of its upright.",
          .warning,
          in: .example(
            .example("Demo.ttf", .example("Demo")),
            .example("Demo-Italic.ttf", .example("Demo", style: "Italic", italic: true))
          )
        ),
      ]
    }
  ) { subject in
    let uprights = UprightNames(subject.judgedFonts.flatMap(\.designs))
    return subject.judgedFonts.flatMap { font in
      font.designs.compactMap { face -> FindingDraft? in
        if face.hasEmptyStyle, font.isOfUsualKind, !font.isDamaged {
          return FindingDraft.styleEmpty(font, face)
        }
        guard face.isItalic, uprights.contain(face) else { return nil }
        return FindingDraft.styleMissing(font, face)
      }
    }
  }
}

extension Face {
  /// Whether the file has no style; one that could not be decoded is another matter.
  fileprivate var hasEmptyStyle: Bool {
    guard (style ?? "").allSatisfy(\.isWhitespace), let details else { return false }
    let isUnread = details.names.contains { record in
      (record.nameID == 2 || record.nameID == 17) && record.text == nil
    }
    return !details.names.isEmpty && !isUnread
  }
}

/// What the upright faces of a bundle are called.
private struct UprightNames {
  private struct FamilyAndStyle: Hashable {
    var family: [UInt8]
    var style: [UInt8]

    /// `nil` for variable faces, whose styles may be equal: the slant is in the PostScript name.
    init?(_ face: Face) {
      guard !face.isVariable, let family = face.family, let style = face.style else { return nil }
      self.family = Array(family.utf8)
      self.style = Array(style.utf8)
    }
  }

  private let postScriptNames: Set<[UInt8]>
  private let styles: Set<FamilyAndStyle>

  init(_ faces: [Face]) {
    let uprights = faces.filter { !$0.isItalic }
    postScriptNames = Set(uprights.compactMap { $0.postScriptName.map { Array($0.utf8) } })
    styles = Set(uprights.compactMap(FamilyAndStyle.init))
  }

  /// Whether an italic is called like one of the uprights.
  func contain(_ italic: Face) -> Bool {
    if let name = italic.postScriptName, postScriptNames.contains(Array(name.utf8)) { return true }
    guard let style = FamilyAndStyle(italic), styles.contains(style) else { return false }
    return !StyleWords(italic.postScriptSuffix ?? "").isItalic
  }
}

extension FindingDraft {
  fileprivate static func styleEmpty(_ font: SubjectFont, _ face: Face) -> FindingDraft {
    let family = face.family ?? ""
    let isInFamily = StyleWords(family).weights.isEmpty == false
    let hint = isInFamily ? "; the family name '\(family)' holds it" : ""
    return FindingDraft(
      font,
      name: face.postScriptName,
      detail: "empty",
      message: "the style (name ID 17, else 2) is empty\(hint)"
    )
  }

  fileprivate static func styleMissing(_ font: SubjectFont, _ face: Face) -> FindingDraft {
    let name = face.postScriptName ?? "\(face.family ?? "") \(face.style ?? "")"
    return FindingDraft(
      font,
      name: face.postScriptName,
      detail: "italic",
      message: "an italic face is called '\(name)', like its upright"
    )
  }
}
