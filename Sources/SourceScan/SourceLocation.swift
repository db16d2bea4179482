package import FileAccess

/// A place in a source file.
package struct SourceLocation: Hashable, Sendable {
  /// The file.
  package var file: FilePath

  /// The line, counted from 1.
  package var line: Int

  /// The column in UTF-8 bytes, counted from 1; a byte-order mark has no column.
  package var column: Int

  /// Puts a place together.
  package init(file: FilePath, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}
