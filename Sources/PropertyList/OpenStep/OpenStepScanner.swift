/// Tells the tokens of an OpenStep property list apart.
struct OpenStepScanner: TextScanner {
  let text: [UInt8]
  var lines: LineCounter
  var index: Int

  /// The longer strings so far.
  private var known: KnownStrings

  /// Starts behind the byte-order mark.
  init(text: DecodedText) {
    self.text = text.utf8
    lines = LineCounter(text: text.utf8, firstByte: text.start)
    index = text.start
    known = KnownStrings(textLength: text.utf8.count)
  }
}

extension OpenStepScanner {
  /// Takes white space and comments.
  ///
  /// - Throws: `PropertyListError` when a comment has no end.
  mutating func skipSpace() throws(PropertyListError) {
    while let byte = next {
      if isASCIISpace(byte) {
        index += 1
      } else if byte == 0xE2, isLineSeparator(at: index) {
        index += 3
      } else if byte == UInt8(ascii: "/"), index + 1 < text.count {
        switch text[index + 1] {
        case UInt8(ascii: "/"): skipLine()
        case UInt8(ascii: "*"): try skipComment()
        default: return
        }
      } else {
        return
      }
    }
  }

  private mutating func skipLine() {
    while let byte = next, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r"),
      !isLineSeparator(at: index)
    {
      index += 1
    }
  }

  private mutating func skipComment() throws(PropertyListError) {
    let (start, text) = (index, text)
    // At the slash that may end it.
    for end in (start + 2..<max(start + 2, text.count)).dropFirst()
    where text[end] == UInt8(ascii: "/") && text[end - 1] == UInt8(ascii: "*") {
      index = end + 1
      return
    }
    throw error("the comment has no end", at: start)
  }

  /// Whether U+2028 or U+2029 is there: E2 80 A8 or E2 80 A9.
  private func isLineSeparator(at index: Int) -> Bool {
    index + 2 < text.count && text[index] == 0xE2 && text[index + 1] == 0x80
      && (text[index + 2] == 0xA8 || text[index + 2] == 0xA9)
  }
}

extension OpenStepScanner {
  /// Takes a string with or without quotes.
  ///
  /// - Returns: The string, or `nil` when none is next.
  /// - Throws: `PropertyListError` when quotes or escapes are wrong or the bytes are no UTF-8.
  mutating func string() throws(PropertyListError) -> String? {
    guard let first = next else { return nil }
    guard first != UInt8(ascii: "\""), first != UInt8(ascii: "'") else {
      return try quotedString(quote: first)
    }
    let (start, text) = (index, text)
    var end = start
    while end < text.count, Self.isWord(text[end]) { end += 1 }
    index = end
    return end == start ? nil : known.string(of: start..<end, in: text)
  }

  private mutating func quotedString(quote: UInt8) throws(PropertyListError) -> String {
    let start = index
    var escapes: OpenStepEscapes?
    // ASCII, as almost all is, needs no validation.
    var bits: UInt8 = 0
    let backslash = UInt8(ascii: "\\")
    // In variables of its own, since each letter of a file comes by here.
    let text = text
    var end = start + 1
    var pieceStart = end
    while end < text.count {
      if end + 8 <= text.count,
        unsafe text.withUnsafeBytes({ unsafe $0.isASCII(at: end, without: quote, and: backslash) })
      {
        end += 8
        continue
      }
      let byte = text[end]
      if byte == quote { break }
      bits |= byte
      guard byte == backslash else {
        end += 1
        continue
      }
      var known = escapes ?? OpenStepEscapes()
      known.append(text[pieceStart..<end])
      guard known.appendEscape(in: text, at: &end) else {
        index = end
        throw error("the escape \(shownEscape) stands for no character")
      }
      escapes = known
      pieceStart = end
    }
    index = end
    guard !isAtEnd else {
      throw error("the quoted string has no end", at: start)
    }
    let piece = text[pieceStart..<end]
    index += 1
    if var escapes {
      escapes.append(piece)
      if let string = escapes.string { return string }
    } else if bits < 0x80 {
      return known.string(of: pieceStart..<end, in: text)
    } else if let string = String(validating: piece, as: UTF8.self) {
      return string
    }
    throw error(
      "the quoted string holds bytes that are no UTF-8, or half a surrogate pair",
      at: start
    )
  }

  private var shownEscape: String { quoted(text[index...].prefix(6)) }

  /// Takes hexadecimal data between angle brackets.
  ///
  /// - Throws: `PropertyListError` for other characters, half a byte, or no end.
  mutating func data() throws(PropertyListError) -> [UInt8] {
    let start = index
    index += 1
    var bytes: [UInt8] = []
    var high: UInt8?
    while let byte = next, byte != UInt8(ascii: ">") {
      if let digit = hexDigit(byte) {
        if let first = high {
          bytes.append(first << 4 | digit)
          high = nil
        } else {
          high = digit
        }
      } else if !isASCIISpace(byte) {
        throw error("\(shownNext) in hexadecimal data")
      }
      index += 1
    }
    guard skip(">") else {
      throw error("the data has no end", at: start)
    }
    guard high == nil else {
      throw error("the data ends with half a byte", at: start)
    }
    return bytes
  }

  /// Whether a string without quotes may hold a byte.
  static func isWord(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    if letter >= UInt8(ascii: "a"), byte < 0x80 {
      return letter <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
    }
    switch byte {
    // Slashes, periods, hyphens and colons lie around the digits.
    case UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "$"): return true
    default: return false
    }
  }
}
