package import FileAccess
internal import PropertyList

/// A source file that could not be looked at, or only in part.
package struct SourceProblem: Hashable, Sendable {
  /// The file.
  package var file: FilePath

  /// Where looking ended; `nil` when the file could not be opened.
  package var location: SourceLocation?

  /// Why.
  package var reason: String

  /// Puts a problem together.
  package init(file: FilePath, location: SourceLocation? = nil, reason: String) {
    self.file = file
    self.location = location
    self.reason = reason
  }

  /// Whether it is a conflict that Git left in the file.
  package var isConflict: Bool { reason == MergeConflict.words }
}
