/// Resolves the escapes and the indentation of a string literal of Swift.
struct LiteralDecoder {
  private let bytes: [UInt8]

  /// How many number signs are around the literal.
  private let pounds: Int

  /// How many quotes open it: 1 or 3.
  private let quotes: Int

  /// Takes the form of a literal from its first token.
  init(_ bytes: [UInt8], literalAt range: Range<Int>) {
    self.bytes = bytes
    var place = range.lowerBound
    while place < range.upperBound, bytes[place] == UInt8(ascii: "#") { place += 1 }
    pounds = place - range.lowerBound
    var count = 0
    while place < range.upperBound, bytes[place] == UInt8(ascii: "\""), count < 3 {
      place += 1
      count += 1
    }
    // `""` is one quote that opens and one that closes; a long literal has a line of its own next.
    let isLong =
      count == 3 && place < bytes.count
      && (bytes[place] != UInt8(ascii: "#") || pounds == 0)
    quotes = isLong ? 3 : 1
  }

  private var isLong: Bool { quotes == 3 }

  /// The value of a literal without interpolation.
  func whole(_ range: Range<Int>) -> String? {
    let start = range.lowerBound + pounds + quotes
    let end = range.upperBound - pounds - quotes
    guard start <= end else { return nil }
    guard isLong else { return value(of: start..<end, indentation: 0..<0, startsLine: false) }
    guard let body = body(from: start, to: end), let indentation = lastIndentation(of: body) else {
      return nil
    }
    guard indentation.lowerBound > body.lowerBound else { return "" }
    return value(
      of: body.lowerBound..<withoutLineEnd(indentation.lowerBound),
      indentation: indentation,
      startsLine: true
    )
  }

  /// The indentation that each line of a literal with interpolation has; empty of a short one.
  ///
  /// - Returns: `nil` when the literal does not end.
  func indentation(of source: SourceTokens, from index: Int, pairs: BracketPairs) -> Range<Int>? {
    guard isLong else { return 0..<0 }
    var last = index
    while source.tokens[last].kind != .stringTail {
      guard let following = pairs.closing(last) else { return nil }
      last = following
    }
    let tail = source.tokens[last].range
    guard tail.count > pounds + quotes else { return nil }
    return lastIndentation(of: (tail.lowerBound + 1)..<(tail.upperBound - pounds - quotes))
  }

  /// The value of one part of a literal with interpolation.
  func segment(_ token: SourceToken, indentation: Range<Int>) -> String? {
    let isHead = token.kind == .stringHead
    let isTail = token.kind == .stringTail
    var start = Int(token.start) + (isHead ? pounds + quotes : 1)
    var end = Int(token.end) - (isTail ? pounds + quotes : pounds + 2)
    guard start <= end else { return nil }
    if isHead, isLong {
      guard let body = body(from: start, to: end) else { return nil }
      start = body.lowerBound
    }
    if isTail, isLong { end = max(start, withoutLineEnd(indentation.lowerBound)) }
    return value(of: start..<end, indentation: indentation, startsLine: isHead && isLong)
  }
}

extension LiteralDecoder {
  /// What follows the line of the opening quotes.
  private func body(from start: Int, to end: Int) -> Range<Int>? {
    var place = start
    while place < end, bytes[place] == 0x20 || bytes[place] == 0x09 { place += 1 }
    guard place < end, isLineEnd(bytes[place]) else { return nil }
    place += lineEndLength(at: place, before: end)
    return place..<end
  }

  /// The white space in front of the closing quotes; `nil` when something else is there.
  private func lastIndentation(of range: Range<Int>) -> Range<Int>? {
    var place = range.upperBound
    while place > range.lowerBound, bytes[place - 1] == 0x20 || bytes[place - 1] == 0x09 {
      place -= 1
    }
    guard place == range.lowerBound || isLineEnd(bytes[place - 1]) else { return nil }
    return place..<range.upperBound
  }

