/// The place in a property list where a value or a key starts.
///
/// Of XML that is the `<` of the tag, of OpenStep text the first byte of the token, of a binary file
/// the object. Text that is not UTF-8 is turned into UTF-8 first, and its places are those of the
/// result.
package struct PropertyListPosition: Hashable, Sendable {
  // A large file has millions of places; 32 bits each keep them small. Zero means: no line.
  private let storedByte: UInt32
  private let storedLine: UInt32
  private let storedColumn: UInt32

  /// A place in text.
  ///
  /// - Parameters:
  ///   - byte: The offset from the start, from 0.
  ///   - line: The line, from 1.
  ///   - column: The column in UTF-8 bytes, from 1.
  package init(byte: Int, line: Int, column: Int) {
    storedByte = UInt32(clamping: byte)
    storedLine = UInt32(clamping: line)
    storedColumn = UInt32(clamping: column)
  }

  /// A place in a binary file.
  ///
  /// - Parameter byte: The offset from the start, from 0.
  package init(byte: Int) {
    storedByte = UInt32(clamping: byte)
    storedLine = 0
    storedColumn = 0
  }
}

extension PropertyListPosition {
  /// The offset from the start of the text or file, from 0, a byte-order mark included.
  package var byte: Int { Int(storedByte) }

  /// The line, from 1; `nil` in a binary file.
  package var line: Int? { storedLine == 0 ? nil : Int(storedLine) }

  /// The column in UTF-8 bytes, from 1, without a byte-order mark; `nil` in a binary file.
  package var column: Int? { storedLine == 0 ? nil : Int(storedColumn) }
}

extension PropertyListPosition: CustomStringConvertible {
  /// `line 3, column 7`, or `byte 20` in a binary file.
  package var description: String {
    guard let line, let column else { return "byte \(byte)" }
    return "line \(line), column \(column)"
  }
}
