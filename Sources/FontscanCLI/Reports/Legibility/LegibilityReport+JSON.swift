internal import FontChecks
internal import FontRegistry

extension LegibilityReport {
  /// Writes the faces as one document.
  func writeJSON(problems: [FontProblem], to json: inout JSONWriter) {
    json.document(schema: "fontscan.legibility.v1") { json in
      json.array("faces", rows) { json, row in
        json.object { LegibilityReport.write(row, to: &$0) }
      }
      json.array("problems", problems) { json, problem in
        json.object { $0.fields(of: problem) }
      }
    }
  }

  private static func write(_ row: Row, to json: inout JSONWriter) {
    json.field("postScriptName", row.face.postScriptName)
    json.field("family", row.face.family)
    json.field("file", "\(row.face.file)")
    json.field("weight", row.face.weight)
    if let partner = row.partner {
      json.object("partner") { json in
        json.field("postScriptName", partner.face.postScriptName)
        json.field("file", "\(partner.face.file)")
        json.field("weight", partner.face.weight)
        json.field("via", partner.source.rawValue)
      }
    } else {
      json.null("partner")
    }
    json.field("verdict", row.verdict.rawValue)
    if let stem = row.stem {
      json.object("stem", .line) { json in
        json.field("regular", stem.regular)
        json.field("bold", stem.bold)
        json.field("ratio", stem.ratio)
      }
    } else {
      json.null("stem")
    }
    if let missing = row.missingCharacters {
      json.array("missingCharacters", missing, .line) { $0.element(Int($1.value)) }
    } else {
      json.null("missingCharacters")
    }
    json.field("advanceRatio", row.advanceRatio)
    json.field("lineHeightRatio", row.lineHeightRatio)
  }
}
