package import FileAccess

/// Where the lines of a text start.
///
/// It costs a walk through the text, so it is made only for files that something is said about.
package struct SourceLines: Sendable {
  private let starts: [UInt32]

  /// Finds the lines of a text; they end in LF, CR LF or CR.
  package init(of text: SourceText) {
    let bytes = text.bytes
    var starts = [UInt32(clamping: text.start)]
    var place = text.start
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
      if byte == UInt8(ascii: "\r"), place < bytes.count, bytes[place] == UInt8(ascii: "\n") {
        place += 1
      }
      starts.append(UInt32(clamping: place))
    }
    self.starts = starts
  }

  /// Finds the place of a byte.
  ///
  /// - Parameter byte: An offset into the text.
  /// - Returns: The line and the column in bytes, both counted from 1; a byte-order mark has no column.
  package func place(of byte: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= byte { low = middle } else { high = middle }
    }
    return (low + 1, max(0, byte - Int(starts[low])) + 1)
  }

  /// Finds the place of a byte in a file.
  package func location(of byte: Int, in file: FilePath) -> SourceLocation {
    let place = place(of: byte)
    return SourceLocation(file: file, line: place.line, column: place.column)
  }
}
