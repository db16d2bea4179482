internal import FileAccess

/// Memory that the parts of one file after another are read into.
struct ReadBuffer {
  /// Bytes of the file in ``used``, and what earlier files left behind them.
  private(set) var bytes = [UInt8](repeating: 0, count: ReadBuffer.ordinarySize)

  /// How many bytes belong to the current file.
  private(set) var used = 0

  /// How many bytes were read of the current file, the same ones counted each time.
  private(set) var total = 0

  /// What ordinary faces need; more is given back after the file that needed it.
  private static let ordinarySize = 256 * 1024

  /// Forgets the current file.
  mutating func reset() {
    used = 0
    total = 0
    if bytes.count > 16 * Self.ordinarySize {
      bytes = [UInt8](repeating: 0, count: Self.ordinarySize)
    }
  }

  /// Forgets what was read after some bytes, as when the next face of a collection comes.
  ///
  /// - Parameter count: How many bytes to keep.
  mutating func keep(_ count: Int) {
    used = min(used, count)
  }

  /// Reads a part of a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - offset: The byte of the file to start at.
  ///   - count: How many bytes are wanted; the caller has bounded it by the file's size.
  /// - Returns: Where the bytes are in ``bytes``; fewer than wanted only at the end of the file.
  /// - Throws: When the system refuses.
  mutating func append(
    from file: borrowing OpenFile,
    at offset: Int,
    count: Int
  ) throws(FileError) -> Range<Int> {
    let end = used + count
    if end > bytes.count {
      bytes.append(contentsOf: repeatElement(0, count: max(end, 2 * bytes.count) - bytes.count))
    }
    let start = used
    used = start + (try file.read(into: &bytes, in: start..<end, at: offset))
    total += used - start
    return start..<used
  }
}
