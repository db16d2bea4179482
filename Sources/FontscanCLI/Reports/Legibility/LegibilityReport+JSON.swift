internal import FontChecks
internal import FontRegistry

extension LegibilityReport {
  private static let schema = "fontscan.legibility.v1"

  /// Writes the faces as one document.
  func writeJSON(problems: [FontProblem], to json: inout JSONWriter) {
    json.document(schema: Self.schema) { json in
      json.array("faces", rows) { json, row in
        json.object { LegibilityReport.write(row, to: &$0) }
      }
      json.array("problems", problems) { json, problem in
        json.object { $0.fields(of: problem) }
      }
    }
  }

  /// Writes a document a line: the faces, then the problems.
  func writeLines(problems: [FontProblem], to json: inout JSONWriter) {
    for row in rows {
      json.document(schema: Self.schema, layout: .compact) { json in
        json.field("kind", "face")
        LegibilityReport.write(row, to: &json)
      }
    }
    for problem in problems {
      json.document(schema: Self.schema, layout: .compact) { json in
        json.field("kind", "problem")
        json.fields(of: problem)
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
    let comparison = row.comparison
    json.object("stem", comparison.decidingWeight(.stems))
    json.object("inkArea", comparison.decidingWeight(.ink))
    json.array("letters", comparison.weights) { json, weight in
      json.object(.line) { json in
        json.field("script", weight.script?.rawValue)
        json.field("method", weight.method.rawValue)
        json.field("regular", weight.regular.rounded(places: 2))
        json.field("bold", weight.bold?.rounded(places: 2))
        json.field("ratio", weight.ratio?.rounded(places: 3))
        json.field("count", weight.letterCount)
      }
    }
    if let missing = comparison.missingLetters {
      json.array("missingCharacters", missing, .line) { $0.element(Int($1.value)) }
    } else {
      json.null("missingCharacters")
    }
    json.array("lostLanguages", comparison.lostLanguages, .line) { $0.element($1) }
    json.field("advanceRatio", comparison.advanceRatio?.rounded(places: 3))
    json.field("lineHeightRatio", comparison.lineHeightRatio?.rounded(places: 3))
    json.field("reason", row.reason)
    if let trait = row.boldTrait {
      json.object("boldTrait", .line) { json in
        json.field("answer", trait.answer)
        json.field("postScriptName", trait.face?.postScriptName)
      }
    } else {
      json.null("boldTrait")
    }
  }
}

extension BoldComparison {
  /// The comparison that decides, if it is by a method and there is a partner.
  fileprivate func decidingWeight(_ method: WeightComparison.Method) -> WeightComparison? {
    decidingWeight.flatMap { $0.method == method && $0.bold != nil ? $0 : nil }
  }
}

extension JSONWriter {
  /// Writes both sides of a comparison, or `null`.
  fileprivate mutating func object(_ name: String, _ weight: WeightComparison?) {
    guard let weight else { return null(name) }
    object(name, .line) { json in
      json.field("regular", weight.regular.rounded(places: 2))
      json.field("bold", weight.bold?.rounded(places: 2))
      json.field("ratio", weight.ratio?.rounded(places: 3))
    }
  }
}
