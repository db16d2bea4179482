internal import FileAccess

extension OpenFile {
  /// Reads a part of a font.
  ///
  /// - Parameter range: The bytes of the file.
  /// - Returns: The bytes; fewer than wanted only at the end of the file.
  /// - Throws: When the system refuses.
  borrowing func fontBytes(_ range: Range<Int>) throws(FontProblem) -> [UInt8] {
    do throws(FileError) {
      return try read(at: range.lowerBound, count: range.count)
    } catch {
      throw FontProblem(error)
    }
  }

  /// Reads the whole file.
  ///
  /// - Parameter limit: The most bytes to accept.
  /// - Returns: All bytes of the file.
  /// - Throws: When the file is larger, or the system refuses.
  borrowing func wholeFont(limit: Int) throws(FontProblem) -> [UInt8] {
    guard size <= limit else {
      throw FontProblem(
        file: path,
        reason: "it has \(size) bytes; fonts of its kind are read up to \(limit)",
        kind: .unsupported
      )
    }
    return try fontBytes(0..<size)
  }

  /// Says that a packed font is suspiciously large once it is unpacked.
  borrowing func unpacksToTooMuch(_ unpackedSize: Int, limit: Int) -> FontProblem {
    FontProblem(
      file: path,
      reason: "it announces \(unpackedSize) bytes once unpacked; of its \(size) bytes no more than "
        + "\(limit) are taken",
      kind: .unsupported
    )
  }
}
