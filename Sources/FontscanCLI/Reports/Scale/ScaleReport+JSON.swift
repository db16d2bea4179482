internal import DynamicType
internal import FontRegistry

extension ScaleReport {
  /// Writes the faces as one document.
  func writeJSON(to json: inout JSONWriter) {
    json.document(schema: Self.schema) { json in
      json.fields(of: plan)
      json.array("fonts", fonts) { json, font in
        json.object { json in
          json.fields(of: font)
          json.array("rows", rows(of: font)) { json, row in
            json.object(.line) { $0.fields(of: row) }
          }
          json.array("resize", plan.reaches) { json, reach in
            json.object(.line) { $0.fields(of: reach) }
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
        json.fields(of: plan)
        json.fields(of: font)
      }
      for row in rows(of: font) {
        line("row", to: &json) { json in
          json.fields(naming: font.face)
          json.fields(of: row)
        }
      }
      for reach in plan.reaches {
        line("resize", to: &json) { json in
          json.fields(naming: font.face)
          json.fields(of: reach)
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
  fileprivate mutating func fields(of plan: ScalePlan) {
    object("table", .line) { json in
      json.field("name", plan.sizes.table.rawValue)
      json.field("provenance", plan.sizes.table.provenance)
    }
    field("minimumSize", plan.sizes.limits.minimum)
    field("maximumSize", plan.sizes.limits.maximum)
    field("displayScale", plan.displayScale)
    array("remarks", plan.remarks) { $0.element($1) }
  }

  fileprivate mutating func fields(of font: ScaleReport.Font) {
    fields(of: font.face)
    object("em", .line) { json in
      json.fields(of: font.em)
      json.field("capitalsOffset", font.em.capitalsOffset)
    }
    array("notes", font.notes) { $0.element("\($1)") }
    field("verdict", font.bold?.word)
    if case .partner(let partner) = font.bold {
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

  fileprivate mutating func fields(of reach: StyleReach) {
    field("style", reach.style.key)
    field("maximum", reach.limited.maximum)
    field("reaches200At", reach.limited.reaches200At?.key)
    field("systemReaches200At", reach.limited.systemReaches200At?.key)
    field("unlimitedReaches200At", reach.unlimited.reaches200At?.key)
    field("cappedFrom", reach.cappedFrom?.key)
    field("raisedUpTo", reach.raisedUpTo?.key)
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
