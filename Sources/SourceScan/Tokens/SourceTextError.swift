/// Why a file could not be read as text.
package struct SourceTextError: Error, Hashable, Sendable {
  /// The reason in words, lower case, without a full stop.
  package var reason: String

  /// The line of the text, counted from 1; `nil` when it concerns the file as a whole.
  package var line: Int?

  /// The column in UTF-8 bytes, counted from 1.
  package var column: Int?

  /// Puts a reason together.
  package init(reason: String, line: Int? = nil, column: Int? = nil) {
    self.reason = reason
    self.line = line
    self.column = column
  }
}
