extension Span<UInt8> {
  /// Reads a big-endian integer.
  ///
  /// Any `offset` is fine, also one that came out of the font: nothing here traps, and the sum that
  /// finds the end cannot overflow.
  ///
  /// - Parameters:
  ///   - type: The integer's type, which sets its width.
  ///   - offset: Where the integer starts.
  /// - Returns: The integer.
  /// - Throws: When the bytes end before it does.
  package func bigEndian<T: FixedWidthInteger>(
    _ type: T.Type,
    at offset: Int
  ) throws(TableError) -> T {
    var bits: T.Magnitude = 0
    for index in try checkedRange(at: offset, count: MemoryLayout<T>.size) {
      bits = bits << 8 | T.Magnitude(truncatingIfNeeded: self[index])
    }
    return T(truncatingIfNeeded: bits)
  }

  /// Turns an untrusted offset and length into a range of these bytes.
  ///
  /// - Parameters:
  ///   - offset: Where the range starts.
  ///   - count: How many bytes it has.
  /// - Returns: A range that can be used as a subscript.
  /// - Throws: When the range is not wholly inside.
  package func checkedRange(
    at offset: Int,
    count: Int
  ) throws(TableError) -> Range<Int> {
    let (end, overflow) = offset.addingReportingOverflow(count)
    guard offset >= 0, count >= 0, !overflow, end <= self.count else {
      throw TableError(offset: offset, .truncated(needed: count, end: self.count))
    }
    return offset..<end
  }
}
