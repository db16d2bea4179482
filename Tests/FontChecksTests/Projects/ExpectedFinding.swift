import FileAccess
import FontChecks
import FontTestSupport
import ProjectModel

/// A finding that was written down before the tool ran, with the reason.
struct ExpectedFinding: CustomStringConvertible, Sendable {
  var target: String
  var rule: String
  var severity: Severity

  /// The path below the project, and the line; no line for a finding about a font file.
  var place: String
  var why: String

  init(
    _ target: String,
    _ rule: String,
    _ severity: Severity,
    _ place: String,
    _ why: String
  ) {
    self.target = target
    self.rule = rule
    self.severity = severity
    self.place = place
    self.why = why
  }

  var description: String { "\(target): \(rule) \(severity) \(place)" }
}

/// A project that is judged, with what was to be expected of it.
struct JudgedProject {
  let validation: Validation
  private let root: FilePath

  init(_ path: String, only rules: [String] = []) throws {
    root = FilePath(path)
    let selection = try RuleSelection(only: rules)
    validation = Validation(
      subject: Subject(reading: try Project(reading: root), root: root).measured(for: selection),
      selection: selection,
      configuration: try Configuration.file(for: root).map { try Configuration(reading: $0) }
    )
  }

  /// The messages of a rule, in the order of the report, with paths as in ``findings``.
  func messages(_ rule: String) -> [String] {
    validation.findings.filter { $0.rule == rule }
      .map { $0.message.replacing("\(root)/", with: "") }
  }

  /// The findings in the words of what is expected, sorted.
  var findings: [String] {
    validation.findings.map { finding in
      let line = finding.line.map { ":\($0)" } ?? ""
      let place = "\(finding.file.map { short($0) } ?? "-")\(line)"
      return "\(finding.target ?? "-"): \(finding.rule) \(finding.severity) \(place)"
    }.sorted()
  }

  /// The problems as `path:line`.
  var problems: [String] {
    validation.problems.map { problem in
      "\(short(problem.path))\(problem.position?.line.map { ":\($0)" } ?? "")"
    }
  }

  /// The rules that stayed silent for a target.
  func notChecked(_ target: String) -> [String] {
    validation.summary.notChecked.filter { $0.target == target }.map(\.rule)
  }

  private func short(_ path: FilePath) -> String {
    let text = path.description
    let prefix = "\(root)/"
    return text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
  }
}
