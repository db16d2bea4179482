internal import DynamicType
internal import FontRegistry

extension ScaleReport {
  /// Writes the faces as one document.
  func writeJSON(to json: inout JSONWriter) {
    json.document(schema: Self.schema) { json in
      json.fields(of: plan, styleBolds)
      json.array("fonts", fonts) { json, font in
        json.object { json in
          json.fields(of: font)
          json.array("rows", Array(grid(of: font).joined())) { json, row in
            json.object(.line) { $0.fields(of: row) }
          }
          json.array("resize", lines(of: font)) { json, line in
            json.object(.line) { $0.fields(reachOf: line) }
          }
        }
      }
      json.array("problems", problems) { json, problem in
        json.object { $0.fields(of: problem) }
      }
    }
  }

  /// Writes a document a line: each face, its rows and where it becomes twice as large, then the
  /// problems.
  func writeLines(to json: inout JSONWriter) {
    for font in fonts {
      line("font", to: &json) { json in
        json.fields(of: plan, styleBolds)
        json.fields(of: font)
      }
      for row in grid(of: font).joined() {
        line("row", to: &json) { json in
          json.fields(naming: font.face)
          json.fields(of: row)
        }
      }
      for style in lines(of: font) {
        line("resize", to: &json) { json in
          json.fields(naming: font.face)
          json.fields(reachOf: style)
        }
      }
    }
    for problem in problems { line("problem", to: &json) { $0.fields(of: problem) } }
  }

  private static let schema = "fontscan.scale.v1"

  private func line(
    _ kind: String,
    to json: inout JSONWriter,
    members: (inout JSONWriter) -> Void
  ) {
    json.document(schema: Self.schema, layout: .compact) { json in
      json.field("kind", kind)
      members(&json)
    }
  }
}

extension JSONWriter {
  fileprivate mutating func fields(of plan: ScalePlan, _ bolds: [Int: StyleBold]) {
    object("table", .line) { json in
      json.field("name", plan.table.rawValue)
      json.field("provenance", plan.table.provenance)
    }
    field("minimumSize", plan.limits.minimum)
    field("maximumSize", plan.limits.maximum)
    field("displayScale", plan.displayScale)
    array("remarks", plan.remarks) { $0.element($1) }
    if let sheet = plan.sheet {
      let styles = plan.lines.enumerated().compactMap { number, line in
        line.fontStyle.map { (style: $0, bold: bolds[number]?.answer) }
      }
      object("sheet") { $0.fields(of: sheet, styles) }
    } else {
      null("sheet")
    }
  }

  fileprivate mutating func fields(of font: ScaleReport.Font) {
    fields(of: font.face)
    object("em", .line) { json in
      json.fields(of: font.em)
      json.field("capitalsOffset", font.em.capitalsOffset)
    }
    array("notes", font.scaler.notes) { $0.element("\($1)") }
    fields(of: font.bold)
  }

  /// Writes what there is for Bold Text; `null` twice when nobody asked.
  mutating func fields(of bold: BoldPartnerAnswer?) {
    field("verdict", bold?.word)
    if case .partner(let partner) = bold {
      object("partner") { json in
        json.field("postScriptName", partner.face.postScriptName)
        json.field("file", "\(partner.face.file)")
        json.field("weight", partner.face.weight)
        json.field("via", partner.source.rawValue)
      }
    } else {
      null("partner")
    }
  }

  /// Which face a line is about.
  fileprivate mutating func fields(naming face: Face) {
    field("postScriptName", face.postScriptName)
    field("file", "\(face.file)")
    field("index", face.index)
  }

  fileprivate mutating func fields(of row: ScaleReport.Row) {
    field("fontStyle", row.line.fontStyle?.name)
    field("style", row.cell.style.key)
    field("category", row.cell.size.category.key)
    field("baseSize", row.cell.baseSize)
    field("pointSize", row.cell.size.pointSize)
    field("scale", row.cell.factor)
    field("capped", row.cell.size.isCapped)
    fields(of: row.metrics)
    field("systemPointSize", row.cell.systemPointSize)
    field("systemLineHeight", row.cell.systemLineHeight)
    field("raised", row.cell.size.isRaised)
    field("disputed", row.cell.isDisputed)
    field("scaleSquared", row.scaleSquared)
    field("scaledValue", row.scaledValue)
  }

  private mutating func fields(of metrics: LineMetrics) {
    field("ascender", metrics.ascender)
    field("descender", metrics.descender)
    field("leading", metrics.leading)
    field("lineHeight", metrics.lineHeight)
    field("lineHeightWithoutLeading", metrics.lineHeightWithoutLeading)
    field("capHeight", metrics.capHeight)
    field("xHeight", metrics.xHeight)
  }

  fileprivate mutating func fields(reachOf line: ScaleLine) {
    field("fontStyle", line.fontStyle?.name)
    field("style", line.textStyle.key)
    field("maximum", line.reach.limited.maximum)
    field("reaches200At", line.reach.limited.reaches200At?.key)
    field("systemReaches200At", line.reach.limited.systemReaches200At?.key)
    field("unlimitedReaches200At", line.reach.unlimited.reaches200At?.key)
    field("cappedFrom", line.reach.cappedFrom?.key)
    field("raisedUpTo", line.reach.raisedUpTo?.key)
  }

  fileprivate mutating func fields(of problem: ScaleProblem) {
    fields(of: problem.problem)
    field("line", problem.position?.line)
    field("column", problem.position?.column)
  }
}

extension BoldPartnerAnswer {
  /// The word for it, as in `legibility`.
  var word: String {
    switch self {
    case .partner: "ok"
    case .heaviest: "heaviest"
    case .missing: "missing"
    case .exempt: "exempt"
    case .unknownWeight: "unmeasurable"
    }
  }
}
