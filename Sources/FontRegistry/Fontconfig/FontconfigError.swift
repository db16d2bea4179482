/// Why fontconfig could not answer.
public struct FontconfigError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong, in words that follow a colon.
  public let description: String

  /// Describes a failure.
  public init(description: String) {
    self.description = description
  }
}
