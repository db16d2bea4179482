internal import FontChecks

extension Explanation {
  /// Writes the rules as one document.
  func writeJSON(to json: inout JSONWriter) {
    json.document(schema: "fontscan.explain.v1") { json in
      json.array("rules", rules) { json, rule in
        json.object { json in
          json.field("id", rule.id)
          json.field("group", rule.group)
          json.field("title", rule.title)
          json.field("severity", rule.severity.rawValue)
          json.array("otherSeverities", rule.otherSeverities, .line) { json, severity in
            json.element(severity.rawValue)
          }
          json.field("rationale", rule.rationale)
          json.field("fix", rule.fix)
          json.array("options", rule.options) { json, option in
            json.object(.line) { json in
              json.field("name", option.name)
              json.field("default", option.usual)
              json.field("minimum", option.range.lowerBound)
              json.field("maximum", option.range.upperBound)
              json.field("meaning", option.meaning)
            }
          }
          json.array("passes", rule.examples.filter(\.passes)) { json, example in
            json.element(example.text)
          }
          json.array("fails", rule.examples.filter { !$0.passes }) { json, example in
            json.object(.line) { json in
              json.field("text", example.text)
              json.array("severities", example.severities) { json, severity in
                json.element(severity.rawValue)
              }
            }
          }
          json.array("examples", rule.examples) { json, example in
            json.object(.line) { json in
              json.field("text", example.text)
              json.field("passes", example.passes)
              json.field("code", example.code)
            }
          }
        }
      }
    }
  }
}
