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
    let uprights = subject.fonts.flatMap(\.designs).filter { !$0.isItalic }
    return subject.fonts.flatMap { font in
      font.designs.compactMap { face -> FindingDraft? in
        if face.hasEmptyStyle, font.isOfUsualKind, !font.isDamaged {
          return FindingDraft.styleEmpty(font, face)
        }
        guard face.isItalic, let upright = uprights.first(where: face.isCalledLike) else {
          return nil
        }
        return FindingDraft.styleMissing(font, face, upright: upright)
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

  /// Whether the names of an italic are those of an upright face.
  ///
  /// The styles of variable files may be equal, since the slant is in the PostScript name.
  fileprivate func isCalledLike(_ upright: Face) -> Bool {
    if let postScriptName, upright.postScriptName?.hasSameBytes(as: postScriptName) == true {
      return true
    }
    guard !isVariable, !upright.isVariable, let family, let style,
      !StyleWords(postScriptSuffix ?? "").isItalic
    else { return false }
    return upright.family?.hasSameBytes(as: family) == true
      && upright.style?.hasSameBytes(as: style) == true
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

  fileprivate static func styleMissing(
    _ font: SubjectFont,
    _ face: Face,
    upright: Face
  ) -> FindingDraft {
    let name = face.postScriptName ?? "\(face.family ?? "") \(face.style ?? "")"
    return FindingDraft(
      font,
      name: face.postScriptName,
      detail: "italic",
      message: "an italic face is called '\(name)', like its upright"
    )
  }
}
