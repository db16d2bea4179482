/// A key that a mapping has twice, which YAML forbids and readers take differently.
package struct YAMLDuplicateKey: Hashable, Sendable {
  /// The key.
  package let key: String

  /// Where it is written again.
  package let position: YAMLPosition

  /// Where it is written first in the same mapping.
  package let first: YAMLPosition
}

extension YAMLDuplicateKey: CustomStringConvertible {
  /// What is wrong, with the place of the first one.
  package var description: String {
    "the key '\(key)' is there twice, first in \(first)"
  }
}
