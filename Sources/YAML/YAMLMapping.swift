/// Keys with their values, in the file's order, with keys that are there twice.
package struct YAMLMapping: Sendable {
  /// A key with its value.
  package struct Entry: Sendable {
    /// The key; keys that are lists or mappings are refused by the reader.
    package let key: String

    /// Where the key starts.
    package let keyPosition: YAMLPosition

    /// The value.
    package let value: YAMLNode

    /// Puts an entry together.
    package init(key: String, keyPosition: YAMLPosition, value: YAMLNode) {
      self.key = key
      self.keyPosition = keyPosition
      self.value = value
    }
  }

  /// The entries in the file's order; what `<<` merged in comes last, without keys that are
  /// written out.
  package let entries: [Entry]

  /// Wraps entries.
  package init(_ entries: [Entry]) {
    self.entries = entries
  }
}

extension YAMLMapping {
  /// The last entry of a key, or `nil` when there is none.
  ///
  /// Keys agree when their UTF-8 does. The search walks all entries.
  package func entry(_ key: String) -> Entry? {
    entries.last { $0.key.utf8.elementsEqual(key.utf8) }
  }

  /// The value of the last entry of a key.
  package subscript(key: String) -> YAMLNode? {
    entry(key)?.value
  }
}
