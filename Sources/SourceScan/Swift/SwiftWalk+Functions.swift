extension SwiftWalk {
  /// A function or initializer: `func name(…) -> Type {`, `init(…) {`.
  mutating func takeFunction(nameAt name: Int) {
    var open = name + 1
    // Generic parameters, and the mark of an initializer that can fail.
    while open < tokens.count, open < name + 64, !sign("(", at: open) {
      if sign("{", at: open) || sign("}", at: open) { return }
      open += 1
    }
    guard sign("(", at: open), let close = pairs.closing(open) else { return }
    var definition = SourceDefinition(
      name: source[name],
      kind: .function,
      scope: scopeOfNames(),
      offset: offset(of: name)
    )
    definition.isStatic =
      hasModifier("static", before: index) || hasModifier("class", before: index)
    var next = close + 1
    while isWord(at: next), next < close + 6, !source.isWord("where", at: next) {
      next += 1
      if sign("(", at: next) { next = (pairs.closing(next) ?? next) + 1 }
    }
    if source.isSign("->", at: next) { (definition.type, next) = type(at: next + 1) }
    if source.isWord("where", at: next) {
      while next < tokens.count, next < close + 200, !sign("{", at: next),
        !sign("}", at: next)
      {
        next += 1
      }
    }
    var mark = bodyMark
    let id = facts.add(definition)
    let body = newBlock()
    takeParameters(open: open, of: id, body: body)
    mark.signatures = [facts.signature(of: id)]
    if let type = nameOfTypeAround { mark.signatures.append(facts.signature(of: id, in: type)) }
    index = open
    guard sign("{", at: next) else { return takeBackUnneeded(since: mark) }
    // Without a type there are no results.
    var brace = OpenBrace(
      scope: body,
      kind: .body,
      target: definition.type == nil ? nil : id,
      resultType: definition.type
    )
    brace.mark = mark
    brace.holder = name
    expect(brace, at: next)
  }

  /// The name of the type around this place, without those of the types around it.
  private var nameOfTypeAround: String? {
    var next = scope
    for _ in 0..<64 {
      guard facts.scopes.indices.contains(Int(next)) else { return nil }
      let around = facts.scopes[Int(next)]
      if !around.name.isEmpty {
        return around.name.split(separator: ".").last.map(String.init)
      }
      guard around.parent != next else { return nil }
      next = around.parent
    }
    return nil
  }

  /// Reads parameters, of a function or of a closure.
  ///
  /// - Parameters:
  ///   - open: Their opening parenthesis.
  ///   - function: Whose they are; `nil` for a closure that nothing is known of.
  ///   - body: Where their names are known.
  ///   - isClosure: Whether calls have no labels.
  mutating func takeParameters(
    open: Int,
    of function: SourceDefinition.ID?,
    body: SourceScope.ID,
    isClosure: Bool = false
  ) {
    guard let close = pairs.closing(open) else { return }
    var next = open + 1
    while next < close {
      if var parameter = parameter(at: next, before: close, of: function, body: body) {
        if isClosure, let function {
          parameter.kind = .parameter(of: function, label: "", hasDefault: false)
        }
        let id = facts.add(parameter)
        if let function { facts.definitions[Int(function)].parameters.append(id) }
      }
      next = nextComma(from: next, before: close) + 1
    }
  }

  private mutating func parameter(
    at start: Int,
    before close: Int,
    of function: SourceDefinition.ID?,
    body: SourceScope.ID
  ) -> SourceDefinition? {
    var next = start
    while sign("@", at: next) {
      next += 2
      if sign("(", at: next) { next = (pairs.closing(next) ?? next) + 1 }
    }
    guard isWord(at: next) else { return nil }
    var label = source[next]
    var name = next
    if isWord(at: next + 1) { name = next + 1 }
    if label == "_" { label = "" }
    var definition = SourceDefinition(
      name: source[name],
      kind: .value,
      scope: body,
      offset: offset(of: name)
    )
    next = name + 1
    if sign(":", at: next) { (definition.type, next) = type(at: next + 1) }
    while source.isSign("...", at: next) { next += 1 }
    var hasDefault = false
    if sign("=", at: next) {
      hasDefault = true
      let (value, end) = expression(from: next + 1, before: close, depth: 0)
      let flag = flagValue((next + 1)..<max(end, next + 1))
      definition.values = [.init(flag ?? value, scope: scope)]
    }
    if let function {
      definition.kind = .parameter(of: function, label: label, hasDefault: hasDefault)
    }
    return definition
  }

  /// The next comma that is not within brackets; the end when there is none.
  func nextComma(from start: Int, before end: Int) -> Int {
    var next = start
    while next < end {
      let token = tokens[next]
      if token.kind == .sign {
        switch token.sign {
        case UInt8(ascii: ","): return next
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
          next = pairs.closing(next) ?? next
        default: break
        }
      } else if token.kind == .stringHead || token.kind == .stringMiddle {
        next = max(next, (pairs.closing(next) ?? next) - 1)
      }
      next += 1
    }
    return end
  }
}
