/// What the name of a file ends in, behind its last period, in lower case; at most eight bytes.
///
/// All of it is in one number, since each file of a project is asked a dozen times what it ends in.
struct NameEnd: Hashable {
  /// The bytes, the last one lowest.
  private let letters: UInt64

  /// The end of a name.
  ///
  /// - Parameter name: The name; what starts with its only period has no end. `nil` as well when the
  ///   end is empty or longer than eight bytes.
  init?(_ name: ArraySlice<UInt8>) {
    let period = UInt8(ascii: ".")
    var letters: UInt64 = 0
    var shift: UInt64 = 0
    var index = name.endIndex
    while index > name.startIndex {
      index -= 1
      var byte = name[index]
      if byte == period {
        guard index > name.startIndex, shift > 0 else { return nil }
        self.letters = letters
        return
      }
      guard shift < 64 else { return nil }
      if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) { byte |= 0x20 }
      letters |= UInt64(byte) << shift
      shift += 8
    }
    return nil
  }
}

extension NameEnd: ExpressibleByStringLiteral {
  /// An end that is known.
  ///
  /// - Parameter end: The bytes in lower case without the period, at most eight.
  init(stringLiteral end: StaticString) {
    letters = unsafe UnsafeBufferPointer(start: end.utf8Start, count: end.utf8CodeUnitCount)
      .reduce(0) { $0 << 8 | UInt64($1) }
  }
}

extension ArraySlice<UInt8> {
  /// Whether the name ends in one of a few ways; letter case is ignored.
  func ends(in ends: [NameEnd]) -> Bool {
    guard let end = NameEnd(self) else { return false }
    return ends.contains(end)
  }
}
