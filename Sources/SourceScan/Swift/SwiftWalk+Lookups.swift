extension SwiftWalk {
  /// A condition that holds where something is found by a value: `let name = names[key]`,
  /// `names[key] != nil`, `names.keys.contains(key)`.
  private struct Lookup {
    var branch: SourceBranch

    /// Whether it holds where nothing is found.
    var isNegated = false

    /// The token of the name that what is found gets.
    var found: Int?
  }

  /// Takes down where a value is looked up in the conditions of a statement and not found.
  ///
  /// - Parameters:
  ///   - keyword: The keyword's token.
  ///   - brace: The brace behind the conditions.
  ///   - isGuard: Whether what is in the braces runs when the conditions do not hold.
  ///   - end: The byte at which the braces around it end.
  mutating func takeLookups(ofStatementAt keyword: Int, brace: Int, isGuard: Bool, end: Int) {
    guard let close = pairs.closing(brace) else { return }
    for index in (keyword + 1)..<min(brace, keyword + 200) {
      guard let lookup = lookup(at: index, from: keyword) else { continue }
      let braces = offset(of: brace)..<offset(of: close)
      if lookup.isNegated != isGuard {
        keep(lookup.branch, in: braces, excluding: true)
        continue
      }
      if isGuard {
        keep(lookup.branch, in: braces.upperBound..<max(end, braces.upperBound), excluding: true)
      } else if source.isWord("else", at: close + 1) {
        let last = offset(of: lastBrace(ofChainAt: close))
        keep(lookup.branch, in: braces.upperBound..<max(last, braces.upperBound), excluding: true)
      } else if leaves(within: (brace + 1)..<close, isLoop: true) {
        keep(lookup.branch, in: braces.upperBound..<max(end, braces.upperBound), excluding: true)
      } else if let found = lookup.found, isAssigned(found, within: (brace + 1)..<close) {
        // What is found takes the place of what a variable started with.
        keep(lookup.branch, in: startOfBraces(before: keyword)..<braces.lowerBound, excluding: true)
      }
    }
  }

  private mutating func lookup(at index: Int, from keyword: Int) -> Lookup? {
    if sign("[", at: index), !tokens[index].flags.contains(.followsSpace),
      let close = pairs.closing(index), let start = pathStart(endingAt: index - 1),
      isWord(at: index - 1), let (subject, last) = key(startingAt: index + 1)
    {
      var lookup = Lookup(branch: SourceBranch(subject: subject))
      if sign("=", at: start - 1), isWord(at: start - 2), start - 2 > keyword {
        lookup.found = start - 2
      } else if source.isWord("nil", at: close + 2) {
        guard source.isSign("==", at: close + 1) || source.isSign("!=", at: close + 1) else {
          return nil
        }
        lookup.isNegated = source.isSign("==", at: close + 1)
      } else {
        return nil
      }
      let base = path(from: start, through: index - 1)
      lookup.branch.lookup = .init(base: base, isByValue: last == close - 1)
      return lookup
    }
    guard source.isWord("contains", at: index), source.isWord("keys", at: index - 2),
      sign("(", at: index + 1), let close = pairs.closing(index + 1),
      let start = pathStart(endingAt: index - 4), isWord(at: index - 4),
      let (subject, last) = key(startingAt: index + 2)
    else { return nil }
    var lookup = Lookup(branch: SourceBranch(subject: subject))
    lookup.isNegated = sign("!", at: start - 1)
    let base = path(from: start, through: index - 4)
    lookup.branch.lookup = .init(base: base, isByValue: last == close - 1)
    return lookup
  }

  /// The path of names that a key is or is made of, as `name` of `name.lowercased()`, and where it ends.
  private func key(startingAt start: Int) -> (path: String, end: Int)? {
    guard let (path, end) = subject(startingAt: start), sign("(", at: end + 1) else {
      return subject(startingAt: start)
    }
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    return (String(path[..<dot]), end)
  }

  /// Whether something gets the value of a name.
  private func isAssigned(_ name: Int, within range: Range<Int>) -> Bool {
    let word = source[name]
    return range.contains { sign("=", at: $0) && isWord(at: $0 + 1) && source[$0 + 1] == word }
  }

  /// The byte at which the braces open that a token is in; where they are long, its own.
  private func startOfBraces(before token: Int) -> Int {
    for index in (max(0, token - 512)..<token).reversed() where sign("{", at: index) {
      if let close = pairs.closing(index), close > token { return offset(of: index) }
    }
    return offset(of: token)
  }
}
