package import FileAccess

/// Why a configuration cannot be used: everything that is wrong with it.
package struct ConfigurationError: Error, Hashable, Sendable {
  /// One thing that is wrong.
  package struct Fault: Hashable, Sendable {
    /// Where, when the file could be opened.
    package var position: SourcePosition?

    /// What, in words that follow the place and a colon.
    package var reason: String

    /// The word that is not known, when that is the fault.
    package var unknownWord: String?

    /// The words that could stand in its place.
    package var knownWords: [String]

    /// Puts a fault together.
    package init(
      _ reason: String,
      at position: SourcePosition?,
      unknownWord: String? = nil,
      knownWords: [String] = []
    ) {
      self.reason = reason
      self.position = position
      self.unknownWord = unknownWord
      self.knownWords = knownWords
    }
  }

  /// The file.
  package var path: FilePath

  /// What is wrong, in the file's order; never empty.
  package var faults: [Fault]

  /// Puts an error together.
  package init(path: FilePath, faults: [Fault]) {
    self.path = path
    self.faults = faults
  }
}
