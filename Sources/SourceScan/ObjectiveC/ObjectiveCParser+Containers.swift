extension ObjectiveCParser {
  /// Walks through the whole file.
  mutating func parseFile() {
    var statement = index
    while index < end {
      let token = source.tokens[index]
      if token.kind == .directive {
        parseMacro()
      } else if isSign("@"), isWord(ahead: 1) {
        parseAtWord()
        statement = index
      } else if !container.isEmpty, isSign("-") || isSign("+"), isSign("(", ahead: 1) {
        parseMethod()
        statement = index
      } else if isSign("{") {
        parseBraces(of: statement)
        statement = index
      } else if isSign(";") || isSign("}") {
        index += 1
        statement = index
      } else if isSign("=") {
        parseGlobal(of: statement)
        statement = index
      } else if isSign("("), let closing = closing(index) {
        index = closing + 1
      } else {
        index += 1
      }
    }
  }

  private mutating func parseAtWord() {
    index += 2
    switch source[index - 1] {
    case "import":
      facts.imports.insert(source[index])
    case "interface", "protocol":
      openContainer(isInterface: true)
    case "implementation":
      openContainer(isInterface: false)
    case "property":
      parseProperty()
    case "end":
      (scope, container) = (SourceScope.file, "")
    default:
      break
    }
  }

  /// The head of an interface or implementation; one that has only a name (`@protocol A;`) is none.
  private mutating func openContainer(isInterface: Bool) {
    guard isWord(), !isSign(";", ahead: 1), !isSign(",", ahead: 1) else { return }
    container = source[index]
    let isCategory = isSign("(", ahead: 1)
    var opened = SourceScope(
      kind: isInterface && !isCategory ? .type(.class) : .extension,
      parent: SourceScope.file
    )
    opened.name = container
    index += 1
    if isSign(":"), isWord(ahead: 1) {
      opened.inherits = [source[index + 1]]
      index += 2
    }
    scope = facts.add(opened)
  }

  /// A property, which its class may set to a name.
  private mutating func parseProperty() {
    let start = index
    skip(behind: ";")
    // The name is the last word; attributes such as `NS_AVAILABLE` are rare with strings.
    guard index - 2 > start, source.tokens[index - 2].kind == .word,
      (start..<index).contains(where: { source.isWord("NSString", at: $0) })
    else { return }
    var property = SourceDefinition(
      name: source[index - 2],
      kind: .value,
      scope: scope,
      offset: offset(of: index - 2)
    )
    property.isVariable = true
    property.type = "NSString"
    _ = facts.add(property)
  }

  /// Braces of a function are looked into; those of a structure or `extern "C"` are passed into.
  private mutating func parseBraces(of statement: Int) {
    let head = statement..<index
    let isFunction = head.contains { source.tokens[$0].isSign("(") }
    guard isFunction, let closing = closing(index) else { return index += 1 }
    let outer = scope
    scope = facts.add(SourceScope(kind: .block, parent: outer))
    if let open = head.first(where: { source.tokens[$0].isSign("(") }), open > statement,
      source.tokens[open - 1].kind == .word
    {
      function = define(
        functionAt: open - 1,
        type: type(in: statement..<(open - 1)),
        parameters: parameters(behind: open),
        in: outer
      )
    }
    index += 1
    finish(closing)
    (scope, function) = (outer, nil)
  }

  /// The parameters of a function in C: the last word of each part between commas.
  private func parameters(behind open: Int) -> [(label: String, at: Int)] {
    guard let closing = closing(open) else { return [] }
    return ((open + 1)...closing).filter { place in
      place == closing || source.tokens[place].isSign(",")
    }.compactMap { place in
      source.tokens[place - 1].kind == .word && !source.isWord("void", at: place - 1)
        ? ("", place - 1) : nil
    }
  }

  /// A global constant or variable, at its equals sign.
  private mutating func parseGlobal(of statement: Int) {
    var name = index - 1
    if name > statement + 1, source.tokens[name].isSign("]") {
      // `name[] =`; a size between the brackets is one token.
      while name > statement, !source.tokens[name].isSign("[") { name -= 1 }
      name -= 1
    }
    index += 1
    let value = parseExpression()
    guard name > statement, source.tokens[name].kind == .word else { return }
    let isConstant = (statement..<name).contains { source.isWord("const", at: $0) }
    define(at: name, type: type(in: statement..<name), isVariable: !isConstant, value: value)
  }
}

extension ObjectiveCParser {
  /// A method with its body; of one without a body only the tokens are passed over.
  private mutating func parseMethod() {
    let isStatic = isSign("+")
    index += 1
    let type = takeType()
    let nameAt = index
    guard isWord() else { return }
    var parameters: [(label: String, at: Int)] = []
    index += 1
    while index < end, !isSign("{"), !isSign(";"), !isSign("@") {
      if isSign(":") {
        let label = parameters.isEmpty || !isWord(ahead: -1) ? "" : source[index - 1]
        index += 1
        _ = takeType()
        if isWord() { parameters.append((label, index)) }
      }
      index += 1
    }
    guard isSign("{"), let closing = closing(index) else { return }
    let outer = scope
    scope = facts.add(SourceScope(kind: .block, parent: outer))
    let made = define(
      functionAt: nameAt,
      kind: parameters.isEmpty && !Self.isHelper(source[nameAt]) ? .value : .function,
      type: type,
      parameters: parameters,
      in: outer
    )
    facts.definitions[Int(made)].isStatic = isStatic
    function = made
    index += 1
    finish(closing)
    (scope, function) = (outer, nil)
  }

  /// A type between round brackets, when it is the next.
  private mutating func takeType() -> String? {
    guard isSign("("), let closing = closing(index) else { return nil }
    defer { index = closing + 1 }
    return type(in: (index + 1)..<closing)
  }
}
