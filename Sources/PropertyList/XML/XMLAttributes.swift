/// The attributes of a tag, in the order of the file.
///
/// There are few of them, so that they are looked through and not hashed.
package struct XMLAttributes: Sendable {
  private var pairs: [(name: String, value: String)] = []

  init() {}

  /// The value of an attribute; `nil` when the tag does not have it.
  package subscript(name: String) -> String? {
    pairs.first { $0.name == name }?.value
  }

  mutating func append(_ name: String, _ value: String) {
    pairs.append((name, value))
  }
}
