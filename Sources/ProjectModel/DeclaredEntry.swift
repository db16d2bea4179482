/// One entry of an app's font list, as it is written.
package struct DeclaredEntry: Hashable, Sendable {
  /// What stands in the list.
  package enum Value: Hashable, Sendable {
    /// A string, empty ones and ones with build variables included.
    case text(String)

    /// Something that is no string, in words with its article: `an integer`, `a dictionary`.
    case wrongType(String)
  }

  /// What stands in the list.
  package var value: Value

  /// The string with its build variables replaced; `nil` when it has none, or one whose value is not
  /// known.
  package var resolved: String?

  /// Where the entry starts.
  package var position: SourcePosition

  /// Puts an entry together.
  package init(value: Value, position: SourcePosition) {
    self.value = value
    self.position = position
  }
}

extension DeclaredEntry {
  /// The string of the entry, or `nil` when it is none.
  ///
  /// Compare its UTF-8 with the bytes of a path: `==` on strings takes composed and decomposed
  /// letters for the same, a device does not.
  package var text: String? {
    guard case .text(let text) = value else { return nil }
    return text
  }

  /// The string that a built app has, as far as that is known: ``text`` with variables replaced.
  package var builtText: String? { resolved ?? text }
}
