extension SwiftWalk {
  /// Two calls with a `??` between them, at that sign.
  mutating func takeFallbackCalls() {
    guard sign(")", at: index - 1), facts.fallbackCalls.count < 4096 else { return }
    let last = index - 1
    var open = last - 1
    while open > max(0, last - 64), pairs.closing(open) != last { open -= 1 }
    guard open > 0, pairs.closing(open) == last, isWord(at: open - 1),
      holdsLiteral((open + 1)..<last), let end = endOfCall(from: index + 1)
    else { return }
    var close = end
    // `a("A") ?? b("B") ?? c("C")`
    for _ in 0..<16 {
      guard source.isSign("??", at: close + 1), let next = endOfCall(from: close + 2) else { break }
      close = next
    }
    guard holdsLiteral((index + 1)..<close) else { return }
    facts.fallbackCalls.append(
      FallbackCalls(
        first: offset(of: open)..<offset(of: last),
        second: offset(of: index + 1)..<offset(of: close)
      )
    )
  }

  /// The bracket that closes a call which starts at a token: `f(…)`, `.f(…)`, `a.b.f(…)`.
  private func endOfCall(from start: Int) -> Int? {
    var next = sign(".", at: start) ? start + 1 : start
    while isWord(at: next), sign(".", at: next + 1), next < start + 12 { next += 2 }
    guard isWord(at: next), sign("(", at: next + 1) else { return nil }
    return pairs.closing(next + 1)
  }

  private func holdsLiteral(_ range: Range<Int>) -> Bool {
    range.contains { tokens.indices.contains($0) && tokens[$0].kind == .string }
  }
}
