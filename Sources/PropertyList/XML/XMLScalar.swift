/// Reads the text of tags that are no strings.
///
/// Where the document type is silent, this takes what Core Foundation takes.
enum XMLScalar {
  /// A decimal or, after `0x`, a hexadecimal integer with or without a sign.
  ///
  /// - Parameter text: The text of the tag; white space around it is ignored.
  /// - Returns: The number, or `nil` when it is none or does not fit in 64 bits.
  static func integer(_ text: [UInt8]) -> Int128? {
    var digits = trimmed(text)
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative || digits.first == UInt8(ascii: "+") { digits = digits.dropFirst() }
    var radix: Int128 = 10
    if digits.starts(with: "0x".utf8) || digits.starts(with: "0X".utf8) {
      digits = digits.dropFirst(2)
      radix = 16
    }
    guard !digits.isEmpty else { return nil }
    var magnitude: Int128 = 0
    for byte in digits {
      guard let digit = hexDigit(byte), digit < radix else { return nil }
      magnitude = magnitude * radix + Int128(digit)
      // Stops long before 128 bits are full.
      guard magnitude <= Int128(UInt64.max) else { return nil }
    }
    let value = isNegative ? -magnitude : magnitude
    return value >= Int128(Int64.min) ? value : nil
  }

  /// A number as C's `strtod` writes it, `nan` and `inf` included.
  ///
  /// - Parameter text: The text of the tag; white space around it is ignored.
  /// - Returns: The number, or `nil` when it is none.
  static func real(_ text: [UInt8]) -> Double? {
    Double(String(decoding: trimmed(text), as: UTF8.self))
  }

  /// A moment in UTC, `2001-12-31T23:59:59Z`, in the Gregorian calendar.
  ///
  /// - Parameter text: The text of the tag; white space around it is ignored.
  /// - Returns: Seconds since 1 January 2001, or `nil` when the form or a field is wrong.
  static func date(_ text: [UInt8]) -> Double? {
    var rest = trimmed(text)
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative { rest = rest.dropFirst() }
    // Six digits of a year are more than any calendar needs.
    guard let year = number(from: &rest, digits: 1...6, until: "-"),
      let month = number(from: &rest, digits: 2...2, until: "-"), (1...12).contains(month),
      let day = number(from: &rest, digits: 2...2, until: "T"), (1...31).contains(day),
      let hour = number(from: &rest, digits: 2...2, until: ":"), hour < 24,
      let minute = number(from: &rest, digits: 2...2, until: ":"), minute < 60,
      let second = number(from: &rest, digits: 2...2, until: "Z"), second <= 60,
      rest.isEmpty
    else { return nil }
    let days = daysSince2001(year: isNegative ? -year : year, month: month, day: day)
    return Double(((days * 24 + hour) * 60 + minute) * 60 + second)
  }

  /// Base64 with white space anywhere.
  ///
  /// - Parameter text: The text of the tag.
  /// - Returns: The bytes, or `nil` for other characters or a group of four that is cut short.
  static func data(_ text: [UInt8]) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    var (bits, digits, padding): (UInt32, Int, Int) = (0, 0, 0)
    for byte in text where !isASCIISpace(byte) {
      if byte == UInt8(ascii: "=") {
        padding += 1
      } else {
        guard padding == 0, let digit = base64Digit(byte) else { return nil }
        bits = bits << 6 | UInt32(digit)
        digits += 1
        if digits.isMultiple(of: 4) {
          bytes += [UInt8(bits >> 16 & 0xFF), UInt8(bits >> 8 & 0xFF), UInt8(bits & 0xFF)]
          bits = 0
        }
      }
    }
    switch (digits % 4, padding) {
    case (0, 0): break
    case (2, 2): bytes.append(UInt8(bits >> 4 & 0xFF))
    case (3, 1): bytes += [UInt8(bits >> 10 & 0xFF), UInt8(bits >> 2 & 0xFF)]
    default: return nil
    }
    return bytes
  }
}

extension XMLScalar {
  private static func trimmed(_ text: [UInt8]) -> ArraySlice<UInt8> {
    let start = text.drop(while: isASCIISpace)
    guard let last = start.lastIndex(where: { !isASCIISpace($0) }) else { return [] }
    return start[...last]
  }

  /// Takes a number and the character behind it off the front.
  private static func number(
    from text: inout ArraySlice<UInt8>,
    digits: ClosedRange<Int>,
    until end: Unicode.Scalar
  ) -> Int? {
    let number = text.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard digits.contains(number.count), number.endIndex < text.endIndex,
      text[number.endIndex] == UInt8(ascii: end)
    else { return nil }
    text = text[(number.endIndex + 1)...]
    return number.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// Days of the Gregorian calendar, carried back before its time.
  ///
  /// Years start in March here, so that the leap day is the last of its year. A day past the end of
  /// its month counts into the next.
  private static func daysSince2001(year: Int, month: Int, day: Int) -> Int {
    let shifted = month > 2 ? year : year - 1
    let (cycle, yearOfCycle) = (floorDivided(shifted, by: 400), floorRemainder(shifted, by: 400))
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfCycle = yearOfCycle * 365 + yearOfCycle / 4 - yearOfCycle / 100 + dayOfYear
    // 1 January 2001 is day 730,791 counted from 1 March of the year 0.
    return cycle * 146_097 + dayOfCycle - 730_791
  }

  private static func floorDivided(_ number: Int, by divisor: Int) -> Int {
    (number - floorRemainder(number, by: divisor)) / divisor
  }

  private static func floorRemainder(_ number: Int, by divisor: Int) -> Int {
    let remainder = number % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }

  private static func base64Digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
