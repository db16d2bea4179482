extension SwiftOutlineReader {
  func sign(_ character: Unicode.Scalar, _ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].isSign(character)
  }

  func isWord(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].isWord
  }

  func startsLine(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].flags.contains(.startsLine)
  }

  /// The brace that a statement opens.
  func firstBrace(behind start: Int) -> Int? {
    source.braceOfStatement(from: start, pairs: pairs)
  }

  /// The token behind a value: at the end of its statement, or at a comma.
  ///
  /// - Parameters:
  ///   - start: Its first token.
  ///   - isCondition: Whether a brace behind it is that of the statement.
  /// - Returns: The token, or the number of tokens at the end of the file. A value that is longer than
  ///   any that somebody writes ends there, so that many of them take no more than their share.
  func valueEnd(from start: Int, isCondition: Bool = false) -> Int {
    var next = start
    for _ in 0..<Self.valueLimit where next < tokens.count {
      let token = tokens[next]
      if next > start, token.flags.contains(.startsLine), !continues(at: next) { return next }
      if token.kind == .sign {
        switch token.sign {
        case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ")"), UInt8(ascii: "]"),
          UInt8(ascii: "}"):
          return next
        case UInt8(ascii: "{") where isCondition: return next
        case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
          guard let close = pairs.closing(next) else { return tokens.count }
          next = close
        default: break
        }
      } else if token.kind == .word, next > start, source.isWord("else", at: next) {
        return next
      }
      next += 1
    }
    return min(next, tokens.count)
  }

  /// How many tokens a value may have, those in its brackets not counted.
  private static let valueLimit = 1024

  /// Whether a token that starts a line goes on with the line before.
  private func continues(at index: Int) -> Bool {
    let token = tokens[index]
    if token.kind == .sign {
      switch token.sign {
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "@"), UInt8(ascii: "["),
        UInt8(ascii: "("), UInt8(ascii: ";"):
        return isOperator(index - 1)
      default: return true
      }
    }
    return isOperator(index - 1)
  }

  /// Whether a token is a sign that something has to follow.
  private func isOperator(_ index: Int) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind == .sign else { return false }
    switch tokens[index].sign {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return false
    case UInt8(ascii: "!"), UInt8(ascii: "?"): return tokens[index].flags.contains(.followsSpace)
    default: return true
    }
  }
}
