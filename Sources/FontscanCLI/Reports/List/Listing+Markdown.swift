internal import FontRegistry

extension Listing {
  /// Writes a table for each family.
  func writeMarkdown(to markdown: inout MarkdownWriter) {
    for family in families {
      markdown.heading(family.name ?? FaceText.noFamily)
      markdown.table(
        ["PostScript name", "style", "weight", "UIFont.Weight", "italic", "file"],
        family.faces.map { face in
          [
            face.postScriptName ?? FaceText.noName,
            face.style ?? "",
            FaceText.weight(face),
            face.uiFontWeight?.rawValue ?? "",
            face.isItalic ? "yes" : "",
            "\(face.file)",
          ]
        },
        areNumbers: [false, false, true, false, false, false]
      )
    }
  }
}
