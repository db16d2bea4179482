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

  /// Names in a sentence: `text, json or csv`.
  static func sentence(_ formats: [ReportFormat]) -> String {
    let names = formats.map(\.rawValue)
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }
}
