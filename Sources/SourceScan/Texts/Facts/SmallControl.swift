/// A control whose text or image stays small.
package struct SmallControl: Hashable, Sendable {
  /// What it is, in words that follow "a".
  package var words: String

  /// Puts a control together.
  package init(words: String) {
    self.words = words
  }
}
