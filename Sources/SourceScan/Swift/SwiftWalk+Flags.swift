extension SwiftWalk {
  /// The conditions of a statement that are nothing but a value of true or false: `isOwn`, `!isOwn`,
  /// `isOwn == false`.
  func flags(in range: Range<Int>) -> [Condition] {
    var found: [Condition] = []
    var start = range.lowerBound
    var end = min(range.upperBound, range.lowerBound + 400)
    // Of `guard isOwn else {`.
    if source.isWord("else", at: end - 1) { end -= 1 }
    guard start <= end else { return [] }
    for index in start...end {
      guard
        index == end || sign(",", at: index) || source.isSign("&&", at: index)
          || source.isSign("||", at: index)
      else { continue }
      if let flag = flag(in: start..<index) { found.append(flag) }
      start = index + 1
    }
    return found
  }

  /// The same of all tokens of a condition.
  private func flag(in range: Range<Int>) -> Condition? {
    guard let first = range.first else { return nil }
    let isNegated = sign("!", at: first)
    let start = isNegated ? first + 1 : first
    guard let (subject, last) = subject(startingAt: start) else { return nil }
    var branch = SourceBranch(subject: subject)
    branch.cases = ["true"]
    if last + 1 == range.upperBound { return Condition(branch: branch, isNegated: isNegated) }
    guard !isNegated, last + 3 == range.upperBound, source.isSign("==", at: last + 1) else {
      return nil
    }
    if source.isWord("true", at: last + 2) { return Condition(branch: branch, isNegated: false) }
    if source.isWord("false", at: last + 2) { return Condition(branch: branch, isNegated: true) }
    return nil
  }

  /// The condition of a ternary that is nothing but a value of true or false, at its question mark.
  func flag(ofTernaryAt mark: Int) -> Condition? {
    guard let (_, start) = subject(endingAt: mark - 1), !sign(".", at: start - 1) else {
      return nil
    }
    let first = sign("!", at: start - 1) ? start - 1 : start
    guard first == 0 || isStartOfValue(behind: first - 1) else { return nil }
    return flag(in: first..<mark)
  }

  private func isStartOfValue(behind index: Int) -> Bool {
    if source.isWord("return", at: index) || tokens[index + 1].flags.contains(.startsLine) {
      return true
    }
    return sign("(", at: index) || sign("=", at: index) || sign(",", at: index)
      || sign(":", at: index) || sign("{", at: index) || sign("[", at: index)
  }

  /// `true` or `false`, where that is all that stands there, as an expression that says so.
  mutating func flagValue(_ range: Range<Int>) -> Expression? {
    guard range.count == 1, let word = range.first,
      source.isWord("true", at: word) || source.isWord("false", at: word)
    else { return nil }
    return facts.name(source[word], at: offset(of: word))
  }
}
