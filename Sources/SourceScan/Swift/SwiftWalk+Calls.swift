extension SwiftWalk {
  /// A call: of a function that asks for a font, of one that registers fonts, or of any other that is
  /// given what may be a name.
  mutating func takeCall(isMember: Bool) {
    let name = index
    called.insert(hash(of: name))
    takeBoldTextRead(at: name, isMember: isMember)
    if isMember, mayBeTest(name), let close = pairs.closing(name + 1) {
      note(.ternary(behind: close + 1), at: name)
    }
    let isWanted = isWanted(name) && !recorded.contains(name)
    let mayChange = isMember && mayChange(name)
    guard isWanted || mayChange || mayAsk(name) else { return }
    let mark = expressionMark
    let call = CallSite(
      name: name,
      isMember: isMember,
      arguments: arguments(open: name + 1, depth: 1)
    )
    let before = keeps
    takeRequest(call)
    takeResource(call)
    takeRegistration(call)
    takeListing(call)
    if mayChange { takeChange(call) }
    guard isWanted else {
      if keeps == before { takeBack(to: mark) }
      return
    }
    keeps += 1
    var fact = SourceCall(
      receiver: receiver(of: call),
      name: source[name],
      arguments: call.arguments.map { SourceCall.Argument(label: $0.label, value: $0.value) },
      offset: offset(of: name),
      scope: scope
    )
    if isImplicit(call) {
      fact.context = plainContext(at: name - 1) ?? contextType(at: name - 1)
    }
    fact.body = body
    facts.calls.append(fact)
  }

  /// `font` where a value is for something that is called so: `titleFont = .app("A")`.
  func plainContext(at index: Int) -> String? {
    guard sign("=", at: index - 1) || sign(":", at: index - 1) || sign("(", at: index - 1),
      isWord(at: index - 2)
    else { return nil }
    let bytes = text.bytes[tokens[index - 2].range]
    return bytes.suffix(3).elementsEqual("ont".utf8) ? "font" : nil
  }

  private func mayChange(_ name: Int) -> Bool {
    let range = tokens[name].range
    return text.says("append", at: range) || text.says("insert", at: range)
      || range.count >= 7
        && (text.bytes[range].starts(with: "remove".utf8)
          || text.bytes[range].starts(with: "replace".utf8))
  }

  /// Whether a call can ask for a font or register one, as far as its name says: most cannot.
  private func mayAsk(_ name: Int) -> Bool {
    let range = tokens[name].range
    switch text.bytes[range.lowerBound] {
    case UInt8(ascii: "i"): return text.says("init", at: range)
    case UInt8(ascii: "c"): return text.says("custom", at: range)
    case UInt8(ascii: "f"):
      return text.says("fontNames", at: range)
        || text.says("font", at: range) && isSized(name)
    case UInt8(ascii: "s"): return text.says("swiftUIFont", at: range) && isSized(name)
    case UInt8(ascii: "w"):
      return text.says("withFamily", at: range) || text.says("withFace", at: range)
    case UInt8(ascii: "r"): return range.count >= 12
    case UInt8(ascii: "A")...UInt8(ascii: "Z"):
      return source.isWord("name", at: name + 2) || text.says("FontResource", at: range)
        || text.bytes[range.lowerBound] == UInt8(ascii: "C")
    default: return false
    }
  }

  /// Whether a function is one of those that test a text: `hasPrefix`, `hasSuffix`, `contains`.
  private func mayBeTest(_ name: Int) -> Bool {
    let range = tokens[name].range
    return switch range.count {
    case 8: text.says("contains", at: range)
    case 9: text.says("hasPrefix", at: range) || text.says("hasSuffix", at: range)
    default: false
    }
  }

  /// Whether the first argument of a call is a size.
  private func isSized(_ name: Int) -> Bool {
    sign(":", at: name + 3)
      && (source.isWord("size", at: name + 2) || source.isWord("fixedSize", at: name + 2))
  }

  /// A call at its place.
  struct CallSite {
    /// The token of the function's name.
    var name: Int

    /// Whether a full stop stands before it.
    var isMember: Bool

    /// The arguments in order.
    var arguments: [Argument]

    /// Whether the arguments have exactly these labels, which are empty where there is none.
    func has(_ labels: String...) -> Bool {
      arguments.count == labels.count && zip(arguments, labels).allSatisfy { $0.label == $1 }
    }
  }

  /// What stands before a call: `a.b` of `a.b.f(x)`.
  mutating func receiver(of call: CallSite) -> SourceCall.Receiver {
    guard call.isMember else { return .none }
    guard isImplicit(call) == false else { return .implicit }
    guard let start = pathStart(endingAt: call.name), start < call.name else {
      return .expression(.unknown)
    }
    let last = sign("?", at: call.name - 2) ? call.name - 3 : call.name - 2
    return .expression(path(from: start, through: last))
  }

  /// Whether the type of a member is left to the context: nothing that has a value stands before the
  /// full stop.
  func isImplicit(_ call: CallSite) -> Bool {
    guard call.isMember else { return false }
    let before = call.name - 2
    guard tokens.indices.contains(before) else { return true }
    let token = tokens[before]
    switch token.kind {
    case .word:
      return Self.wordsBeforeValues.contains { text.says($0, at: token.range) }
    case .sign:
      switch token.sign {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return false
      // A mark of an optional belongs to what stands before it.
      case UInt8(ascii: "?"), UInt8(ascii: "!"): return token.flags.contains(.followsSpace)
      default: return true
      }
    default: return false
    }
  }

  private static let wordsBeforeValues: [StaticString] = [
    "return", "in", "else", "case", "try", "await",
  ]

  /// The type that the context gives a value which starts at a token, as far as that is plain: `UIFont`,
  /// `Font`, or the type of the variable or result.
  func contextType(at index: Int) -> String? {
    if sign(":", at: index - 1), source.isWord("font", at: index - 2) { return "font" }
    // `environment(\.font, .custom(…))`
    if sign(",", at: index - 1), source.isWord("font", at: index - 2), sign(".", at: index - 3),
      sign("\\", at: index - 4)
    {
      return "Font"
    }
    if let open = parentheses.last, parentheses.count > top.parentheses {
      guard source.isWord("font", at: open - 1) else { return nil }
      // The argument of a modifier, not that of `font(size:)`.
      let first = open + 1
      return isWord(at: first) && sign(":", at: first + 1) ? nil : "Font"
    }
    if sign("=", at: index - 1), source.isWord("font", at: index - 2) { return "font" }
    if let typedValue, index < typedValue.end { return typedValue.type }
    return top.resultType
  }
}
