/// Numbers as people write them on a command line.
enum DecimalNumber {
  /// Reads digits with at most one point, and a minus before them.
  ///
  /// `Double` would take `inf`, `nan`, `1e3` and `0x1p3` as well.
  ///
  /// - Parameter text: What was written.
  /// - Returns: The number; `nil` for anything else, and for more than 16 characters.
  static func value(of text: some StringProtocol) -> Double? {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let isDecimal = text.utf8.enumerated().allSatisfy { place, byte in
      digits.contains(byte) || byte == UInt8(ascii: ".")
        || (place == 0 && byte == UInt8(ascii: "-"))
    }
    guard isDecimal, text.utf8.count <= 16 else { return nil }
    return Double(text)
  }
}
