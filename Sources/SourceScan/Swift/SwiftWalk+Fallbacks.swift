extension SwiftWalk {
  /// A statement that does one thing when there is a font, and another when there is none.
  struct Fallback {
    /// Where the other thing is done.
    enum Other {
      /// In `else`, or in the braces of `guard` and of `if font == nil`.
      case braces

      /// In what follows the statement, which the braces leave.
      case rest
    }

    /// The tokens in which the font is asked for.
    var question: Range<Int>

    /// The tokens of what is done otherwise.
    var other: Range<Int>

    /// Where that is.
    var kind = Other.braces

    /// Whether a loop ends with the first font that is there.
    var endsLoop = false

    /// How many braces are open around the statement.
    var depth: Int

    /// The number of the chain.
    var chain: Int { -question.lowerBound }
  }

  /// Notes what a statement does where a font is not there: `if let font = UIFont(…) { } else { }`,
  /// `guard let font = UIFont(…) else { }`, `if font == nil { }`.
  mutating func takeFallback(ofStatementAt keyword: Int, brace: Int, isGuard: Bool) {
    guard let close = pairs.closing(brace) else { return }
    let question = (keyword + 1)..<brace
    fallbacks.removeAll { $0.other.upperBound <= keyword }
    // Nobody has more of them in a row.
    guard fallbacks.count < 64 else { return }
    var fallback = Fallback(
      question: question,
      other: (brace + 1)..<close,
      depth: braces.count
    )
    if question.contains(where: { isNilTest(at: $0) }) {
      guard !isGuard else { return }
      if let name = testedName(in: question) { linkVariable(name, to: fallback.chain) }
      fallbacks.append(fallback)
      return
    }
    guard question.contains(where: { source.isWord("let", at: $0) }) else { return }
    if !isGuard {
      fallback.endsLoop = top.isLoop && leaves(within: (brace + 1)..<close, isLoop: true)
      if source.isWord("else", at: close + 1) {
        let end = lastBrace(ofBindingsAt: close)
        fallback.other = (close + 1)..<max(end, close + 1)
      } else if leaves(within: (brace + 1)..<close), close + 1 < top.end {
        fallback.other = (close + 1)..<top.end
        fallback.kind = .rest
      } else {
        fallback.other = close..<close
        guard fallback.endsLoop else { return }
      }
    }
    fallbacks.append(fallback)
  }

  /// The end of the `else` of a chain whose conditions all are bindings: of others it is not known
  /// whether they come to what is behind them.
  private func lastBrace(ofBindingsAt close: Int) -> Int {
    var close = close
    for _ in 0..<64 {
      guard source.isWord("else", at: close + 1), let brace = braceOfStatement(from: close + 1),
        let end = pairs.closing(brace),
        brace == close + 2 || source.isWord("let", at: close + 3)
      else { break }
      close = end
    }
    return close
  }

  /// Takes down to which chains of requests a call belongs.
  mutating func takeLinks(of call: CallSite, from start: Int, for request: inout SourceRequest) {
    let end = pairs.closing(call.name + 1) ?? call.name
    request.isAskedInTurn = top.isAskedInTurn
    let sign = endOfOptional(from: end + 1)
    let goesOn = source.isSign("??", at: sign)
    var chain: Int?
    if let openChain, openChain.sign == start - 1 { chain = openChain.id }
    if chain == nil, goesOn { chain = start + 1 }
    if let chain { request.links.append(SourceRequest.Link(chain: chain, step: start)) }
    if goesOn, let chain { openChain = (chain, sign) }
    if let chain = chainOfBrackets() {
      request.links.append(SourceRequest.Link(chain: chain.id, step: chain.id))
      if !goesOn { openChain = chain }
    }
    for fallback in fallbacks {
      if fallback.question.contains(start) {
        request.isAskedInTurn = request.isAskedInTurn || fallback.endsLoop
        let step = fallback.question.lowerBound
        request.links.append(SourceRequest.Link(chain: fallback.chain, step: step))
      } else if fallback.other.contains(start), let step = step(of: start, in: fallback) {
        request.links.append(SourceRequest.Link(chain: fallback.chain, step: step))
      }
    }
    guard self.sign("=", at: start - 1), isWord(at: start - 2) || isOptionalType(at: start - 2)
    else { return }
    let name = isWord(at: start - 2) && !self.sign(":", at: start - 3) ? start - 2 : nil
    if let name = name ?? typedName(before: start - 1) {
      variableRequests[key(ofVariable: name), default: []].append(facts.requests.count)
    }
  }

  /// The chain that brackets around a request start: `(on ? UIFont(…) : UIFont(…)) ?? UIFont(…)`.
  private func chainOfBrackets() -> (id: Int, sign: Int)? {
    guard parentheses.count > top.parentheses, let open = parentheses.last,
      !isWord(at: open - 1) || source.isWord("return", at: open - 1),
      let close = pairs.closing(open)
    else { return nil }
    let sign = endOfOptional(from: close + 1)
    return source.isSign("??", at: sign) ? (open + 1, sign) : nil
  }

  /// The step of a request in what is done where a font is not there; `nil` when it need not be made
  /// then.
  private func step(of start: Int, in fallback: Fallback) -> Int? {
    if let question = fallbacks.first(where: { $0.question.contains(start) })?.question {
      return braces.count == fallback.depth ? question.lowerBound : nil
    }
    switch fallback.kind {
    case .braces:
      guard braces.count == fallback.depth + 1 else { return nil }
      // What `else` opens, or the braces of `guard` and of a test.
      let isOther = top.isLastBranch || top.end == fallback.other.upperBound
      return isOther && !isTernaryBranch(start) ? top.end : nil
    case .rest:
      guard braces.count == fallback.depth, !isTernaryBranch(start) else { return nil }
      return startOfResult(from: start, first: fallback.other.lowerBound)
    }
  }

  /// Whether a value is one of those of a ternary.
  private func isTernaryBranch(_ start: Int) -> Bool {
    isTernaryMark(at: start - 1)
      || sign(":", at: start - 1) && tokens[start - 1].flags.contains(.followsSpace)
  }

  /// The start of the statement around a value, when that is `return` or the first of some.
  private func startOfResult(from start: Int, first: Int) -> Int? {
    var index = start
    for _ in 0..<48 {
      if source.isWord("return", at: index - 1) { return index - 1 }
      let begin = sign(";", at: first) ? first + 1 : first
      if index == begin { return index }
      guard index > begin, !sign(";", at: index - 1), !sign("}", at: index - 1) else { return nil }
      index -= 1
    }
    return nil
  }

  /// Makes the requests that a variable was set to a part of the chain that starts where it is held
  /// against `nil`.
  private mutating func linkVariable(_ name: Int, to chain: Int) {
    for place in variableRequests[key(ofVariable: name)] ?? []
    where facts.requests.indices.contains(place) {
      facts.requests[place].links.append(
        SourceRequest.Link(chain: chain, step: 0, isUnsure: facts.requests[place].isConditional)
      )
    }
  }

  /// Whether a call only asks whether a font is there.
  func isProbe(_ call: CallSite) -> Bool {
    guard let close = pairs.closing(call.name + 1) else { return false }
    if source.isSign("==", at: close + 1) || source.isSign("!=", at: close + 1) {
      return source.isWord("nil", at: close + 2)
    }
    return sign(".", at: close + 1)
      && (source.isWord("isEmpty", at: close + 2) || source.isWord("contains", at: close + 2))
  }

  /// A number for a variable of the body around it.
  private func key(ofVariable name: Int) -> Int { body << 32 + Int(hash(of: name)) }

  private func isNilTest(at index: Int) -> Bool {
    source.isSign("==", at: index) && source.isWord("nil", at: index + 1)
  }

  private func testedName(in range: Range<Int>) -> Int? {
    range.first { isWord(at: $0) && isNilTest(at: $0 + 1) }
  }

  /// `UIFont?` before the equals sign of `var font: UIFont? = …`.
  private func isOptionalType(at index: Int) -> Bool { sign("?", at: index) }

  private func typedName(before equals: Int) -> Int? {
    ((max(0, equals - 6))..<equals).reversed().first { isWord(at: $0) && sign(":", at: $0 + 1) }
  }

  /// The token behind the members that follow a call, as in `UIFont(…)?.bold()`.
  private func endOfOptional(from start: Int) -> Int {
    var next = start
    for _ in 0..<16 {
      if sign("?", at: next) || sign("!", at: next) {
        next += 1
      } else if sign(".", at: next), isWord(at: next + 1) {
        next += 2
        if sign("(", at: next) { next = (pairs.closing(next) ?? next) + 1 }
      } else {
        break
      }
    }
    return next
  }
}
