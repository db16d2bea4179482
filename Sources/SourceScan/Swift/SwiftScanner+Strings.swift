extension SwiftScanner {
  /// Starts a string literal at its first quote.
  mutating func openString(pounds: Int, from start: Int) {
    let quote = UInt8(ascii: "\"")
    // `""` is empty, `"""` opens a long one; `#"""#` is a short one with a quote in it.
    let isLong =
      byte(1) == quote && byte(2) == quote && !(pounds > 0 && hasPounds(pounds, at: place + 3))
    place += isLong ? 3 : 1
    scanSegment(of: OpenLiteral(pounds: pounds, isLong: isLong), from: start, isHead: true)
  }

  /// Reads a literal up to its end or to its next interpolation.
  ///
  /// - Parameters:
  ///   - literal: The literal, which is not on the list at the moment.
  ///   - start: Where the token starts.
  ///   - isHead: Whether it is the first token of the literal.
  mutating func scanSegment(of literal: OpenLiteral, from start: Int, isHead: Bool) {
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""):
        if endsLiteral(literal) {
          place += (literal.isLong ? 3 : 1) + literal.pounds
          return add(isHead ? .string : .stringTail, from: start, to: place)
        }
        place += 1
      case UInt8(ascii: "\\"):
        place += 1
        guard hasPounds(literal.pounds, at: place) else { continue }
        place += literal.pounds
        if byte() == UInt8(ascii: "(") {
          place += 1
          add(isHead ? .stringHead : .stringMiddle, from: start, to: place)
          var open = literal
          open.depth = 0
          open.isWithinLine = !open.isLong || literals.last?.isWithinLine == true
          literals.append(open)
          return
        }
        // The byte behind it is part of the escape; the end of a line still ends a short literal.
        if place < bytes.count, literal.isLong || !isLineEnd(bytes[place]) { place += 1 }
      case let byte where isLineEnd(byte) && !literal.isLong:
        return cutShort(isHead: isHead, from: start)
      default:
        place += 1
      }
    }
    cutShort(isHead: isHead, from: start)
  }

  private mutating func cutShort(isHead: Bool, from start: Int) {
    flags.insert(.isCutShort)
    add(isHead ? .string : .stringTail, from: start, to: place)
  }

  /// At the end of a line, leaves the interpolations of short literals: these end with their line.
  mutating func leaveLine() {
    while let literal = literals.last, literal.isWithinLine {
      literals.removeLast()
      flags = .isCutShort
      add(.stringTail, from: place - 1, to: place - 1)
    }
    flags = [.startsLine, .followsSpace]
  }

  private func endsLiteral(_ literal: OpenLiteral) -> Bool {
    if literal.isLong {
      guard byte(1) == UInt8(ascii: "\""), byte(2) == UInt8(ascii: "\"") else { return false }
      return hasPounds(literal.pounds, at: place + 3)
    }
    return hasPounds(literal.pounds, at: place + 1)
  }

  func hasPounds(_ count: Int, at index: Int) -> Bool {
    guard count > 0 else { return true }
    guard index + count <= bytes.count else { return false }
    for offset in 0..<count where bytes[index + offset] != UInt8(ascii: "#") { return false }
    return true
  }

  private func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
