extension SwiftWalk {
  /// `let` and `var`, in statements, conditions, types and patterns.
  mutating func takeVariables(_ keyword: SwiftKeyword) {
    let isCondition =
      source.isWord("if", at: index - 1) || source.isWord("guard", at: index - 1)
      || source.isWord("while", at: index - 1) || sign(",", at: index - 1)
    var next = index + 1
    guard isWord(at: next), !isPattern(from: next) else { return takePattern(from: next) }
    let isStatic = hasModifier("static", before: index) || hasModifier("class", before: index)
    while isWord(at: next) {
      var definition = SourceDefinition(
        name: source[next],
        kind: .value,
        scope: scopeOfNames(),
        offset: offset(of: next)
      )
      definition.isStatic = isStatic
      definition.isSetFromOutside = keyword == .var && isSetFromOutside
      let end = takeVariable(
        &definition,
        nameAt: next,
        isVar: keyword == .var,
        isCondition: isCondition
      )
      // `let a = 1, b = 2`
      guard !isCondition, sign(",", at: end), isWord(at: end + 1),
        sign("=", at: end + 2) || sign(":", at: end + 2)
      else { break }
      next = end + 1
    }
  }

  /// Whether the variable at the keyword that comes now can be set by other modules, or in a
  /// storyboard.
  private var isSetFromOutside: Bool {
    let isOpen = hasModifier("public", before: index) || hasModifier("open", before: index)
    let isSetHere =
      sign(")", at: index - 1) && source.isWord("set", at: index - 2)
      || sign(")", at: index - 2) && source.isWord("set", at: index - 3)
    return isOpen && !isSetHere || hasAttribute("IBInspectable", before: index)
  }

  private func hasAttribute(_ word: StaticString, before index: Int) -> Bool {
    ((index - 4)..<index).contains { source.isWord(word, at: $0) && sign("@", at: $0 - 1) }
  }

  /// Reads one variable.
  ///
  /// - Returns: The token behind it, or behind its type when its value is to be walked through.
  private mutating func takeVariable(
    _ definition: inout SourceDefinition,
    nameAt name: Int,
    isVar: Bool,
    isCondition: Bool
  ) -> Int {
    var next = name + 1
    if sign(":", at: next) { (definition.type, next) = type(at: next + 1) }
    index = next
    let isNameless = definition.type.map(Self.isWithoutNames) ?? false
    guard sign("=", at: next) else {
      if isCondition {
        // `if let name {`
        let outer = facts.name(definition.name, at: offset(of: name))
        definition.values = [.init(outer, scope: scope)]
        definition.offset += 1
        _ = facts.add(definition)
        return next
      }
      let isComputed = sign("{", at: next) && isVar
      definition.isVariable = isVar && !isComputed
      let id = isNameless ? nil : facts.add(definition)
      if isComputed {
        var brace = OpenBrace(kind: .body, target: id, resultType: definition.type)
        brace.holder = name
        expect(brace, at: next)
      }
      return next
    }
    definition.isVariable = isVar
    let value = next + 1
    // The main walk goes through the value as well: calls and closures are in it.
    index = value
    let mark = expressionMark
    let (initial, end) = statementValue(from: value)
    if isUseful(initial) {
      facts.expect(definition.type, of: initial)
      definition.values = [.init(initial, scope: scope)]
    } else {
      takeBack(to: mark)
    }
    definition.offset = max(definition.offset, offset(of: end))
    if let type = definition.type { typedValue = (type, end) }
    heldValue = (name, end)
    let isPlain = tokens.indices.contains(value) && tokens[value].kind == .number
    let id = isNameless || isPlain ? nil : facts.add(definition)
    if id == nil { takeBack(to: mark) }
    takeBodies(ofValueAt: value, for: id, type: definition.type, holder: name)
    if isVar, sign("{", at: end), end > value, !isCondition, isObservers(at: end) {
      expect(OpenBrace(kind: .body), at: end)
    }
    return end
  }

  /// A value that is a closure or the result of a statement: its results are the variable's.
  private mutating func takeBodies(
    ofValueAt value: Int,
    for id: SourceDefinition.ID?,
    type: String?,
    holder: Int
  ) {
    var brace: Int?
    var kind = OpenBrace.Kind.body
    if sign("{", at: value) {
      brace = value
    } else if source.isWord("if", at: value) {
      (brace, kind) = (braceOfStatement(from: value), .statement)
    } else if source.isWord("switch", at: value) {
      (brace, kind) = (braceOfStatement(from: value), .cases)
    }
    guard let brace else { return }
    var opened = OpenBrace(kind: kind, target: id, resultType: type)
    opened.holder = holder
    expect(opened, at: brace)
  }

  private func isObservers(at brace: Int) -> Bool {
    source.isWord("didSet", at: brace + 1) || source.isWord("willSet", at: brace + 1)
  }

