extension [UInt8] {
  /// The first byte of a place or behind it that may end a line or is another control character, up to
  /// U+000D; the end where there is none.
  ///
  /// Eight bytes are looked at together, since each byte of each source comes by here.
  ///
  /// - Parameter place: An offset; one behind the end counts as the end.
  /// - Returns: An offset.
  package func nextControl(from place: Int) -> Int {
    unsafe withUnsafeBytes { bytes in
      var place = Swift.max(0, place)
      while place + 8 <= bytes.count {
        let word = unsafe UInt64(
          littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        )
        // A byte below 14 borrows, which sets its highest bit; what that does to later ones does not
        // matter.
        let found = (word &- 0x0E0E_0E0E_0E0E_0E0E) & ~word & 0x8080_8080_8080_8080
        guard found == 0 else { return place + found.trailingZeroBitCount / 8 }
        place += 8
      }
      while unsafe place < bytes.count && bytes[place] >= 0x0E { place += 1 }
      return Swift.min(place, bytes.count)
    }
  }
}
