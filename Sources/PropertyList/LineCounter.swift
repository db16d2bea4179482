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
    guard scanned < byte else {
      return PropertyListPosition(byte: byte, line: line, column: byte - lineStart + 1)
    }
    // Each byte of a text comes by here.
    let text = text
    var (line, lineStart) = (line, lineStart)
    var next = scanned
    while next < byte {
      // Eight at a time, where none of them can end a line.
      if next + 8 <= byte, unsafe text.withUnsafeBytes({ unsafe $0.isPrinted(at: next) }) {
        next += 8
        continue
      }
      let index = next
      next += 1
      // All that ends a line is at most a carriage return.
      guard text[index] <= UInt8(ascii: "\r"), Self.endsLine(at: index, of: text) else { continue }
      line += 1
      lineStart = index + 1
    }
    self.line = line
    self.lineStart = lineStart
    scanned = byte
    return PropertyListPosition(byte: byte, line: line, column: byte - lineStart + 1)
  }

  private mutating func restart() {
    line = 1
    lineStart = firstByte
    scanned = firstByte
  }

  /// Whether a byte is the last one of its line; of CR and LF together that is the LF.
  private static func endsLine(at index: Int, of text: [UInt8]) -> Bool {
    switch text[index] {
    case UInt8(ascii: "\n"): true
    case UInt8(ascii: "\r"): index + 1 == text.count || text[index + 1] != UInt8(ascii: "\n")
    default: false
    }
  }
}
