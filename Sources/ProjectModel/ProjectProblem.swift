package import FileAccess

/// Something that could not be looked at: an error, not a finding.
package struct ProjectProblem: Error, Hashable, Sendable {
  /// The file or folder.
  package var path: FilePath

  /// The place in the file, when it could be opened.
  package var position: SourcePosition?

  /// Why, in words that follow the path and a colon.
  package var reason: String

  /// Whether all that concerns fonts is known in spite of it: it is told, and what is found is no
  /// less certain.
  package var losesNothing = false

  /// Puts a problem together.
  package init(
    path: FilePath,
    position: SourcePosition? = nil,
    reason: String,
    losesNothing: Bool = false
  ) {
    self.path = path
    self.position = position
    self.reason = reason
    self.losesNothing = losesNothing
  }
}
