/// A place in a file, as far as the kind of file has places.
package struct SourcePosition: Hashable, Sendable {
  /// The line, counted from 1; `nil` in a binary file.
  package var line: Int?

  /// The column in UTF-8 bytes, counted from 1; `nil` in a binary file.
  package var column: Int?

  /// The first byte, counted from 0; of a UTF-16 file the byte of its text in UTF-8.
  package var byte: Int

  /// Puts a place together.
  package init(line: Int?, column: Int?, byte: Int) {
    self.line = line
    self.column = column
    self.byte = byte
  }
}
