extension ObjectiveCParser {
  /// A piece of a statement in a body: a declaration, an assignment, a `return`, an expression.
  mutating func parseStatement() {
    guard index < end else { return }
    switch source.tokens[index].kind {
    case .directive:
      return parseMacro()
    case .sign where isSign("{"):
      return parseBlock()
    case .word where isSign("=", ahead: 1):
      return parseAssignment()
    case .word where isWord("return"):
      return parseReturn()
    case .word where Self.keywords.contains(source[index]):
      let isCondition = isWord("if")
      index += 1
      if isCondition { takeNilTest() }
      return
    case .word:
      if let name = declaredName() { return parseDeclaration(of: name) }
    default:
      break
    }
    let start = index
    let mark = facts.mark
    let calls = facts.calls.count
    let found = facts.countOfFindings
    let value = parseExpression()
    if isSign("="), index > start {
      parseMemberAssignment(from: start, to: value)
    } else if facts.countOfFindings == found,
      !facts.calls[calls...].contains(where: Self.handsOverNames)
    {
      facts.takeBack(to: mark)
    }
    if index == start { index += 1 }
  }

  /// Words behind which an expression or a block comes, and which are no part of it.
  private static let keywords: Set<String> = [
    "if", "else", "for", "while", "do", "switch", "case", "default", "in", "goto", "break",
    "continue", "const", "static", "typedef", "struct", "enum", "union",
  ]

  private static func handsOverNames(_ call: SourceCall) -> Bool {
    call.arguments.contains { !$0.value.isUnknown }
  }

  private mutating func parseBlock() {
    guard let closing = closing(index), room > 0 else {
      index = closing(index).map { $0 + 1 } ?? index + 1
      return
    }
    room -= 1
    let outer = scope
    scope = facts.add(SourceScope(kind: .block, parent: outer))
    index += 1
    finish(closing)
    scope = outer
    room += 1
  }

  private mutating func parseReturn() {
    index += 1
    guard index < end, !isSign(";") else { return }
    let value = parseExpression()
    guard let function else { return }
    facts.definitions[Int(function)].values.append(SourceDefinition.Value(value, scope: scope))
  }

  /// The token of the name that is declared with a value, as in `NSString *const name = …`.
  private func declaredName() -> Int? {
    // Types of more tokens are rare, and a list of them must not be looked through again and again.
    for place in index..<min(index + 12, end) {
      let token = source.tokens[place]
      switch token.kind {
      case .word: continue
      case .sign where token.isSign("="):
        let name = place - 1
        return name > index && source.tokens[name].kind == .word ? name : nil
      case .sign where ["*", "**", "<", ">", "*>", ","].contains(source[place]): continue
      default: return nil
      }
    }
    return nil
  }

  /// A local name, which has the values that are assigned to it within its block and no others.
  private mutating func parseDeclaration(of name: Int) {
    let type = type(in: index..<name)
    index = name + 2
    let count = facts.requests.count
    let value = parseExpression()
    assign(count..<max(count, facts.requests.count), toVariable: name)
    define(at: name, type: type, isVariable: false, value: value)
  }

  /// `name = …`.
  private mutating func parseAssignment() {
    let name = index
    index += 2
    let start = index
    let count = facts.requests.count
    let value = parseExpression()
    assign(count..<max(count, facts.requests.count), toVariable: name)
    let isChanging = (start..<max(start, index)).contains {
      source.tokens[$0].kind == .word && source[$0] == source[name]
    }
    let word = source[name]
    // An instance variable has its property's name behind a line.
    let target =
      word.hasPrefix("_")
      ? facts.member(String(word.dropFirst()), of: facts.name("self", at: offset(of: name)))
      : facts.name(word, at: offset(of: name))
    assign(value, to: target, at: name, isChanging: isChanging)
  }

  /// `self.name = …` and the like, at the equals sign.
  private mutating func parseMemberAssignment(from start: Int, to target: Expression) {
    index += 1
    let value = parseExpression()
    guard source.isWord("self", at: start), !target.isUnknown else { return }
    assign(value, to: target, at: start)
  }

  /// `[name appendString:@"-Bold"]` and what else changes a text that can change.
  mutating func takeChange(_ message: ObjectiveCMessage) {
    switch message.selector {
    case "appendString:", "appendFormat:", "insertString:atIndex:", "setString:",
      "replaceCharactersInRange:withString:", "deleteCharactersInRange:":
      guard !message.receiver.isUnknown else { return }
      assign(.unknown, to: message.receiver, at: message.start, isChanging: true)
    default: return
    }
  }

  private mutating func assign(
    _ value: Expression,
    to target: Expression,
    at place: Int,
    isChanging: Bool = false
  ) {
    var assignment = SourceAssignment(
      target: target,
      value: value,
      offset: offset(of: place),
      scope: scope
    )
    assignment.isChanging = isChanging
    facts.assignments.append(assignment)
  }
}

extension FileFacts {
  /// How much was taken down that expressions must stay for, calls aside.
  fileprivate var countOfFindings: Int {
    requests.count + definitions.count + assignments.count + registrations.count
  }
}
