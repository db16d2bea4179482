/// Where the lines of a text start.
struct SourceLines {
  private let starts: [Int]

  /// Finds the lines of a text; they end in LF, CR LF or CR.
  init(_ bytes: [UInt8]) {
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      let isReturn = byte == UInt8(ascii: "\r") && next != UInt8(ascii: "\n")
      if byte == UInt8(ascii: "\n") || isReturn { starts.append(index + 1) }
    }
    self.starts = starts
  }

  /// The place of a byte.
  func position(of byte: Int) -> SourcePosition {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= byte { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: byte - starts[low] + 1, byte: byte)
  }
}
