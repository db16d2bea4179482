extension SwiftWalk {
  /// How deep calls, brackets and ternaries are looked into.
  static let expressionDepth = 8

  /// A place to which expressions can be taken back.
  struct ExpressionMark {
    var facts: FileFacts.Mark
    var recorded: Int
  }

  /// Notes how far expressions have come.
  var expressionMark: ExpressionMark {
    ExpressionMark(facts: facts.mark, recorded: recordedInOrder.count)
  }

  /// Takes back expressions that say nothing.
  mutating func takeBack(to mark: ExpressionMark) {
    facts.takeBack(to: mark.facts)
    while recordedInOrder.count > mark.recorded {
      recorded.remove(recordedInOrder.removeLast())
    }
  }

  /// Whether an expression may lead to a name.
  func isUseful(_ value: Expression) -> Bool { !value.isUnknown }

  /// Reads a value whose end only shows behind it, up to a length that no one writes: the same tokens
  /// may be the end of many values in source that does not compile.
  mutating func statementValue(from start: Int) -> (value: Expression, end: Int) {
    expression(from: start, before: min(tokens.count, start + 2048), depth: 0)
  }

  /// Reads an expression.
  ///
  /// - Parameters:
  ///   - start: Its first token.
  ///   - limit: The token before which it ends at the latest.
  ///   - depth: How many expressions are around it.
  /// - Returns: What it says, and the token behind it.
  mutating func expression(
    from start: Int,
    before limit: Int,
    depth: Int
  ) -> (value: Expression, end: Int) {
    guard depth < Self.expressionDepth else { return (.unknown, start) }
    var (first, next) = operand(from: start, before: limit, depth: depth)
    var sum = [first]
    var sumStart = start
    var choices: [Expression] = []
    var isOther = false
    while next < limit {
      let token = tokens[next]
      if token.kind == .word, source.isWord("as", at: next) || source.isWord("is", at: next) {
        isOther = isOther || source.isWord("is", at: next)
        next += 1
        if sign("?", at: next) || sign("!", at: next) { next += 1 }
        next = type(at: next).end
        continue
      }
      guard token.kind == .sign, isBinaryOperator(at: next) else { break }
      if sign("?", at: next) {
        let (yes, colon) = expression(from: next + 1, before: limit, depth: depth + 1)
        guard sign(":", at: colon), colon < limit else { return (.unknown, colon) }
        let (no, end) = expression(from: colon + 1, before: limit, depth: depth + 1)
        return (facts.either([yes, no]), end)
      }
      let isFallback = source.isSign("??", at: next)
      isOther = isOther || !isFallback && !sign("+", at: next)
      if isFallback {
        choices.append(joined(sum, from: sumStart))
        sum = []
        sumStart = next + 1
      }
      let before = next + 1
      (first, next) = operand(from: before, before: limit, depth: depth)
      if isFallback, looksUp(wordAt: before, before: before - 1) { first = facts.orKey(first) }
      sum.append(first)
      if next == before { break }
    }
    guard !isOther else { return (.unknown, next) }
    choices.append(joined(sum, from: sumStart))
    return (choices.count == 1 ? choices[0] : facts.either(choices), next)
  }

  private mutating func joined(_ parts: [Expression], from start: Int) -> Expression {
    parts.count == 1 ? parts[0] : facts.joined(parts, at: offset(of: start))
  }

  private func isBinaryOperator(at index: Int) -> Bool {
    switch tokens[index].sign {
    case 0:
      return !source.isSign("->", at: index)
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"),
      UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"):
      return true
    // Without a space it unwraps what stands before it.
    case UInt8(ascii: "?"): return tokens[index].flags.contains(.followsSpace)
    default: return false
    }
  }

  /// Reads a value with what follows it: members, calls, subscripts.
  private mutating func operand(
    from start: Int,
    before limit: Int,
    depth: Int
  ) -> (value: Expression, end: Int) {
    var start = start
    while start < limit, source.isWord("try", at: start) || source.isWord("await", at: start) {
      start += 1
      if sign("?", at: start) || sign("!", at: start) { start += 1 }
    }
    guard start < limit else { return (.unknown, start) }
    let token = tokens[start]
    switch token.kind {
    case .string, .stringHead:
      let (value, end) = literal(at: start, depth: depth)
      return members(of: value, from: end, before: limit, depth: depth)
    case .number, .regex:
      return members(of: .unknown, from: start + 1, before: limit, depth: depth)
    case .directive:
      let end = sign("(", at: start + 1) ? (pairs.closing(start + 1) ?? start) + 1 : start + 1
      return members(of: .unknown, from: end, before: limit, depth: depth)
    case .word, .quotedWord:
      return named(from: start, before: limit, depth: depth)
    case .sign:
      return bracketed(from: start, before: limit, depth: depth)
    case .stringMiddle, .stringTail, .comment:
      return (.unknown, start)
    }
  }

  private mutating func bracketed(
    from start: Int,
    before limit: Int,
    depth: Int
  ) -> (value: Expression, end: Int) {
    switch tokens[start].sign {
    case UInt8(ascii: "("):
      guard let close = pairs.closing(start) else { return (.unknown, start + 1) }
      let (inner, end) = expression(from: start + 1, before: close, depth: depth + 1)
      let value = end == close ? inner : .unknown
      return members(of: value, from: close + 1, before: limit, depth: depth)
    case UInt8(ascii: "["):
      guard let close = pairs.closing(start) else { return (.unknown, start + 1) }
      let value = elements(open: start, close: close, depth: depth)
      return members(of: value, from: close + 1, before: limit, depth: depth)
    case UInt8(ascii: "{"):
      let close = pairs.closing(start) ?? start
      return members(of: .unknown, from: close + 1, before: limit, depth: depth)
    case UInt8(ascii: "."):
      guard isWord(at: start + 1) else { return (.unknown, start + 1) }
      if sign("(", at: start + 2) {
        return called(.implicit, nameAt: start + 1, before: limit, depth: depth)
      }
      let value = facts.implicitMember(source[start + 1])
      return members(of: value, from: start + 2, before: limit, depth: depth)
    case UInt8(ascii: "\\"):
      return (.unknown, behindKeyPath(start))
    case UInt8(ascii: "!"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "&"),
      UInt8(ascii: "~"):
      guard depth < Self.expressionDepth else { return (.unknown, start) }
      return (.unknown, operand(from: start + 1, before: limit, depth: depth + 1).end)
    default:
      return (.unknown, start)
    }
  }

  private func behindKeyPath(_ start: Int) -> Int {
    var next = start + 1
    while sign(".", at: next) || isWord(at: next) || sign("?", at: next) { next += 1 }
    return next
  }

  /// The elements of an array, the values of a dictionary.
  mutating func elements(open: Int, close: Int, depth: Int) -> Expression {
    guard depth < Self.expressionDepth else { return .unknown }
    var elements: [Expression] = []
    var pairs: [(key: Expression, value: Expression)] = []
    var next = open + 1
    while next < close {
      var (value, end) = expression(from: next, before: close, depth: depth + 1)
      if sign(":", at: end), end < close {
        let key = value
        (value, end) = expression(from: end + 1, before: close, depth: depth + 1)
        pairs.append((key, value))
      } else {
        elements.append(value)
      }
      next = nextComma(from: max(end, next), before: close) + 1
    }
    return pairs.isEmpty ? facts.list(elements) : facts.dictionary(pairs)
  }

  /// Whether what ends at a `??` looks something up by a word, and not just by itself in a dictionary that
  /// may be known: `map[n.lowercased()]`, `alias(for: n)`.
  private func looksUp(wordAt word: Int, before mark: Int) -> Bool {
    var last = mark - 1
    if sign("!", at: last) || sign("?", at: last) { last -= 1 }
    guard isWord(at: word), sign("]", at: last) || sign(")", at: last) else { return false }
    var open = last - 1
    while open > max(0, last - 64), pairs.closing(open) != last { open -= 1 }
    guard open > 0, pairs.closing(open) == last, isWord(at: open - 1) || sign("]", at: open - 1)
    else { return false }
    if sign("[", at: open), last == open + 2 { return false }
    let name = source[word]
    return (open + 1..<last).contains { isWord(at: $0) && source[$0] == name }
  }
}
