/// A key that a dictionary of a property list has twice.
///
/// The readers of Apple's systems keep the last value; the earlier ones are lost without a word.
package struct DuplicateKey: Hashable, Sendable {
  /// The key.
  package var key: String

  /// Where the key is written again.
  package var position: SourcePosition

  /// Where the key is written first in the same dictionary.
  package var first: SourcePosition

  /// Puts a duplicate together.
  package init(key: String, position: SourcePosition, first: SourcePosition) {
    self.key = key
    self.position = position
    self.first = first
  }
}
