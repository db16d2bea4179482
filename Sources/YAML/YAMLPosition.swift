/// A place in a YAML document.
package struct YAMLPosition: Hashable, Sendable {
  /// The line, counted from 1.
  package var line: Int

  /// The column, counted from 1 in bytes of UTF-8.
  package var column: Int

  /// The byte of the document, counted from 0; of a document in UTF-16 as if it were in UTF-8.
  package var byte: Int

  /// Puts a position together.
  package init(line: Int, column: Int, byte: Int) {
    self.line = line
    self.column = column
    self.byte = byte
  }
}

extension YAMLPosition: CustomStringConvertible {
  /// `line 3, column 5`.
  package var description: String { "line \(line), column \(column)" }
}
