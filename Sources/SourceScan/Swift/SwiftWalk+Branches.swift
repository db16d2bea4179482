extension SwiftWalk {
  /// The most branches of a file that are kept; nobody writes more of them.
  private static let branchLimit = 4096

  /// The function or property in whose body this is, by the end of its braces.
  var body: Int { top.body }

  /// Whether a token is the question mark of a ternary.
  func isTernaryMark(at index: Int) -> Bool { sign("?", at: index) && isSpaced(index) }

  /// Keeps a branch that says something.
  mutating func keep(_ branch: SourceBranch, in range: Range<Int>, excluding: Bool) {
    guard !branch.isEmpty, !range.isEmpty, facts.branches.count < Self.branchLimit else { return }
    var branch = branch
    branch.range = range
    branch.isExcluding = excluding
    facts.branches.append(branch)
  }

  /// The branches of `if` and `guard`, by their conditions.
  ///
  /// - Parameters:
  ///   - keyword: The keyword's token.
  ///   - brace: The brace behind the conditions.
  ///   - isGuard: Whether what is in the braces runs when the conditions do not hold.
  ///   - end: The byte at which the braces around it end.
  mutating func takeBranches(ofStatementAt keyword: Int, brace: Int, isGuard: Bool, end: Int) {
    takeLookups(ofStatementAt: keyword, brace: brace, isGuard: isGuard, end: end)
    let conditions = conditions(in: (keyword + 1)..<brace)
    guard !conditions.all.isEmpty, let close = pairs.closing(brace) else { return }
    let end = max(end, offset(of: close))
    let leaves = isGuard || leaves(within: (brace + 1)..<close, isLoop: true)
    for condition in conditions.all {
      if isGuard {
        guard !conditions.areAlternatives else { continue }
        takeKnown(condition, in: offset(of: close)..<end)
      } else {
        if !conditions.areAlternatives {
          takeKnown(condition, in: offset(of: brace)..<offset(of: close))
        }
        // Of several conditions it is not known which did not hold: what they name is left aside.
        var other = condition
        other.isNegated.toggle()
        let isOnly = conditions.all.count == 1 && conditions.isSimple
        guard isOnly || !condition.isNegated else { continue }
        if source.isWord("else", at: close + 1) {
          takeKnown(other, in: offset(of: close)..<endOfChain(at: close))
        }
        if leaves { takeKnown(other, in: offset(of: close)..<end) }
      }
    }
  }

  /// Keeps what a condition says where it holds.
  private mutating func takeKnown(_ condition: Condition, in range: Range<Int>) {
    guard range.lowerBound < range.upperBound else { return }
    keep(condition.branch, in: range, excluding: condition.isNegated)
  }

  /// Where the last `else` of a chain ends that goes on behind a brace, as a byte.
  private func endOfChain(at close: Int) -> Int {
    offset(of: lastBrace(ofChainAt: close))
  }

  /// The brace that closes the last `else` of a chain that goes on behind a brace.
  ///
  /// Each statement of a chain asks, so that of very long ones only the start is looked at.
  func lastBrace(ofChainAt close: Int) -> Int {
    var close = close
    for _ in 0..<64 {
      guard source.isWord("else", at: close + 1), let brace = braceOfStatement(from: close + 1),
        let end = pairs.closing(brace)
      else { break }
      close = end
    }
    return close
  }

  /// Whether some statements end with leaving what is around them.
  ///
  /// - Parameters:
  ///   - range: The tokens of the statements.
  ///   - isLoop: Whether `break` leaves a loop rather than a `switch`.
  /// - Returns: Whether they do.
  func leaves(within range: Range<Int>, isLoop: Bool = false) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      if tokens[index].kind == .word {
        if Self.leavers.contains(where: { source.isWord($0, at: index) }) { return true }
        if isLoop, source.isWord("break", at: index) { return true }
      }
      index = (pairs.closing(index) ?? index) + 1
    }
    return false
  }

  private static let leavers: [StaticString] = [
    "return", "throw", "continue", "fatalError", "preconditionFailure",
  ]

  /// The branches of a ternary whose condition starts with a test that ends at a token.
  mutating func takeTernary(_ condition: Condition, behind end: Int) {
    var isSimple = true
    var mark = end
    while mark < min(tokens.count, end + 48), !sign("?", at: mark) || !isSpaced(mark) {
      let token = tokens[mark]
      if source.isSign("&&", at: mark) || source.isSign("||", at: mark) {
        isSimple = false
      } else if token.kind == .sign {
        switch token.sign {
        case UInt8(ascii: "("), UInt8(ascii: "["): mark = pairs.closing(mark) ?? mark
        case UInt8(ascii: ")") where sign("?", at: mark + 1): break
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: ","),
          UInt8(ascii: ";"), UInt8(ascii: "="):
          return
        default: break
        }
      }
      mark += 1
    }
    guard mark < tokens.count, sign("?", at: mark),
      let colon = ternaryColon(behind: mark, before: min(tokens.count, mark + 512))
    else { return }
    let last = endOfTernary(from: colon + 1)
    if isSimple { takeKnown(condition, in: offset(of: mark)..<offset(of: colon)) }
    guard isSimple || !condition.isNegated else { return }
    var other = condition
    other.isNegated.toggle()
    takeKnown(other, in: offset(of: colon)..<offset(of: last))
  }

  private func isSpaced(_ index: Int) -> Bool { tokens[index].flags.contains(.followsSpace) }

  /// Where the last value of a ternary ends: at what closes or separates, or with its line.
  private func endOfTernary(from start: Int) -> Int {
    var index = start
    while index < min(tokens.count, start + 512) {
      let token = tokens[index]
      if token.kind == .sign {
        switch token.sign {
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
          UInt8(ascii: ";"):
          return index
        default: break
        }
      } else if index > start, token.kind == .word, token.flags.contains(.startsLine) {
        return index
      }
      index = (pairs.closing(index) ?? index) + 1
    }
    return min(index, tokens.count)
  }
}
