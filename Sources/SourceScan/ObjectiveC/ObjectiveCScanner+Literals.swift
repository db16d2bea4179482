extension ObjectiveCScanner {
  mutating func skipWord() {
    var end = place
    while end < bytes.count, SwiftScanner.isPartOfWord(bytes[end]) { end += 1 }
    place = end
  }

  /// Passes over a number: digits, letters and full stops; a sign of an exponent is left.
  mutating func skipNumber() {
    while SwiftScanner.isPartOfWord(byte()) || byte() == UInt8(ascii: ".") { place += 1 }
  }

  /// Passes over a literal in quotes of either kind, which ends with its line at the latest.
  ///
  /// - Returns: Whether it has no end of its own.
  mutating func skipLiteral() -> Bool {
    let quote = bytes[place]
    place += 1
    while place < bytes.count {
      switch bytes[place] {
      case quote:
        place += 1
        return false
      case UInt8(ascii: "\\"):
        // It takes the next byte along, also the end of the line.
        let isLineEnd = byte(1) == UInt8(ascii: "\r") && byte(2) == UInt8(ascii: "\n")
        place = min(place + (isLineEnd ? 3 : 2), bytes.count)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        return true
      default:
        place += 1
      }
    }
    return true
  }

  /// A raw string of C++, `R"limit(…)limit"`; text that only looks like one is a word.
  mutating func scanRawString(from start: Int) {
    place += 2
    let limitStart = place
    // The standard allows 16 characters.
    while place - limitStart <= 16, place < bytes.count, bytes[place] != UInt8(ascii: "(") {
      place += 1
    }
    guard byte() == UInt8(ascii: "("), place - limitStart <= 16 else {
      place = start + 1
      return add(.word, from: start)
    }
    let end = [UInt8(ascii: ")")] + bytes[limitStart..<place] + [UInt8(ascii: "\"")]
    while place < bytes.count {
      if bytes[place] == end[0], bytes[place...].starts(with: end) {
        place += end.count
        return add(.string, from: start)
      }
      place += 1
    }
    flags.insert(.isCutShort)
    add(.string, from: start)
  }

  /// Passes over a comment to the end of its line, or of the next after a backslash.
  mutating func skipLineComment() {
    while place < bytes.count, bytes[place] != UInt8(ascii: "\n"),
      bytes[place] != UInt8(ascii: "\r")
    {
      let isJoin = bytes[place] == UInt8(ascii: "\\")
      place += 1
      guard isJoin, place < bytes.count else { continue }
      if byte() == UInt8(ascii: "\r"), byte(1) == UInt8(ascii: "\n") { place += 1 }
      if byte() == UInt8(ascii: "\n") || byte() == UInt8(ascii: "\r") { place += 1 }
    }
  }

  /// Passes over a comment between signs; in C they are not nested.
  ///
  /// - Returns: Whether it has no end.
  mutating func skipBlockComment() -> Bool {
    place = min(place + 2, bytes.count)
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        place += 2
        return false
      }
      place += 1
    }
    return true
  }
}
