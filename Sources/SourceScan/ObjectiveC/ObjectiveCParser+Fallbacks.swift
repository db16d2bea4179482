extension ObjectiveCParser {
  /// Makes requests one chain, of which the first that succeeds is used: `a ?: b`.
  ///
  /// - Parameters:
  ///   - first: The requests of the first operand.
  ///   - others: Those of the second. Of several, unless they are a chain themselves, it is not known
  ///     which is made.
  mutating func chain(_ first: Range<Int>, _ others: Range<Int>) {
    guard first.count == 1, let place = first.first, !others.isEmpty else { return }
    let areChain = others.count == 1 || others.allSatisfy { !facts.requests[$0].links.isEmpty }
    guard areChain else { return }
    let id = facts.requests[place].offset + 1
    facts.requests[place].links.append(SourceRequest.Link(chain: id, step: 0))
    for (step, other) in others.enumerated() {
      facts.requests[other].links.append(SourceRequest.Link(chain: id, step: step + 1))
    }
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
    // Of several operands it is not known which is the variable's.
    guard before.count == 1, requests.count == 1, before != requests else { return }
    let id = -1 - facts.requests[before.lowerBound].offset
    facts.requests[before.lowerBound].links.append(
      // Nor whether it was set in a branch.
      SourceRequest.Link(chain: id, step: 0, isUnsure: true)
    )
    facts.requests[requests.lowerBound].links.append(
      SourceRequest.Link(chain: id, step: facts.requests[requests.lowerBound].offset + 1)
    )
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
