package import FileAccess

/// Where the lines of a text start.
///
/// It costs a walk through the text, so it is made only for files that something is said about; and it
/// is kept for each of these, so that a line takes two bytes.
package struct SourceLines: Sendable {
  /// How many bytes each line has, with its end; what does not fit is in ``longLines``.
  private var lengths: [UInt16] = []

  /// Where every 256th line starts, from the first on.
  private var anchors: [UInt32]

  /// The lengths of long lines by number.
  private var longLines: [Int: UInt32] = [:]

  private static let step = 256

  /// Finds the lines of a text; they end in LF, CR LF or CR.
  package init(of text: SourceText) {
    let bytes = text.bytes
    anchors = [UInt32(clamping: text.start)]
    var start = text.start
    var place = text.start
    while true {
      place = bytes.nextControl(from: place)
      guard place < bytes.count else { break }
      let byte = bytes[place]
      place += 1
      guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
      if byte == UInt8(ascii: "\r"), place < bytes.count, bytes[place] == UInt8(ascii: "\n") {
        place += 1
      }
      add(length: place - start)
      if lengths.count.isMultiple(of: Self.step) { anchors.append(UInt32(clamping: place)) }
      start = place
    }
    lengths = lengths.map { $0 }
  }

  private mutating func add(length: Int) {
    if length >= Int(UInt16.max) { longLines[lengths.count] = UInt32(clamping: length) }
    lengths.append(UInt16(clamping: length))
  }

  /// Finds the place of a byte.
  ///
  /// - Parameter byte: An offset into the text.
  /// - Returns: The line and the column in bytes, both counted from 1; a byte-order mark has no column.
  package func place(of byte: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, anchors.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(anchors[middle]) <= byte { low = middle } else { high = middle }
    }
    var start = Int(anchors[low])
    var line = low * Self.step
    while line < lengths.count {
      let length =
        lengths[line] < UInt16.max ? Int(lengths[line]) : Int(longLines[line] ?? UInt32.max)
      guard start + length <= byte else { break }
      start += length
      line += 1
    }
    return (line + 1, max(0, byte - start) + 1)
  }

  /// Finds the place of a byte in a file.
  package func location(of byte: Int, in file: FilePath) -> SourceLocation {
    let place = place(of: byte)
    return SourceLocation(file: file, line: place.line, column: place.column)
  }
}
