/// A number as JSON writes it: RFC 8259, section 6.
enum JSONNumber {
  /// What a number is kept as.
  ///
  /// - Parameter text: The characters.
  /// - Returns: A whole number when it has neither fraction nor exponent and fits, else a real one;
  ///   `nil` when the characters are no number.
  static func content(of text: ArraySlice<UInt8>) -> PropertyListValue.Content? {
    guard let isWhole = wholeness(of: text) else { return nil }
    let words = String(decoding: text, as: UTF8.self)
    if isWhole, let integer = Int128(words) { return .integer(integer) }
    return Double(words).map { .real($0) }
  }

  /// Whether a number has neither fraction nor exponent; `nil` when it is none.
  private static func wholeness(of text: ArraySlice<UInt8>) -> Bool? {
    var rest = text
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let whole = takeDigits(of: &rest)
    // Zeros in front would be octal to some readers, and JSON has none.
    guard let first = whole.first, first != UInt8(ascii: "0") || whole.count == 1 else {
      return nil
    }
    guard !rest.isEmpty else { return true }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard !takeDigits(of: &rest).isEmpty else { return nil }
    }
    if let letter = rest.first, letter | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
      guard !takeDigits(of: &rest).isEmpty else { return nil }
    }
    return rest.isEmpty ? false : nil
  }

  private static func takeDigits(of text: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let digits = text.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    text.removeFirst(digits.count)
    return digits
  }
}
