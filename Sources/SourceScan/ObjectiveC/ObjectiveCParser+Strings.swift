extension ObjectiveCParser {
  /// A string literal and those that follow, which the compiler joins.
  mutating func parseString(from start: Int? = nil) -> Expression {
    let start = start ?? index
    var value = ""
    var isKnown = true
    while index < end {
      let isObject = isSign("@") && index + 1 < end && source.tokens[index + 1].kind == .string
      guard isObject || source.tokens[index].kind == .string else { break }
      if isObject { index += 1 }
      if let part = CString.value(of: source.tokens[index], in: source.text) {
        value += part
      } else {
        isKnown = false
      }
      index += 1
    }
    guard isKnown else { return .unknown }
    return facts.text(value, at: offset(of: start))
  }

  /// The text of a literal that was read before.
  func literal(_ expression: Expression) -> (text: String, offset: Int)? {
    guard facts.nodes.indices.contains(Int(expression.index)),
      case .text(let word, let offset) = facts.nodes[Int(expression.index)]
    else { return nil }
    return (facts.words[Int(word)], Int(offset))
  }

  /// What a format makes of its arguments; of all but `%@` nothing is known.
  mutating func formatted(_ format: Expression, _ arguments: [Expression]) -> Expression {
    guard let (text, offset) = literal(format) else { return .unknown }
    var parts: [Expression] = []
    var next = 0
    for piece in FormatPiece.pieces(of: text) {
      switch piece {
      case .text(let text):
        parts.append(facts.text(text, at: offset))
      case .argument(let isObject):
        parts.append(isObject && next < arguments.count ? arguments[next] : .unknown)
        next += 1
      case .placedArgument(let place, let isObject):
        parts.append(isObject && arguments.indices.contains(place) ? arguments[place] : .unknown)
      }
    }
    return facts.joined(parts, at: offset)
  }
}
