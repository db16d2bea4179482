internal import FontRegistry

extension Rule {
  static let italicAngle = Rule(
    id: "weights/italic-angle",
    title: "Italic bits and angle agree",
    severity: .warning,
    rationale: """
      Whether a face is italic is in bits of OS/2 and head, and how far it leans in post. Systems \
      choose by the bits and slant the cursor by the angle; when one of them is wrong, an italic is \
      not found or a text looks broken.
      """,
    fix: "Ask the font's maker for a file whose bits and angle agree.",
    examples: {
      [
        .passes(
          "An italic leans by 12 degrees.",
          .example(.example("Demo.ttf", .example("Demo-Italic", style: "Italic", italic: true)))
        ),
        .fails(
          "A face with italic bits does not lean.",
          .warning,
          in: .example(
            .example("Demo.ttf", .example("Demo-Italic", style: "Italic", italic: true, angle: 0))
          )
        ),
        .fails(
          "A face without italic bits leans.",
          .warning,
          in: .example(
            .example("Demo.ttf", .example("Demo-Italic", style: "Italic", angle: -12))
          )
        ),
      ]
    }
  ) { subject in
    subject.judgedFonts.flatMap { font in
      font.designs.compactMap { face in
        guard let details = face.details, let angle = details.italicAngle,
          details.selection != nil || details.macStyle != nil
        else { return nil }
        return FindingDraft.italicAngle(font, face, angle: angle)
      }
    }
  }
}

extension FindingDraft {
  /// Angles below it are the rounding of tools, in degrees.
  private static let leastAngle = 0.5

  fileprivate static func italicAngle(
    _ font: SubjectFont,
    _ face: Face,
    angle: Double
  ) -> FindingDraft? {
    let message: String
    if face.isItalic, abs(angle) < leastAngle {
      message = "the italic bits are set, and the angle in post is \(angle.text)"
    } else if face.isItalic, angle > 0 {
      message =
        "the italic bits are set, and the angle in post is \(angle.text): it leans to the "
        + "left; italics have negative angles"
    } else if !face.isItalic, abs(angle) >= leastAngle {
      message = "the angle in post is \(angle.text), and no italic bit is set"
    } else {
      return nil
    }
    return FindingDraft(font, name: face.postScriptName, message: message)
  }
}
