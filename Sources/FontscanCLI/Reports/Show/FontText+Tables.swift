internal import FontRegistry

extension FontText {
  /// The vertical metrics, those of iOS first.
  func write(_ metrics: VerticalMetrics, to text: inout TextWriter) {
    FontText.section("Metrics", to: &text)
    var table = TextTable()
    func row(_ label: String, _ value: String?) {
      table.add([.init(label, .muted), .init(value ?? "-")])
    }
    func line(_ line: VerticalMetrics.Line?) -> String? {
      line.map { "ascender \($0.ascender), descender \($0.descender), line gap \($0.lineGap)" }
    }
    row("units per em", metrics.unitsPerEm.map(String.init))
    row("hhea, as on iOS", line(metrics.hhea))
    row("OS/2 typo", line(metrics.typo))
    row("OS/2 win", metrics.win.map { "ascent \($0.ascent), descent \($0.descent)" })
    row("cap height", metrics.capHeight.map(String.init))
    row("x-height", metrics.xHeight.map(String.init))
    table.write(to: &text)
  }

  /// The axes of a variable font.
  func writeAxes(to text: inout TextWriter) {
    guard let axes = faces.first?.face.axes, !axes.isEmpty else { return }
    FontText.section("Axes", to: &text)
    var table = TextTable()
    for axis in axes {
      table.add([
        .init(axis.tag),
        .init("\(axis.minimum.shortest) to \(axis.maximum.shortest)"),
        .init("default \(axis.defaultValue.shortest)"),
      ])
    }
    table.write(to: &text)
  }

  /// The characters and languages.
  func write(_ coverage: Coverage?, languages: [LanguageCoverage], to text: inout TextWriter) {
    guard let coverage else { return }
    FontText.section("Coverage", to: &text)
    let shown = coverage.ranges.prefix(24).map(FontText.range).joined(separator: " ")
    let rest = coverage.ranges.count - 24
    let more = rest > 0 ? " and \(rest) more ranges" : ""
    let count = "\(coverage.characterCount) character\(coverage.characterCount == 1 ? "" : "s")"
    paragraph(coverage.ranges.isEmpty ? "no characters" : "\(count): \(shown)\(more)", to: &text)
    let complete = languages.filter(\.isComplete).map(\.tag)
    if !complete.isEmpty {
      let count = "\(complete.count) language\(complete.count == 1 ? "" : "s")"
      paragraph("\(count): \(complete.joined(separator: " "))", to: &text)
    }
    let nearly = languages.filter { !$0.isComplete && $0.covered * 10 >= $0.total * 9 }
    if !nearly.isEmpty {
      let words = nearly.map { "\($0.tag) (lacks \($0.total - $0.covered))" }
      paragraph("nearly: \(words.joined(separator: " "))", to: &text)
    }
  }

  /// The table directory.
  func write(_ tables: [TableEntry], to text: inout TextWriter) {
    guard !tables.isEmpty else { return }
    FontText.section("Tables", to: &text)
    var table = TextTable()
    for entry in tables {
      table.add([
        .init(entry.tag), .number("\(entry.length)"), .init("bytes at"), .number("\(entry.offset)"),
      ])
    }
    table.write(to: &text)
  }

  /// Every name record.
  func write(_ names: [NameRecord], to text: inout TextWriter) {
    guard !names.isEmpty else { return }
    FontText.section("Name records", to: &text)
    var table = TextTable()
    for record in names {
      let platform =
        switch record.platformID {
        case 0: "Unicode"
        case 1: "Macintosh"
        case 3: "Windows"
        default: "platform \(record.platformID)"
        }
      let text =
        record.text.map { TextTable.Cell(FaceText.shortened($0)) }
        ?? TextTable.Cell("(\(record.trouble ?? "not decoded"))", .muted)
      table.add([
        .number("\(record.nameID)"), .init(platform),
        .init(record.language ?? "language \(record.languageID)"), text,
      ])
    }
    table.write(to: &text)
  }

  private func paragraph(_ words: String, to text: inout TextWriter) {
    for line in Paragraph.lines(words, width: 78) { text.appendLine("  " + line) }
  }

  private static func range(_ range: ClosedRange<UInt32>) -> String {
    func number(_ value: UInt32) -> String {
      let digits = String(value, radix: 16, uppercase: true)
      return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
    let first = "U+" + number(range.lowerBound)
    return range.count == 1 ? first : first + "-" + number(range.upperBound)
  }
}
