internal import FontChecks
internal import FontRegistry

extension LegibilityReport {
  /// Writes a table for people, family by family.
  func writeText(to text: inout TextWriter) {
    for family in families {
      text.append(family.first?.face.family ?? FaceText.noFamily, .heading)
      text.endLine()
      var table = TextTable()
      let areAlike = LegibilityReport.hasNamesTwice(family)
      for row in family {
        let cells = LegibilityReport.cells(of: row)
        table.add(areAlike ? cells + [.init(FaceText.file(row.face), .muted)] : cells)
      }
      table.write(to: &text)
      text.endLine()
    }
    guard !rows.isEmpty else { return }
    text.appendLine(summary)
    text.appendLine("Stems are in thousandths of an em; ink is in thousandths of an em's square.")
  }

  /// The rows, family by family.
  var families: [ArraySlice<Row>] {
    var families: [ArraySlice<Row>] = []
    var start = rows.startIndex
    while start < rows.endIndex {
      let family = rows[start].face.family
      let end =
        rows[start...].firstIndex { !LegibilityReport.isSame($0.face.family, family) }
        ?? rows.endIndex
      families.append(rows[start..<end])
      start = end
    }
    return families
  }

  /// Whether two names have the same bytes, or both are none.
  private static func isSame(_ name: String?, _ other: String?) -> Bool {
    guard let name, let other else { return (name == nil) == (other == nil) }
    return name.hasSameBytes(as: other)
  }

  /// Whether faces of several files bear one name, so that only the file tells them apart.
  private static func hasNamesTwice(_ rows: ArraySlice<Row>) -> Bool {
    Dictionary(grouping: rows, by: { $0.face.postScriptName.map { Array($0.utf8) } }).values
      .contains { alike in
        Set(alike.map { FaceText.file($0.face) }).count > 1
      }
  }

  private static func cells(of row: Row) -> [TextTable.Cell] {
    [
      .init(row.face.postScriptName ?? FaceText.noName), .number(FaceText.weight(row.face)),
      .init(row.verdict.rawValue, row.verdict.part),
      .init([row.reason, row.traitWords].compactMap { $0 }.joined(separator: "; ")),
    ]
  }

  /// How many faces there are of each verdict.
  var summary: String {
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
