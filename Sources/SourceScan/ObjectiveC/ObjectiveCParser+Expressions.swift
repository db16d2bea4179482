extension ObjectiveCParser {
  /// An expression, up to a comma, a semicolon, a colon or a bracket that closes.
  ///
  /// What is nested too deep is passed over.
  mutating func parseExpression() -> Expression {
    guard room > 0 else {
      passOver()
      return .unknown
    }
    room -= 1
    defer { room += 1 }
    let count = facts.requests.count
    var value = parseOperand()
    while index < end, source.tokens[index].kind == .sign {
      switch source.tokens[index].sign {
      case UInt8(ascii: "?"):
        let isShort = isSign(":", ahead: 1)
        let middle = facts.requests.count
        value = parseChoice(value)
        if isShort { chain(count..<middle, middle..<facts.requests.count) }
      case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: ")"),
        UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "{"), UInt8(ascii: "("),
        UInt8(ascii: "["), UInt8(ascii: "@"), UInt8(ascii: "="):
        return value
      default:
        index += 1
        _ = parseOperand()
        value = .unknown
      }
    }
    return value
  }

  /// Both branches of a ternary, at its question mark; of `a ?: b` both operands.
  private mutating func parseChoice(_ condition: Expression) -> Expression {
    index += 1
    let first = isSign(":") ? condition : parseExpression()
    guard isSign(":") else { return first }
    index += 1
    let second = parseExpression()
    return facts.either([first, second])
  }

  /// Steps over a token, and over all in the brackets that it opens.
  private mutating func passOver() {
    index = (closing(index) ?? index) + 1
  }

  /// An operand with what stands before and behind it: casts, signs, members, subscripts.
  mutating func parseOperand() -> Expression {
    while index < end {
      if isSign("("), let behind = endOfCast() {
        index = behind
      } else if isPrefix() {
        index += 1
      } else {
        break
      }
    }
    guard index < end else { return .unknown }
    let start = index
    var value = parsePrimary()
    guard index > start else { return .unknown }
    while index < end, source.tokens[index].kind == .sign {
      if isSign(".") || source.isSign("->", at: index), isWord(ahead: 1) {
        value = facts.member(source[index + 1], of: value)
        index += 2
      } else if isSign("["), let closing = closing(index) {
        parseSubscript(closing)
        value = .unknown
      } else if isSign("("), let closing = closing(index) {
        index += 1
        finish(closing)
        value = .unknown
      } else {
        break
      }
    }
    return value
  }

  /// Whether the next token is an operator, which before an operand stands alone.
  private func isPrefix() -> Bool {
    guard source.tokens[index].kind == .sign else { return false }
    switch source.tokens[index].sign {
    case UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "-"),
      UInt8(ascii: "+"), UInt8(ascii: "~"):
      return true
    case 0:
      return !source.isSign("->", at: index)
    default:
      return false
    }
  }

  /// The token behind a cast, such as `(__bridge CFStringRef)`, when the bracket opens one.
  private func endOfCast() -> Int? {
    guard let closing = closing(index), closing > index + 1, closing - index <= 10,
      closing + 1 < end
    else { return nil }
    let isType = ((index + 1)..<closing).allSatisfy { place in
      let token = source.tokens[place]
      return token.kind == .word || ["*", "<", ">", ",", "**", "*>"].contains(source[place])
    }
    guard isType else { return nil }
    let next = source.tokens[closing + 1]
    let isOperand =
      next.kind != .sign || next.isSign("@") || next.isSign("(") || next.isSign("[")
    return isOperand ? closing + 1 : nil
  }

  /// A literal, a name, a call, a message, or something in brackets.
  private mutating func parsePrimary() -> Expression {
    let token = source.tokens[index]
    switch token.kind {
    case .string:
      return parseString()
    case .number:
      index += 1
      return .unknown
    case .word:
      return parseWord()
    case .sign:
      switch token.sign {
      case UInt8(ascii: "@"): return parseAt()
      case UInt8(ascii: "["): return parseMessage()
      case UInt8(ascii: "^"): return parseBlockLiteral()
      case UInt8(ascii: "("): return parseBrackets()
      case UInt8(ascii: "{"): return parseList()
      default: return .unknown
      }
    default:
      return .unknown
    }
  }

  private mutating func parseBrackets() -> Expression {
    guard let closing = closing(index) else {
      index += 1
      return .unknown
    }
    index += 1
    // Braces within are statements, whose value is the last one's.
    guard !isSign("{") else {
      finish(closing)
      return .unknown
    }
    let value = parseExpression()
    let isWhole = index == closing
    finish(closing)
    return isWhole ? value : .unknown
  }

  /// Expressions between commas in brackets of any kind.
  private mutating func parseList() -> Expression {
    facts.list(parseElements())
  }

  /// Expressions between commas, at the bracket that opens.
  mutating func parseElements() -> [Expression] {
    guard let closing = closing(index) else {
      index += 1
      return []
    }
    index += 1
    var elements: [Expression] = []
    while index < closing {
      let start = index
      elements.append(parseExpression())
      if isSign(","), index < closing { index += 1 }
      if index == start {
        finish(closing)
        return []
      }
    }
    index = closing + 1
    return elements
  }

  /// What an at sign opens: a string, a list, a dictionary, a value in a box.
  private mutating func parseAt() -> Expression {
    let at = index
    index += 1
    guard index < end else { return .unknown }
    switch source.tokens[index].kind {
    case .string:
      return parseString(from: at)
    case .sign where isSign("["):
      return parseList()
    case .sign where isSign("{"):
      return parseDictionary()
    case .sign where isSign("("):
      return parseBrackets()
    case .word:
      index += 1
      if isSign("("), let closing = closing(index) { index = closing + 1 }
      return .unknown
    default:
      return .unknown
    }
  }

  /// A block: its names are looked up where it stands, and it returns for itself.
  private mutating func parseBlockLiteral() -> Expression {
    index += 1
    while index < end, isWord() || isSign("*") { index += 1 }
    if isSign("("), let closing = closing(index) { index = closing + 1 }
    guard isSign("{") else { return .unknown }
    let outer = function
    function = nil
    parseStatement()
    function = outer
    return .unknown
  }
}
