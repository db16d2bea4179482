/// Numbers as people and their programs write them on a command line.
enum DecimalNumber {
  /// Reads a decimal number of any length, with or without a sign, a point and an exponent.
  ///
  /// `Double` would take `inf`, `nan` and `0x1p3` as well.
  ///
  /// - Parameter text: What was written.
  /// - Returns: The number; `nil` for anything else, and for one that is too large.
  static func value(of text: some StringProtocol) -> Double? {
    let isDecimal = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
        true
      default: false
      }
    }
    guard isDecimal, let number = Double(text), number.isFinite else { return nil }
    return number
  }
}
