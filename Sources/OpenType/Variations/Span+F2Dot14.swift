extension Span<UInt8> {
  /// Reads a signed number with two bits before the binary point and fourteen after it.
  ///
  /// See <https://learn.microsoft.com/typography/opentype/spec/otff#data-types>.
  ///
  /// - Parameter offset: Where the number starts.
  /// - Returns: The number, exactly: from −2 up to, not including, 2.
  /// - Throws: When the bytes end before it does.
  package func f2dot14(at offset: Int) throws(TableError) -> Double {
    Double(try bigEndian(Int16.self, at: offset)) / 16384
  }
}
