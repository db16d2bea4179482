extension ObjectiveCParser {
  /// Makes requests one chain, of which the first that succeeds is used: `a ?: b`.
  mutating func chain(_ requests: Range<Int>) {
    guard requests.count > 1 else { return }
    let id = facts.requests[requests.lowerBound].offset + 1
    for place in requests { facts.requests[place].chain = id }
  }

  /// Notes that a variable is what some requests come to, as in `font = [UIFont …]`.
  ///
  /// When it was held against `nil` before, they belong to the chain of those that it was then.
  mutating func assign(_ requests: Range<Int>, toVariable name: Int) {
    guard !requests.isEmpty else { return }
    let key = key(ofVariable: name)
    guard let before = variableChains[key], testedVariables.contains(key) else {
      variableChains[key] = requests
      return
    }
    let first = facts.requests[before.lowerBound].offset + 1
    for place in before { facts.requests[place].chain = first }
    for place in requests { facts.requests[place].chain = first }
  }

  /// Notes that a variable is held against `nil`, at the bracket behind `if`: `if (!font)`,
  /// `if (font == nil)`.
  mutating func takeNilTest() {
    guard isSign("("), let closing = closing(index) else { return }
    let first = index + 1
    if source.tokens[first].isSign("!"), closing == first + 2, isWord(ahead: 2) {
      testedVariables.insert(key(ofVariable: first + 1))
    } else if isWord(ahead: 1), source.isSign("==", at: first + 1), closing == first + 3,
      source.isWord("nil", at: first + 2) || source.isWord("NULL", at: first + 2)
    {
      testedVariables.insert(key(ofVariable: first))
    }
  }

  private func key(ofVariable name: Int) -> Int {
    let hash = CalledNames.hash(source[name].utf8)
    return (function.map { Int($0) + 1 } ?? 0) << 32 + Int(hash)
  }
}
