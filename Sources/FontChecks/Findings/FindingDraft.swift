package import FileAccess
package import ProjectModel

/// What a rule says, before the run adds the rule's id, the target and the fingerprint.
package struct FindingDraft: Hashable, Sendable {
  /// How much it matters; `nil` means the default of the rule.
  package var severity: Severity?

  /// See ``Finding/message``.
  package var message: String

  /// See ``Finding/file``.
  package var file: FilePath?

  /// Where in ``file``.
  package var position: SourcePosition?

  /// See ``Finding/font``.
  package var font: FilePath?

  /// See ``Finding/name``.
  package var name: String?

  /// See ``Finding/suggestion``.
  package var suggestion: String?

  /// What else tells this finding from others of its rule at the same file, font and name, and stays
  /// the same when the wording changes: a table, a kind of name.
  package var detail: String

  /// Whether it is about the project as a whole and not about the bundle that the rule was shown.
  package var isOfProject = false

  /// Puts a draft together.
  package init(
    severity: Severity? = nil,
    message: String,
    file: FilePath? = nil,
    position: SourcePosition? = nil,
    font: FilePath? = nil,
    name: String? = nil,
    suggestion: String? = nil,
    detail: String = ""
  ) {
    self.severity = severity
    self.message = message
    self.file = file
    self.position = position
    self.font = font
    self.name = name
    self.suggestion = suggestion
    self.detail = detail
  }
}

extension FindingDraft {
  /// A draft about a font file, or about one face of it.
  package init(
    _ font: SubjectFont,
    name: String? = nil,
    severity: Severity? = nil,
    suggestion: String? = nil,
    detail: String = "",
    message: String
  ) {
    self.init(
      severity: severity,
      message: message,
      file: font.path,
      font: font.bundlePath,
      name: name,
      suggestion: suggestion,
      detail: detail
    )
  }
}

extension FindingDraft {
  /// A draft about an entry of a font list.
  init(
    _ entry: SubjectEntry,
    in subject: BundleSubject,
    severity: Severity? = nil,
    suggestion: String? = nil,
    detail: String = "",
    message: String
  ) {
    self.init(
      severity: severity,
      message: message,
      file: subject.bundle.infoPlist?.path,
      position: entry.entry.position,
      font: entry.entry.text.flatMap { $0.isEmpty ? nil : FilePath($0) },
      suggestion: suggestion,
      detail: detail
    )
  }
}
