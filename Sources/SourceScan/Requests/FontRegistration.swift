/// Code that registers fonts while the app runs: Core Text's functions and helpers around them.
package struct FontRegistration: Hashable, Sendable {
  /// The name of the file or resource that is registered, without its ending where the code gives
  /// none; `nil` when the code does not say, so that it may be any font.
  package var fileName: String?

  /// Where it is called.
  package var location: SourceLocation

  /// Whether the code registers it only where it has learnt that some font is not there.
  package var isOnlyIfAbsent = false

  /// Puts a registration together.
  package init(fileName: String?, location: SourceLocation) {
    self.fileName = fileName
    self.location = location
  }
}
