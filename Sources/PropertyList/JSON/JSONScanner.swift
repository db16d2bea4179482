/// Tells the tokens of JSON apart.
struct JSONScanner: TextScanner {
  let text: [UInt8]
  var lines: LineCounter
  var index: Int

  /// Starts behind the byte-order mark.
  init(text: DecodedText) {
    self.text = text.utf8
    lines = LineCounter(text: text.utf8, firstByte: text.start)
    index = text.start
  }
}

extension JSONScanner {
  /// Takes white space: of JSON that is a space, a tab and the two ends of lines.
  mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      index += 1
    }
  }

  /// Takes letters, digits and what else can be part of a number or a literal.
  mutating func word() -> ArraySlice<UInt8> {
    let start = index
    while let byte = next, Self.isWord(byte) { index += 1 }
    return text[start..<index]
  }

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"):
      true
    default: false
    }
  }
}

extension JSONScanner {
  /// Takes a string; its opening quotation mark has to be next.
  ///
  /// - Throws: `PropertyListError` at the mark when the string has no end, and else at the byte:
  ///   for a control character, an escape that is none, half a surrogate pair, or no UTF-8.
  mutating func string() throws(PropertyListError) -> String {
    let start = index
    index += 1
    var utf8: [UInt8] = []
    var pieceStart = index
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else {
        // What ends a line is more likely the end of a string whose mark is missing.
        guard byte != 0x0A, byte != 0x0D else { throw error("the string has no end", at: start) }
        throw error("a control character, which a string may only hold as an escape")
      }
      guard byte == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      utf8 += text[pieceStart..<index]
      utf8 += String(try escape()).utf8
      pieceStart = index
    }
    guard !isAtEnd else { throw error("the string has no end", at: start) }
    let piece = text[pieceStart..<index]
    index += 1
    if let string = String(validating: utf8 + piece, as: UTF8.self) { return string }
    let badByte = start + Self.validCount(of: text[start..<index])
    throw error("the string holds a byte that is no UTF-8", at: badByte)
  }

  /// How many bytes there are in front of the first that is no UTF-8.
  private static func validCount(of bytes: ArraySlice<UInt8>) -> Int {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var count = 0
    while case .valid(let character) = parser.parseScalar(from: &iterator) {
      count += character.count
    }
    return count
  }

  /// Takes an escape, of which the backslash is next.
  private mutating func escape() throws(PropertyListError) -> Unicode.Scalar {
    let start = index
    index += 1
    let letter = next
    index = min(index + 1, text.count)
    switch letter {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{08}"
    case UInt8(ascii: "f"): return "\u{0C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape(from: start)
    default:
      let shown = quoted(text[start...].prefix(6).prefix { $0 != UInt8(ascii: "\n") })
      throw error("the escape \(shown) stands for no character", at: start)
    }
  }

  /// Takes the digits behind `\u`, and a second escape where two make one character.
  private mutating func unicodeEscape(from start: Int) throws(PropertyListError) -> Unicode.Scalar {
    let unit = try fourDigits(from: start)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let second = index
    guard UTF16.isLeadSurrogate(unit), text.dropFirst(index).starts(with: [0x5C, 0x75]) else {
      throw error("half a surrogate pair", at: start)
    }
    index += 2
    let trail = try fourDigits(from: second)
    guard UTF16.isTrailSurrogate(trail) else { throw error("half a surrogate pair", at: start) }
    return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
  }

  private mutating func fourDigits(from start: Int) throws(PropertyListError) -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = next.flatMap(hexDigit) else {
        throw error("'\\u' needs four hexadecimal digits", at: start)
      }
      value = value << 4 | UInt16(digit)
      index += 1
    }
    return value
  }
}
