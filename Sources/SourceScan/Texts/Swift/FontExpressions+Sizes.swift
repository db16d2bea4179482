extension FontExpressions {
  /// What an expression says of a size.
  mutating func size(_ range: Range<Int>, _ place: Place, _ depth: Int) -> TextSize {
    guard depth < Self.depthLimit, take() else { return .unknown }
    let range = bare(range)
    guard !range.isEmpty else { return .unknown }
    if let choice = choices(range) {
      let first = size(choice.first, place, depth + 1)
      return first.or(size(choice.second, place, depth + 1))
    }
    if let parts = operands(range) { return combined(parts, place, depth) }
    if range.count == 1, tokens[range.lowerBound].kind == .number {
      return Self.number(source[range.lowerBound]).map { .points($0) } ?? .unknown
    }
    if source.isSign("-", at: range.lowerBound) { return .unknown }
    guard let chain = chain(range) else { return .unknown }
    return size(of: chain, range, place, depth)
  }

  /// The operands of a sum or product, with the signs between them.
  private mutating func operands(_ range: Range<Int>) -> (parts: [Range<Int>], signs: [UInt8])? {
    var parts: [Range<Int>] = []
    var signs: [UInt8] = []
    var start = range.lowerBound
    var next = start
    while next < range.upperBound {
      guard take() else { return nil }
      if tokens[next].kind == .sign {
        switch tokens[next].sign {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
          next = pairs.closing(next) ?? next
        case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"):
          guard next > start else { return nil }
          parts.append(start..<next)
          signs.append(tokens[next].sign)
          start = next + 1
        default: break
        }
      }
      next += 1
    }
    guard !parts.isEmpty, start < range.upperBound, parts.count < 16 else { return nil }
    return (parts + [start..<range.upperBound], signs)
  }

  private mutating func combined(
    _ operands: (parts: [Range<Int>], signs: [UInt8]),
    _ place: Place,
    _ depth: Int
  ) -> TextSize {
    let sizes = operands.parts.map { size($0, place, depth + 1) }
    var scaling: TextScaling?
    var isKnown = true
    for size in sizes {
      switch size {
      case .points: continue
      case .scaled(let found): scaling = found
      case .unknown, .parameter: isKnown = false
      }
    }
    if var scaling {
      scaling.base = nil
      return .scaled(scaling)
    }
    guard isKnown else { return .unknown }
    // Numbers alone: products before sums.
    var terms: [Double] = []
    for (place, size) in sizes.enumerated() {
      guard case .points(let number) = size else { return .unknown }
      switch place == 0 ? UInt8(ascii: "+") : operands.signs[place - 1] {
      case UInt8(ascii: "*"): terms.append((terms.popLast() ?? 0) * number)
      case UInt8(ascii: "/"): terms.append((terms.popLast() ?? 0) / number)
      case UInt8(ascii: "-"): terms.append(-number)
      default: terms.append(number)
      }
    }
    let sum = terms.reduce(0, +)
    return sum.isFinite ? .points(sum) : .unknown
  }

  /// Reads a number as Swift spells it.
  static func number(_ text: String) -> Double? {
    let digits = text.replacing("_")
    guard !digits.hasPrefix("0x"), let number = Double(digits), number.isFinite else { return nil }
    return number
  }

  private mutating func size(of chain: Chain, _ range: Range<Int>, _ place: Place, _ depth: Int)
    -> TextSize
  {
    guard let last = chain.links.last, !last.isOther else { return .unknown }
    let name = source[last.name]
    if name == "scaledValue" {
      let head = range.lowerBound..<max(range.lowerBound, last.name - 1)
      guard !argumentsHoldTraits(last.arguments), let metrics = metrics(head, place, depth + 1)
      else { return .unknown }
      let base = argument("for", last.arguments).map { size($0, place, depth + 1) }
      guard case .points(let points)? = base else {
        return .scaled(TextScaling(.metrics, style: metrics.style))
      }
      return .scaled(TextScaling(.metrics, style: metrics.style, base: points))
    }
    if name == "pointSize", chain.links.count > 1 {
      return pointSize(range.lowerBound..<max(range.lowerBound, last.name - 1), place, depth)
    }
    if chain.links.count == 1, let arguments = last.arguments,
      ["CGFloat", "Double", "Float", "Int", "round", "floor", "ceil"].contains(name)
    {
      let only = self.arguments(arguments)
      guard only.count == 1 else { return .unknown }
      return size(only[0].value, place, depth + 1)
    }
    if chain.links.count == 1, let arguments = last.arguments, name == "max" || name == "min" {
      let all = self.arguments(arguments).map { size($0.value, place, depth + 1) }
      if let scaling = all.first(where: { if case .scaled = $0 { true } else { false } }) {
        return scaling
      }
      guard all.count == 2 else { return .unknown }
      return all[0].or(all[1])
    }
    if chain.links.count == 2, source[chain.links[0].name] == "UIFont", last.arguments == nil {
      return Self.usualSizes[name].map { .points($0) } ?? .unknown
    }
    return named(chain, place, depth) { expressions, value, place, depth in
      expressions.size(value, place, depth)
    } ?? .unknown
  }

  private static let usualSizes: [String: Double] = [
    "labelFontSize": 17, "buttonFontSize": 18, "smallSystemFontSize": 12, "systemFontSize": 14,
  ]

  private mutating func pointSize(_ range: Range<Int>, _ place: Place, _ depth: Int) -> TextSize {
    guard case .font(let font) = font(range, place, depth + 1) else { return .unknown }
    switch font.form {
    case .preferred: return .scaled(TextScaling(.preferredFont, style: font.style ?? .unknown))
    case .metrics: return .scaled(TextScaling(.metrics, style: font.style ?? .unknown))
    case .system, .custom: return font.size
    default: return .unknown
    }
  }

  /// Whether a call says for which traits, so that its result need not be what a person chose.
  func argumentsHoldTraits(_ arguments: Range<Int>?) -> Bool {
    argument("compatibleWith", arguments) != nil
  }
}

extension String {
  /// The text without a character of one byte.
  fileprivate func replacing(_ character: Character) -> String { filter { $0 != character } }
}