  /// Steps back over the end of a line.
  private func withoutLineEnd(_ end: Int) -> Int {
    guard end > 0, isLineEnd(bytes[end - 1]) else { return end }
    let isPair =
      bytes[end - 1] == UInt8(ascii: "\n") && end > 1 && bytes[end - 2] == UInt8(ascii: "\r")
    return end - (isPair ? 2 : 1)
  }

  private func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  private func lineEndLength(at place: Int, before end: Int) -> Int {
    let isPair =
      bytes[place] == UInt8(ascii: "\r") && place + 1 < end
      && bytes[place + 1] == UInt8(ascii: "\n")
    return isPair ? 2 : 1
  }

  private func value(
    of range: Range<Int>,
    indentation: Range<Int>,
    startsLine: Bool
  ) -> String? {
    var value: [UInt8] = []
    var place = range.lowerBound
    if startsLine { place = indented(place, in: range, by: indentation) }
    while place < range.upperBound {
      let byte = bytes[place]
      if isLong, isLineEnd(byte) {
        place += lineEndLength(at: place, before: range.upperBound)
        value.append(UInt8(ascii: "\n"))
        place = indented(place, in: range, by: indentation)
      } else if byte == UInt8(ascii: "\\"), isEscape(at: place, before: range.upperBound) {
        place += 1 + pounds
        guard escape(at: &place, in: range, indentation: indentation, into: &value) else {
          return nil
        }
      } else {
        value.append(byte)
        place += 1
      }
    }
    return String(validating: value, as: UTF8.self)
  }

  /// Steps over the indentation of a line, as far as it has it.
  private func indented(_ place: Int, in range: Range<Int>, by indentation: Range<Int>) -> Int {
    var place = place
    var own = indentation.lowerBound
    while place < range.upperBound, own < indentation.upperBound, bytes[place] == bytes[own] {
      place += 1
      own += 1
    }
    return place
  }

  private func isEscape(at place: Int, before end: Int) -> Bool {
    guard place + pounds < end else { return false }
    return bytes[(place + 1)..<(place + 1 + pounds)].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  /// Resolves what follows the backslash.
  private func escape(
    at place: inout Int,
    in range: Range<Int>,
    indentation: Range<Int>,
    into value: inout [UInt8]
  ) -> Bool {
    guard place < range.upperBound else { return false }
    let letter = bytes[place]
    place += 1
    switch letter {
    case UInt8(ascii: "n"): value.append(0x0A)
    case UInt8(ascii: "t"): value.append(0x09)
    case UInt8(ascii: "r"): value.append(0x0D)
    case UInt8(ascii: "0"): value.append(0)
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): value.append(letter)
    case UInt8(ascii: "u"): return scalar(at: &place, before: range.upperBound, into: &value)
    case _ where isLong && (letter == 0x20 || letter == 0x09 || isLineEnd(letter)):
      // The line goes on: its end is no part of the value.
      place -= 1
      while place < range.upperBound, bytes[place] == 0x20 || bytes[place] == 0x09 { place += 1 }
      guard place < range.upperBound, isLineEnd(bytes[place]) else { return false }
      place += lineEndLength(at: place, before: range.upperBound)
      place = indented(place, in: range, by: indentation)
    default: return false
    }
    return true
  }

  /// Reads `{1F600}`: one to eight hexadecimal digits.
  private func scalar(at place: inout Int, before end: Int, into value: inout [UInt8]) -> Bool {
    guard place < end, bytes[place] == UInt8(ascii: "{") else { return false }
    place += 1
    let start = place
    while place < end, place - start < 9, bytes[place] != UInt8(ascii: "}") { place += 1 }
    guard place < end, bytes[place] == UInt8(ascii: "}"), (1...8).contains(place - start),
      bytes[start] != UInt8(ascii: "+"), bytes[start] != UInt8(ascii: "-"),
      let number = UInt32(String(decoding: bytes[start..<place], as: UTF8.self), radix: 16),
      let scalar = Unicode.Scalar(number)
    else { return false }
    place += 1
    value.append(contentsOf: String(Character(scalar)).utf8)
    return true
  }
}
