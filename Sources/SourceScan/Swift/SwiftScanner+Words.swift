extension SwiftScanner {
  /// Whether a byte can stand in an identifier; all of another script count.
  @inline(__always)
  static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
      true
    default: false
    }
  }

  mutating func skipWord() {
    var end = place
    while end < bytes.count, Self.isPartOfWord(bytes[end]) { end += 1 }
    place = end
  }

  /// Passes over a number: digits and letters, and full stops between digits.
  ///
  /// The sign of an exponent is left as an operator, which does no harm.
  mutating func skipNumber() {
    while true {
      skipWord()
      guard byte() == UInt8(ascii: "."),
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte(1))
      else { return }
      place += 1
    }
  }

  /// An identifier in backticks; without the second backtick, the first is a sign.
  mutating func scanQuotedWord(from start: Int) {
    place += 1
    skipWord()
    guard byte() == UInt8(ascii: "`"), place > start + 1 else {
      place = start + 1
      return add(.sign, from: start, to: place, sign: UInt8(ascii: "`"))
    }
    add(.quotedWord, from: start + 1, to: place)
    place += 1
  }

  /// A raw string, an extended regular expression, or a directive.
  mutating func scanPound(from start: Int) {
    while byte() == UInt8(ascii: "#") { place += 1 }
    let pounds = place - start
    switch byte() {
    case UInt8(ascii: "\""):
      openString(pounds: pounds, from: start)
    case UInt8(ascii: "/") where scanExtendedRegex(pounds: pounds, from: start):
      break
    default:
      let end = place
      if pounds == 1 { skipWord() }
      if place > end {
        add(.directive, from: start, to: place)
      } else {
        add(.sign, from: start, to: end, sign: pounds == 1 ? UInt8(ascii: "#") : 0)
      }
    }
  }
}
