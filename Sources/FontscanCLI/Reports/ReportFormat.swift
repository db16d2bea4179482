/// A form in which a result can be written.
enum ReportFormat: String, Sendable, CaseIterable {
  /// For people; may change with any release.
  case text

  /// One document, with a schema.
  case json

  /// A JSON document a line.
  case ndjson

  /// A table for a spreadsheet, by RFC 4180.
  case csv

  /// Tables for a comment on a change or a wiki, as GitHub reads Markdown.
  case markdown

  /// `path:line:column: warning: words`, which Xcode shows beside the line.
  case xcode

  /// Workflow commands, which GitHub Actions shows as annotations.
  case github

  /// A log of SARIF 2.1.0, for code scanning.
  case sarif

  /// A test report, as JUnit made them usual.
  case junit

  /// An artifact of GitLab's Code Quality.
  case gitlab

  /// The forms that findings can have in other programs.
  static let ofFindings: [ReportFormat] = [.xcode, .github, .sarif, .junit, .gitlab]

  /// Names in a sentence: `text, json or csv`.
  static func sentence(_ formats: [ReportFormat]) -> String {
    let names = formats.map(\.rawValue)
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }
}
