internal import FileAccess
internal import ProjectModel
internal import SourceScan

extension FindingDraft {
  /// A draft about a name that code asks for.
  ///
  /// - Parameters:
  ///   - request: Where and how it is asked for.
  ///   - place: Where the fault is, when that is not where the name stands.
  ///   - name: The name, as far as it is known.
  ///   - severity: How much it matters; `nil` means the default of the rule.
  ///   - font: The path of the font that is meant.
  ///   - suggestion: What to write instead; left out where it would have to be written in several places.
  ///   - detail: What else tells it from others.
  ///   - message: What is wrong.
  init(
    _ request: FontRequest,
    at place: SourceLocation? = nil,
    name: String,
    severity: Severity? = nil,
    font: FilePath? = nil,
    suggestion: String? = nil,
    detail: String = "",
    message: String
  ) {
    let isJoined = place == nil && request.isJoined
    let place = place ?? request.location
    self.init(
      severity: severity,
      message: message,
      file: place.file,
      position: SourcePosition(line: place.line, column: place.column, byte: 0),
      font: font,
      name: name,
      suggestion: isJoined ? nil : suggestion,
      detail: detail
    )
  }
}
