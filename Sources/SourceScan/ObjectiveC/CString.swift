/// String literals of C.
enum CString {
  /// The value of a literal; `nil` when it is cut short, raw, or has an escape that C does not.
  static func value(of token: SourceToken, in text: SourceText) -> String? {
    guard !token.flags.contains(.isCutShort), token.range.count >= 2,
      text.bytes[token.range.lowerBound] == UInt8(ascii: "\"")
    else { return nil }
    let inside = text.bytes[(token.range.lowerBound + 1)..<(token.range.upperBound - 1)]
    guard inside.contains(UInt8(ascii: "\\")) else {
      return String(validating: inside, as: UTF8.self)
    }
    var value: [UInt8] = []
    var rest = inside
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        value.append(byte)
        continue
      }
      guard let escaped = escape(&rest) else { return nil }
      value += escaped
    }
    return String(validating: value, as: UTF8.self)
  }

  /// The bytes that an escape stands for, behind its backslash.
  private static func escape(_ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
    guard let byte = rest.popFirst() else { return nil }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "'"), UInt8(ascii: "?"): return [byte]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "\n"): return []
    case UInt8(ascii: "\r"):
      if rest.first == UInt8(ascii: "\n") { rest.removeFirst() }
      return []
    case UInt8(ascii: "x"):
      return number(&rest, digits: 1...2).flatMap { UInt8(exactly: $0) }.map { [$0] }
    case UInt8(ascii: "u"): return character(&rest, digits: 4)
    case UInt8(ascii: "U"): return character(&rest, digits: 8)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var digits = [byte] + rest.prefix(2)
      digits.removeLast(digits.count - digits.prefix { (0x30...0x37).contains($0) }.count)
      rest.removeFirst(digits.count - 1)
      let number = digits.reduce(0) { $0 << 3 | Int($1 - 0x30) }
      return UInt8(exactly: number).map { [$0] }
    default: return nil
    }
  }

  private static func character(_ rest: inout ArraySlice<UInt8>, digits: Int) -> [UInt8]? {
    number(&rest, digits: digits...digits).flatMap { Unicode.Scalar($0) }.map {
      Array(String($0).utf8)
    }
  }

  private static func number(
    _ rest: inout ArraySlice<UInt8>,
    digits: ClosedRange<Int>
  ) -> UInt32? {
    var number: UInt32 = 0
    var count = 0
    while count < digits.upperBound, let byte = rest.first,
      let digit = Character(Unicode.Scalar(byte)).hexDigitValue
    {
      // Eight hexadecimal digits are the most, and fit.
      number = number << 4 | UInt32(digit)
      count += 1
      rest.removeFirst()
    }
    return count >= digits.lowerBound ? number : nil
  }
}
