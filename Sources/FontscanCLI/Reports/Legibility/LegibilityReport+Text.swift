internal import FontChecks
internal import FontRegistry

extension LegibilityReport {
  /// Writes a table for people, family by family.
  func writeText(to text: inout TextWriter) {
    var start = rows.startIndex
    while start < rows.endIndex {
      let family = rows[start].face.family
      let end = rows[start...].firstIndex { $0.face.family != family } ?? rows.endIndex
      text.append(family ?? FaceText.noFamily, .heading)
      text.endLine()
      var table = TextTable()
      let areAlike = LegibilityReport.hasNamesTwice(rows[start..<end])
      for row in rows[start..<end] {
        let cells = LegibilityReport.cells(of: row)
        table.add(areAlike ? cells + [.init(FaceText.file(row.face), .muted)] : cells)
      }
      table.write(to: &text)
      text.endLine()
      start = end
    }
    guard !rows.isEmpty else { return }
    text.appendLine(summary)
    text.appendLine("Outlines were not measured: 'ok' says that a heavier face is there.")
  }

  /// Whether faces of several files bear one name, so that only the file tells them apart.
  private static func hasNamesTwice(_ rows: ArraySlice<Row>) -> Bool {
    Dictionary(grouping: rows, by: { $0.face.postScriptName }).values.contains { alike in
      Set(alike.map { FaceText.file($0.face) }).count > 1
    }
  }

  private static func cells(of row: Row) -> [TextTable.Cell] {
    [
      .init(row.face.postScriptName ?? FaceText.noName), .number(FaceText.weight(row.face)),
      .init(row.verdict.rawValue, row.verdict.part), .init(reason(for: row)),
    ]
  }

  private static func reason(for row: Row) -> String {
    switch row.verdict {
    case .missing: "nothing of its slant and width in the family is 150 heavier"
    case .heaviest: "nothing heavier in the family: no fault"
    case .exempt: "a symbol font: left alone"
    case .unmeasurable: "the file does not say how heavy it is"
    case .ok, .notBolder, .coverage, .metrics: row.partner.map(words) ?? ""
    }
  }

  private static func words(_ partner: BoldPartner) -> String {
    let weight = FaceText.weight(partner.face)
    let name = partner.face.postScriptName ?? FaceText.noName
    guard partner.source == .axis else { return "\(name) \(weight)" }
    return "its own axis at wght=\(weight), where there is no named instance"
  }

  private var summary: String {
    let counts = LegibilityVerdict.allCases.compactMap { verdict in
      let count = rows.count { $0.verdict == verdict }
      return count == 0 ? nil : "\(count) \(verdict.rawValue)"
    }
    return "\(rows.count) face\(rows.count == 1 ? "" : "s"): \(counts.joined(separator: ", "))."
  }
}

extension LegibilityVerdict {
  /// How the word for the verdict is painted.
  fileprivate var part: TextPaint.Part? {
    switch self {
    case .missing, .notBolder: .error
    case .coverage, .metrics: .warning
    case .ok: .good
    case .heaviest, .exempt, .unmeasurable: .muted
    }
  }
}
