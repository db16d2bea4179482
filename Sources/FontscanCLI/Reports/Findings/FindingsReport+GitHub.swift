internal import FileAccess
internal import FontChecks
internal import ProjectModel

extension FindingsReport {
  /// Writes the workflow commands that GitHub Actions shows as annotations.
  ///
  /// GitHub shows ten of each severity for a step; all of them are in the log, and in the summary.
  func writeGitHub(to text: inout TextWriter) {
    for problem in problems {
      let command = problem.losesNothing ? "warning" : "error"
      let place = properties(problem.path, problem.position?.line, problem.position?.column)
      text.appendLine(line(command, place + [("title", "fontscan")], problem.reason))
    }
    var columns = UTF16Columns()
    for finding in findings {
      let column = columns.column(of: finding)
      let place = finding.file.map { properties($0, finding.line, column) } ?? []
      let target = finding.file == nil ? finding.target.map { "\($0): " } ?? "" : ""
      text.appendLine(
        line(
          finding.severity == .note ? "notice" : finding.severity.rawValue,
          place + [("title", finding.rule)],
          target + finding.sentence
        )
      )
    }
    // What is no command stands in the log as it is.
    for line in FindingText.notChecked(notChecked) { text.appendLine(line) }
    text.appendLine(summary)
  }

  private func line(
    _ command: String,
    _ properties: [(name: String, value: String)],
    _ message: String
  ) -> String {
    let words = properties.map { "\($0.name)=\(GitHubEscape.property($0.value))" }
    return "::\(command) \(words.joined(separator: ","))::\(GitHubEscape.message(message))"
  }

  /// GitHub knows files of the checkout by their path in it, and none elsewhere.
  private func properties(
    _ file: FilePath,
    _ line: Int?,
    _ column: Int?
  ) -> [(name: String, value: String)] {
    [("file", "\(base.shown(file))")] + (line.map { [("line", "\($0)")] } ?? [])
      + (column.map { [("col", "\($0)")] } ?? [])
  }
}

/// Text in a workflow command of GitHub Actions, which ends at a line break.
enum GitHubEscape {
  /// A message, which follows the second pair of colons.
  static func message(_ text: String) -> String {
    escaping(text, ["%", "\r", "\n"])
  }

  /// The value of a property, which ends at a comma or a colon.
  static func property(_ text: String) -> String {
    escaping(text, ["%", "\r", "\n", ":", ","])
  }

  private static func escaping(_ text: String, _ special: Set<Unicode.Scalar>) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      if special.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
}
