internal import DynamicType
internal import FontRegistry

extension ScaleReport {
  /// Writes a part for each kind of face: its tables, then where text becomes twice as large.
  func writeMarkdown(to markdown: inout MarkdownWriter) {
    guard !fonts.isEmpty else { return }
    for group in groups {
      markdown.heading(group.fonts.map { FaceText.markedName($0.face) }.joined(separator: ", "))
      markdown.list(
        group.fonts.map { FaceText.file($0.face) } + group.facts.map { "\($0.name): \($0.words)" }
      )
      if plan.isSelection {
        for detail in details(of: group.first) {
          markdown.heading(detail.title, level: 3)
          markdown.table(
            [""] + detail.measures.map { $0.titles.joined(separator: " ") },
            zip(detail.labels, detail.rows).map { label, row in
              [label] + detail.measures.map { $0.text(row) }
            }
          )
        }
      } else {
        markdown.paragraph("Sizes in points, and after the stroke how high a line is:")
        markdown.table(
          [""] + shownCategories.map(title),
          zip(styles, grid(of: group.first)).map { style, rows in
            [style.key] + rows.map(Self.cell)
          }
        )
      }
    }
    markdown.list(
      ScaleMarks.legend(plan, plan.sizes.cells).map { "\($0) \($1)" }
        + plan.remarks + ["table \(plan.sizes.table.rawValue): \(plan.sizes.table.provenance)"]
    )
    markdown.heading(ScaleResize.title)
    markdown.paragraph(ScaleResize.reason)
    let reaches = ScaleResize.reaches(plan)
    if !reaches.isEmpty {
      markdown.table(
        [""] + ScaleResize.titles,
        reaches.map { [$0.style.key] + ScaleResize.cells($0) }
      )
    }
    for remark in ScaleResize.remarks(plan) { markdown.paragraph(remark) }
  }

  private static func cell(_ row: Row) -> String {
    "\(size(row)) / \(row.metrics.lineHeight.fixed(1))"
  }
}
