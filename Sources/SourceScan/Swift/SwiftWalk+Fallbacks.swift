extension SwiftWalk {
  /// A statement that does one thing when there is a font, and another when there is none.
  struct Fallback {
    /// The tokens in which the font is asked for.
    var question: Range<Int>

    /// The tokens of what is done otherwise.
    var other: Range<Int>
  }

  /// Notes what a statement does where a font is not there: `if let font = UIFont(…) { } else { }`,
  /// `guard let font = UIFont(…) else { }`, `if font == nil { }`.
  mutating func takeFallback(ofStatementAt keyword: Int, brace: Int, isGuard: Bool) {
    guard let close = pairs.closing(brace) else { return }
    let question = (keyword + 1)..<brace
    fallbacks.removeAll { $0.other.upperBound <= keyword }
    // Nobody has more of them in a row.
    guard fallbacks.count < 64 else { return }
    let asksNil = question.contains { isNilTest(at: $0) }
    if asksNil, let name = testedName(in: question) {
      testedChains.insert(chain(ofVariable: name))
    }
    guard asksNil || question.contains(where: { source.isWord("let", at: $0) }) else { return }
    if isGuard {
      fallbacks.append(Fallback(question: question, other: (brace + 1)..<close))
    } else if source.isWord("else", at: close + 1) {
      let end = lastBrace(ofChainAt: close)
      fallbacks.append(Fallback(question: question, other: (close + 1)..<max(end, close + 1)))
    } else if leaves(within: (brace + 1)..<close), close + 1 < top.end {
      fallbacks.append(Fallback(question: question, other: (close + 1)..<top.end))
    }
  }

  /// The chain of requests that a call belongs to; 0 for none.
  mutating func chain(of call: CallSite, from start: Int) -> Int {
    let end = pairs.closing(call.name + 1) ?? call.name
    var id = 0
    if let openChain, openChain.sign == start - 1 { id = openChain.id }
    if id == 0 {
      id =
        fallbacks.first { $0.question.contains(start) || $0.other.contains(start) }
        .map { -$0.question.lowerBound } ?? 0
    }
    let sign = endOfOptional(from: end + 1)
    let goesOn = source.isSign("??", at: sign)
    if id == 0, goesOn { id = start + 1 }
    if id == 0, self.sign("=", at: start - 1),
      isWord(at: start - 2) || isOptionalType(at: start - 2)
    {
      let name = isWord(at: start - 2) && !self.sign(":", at: start - 3) ? start - 2 : nil
      if let name = name ?? typedName(before: start - 1) {
        id = chain(ofVariable: name)
        variableChains.insert(id)
      }
    }
    if goesOn { openChain = (id, sign) }
    return id
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

  /// Lets go of the chains of variables that nobody holds against `nil`.
  mutating func dropUntestedChains() {
    for place in facts.requests.indices {
      let chain = facts.requests[place].chain
      if variableChains.contains(chain), !testedChains.contains(chain) {
        facts.requests[place].chain = 0
      }
    }
  }

  /// A number for a variable of the body around it, which no other chain has.
  private func chain(ofVariable name: Int) -> Int {
    (1 << 40) + body << 32 + Int(hash(of: name))
  }

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
