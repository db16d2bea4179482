extension SwiftWalk {
  /// A string literal.
  mutating func literal(at start: Int, depth: Int) -> (value: Expression, end: Int) {
    guard let literal = StringLiteral(at: start, in: source, pairs: pairs) else {
      var end = start
      while let next = pairs.closing(end) { end = next }
      return (.unknown, end + 1)
    }
    if literal.parts.isEmpty { return (facts.text("", at: offset(of: start)), literal.next) }
    var parts: [Expression] = []
    for part in literal.parts {
      switch part {
      case .text(let text):
        parts.append(facts.text(text, at: offset(of: start)))
      case .expression(let range):
        let (value, end) = expression(
          from: range.lowerBound,
          before: range.upperBound,
          depth: depth + 1
        )
        parts.append(end == range.upperBound ? value : .unknown)
      }
    }
    if case .text? = literal.parts.first, parts.count == 1 { return (parts[0], literal.next) }
    return (facts.joined(parts, at: offset(of: start)), literal.next)
  }

  /// Something that starts with a word.
  mutating func named(
    from start: Int,
    before limit: Int,
    depth: Int
  ) -> (value: Expression, end: Int) {
    if source.isWord("if", at: start) || source.isWord("switch", at: start) {
      return (.unknown, behindStatement(start))
    }
    if sign("(", at: start + 1), !tokens[start + 1].flags.contains(.startsLine) {
      return called(.none, nameAt: start, before: limit, depth: depth)
    }
    if Self.constants.contains(where: { source.isWord($0, at: start) }) {
      return (.unknown, start + 1)
    }
    let value = facts.name(source[start], at: offset(of: start))
    return members(of: value, from: start + 1, before: limit, depth: depth)
  }

  private static let constants: [StaticString] = ["nil", "true", "false", "return"]

  /// Passes over `if … { } else { }` and `switch … { }` that stand for a value.
  private func behindStatement(_ start: Int) -> Int {
    var end = start
    var keyword = start
    while let brace = braceOfStatement(from: keyword), let close = pairs.closing(brace) {
      end = close + 1
      guard source.isWord("else", at: end) else { break }
      keyword = end
    }
    return max(end, start + 1)
  }

  /// What follows a value: members, calls of them, subscripts, marks of optionals.
  mutating func members(
    of value: Expression,
    from start: Int,
    before limit: Int,
    depth: Int
  ) -> (value: Expression, end: Int) {
    var value = value
    var next = start
    while next < limit {
      let token = tokens[next]
      guard token.kind == .sign else { break }
      if token.sign == UInt8(ascii: "."), next + 1 < limit {
        if sign("(", at: next + 2), isWord(at: next + 1) {
          guard depth < Self.expressionDepth else {
            value = .unknown
            next = (pairs.closing(next + 2) ?? next + 2) + 1
            continue
          }
          (value, next) = call(.expression(value), nameAt: next + 1, depth: depth)
        } else {
          // `.self` is the same again.
          if isWord(at: next + 1), !source.isWord("self", at: next + 1) {
            value = facts.member(source[next + 1], of: value)
          }
          next += 2
        }
        continue
      }
      guard !token.flags.contains(.followsSpace) else { break }
      switch token.sign {
      case UInt8(ascii: "!"), UInt8(ascii: "?"):
        next += 1
      case UInt8(ascii: "["):
        guard let close = pairs.closing(next) else { return (value, next) }
        if !value.isUnknown { value = element(of: value, open: next, close: close, depth: depth) }
        next = close + 1
      case UInt8(ascii: "("):
        guard let close = pairs.closing(next) else { return (.unknown, next) }
        value = .unknown
        next = close + 1
      default:
        return (value, next)
      }
    }
    return (value, min(next, max(limit, start)))
  }

  /// `value[key]`, `value[key, default: other]`.
  private mutating func element(
    of base: Expression,
    open: Int,
    close: Int,
    depth: Int
  ) -> Expression {
    guard depth < Self.expressionDepth else { return .unknown }
    let arguments = arguments(open: open, depth: depth + 1)
    let element = facts.element(arguments.first?.value ?? .unknown, of: base)
    guard arguments.count == 2, arguments[1].label == "default" else { return element }
    return facts.either([element, arguments[1].value])
  }

  mutating func called(
    _ receiver: SourceCall.Receiver,
    nameAt name: Int,
    before limit: Int,
    depth: Int
  ) -> (value: Expression, end: Int) {
    let (value, end) = call(receiver, nameAt: name, depth: depth)
    return members(of: value, from: end, before: limit, depth: depth)
  }

  /// A call with its arguments.
  private mutating func call(
    _ receiver: SourceCall.Receiver,
    nameAt name: Int,
    depth: Int
  ) -> (value: Expression, end: Int) {
    guard let close = pairs.closing(name + 1) else { return (.unknown, name + 1) }
    guard depth < Self.expressionDepth else { return (.unknown, close + 1) }
    let isWanted = isWanted(name)
    var made: SourceCall
    if isWanted || handsOn(name) {
      let arguments = arguments(open: name + 1, depth: depth + 1)
      made = SourceCall(
        receiver: receiver,
        name: source[name],
        arguments: arguments.map { SourceCall.Argument(label: $0.label, value: $0.value) },
        offset: offset(of: name),
        scope: scope
      )
    } else {
      // Which function it is tells more than what it is given.
      let function = source[name]
      guard function != "NSLocalizedString", !Self.isWithoutNames(function) else {
        return (.unknown, close + 1)
      }
      made = SourceCall(
        receiver: receiver,
        name: function,
        labels: labels(open: name + 1, close: close),
        offset: offset(of: name),
        scope: scope
      )
    }
    if case .implicit = receiver { made.context = plainContext(at: name - 1) }
    made.body = body
    let value = facts.call(made)
    if isWanted { keeps += 1 }
    recorded.insert(name)
    recordedInOrder.append(name)
    return (value, close + 1)
  }

  /// Whether a function makes of its arguments something that still is the name.
  private func handsOn(_ name: Int) -> Bool {
    if source.isWord("forResource", at: name + 2), sign(":", at: name + 3) { return true }
    let range = tokens[name].range
    return Self.functionsThatHandOn.contains { text.says($0, at: range) }
  }

  private static let functionsThatHandOn: [StaticString] = [
    "String", "NSString", "URL", "NSURL", "CGFont", "CGDataProvider", "Data", "NSData",
    "appendingPathComponent", "appending", "joined",
  ]

  /// The labels of a call's arguments, with a colon behind each.
  private func labels(open: Int, close: Int) -> String {
    var labels = ""
    var next = open + 1
    while next < close {
      if isWord(at: next), sign(":", at: next + 1) { labels += source[next] }
      labels += ":"
      next = nextComma(from: next, before: close) + 1
    }
    return labels
  }

  /// An argument with the tokens of its value.
  struct Argument {
    var label: String
    var value: Expression
    var tokens: Range<Int>
  }

  /// Reads the arguments of a call.
  mutating func arguments(open: Int, depth: Int) -> [Argument] {
    guard let close = pairs.closing(open) else { return [] }
    var arguments: [Argument] = []
    var next = open + 1
    while next < close {
      var label = ""
      if isWord(at: next), sign(":", at: next + 1) {
        label = source[next]
        next += 2
      }
      let (value, end) = expression(from: next, before: close, depth: depth)
      let comma = nextComma(from: max(end, next), before: close)
      // Something follows that was not understood.
      arguments.append(
        Argument(
          label: label,
          value: flagValue(next..<comma) ?? (end == comma ? value : .unknown),
          tokens: next..<comma
        )
      )
      next = comma + 1
    }
    return arguments
  }
}
