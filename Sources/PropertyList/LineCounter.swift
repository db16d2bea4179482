/// Turns offsets into lines and columns.
///
/// Lines end with LF, CR or both. Offsets that ascend cost one walk through the text in all.
struct LineCounter {
  private let text: [UInt8]
  private let firstByte: Int
  private var line = 1
  private var lineStart: Int
  private var scanned: Int

  /// Starts at the beginning.
  ///
  /// - Parameters:
  ///   - text: The whole text.
  ///   - firstByte: Where the first line starts: behind a byte-order mark.
  init(text: [UInt8], firstByte: Int) {
    self.text = text
    self.firstByte = firstByte
    lineStart = firstByte
    scanned = firstByte
  }

  /// Finds the line and column of a byte.
  ///
  /// - Parameter byte: An offset; one outside the text counts as its nearest end.
  /// - Returns: Its place.
  mutating func position(at byte: Int) -> PropertyListPosition {
    let byte = min(max(byte, firstByte), text.count)
    if byte < scanned { restart() }
    while scanned < byte {
      if endsLine(at: scanned) {
        line += 1
        lineStart = scanned + 1
      }
      scanned += 1
    }
    return PropertyListPosition(byte: byte, line: line, column: byte - lineStart + 1)
  }

  private mutating func restart() {
    line = 1
    lineStart = firstByte
    scanned = firstByte
  }

  /// Whether a byte is the last one of its line; of CR and LF together that is the LF.
  private func endsLine(at index: Int) -> Bool {
    switch text[index] {
    case UInt8(ascii: "\n"): true
    case UInt8(ascii: "\r"): index + 1 == text.count || text[index + 1] != UInt8(ascii: "\n")
    default: false
    }
  }
}
