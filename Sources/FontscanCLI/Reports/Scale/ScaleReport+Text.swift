internal import DynamicType
internal import FontRegistry
internal import StyleSheets

extension ScaleReport {
  /// Writes the sizes for people: all styles against all categories, or more about those that were
  /// chosen.
  func writeText(to text: inout TextWriter) {
    let groups = groups
    guard !groups.isEmpty else { return }
    if plan.sheet != nil { writeSheet(to: &text) }
    for (place, group) in groups.enumerated() {
      if place > 0 { text.endLine() }
      write(group, number: groups.count > 1 ? place + 1 : nil, to: &text)
      if plan.isSelection { writeDetails(of: group, to: &text) }
    }
    if plan.isSelection {
      writeSource(to: &text)
    } else {
      writeOverview(of: groups, to: &text)
    }
    writeResize(to: &text)
  }

  private func write(_ group: ScaleGroup, number: Int?, to text: inout TextWriter) {
    var names = TextTable()
    for (place, font) in group.fonts.enumerated() {
      var cells: [TextTable.Cell] = [
        .init(FaceText.markedName(font.face), .heading), .init(FaceText.file(font.face), .muted),
      ]
      if let number { cells.insert(.number(place == 0 ? "\(number)" : ""), at: 0) }
      names.add(cells)
    }
    names.write(indent: 0, to: &text)
    let indent = number == nil ? 2 : 5
    let width = group.facts.map(\.name.utf8.count).max() ?? 0
    for (name, words) in group.facts {
      text.appendSpaces(indent)
      text.append(name, .muted)
      var gap = width - name.utf8.count + 2
      for line in Paragraph.lines(words, width: WideTable.width - indent - width - 2) {
        text.appendSpaces(gap)
        text.appendLine(line)
        gap = indent + width + 2
      }
    }
  }

  private func writeResize(to text: inout TextWriter) {
    text.endLine()
    text.append(ScaleResize.title, .heading)
    text.endLine()
    Self.write(ScaleResize.reason, to: &text)
    let lines = ScaleResize.lines(plan)
    if !lines.isEmpty {
      var table = TextTable()
      table.add(([""] + ScaleResize.titles).map { TextTable.Cell.title($0) })
      for line in lines {
        table.add(
          [.init(line.name)] + ScaleResize.cells(line.reach.limited).map(TextTable.Cell.number)
        )
      }
      table.write(to: &text)
    }
    for remark in ScaleResize.remarks(plan) { Self.write(remark, to: &text) }
  }

  /// Writes the table that the numbers come from, and what the signs before sizes mean.
  func writeSource(to text: inout TextWriter) {
    for (sign, words) in ScaleMarks.legend(plan) { Self.write(words, sign: sign, to: &text) }
    for words in plan.sources { Self.write(words, to: &text) }
  }

  /// Writes a paragraph, below a sign where there is one.
  private static func write(_ words: String, sign: String? = nil, to text: inout TextWriter) {
    var start = "  " + (sign.map { "\($0)  " } ?? "")
    let indent = start.utf8.count
    for line in Paragraph.lines(words, width: WideTable.width - indent) {
      text.append(start)
      text.appendLine(line)
      start = String(repeating: " ", count: indent)
    }
  }
}

extension ScalePlan {
  /// Where the numbers come from, and what to know about all of them, for people.
  var sources: [String] {
    var words = remarks
    if let sheet, !sheet.systemFontStyles.isEmpty {
      let styles = sheet.systemFontStyles.map(\.key).joined(separator: ", ")
      words.append("the sheet leaves these to the system font: \(styles)")
    }
    return words + ["table \(table.rawValue): \(table.provenance)"]
  }
}
