internal import FileAccess
internal import ProjectModel
internal import SourceScan

extension FindingDraft {
  /// A draft about a place in a source.
  ///
  /// - Parameters:
  ///   - place: Where.
  ///   - severity: How much it matters; `nil` means the default of the rule.
  ///   - suggestion: What to write instead.
  ///   - detail: What else tells it from others.
  ///   - message: What is wrong.
  init(
    at place: SourceLocation,
    severity: Severity? = nil,
    suggestion: String? = nil,
    detail: String = "",
    message: String
  ) {
    self.init(
      severity: severity,
      message: message,
      file: place.file,
      position: SourcePosition(line: place.line, column: place.column, byte: 0),
      suggestion: suggestion,
      detail: detail
    )
  }
}
