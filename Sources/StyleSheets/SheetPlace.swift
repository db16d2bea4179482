internal import PropertyList

/// A place in a style sheet.
package struct SheetPlace: Hashable, Sendable {
  /// The line, counted from 1; `nil` in a binary property list.
  package let line: Int?

  /// The column in UTF-8 bytes, counted from 1; `nil` in a binary property list.
  package let column: Int?

  /// The first byte, counted from 0; of a UTF-16 file the byte of its text in UTF-8.
  package let byte: Int

  init(_ position: PropertyListPosition) {
    line = position.line
    column = position.column
    byte = position.byte
  }
}

extension SheetPlace: CustomStringConvertible {
  /// `line 3, column 7`, or `byte 20` in a binary property list.
  package var description: String {
    guard let line, let column else { return "byte \(byte)" }
    return "line \(line), column \(column)"
  }
}
