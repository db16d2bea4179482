internal import FontChecks
internal import ProjectModel

extension ValidationReport {
  private static let schema = "fontscan.validate.v1"

  /// Writes the findings as one document.
  func writeJSON(to json: inout JSONWriter) {
    json.document(schema: Self.schema) { json in
      json.array("findings", validation.findings) { json, finding in
        json.object { $0.fields(of: finding) }
      }
      json.object("summary") { json in
        json.fields(of: validation.summary)
        json.fields(of: validation.summary, texts: "texts")
        json.array("notChecked", validation.summary.notChecked) { json, silent in
          json.object(.line) { $0.fields(of: silent) }
        }
      }
      json.array("problems", validation.problems) { json, problem in
        json.object { $0.fields(of: problem) }
      }
    }
  }

  /// Writes a document a line: the findings, what was not checked, the problems, and the summary.
  func writeLines(to json: inout JSONWriter) {
    func line(_ kind: String, _ members: (inout JSONWriter) -> Void) {
      json.document(schema: Self.schema, layout: .compact) { json in
        json.field("kind", kind)
        members(&json)
      }
    }
    for finding in validation.findings { line("finding") { $0.fields(of: finding) } }
    for silent in validation.summary.notChecked { line("notChecked") { $0.fields(of: silent) } }
    for problem in validation.problems { line("problem") { $0.fields(of: problem) } }
    line("summary") { json in
      json.fields(of: validation.summary)
      json.fields(of: validation.summary, texts: "texts")
    }
  }
}

extension JSONWriter {
  fileprivate mutating func fields(of finding: Finding) {
    field("rule", finding.rule)
    field("severity", finding.severity.rawValue)
    field("message", finding.message)
    field("file", finding.file.map { "\($0)" })
    field("line", finding.line)
    field("column", finding.column)
    field("target", finding.target)
    field("font", finding.font.map { "\($0)" })
    field("name", finding.name)
    field("suggestion", finding.suggestion)
    field("fingerprint", finding.fingerprint)
  }

  fileprivate mutating func fields(of summary: ValidationSummary) {
    field("errors", summary.errors)
    field("warnings", summary.warnings)
    field("notes", summary.notes)
    field("targets", summary.targets)
    field("declared", summary.declared)
    field("files", summary.files)
    field("faces", summary.faces)
    field("used", summary.used)
    field("suppressed", summary.suppressed)
    field("baselined", summary.baselined)
  }

  fileprivate mutating func fields(of silent: NotChecked) {
    field("rule", silent.rule)
    field("target", silent.target)
    field("reason", silent.reason)
  }

  fileprivate mutating func fields(of problem: ProjectProblem) {
    field("file", "\(problem.path)")
    field("line", problem.position?.line)
    field("column", problem.position?.column)
    field("reason", problem.reason)
  }
}
