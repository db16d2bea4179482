internal import DynamicType
internal import FontRegistry
internal import StyleSheets

extension ScaleReport {
  /// Writes a part for each kind of face: its tables, then where text becomes twice as large.
  func writeMarkdown(to markdown: inout MarkdownWriter) {
    guard !fonts.isEmpty else { return }
    if let sheet = plan.sheet {
      markdown.heading("Styles of \(sheet.path)")
      markdown.table(sheetTitles, sheetRows, areNumbers: areSheetNumbers)
    }
    for group in groups {
      write(group, to: &markdown)
      if plan.isSelection {
        writeDetails(of: group, to: &markdown)
      } else {
        writeOverview(of: group, to: &markdown)
      }
    }
    markdown.list(ScaleMarks.legend(plan).map { "\($0.sign) \($0.words)" } + plan.sources)
    markdown.heading(ScaleResize.title)
    markdown.paragraph(ScaleResize.reason)
    let lines = ScaleResize.lines(plan)
    if !lines.isEmpty {
      markdown.table(
        [""] + ScaleResize.titles,
        lines.map { [$0.name] + ScaleResize.cells($0.reach.limited) }
      )
    }
    for remark in ScaleResize.remarks(plan) { markdown.paragraph(remark) }
  }

  private func write(_ group: ScaleGroup, to markdown: inout MarkdownWriter) {
    markdown.heading(group.fonts.map { FaceText.markedName($0.face) }.joined(separator: ", "))
    let files = group.fonts.map { FaceText.file($0.face) }
    markdown.list(files + group.facts.map { "\($0.name): \($0.words)" })
  }

  private func writeDetails(of group: ScaleGroup, to markdown: inout MarkdownWriter) {
    for detail in details(of: group) {
      markdown.heading(detail.title, level: 3)
      markdown.table(
        [""] + detail.measures.map { $0.titles.joined(separator: " ") },
        zip(detail.labels, detail.rows).map { label, row in
          [label] + detail.measures.map { $0.text(row) }
        }
      )
    }
  }

  private func writeOverview(of group: ScaleGroup, to markdown: inout MarkdownWriter) {
    markdown.paragraph("Sizes in points, and after the stroke how high a line is:")
    markdown.table(
      [""] + shownCategories.map(title),
      grid(of: group).compactMap { rows in
        rows.first.map { [$0.line.name] + rows.map(Self.cell) }
      }
    )
  }

  private static func cell(_ row: Row) -> String {
    "\(size(row)) / \(row.metrics.lineHeight.fixed(1))"
  }
}
