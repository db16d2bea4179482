/// One word of the command line, in the bytes that the shell passed.
///
/// Paths are bytes; a word that is a path must not be turned into characters and back.
package struct Word: Hashable, Sendable {
  /// The bytes, without the NUL that ends them in C.
  package let bytes: [UInt8]

  /// Wraps bytes.
  package init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Spells a word in UTF-8.
  package init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The word as text; bytes that are no UTF-8 become U+FFFD.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension Word: ExpressibleByStringLiteral {
  /// Spells a word in the source.
  package init(stringLiteral text: String) {
    self.init(text)
  }
}
