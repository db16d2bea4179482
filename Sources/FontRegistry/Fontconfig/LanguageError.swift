/// Why the characters of a language are not known.
public struct LanguageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The tag that was asked for.
  public let tag: String

  /// What is the matter, in words that follow a colon.
  public let description: String

  init(_ tag: String, _ description: String) {
    self.tag = tag
    self.description = description
  }
}
