extension SourceTokens {
  /// Drops the tokens that no app for iOS is built from, and the directives around them.
  ///
  /// Where it cannot be known whether a condition holds, both branches stay.
  mutating func dropInactiveBranches() {
    guard tokens.contains(where: { $0.kind == .directive }) else { return }
    var open: [Branches] = []
    var kept: [SourceToken] = []
    kept.reserveCapacity(tokens.count)
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      guard token.kind == .directive, let word = Branches.Word(token, in: text) else {
        if open.last?.isActive ?? true { kept.append(token) }
        index += 1
        continue
      }
      let line = restOfLine(behind: index)
      switch word {
      case .if:
        let isOuterActive = open.last?.isActive ?? true
        open.append(
          Branches(isOuterActive: isOuterActive, first: CompilationCondition.holds(line, in: self))
        )
      case .elseif:
        if !open.isEmpty {
          open[open.count - 1].next(CompilationCondition.holds(line, in: self))
        }
      case .else:
        if !open.isEmpty { open[open.count - 1].next(true) }
      case .endif:
        open.removeLast(open.isEmpty ? 0 : 1)
      }
      index = word == .else || word == .endif ? index + 1 : line.upperBound
    }
    tokens = kept
  }

  private func restOfLine(behind index: Int) -> Range<Int> {
    var end = index + 1
    while end < tokens.count, !tokens[end].flags.contains(.startsLine) { end += 1 }
    return (index + 1)..<end
  }
}

/// The branches of an `#if` that is open.
private struct Branches {
  /// The directives that open, part and close branches.
  enum Word {
    case `if`
    case `elseif`
    case `else`
    case `endif`

    init?(_ token: SourceToken, in text: SourceText) {
      switch token.range.count {
      case 3 where text.says("#if", at: token.range): self = .if
      case 5 where text.says("#else", at: token.range): self = .else
      case 6 where text.says("#endif", at: token.range): self = .endif
      case 7 where text.says("#elseif", at: token.range): self = .elseif
      default: return nil
      }
    }
  }

  /// Whether the tokens of the current branch count.
  private(set) var isActive: Bool

  private let isOuterActive: Bool
  private var isDecided: Bool

  init(isOuterActive: Bool, first condition: Bool?) {
    self.isOuterActive = isOuterActive
    isActive = isOuterActive && condition != false
    isDecided = condition == true
  }

  mutating func next(_ condition: Bool?) {
    isActive = isOuterActive && !isDecided && condition != false
    if condition == true { isDecided = true }
  }
}