  /// An assignment: `name = value`, `self.name = value`, `label.fontName = value`.
  mutating func takeAssignment(isAppending: Bool = false) {
    let name = index - 1
    guard isWord(at: name), let start = pathStart(endingAt: name), startsStatement(at: start) else {
      return
    }
    // A declaration comes with a keyword, a parameter with a colon.
    if start > 0, tokens[start - 1].kind == .word, !source.isWord("in", at: start - 1),
      tokens[start].flags.contains(.startsLine) == false
    {
      return
    }
    guard isAssignmentWanted(to: name) else { return }
    // Other objects have properties by the hundred that have nothing to do with fonts.
    guard
      start == name
        || start == name - 2 && (source.isWord("self", at: start) || startsUppercase(start))
        || speaksOfFonts(name)
    else { return }
    let mark = expressionMark
    let (value, end) = statementValue(from: index + 1)
    let isChanging = !isAppending && isMentioned(from: start, to: name, within: (index + 1)..<end)
    guard isUseful(value) || isAppending || isChanging || speaksOfFonts(name) else {
      return takeBack(to: mark)
    }
    let target = path(from: start, through: name)
    keeps += 1
    var assignment = SourceAssignment(
      target: target,
      value: value,
      offset: offset(of: start),
      scope: scope
    )
    assignment.isAppending = isAppending
    assignment.isChanging = isChanging
    assignment.isInLastBranch = top.isWithinLastBranch
    assignment.isConditional = isConditional || (isAppending || isChanging) && isInBareClosure
    facts.assignments.append(assignment)
  }

  /// A variable that a function may set: `scanner.scanUpTo(";", into: &name)`.
  mutating func takeInOut() {
    guard isWord(at: index + 1),
      sign("(", at: index - 1) || sign(",", at: index - 1)
        || sign(":", at: index - 1)
    else { return }
    var name = index + 1
    while sign(".", at: name + 1), isWord(at: name + 2), name < index + 16 { name += 2 }
    guard isAssignmentWanted(to: name) else { return }
    var assignment = SourceAssignment(
      target: path(from: index + 1, through: name),
      value: .unknown,
      offset: offset(of: index + 1),
      scope: scope
    )
    // What was there before is mostly what a function wants somewhere to put its answer.
    assignment.isInLastBranch = true
    keeps += 1
    facts.assignments.append(assignment)
  }

  /// Notes that something is assigned to a name, and tells whether that matters.
  private mutating func isAssignmentWanted(to name: Int) -> Bool {
    let hash = CalledNames.hash(assignmentTo: text.bytes[tokens[name].range])
    called.insert(hash)
    return wantedHashes.contains(hash)
      && wanted.contains(CalledNames.assignment(to: source[name]))
  }

  /// Whether a value is made of what is assigned to: `name = name + "-Bold"`.
  private func isMentioned(from start: Int, to name: Int, within range: Range<Int>) -> Bool {
    let word = source[name]
    return range.contains { index in
      guard isWord(at: index), source[index] == word else { return false }
      // In `self.name = name` the other is a parameter.
      if start == name { return !sign(".", at: index - 1) || source.isWord("self", at: index - 2) }
      return sign(".", at: index - 1) && source[index - 2] == source[name - 2]
    }
  }

  /// A call that changes what it is called on: `name.append("-Bold")`.
  mutating func takeChange(_ call: CallSite) {
    guard call.isMember, Self.changes.contains(where: { source.isWord($0, at: call.name) }),
      let start = pathStart(endingAt: call.name), start < call.name - 1,
      isAssignmentWanted(to: call.name - 2)
    else { return }
    var assignment = SourceAssignment(
      target: path(from: start, through: call.name - 2),
      value: .unknown,
      offset: offset(of: start),
      scope: scope
    )
    assignment.isConditional = isConditional || isInBareClosure
    assignment.isAppending = source.isWord("append", at: call.name)
    assignment.isChanging = !assignment.isAppending
    if assignment.isAppending, let first = call.arguments.first {
      assignment.value = first.value
    } else if !source.isWord("insert", at: call.name) {
      // A part of what it was is gone.
      assignment.value = assignment.target
    }
    keeps += 1
    facts.assignments.append(assignment)
  }

  private static let changes: [StaticString] = [
    "append", "insert", "replace", "replaceSubrange", "removeFirst", "removeLast", "removeSubrange",
    "removeAll",
  ]

  /// Whether the place is in a closure, or another body, without names of its own: what is defined around
  /// it may be changed there any number of times, or never.
  private var isInBareClosure: Bool {
    if case .body = top.kind { top.isShared } else { false }
  }

  /// Whether the place is in a branch of a statement of its body.
  var isConditional: Bool {
    switch top.kind {
    case .statement, .cases: true
    case .body, .type: false
    }
  }

  private func speaksOfFonts(_ word: Int) -> Bool {
    let bytes = text.bytes[tokens[word].range]
    return bytes.indices.contains { place in
      bytes[place...].starts(with: "ont".utf8) || bytes[place...].starts(with: "amily".utf8)
        || bytes[place...].starts(with: "ypeface".utf8)
    }
  }

  /// The first token of `a.b.c` that ends at a word; `nil` when something else stands before it.
  func pathStart(endingAt word: Int) -> Int? {
    var start = word
    while sign(".", at: start - 1) || isOptionalChain(before: start) {
      let previous = sign(".", at: start - 1) && sign("?", at: start - 2) ? start - 3 : start - 2
      guard isWord(at: previous), start > word - 16 else { return nil }
      start = previous
    }
    return start
  }

  private func isOptionalChain(before index: Int) -> Bool {
    sign(".", at: index - 1) && sign("?", at: index - 2)
  }

  /// Builds `a.b.c`.
  mutating func path(from start: Int, through end: Int) -> Expression {
    var value = facts.name(source[start], at: offset(of: start))
    var next = start + 1
    while next <= end {
      if isWord(at: next) { value = facts.member(source[next], of: value) }
      next += 1
    }
    return value
  }
}
