extension SwiftWalk {
  /// Goes into a brace.
  mutating func enter() {
    var brace = coming.removeValue(forKey: index) ?? OpenBrace(kind: .body)
    if brace.target == nil, source.isWord("get", at: index - 1) {
      (brace.target, brace.resultType) = (top.target, top.resultType)
      brace.holder = top.holder
    }
    // In source that does not compile, what was noted may have been taken back since.
    if brace.isShared || Int(brace.scope) >= facts.scopes.count {
      brace.scope = scope
      brace.isShared = true
    }
    if let target = brace.target, Int(target) >= facts.definitions.count { brace.target = nil }
    if case .body = brace.kind, brace.mark == nil { brace.mark = bodyMark }
    brace.parentheses = parentheses.count
    brace.end = pairs.closing(index) ?? tokens.count
    switch brace.kind {
    case .type: break
    case .body: brace.body = top.body == 0 ? brace.end : top.body
    case .statement, .cases:
      brace.body = top.body
      brace.holder = brace.holder ?? top.holder
      brace.asksForFonts = brace.asksForFonts || top.asksForFonts
      let isLast = if case .cases = brace.kind { true } else { brace.isLastBranch }
      brace.isWithinLastBranch = isLast || top.isWithinLastBranch
    }
    braces.append(brace)
    switch brace.kind {
    case .type, .cases: break
    case .statement: resultStart = brace.target == nil ? resultStart : index + 1
    case .body:
      let first = takeSignature(of: brace)
      if brace.target != nil { resultStart = first }
    }
  }

  /// Comes out of a brace.
  mutating func leave() {
    guard braces.count > 1 else { return }
    let brace = braces.removeLast()
    parentheses.removeLast(max(0, parentheses.count - brace.parentheses))
    if let mark = brace.mark {
      takeBackUnneeded(since: mark)
      if let target = brace.target, Int(target) < facts.definitions.count {
        let count = facts.definitions.count
        facts.definitions[Int(target)].parameters.removeAll { $0 >= count }
      }
    }
    // What follows belongs to the same statement.
    if case .statement = brace.kind,
      source.isWord("else", at: index + 1) || source.isWord("catch", at: index + 1),
      let next = braceOfStatement(from: index + 1)
    {
      var following = OpenBrace(
        kind: .statement,
        target: brace.target,
        resultType: brace.resultType
      )
      following.isLastBranch = source.isWord("else", at: index + 1) && next == index + 2
      expect(following, at: next)
    }
  }

  /// Notes what a brace further on will be; what is known already stays.
  mutating func expect(_ brace: OpenBrace, at index: Int) {
    if coming[index] == nil { coming[index] = brace }
  }

  /// Makes a block inside the current scope.
  mutating func newBlock() -> SourceScope.ID {
    facts.add(SourceScope(kind: .block, parent: scope))
  }

  /// The scope in which names are defined at this place.
  mutating func scopeOfNames() -> SourceScope.ID {
    if top.isShared {
      braces[braces.count - 1].scope = newBlock()
      braces[braces.count - 1].isShared = false
    }
    return scope
  }

  /// Finds the brace that a statement opens.
  func braceOfStatement(from start: Int) -> Int? {
    source.braceOfStatement(from: start, pairs: pairs)
  }

  /// Reads what a closure calls its parameters.
  ///
  /// - Returns: The token at which its statements start.
  private mutating func takeSignature(of brace: OpenBrace) -> Int {
    var start = index + 1
    // `{ [weak self] name in`
    if sign("[", at: start), let close = pairs.closing(start), close < start + 32 {
      start = close + 1
    }
    var end = start
    while end < tokens.count, end < start + 48, !sign("{", at: end), !sign("}", at: end) {
      if source.isWord("in", at: end) { break }
      if end > start, tokens[end].flags.contains(.startsLine), !sign(")", at: end) {
        return takeFirstParameter(of: brace, named: "$0", at: start)
      }
      end += 1
    }
    guard source.isWord("in", at: end) else {
      return takeFirstParameter(of: brace, named: "$0", at: start)
    }
    if sign("(", at: start) {
      takeParameters(open: start, of: brace.target, body: scopeOfNames(), isClosure: true)
    } else {
      var isFirst = true
      for word in start..<end where isWord(at: word) {
        guard word == start || sign(",", at: word - 1) else { break }
        define(source[word], at: word, in: scopeOfNames(), values: isFirst ? [brace.elements] : [])
        if let target = brace.target { addParameter(named: source[word], at: word, to: target) }
        isFirst = false
      }
    }
    return end + 1
  }

  private mutating func takeFirstParameter(of brace: OpenBrace, named name: String, at start: Int)
    -> Int
  {
    if !brace.elements.isUnknown {
      define(name, at: start, in: scopeOfNames(), values: [brace.elements])
    }
    return start
  }

  private mutating func addParameter(named name: String, at index: Int, to target: Int32) {
    // The definition that stands for its value was just added.
    let id = SourceDefinition.ID(clamping: facts.definitions.count - 1)
    facts.definitions[Int(id)].kind = .parameter(of: target, label: "", hasDefault: false)
    facts.definitions[Int(target)].parameters.append(id)
  }

  /// Takes down a local name.
  mutating func define(
    _ name: String,
    at index: Int,
    in scope: SourceScope.ID,
    values: [Expression] = []
  ) {
    var definition = SourceDefinition(
      name: name,
      kind: .value,
      scope: scope,
      offset: offset(of: index)
    )
    definition.values = values.filter { !$0.isUnknown }.map { .init($0, scope: self.scope) }
    _ = facts.add(definition)
  }
}
