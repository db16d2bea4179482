internal import FileAccess
internal import FontChecks

extension FindingsReport {
  /// Writes an artifact of GitLab's Code Quality: an array of findings.
  ///
  /// GitLab wants each fingerprint once and knows no finding without a line.
  func writeGitLab(to json: inout JSONWriter) {
    json.arrayDocument(findings) { json, finding in
      json.object { json in
        json.field("description", finding.sentence)
        json.field("check_name", finding.rule)
        json.field("fingerprint", finding.fingerprint)
        json.field("severity", FindingsReport.gitLabWord(for: finding.severity))
        json.object("location") { json in
          json.field("path", "\(base.shown(finding.file ?? root))")
          json.object("lines") { $0.field("begin", finding.line ?? 1) }
        }
      }
    }
  }

  private static func gitLabWord(for severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
