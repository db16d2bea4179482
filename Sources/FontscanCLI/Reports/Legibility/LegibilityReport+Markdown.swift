internal import FontChecks
internal import FontRegistry

extension LegibilityReport {
  /// Writes a table for each family, and the summary.
  func writeMarkdown(to markdown: inout MarkdownWriter) {
    for family in families {
      markdown.heading(family.first?.face.family ?? FaceText.noFamily)
      markdown.table(
        ["face", "weight", "verdict", "partner", "weight", "stems", "ratio", "why"],
        family.map(LegibilityReport.markdownCells),
        areNumbers: [false, true, false, false, true, false, true, false]
      )
    }
    guard !rows.isEmpty else { return }
    markdown.paragraph(summary)
  }

  private static func markdownCells(_ row: Row) -> [String] {
    let weight = row.comparison.decidingWeight
    let figures = [weight?.regular, weight?.bold].compactMap { $0?.rounded(to: 1) }
    return [
      row.face.postScriptName ?? FaceText.noName,
      FaceText.weight(row.face),
      row.verdict.rawValue,
      row.partner?.face.postScriptName ?? "",
      row.partner.map { FaceText.weight($0.face) } ?? "",
      (weight?.method == .ink ? "ink " : "") + figures.joined(separator: " -> "),
      weight?.ratio?.rounded(to: 3) ?? "",
      [row.reason, row.traitWords].compactMap { $0 }.joined(separator: "; "),
    ]
  }
}
