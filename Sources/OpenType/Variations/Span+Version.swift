extension Span<UInt8> {
  /// Reads the major version of a table whose first two fields are a major and a minor one.
  ///
  /// A minor version adds fields and changes none, so any is taken.
  ///
  /// - Parameters:
  ///   - known: The major versions that the specification has.
  ///   - headerByteCount: How many bytes the table's header has, all of which have to be there.
  /// - Returns: The major version.
  /// - Throws: When the header is cut off, or the version is another.
  func majorVersion(
    of known: ClosedRange<UInt32> = 1...1,
    headerByteCount: Int
  ) throws(TableError) -> UInt32 {
    _ = try checkedRange(at: 0, count: headerByteCount)
    let version = try bigEndian(UInt32.self, at: 0)
    guard known.contains(version >> 16) else {
      throw TableError(offset: 0, .unsupportedVersion(version))
    }
    return version >> 16
  }
}
