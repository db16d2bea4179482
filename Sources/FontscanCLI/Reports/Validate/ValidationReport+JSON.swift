internal import FontChecks
internal import ProjectModel

extension ValidationReport {
  /// Writes the findings as one document.
  func writeJSON(to json: inout JSONWriter) {
    json.document(schema: "fontscan.validate.v1") { json in
      json.array("findings", validation.findings) { json, finding in
        json.object { json in
          json.field("rule", finding.rule)
          json.field("severity", finding.severity.rawValue)
          json.field("message", finding.message)
          json.field("file", finding.file.map { "\($0)" })
          json.field("line", finding.line)
          json.field("column", finding.column)
          json.field("target", finding.target)
          json.field("font", finding.font.map { "\($0)" })
          json.field("name", finding.name)
          json.field("suggestion", finding.suggestion)
          json.field("fingerprint", finding.fingerprint)
        }
      }
      json.object("summary") { json in
        let summary = validation.summary
        json.field("errors", summary.errors)
        json.field("warnings", summary.warnings)
        json.field("notes", summary.notes)
        json.field("targets", summary.targets)
        json.field("declared", summary.declared)
        json.field("files", summary.files)
        json.field("faces", summary.faces)
        json.field("used", summary.used)
        json.array("notChecked", summary.notChecked) { json, silent in
          json.object(.line) { json in
            json.field("rule", silent.rule)
            json.field("target", silent.target)
            json.field("reason", silent.reason)
          }
        }
      }
      json.array("problems", validation.problems) { json, problem in
        json.object { json in
          json.field("file", "\(problem.path)")
          json.field("line", problem.position?.line)
          json.field("column", problem.position?.column)
          json.field("reason", problem.reason)
        }
      }
    }
  }
}
