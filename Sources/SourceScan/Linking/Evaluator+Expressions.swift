extension Evaluator {
  /// What an expression may be.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - place: Where it stands.
  ///   - expected: The type that the context gives it.
  /// - Returns: What is known of it.
  mutating func value(
    of expression: Expression,
    at place: Place,
    expected: TypeID? = nil
  ) -> LinkedValue {
    guard enterExpression() else { return .unknown }
    let value = findValue(of: expression, at: place, expected: expected)
    leaveExpression()
    work -= value.texts.count
    return value
  }

  private mutating func findValue(
    of expression: Expression,
    at place: Place,
    expected: TypeID?
  ) -> LinkedValue {
    let facts = index.files[place.file]
    guard let node = facts.node(expression), work > 0 else { return .unknown }
    work -= 1
    switch node {
    case .text(let word, let offset):
      return LinkedValue(
        LinkedText(parts: [facts.words[Int(word)]], file: place.file, offset: Int(offset))
      )
    case .joined(let children, let offset):
      return joined(
        facts.parts(children).map(JoinedPart.expression),
        at: place,
        offset: Int(offset)
      )
    case .either(let children):
      let choices = facts.parts(children).map { Alternative(expression: $0, place: place) }
      return withoutKeys(of: choices, value(ofAny: choices, expected: expected))
    case .orKey(let key):
      return value(of: key, at: place, expected: expected).asDoubtful()
    case .list(let children):
      let list = place.file << 32 + Int(expression.index) + 1
      return value(ofEach: facts.parts(children), at: place, expected: expected)
        .changingTexts { if $0.list == 0 { $0.list = list } }
    case .dictionary(let children):
      return value(ofEach: facts.values(children), at: place, expected: expected)
    case .element(let base, let key):
      return element(key, of: base, at: place, expected: expected)
    case .word(let word, let offset):
      let name = facts.words[Int(word)]
      let value = lookUp(name, at: place, before: Int(offset))
      return narrowed(value, [name], at: Int(offset), place)
    case .member(let base, let word):
      let value = member(facts.words[Int(word)], of: value(of: base, at: place))
      guard !facts.branches.isEmpty, let (path, offset) = path(of: expression, in: place.file)
      else { return value }
      return narrowed(value, path, at: offset, place)
    case .implicitMember(let word):
      guard let expected else { return .unknown }
      return member(
        facts.words[Int(word)],
        of: LinkedValue(type: expected, isInstance: false)
      )
    case .call(let id):
      return result(of: facts.calls[Int(id)], at: place, expected: expected)
    }
  }

  /// What a name without a receiver stands for.
  mutating func lookUp(_ name: String, at place: Place, before offset: Int) -> LinkedValue {
    let type = index.type(around: place.scope, in: place.file)
    if name == "self" { return type.map(LinkedValue.init(selfOf:)) ?? .unknown }
    if name == "Self" {
      return type.map { LinkedValue(type: $0, isInstance: false) } ?? .unknown
    }
    for scope in index.scopes(around: place.scope, in: place.file) {
      if let local = self.local(name, in: scope, file: place.file, before: offset) {
        return value(of: local)
      }
      guard index.files[place.file].scopes[Int(scope)].isType,
        let type = index.type(around: scope, in: place.file)
      else { continue }
      if let found = definedMember(name, of: type, depth: 0) { return found }
    }
    let globals = index.globals(name, from: place.file).filter { ref in
      if case .function = index[ref].kind { false } else { true }
    }
    if !globals.isEmpty { return union(of: globals) }
    if let type = index.type(named: name, from: place.scope, in: place.file) {
      return LinkedValue(type: type, isInstance: false)
    }
    if let alias = index.alias(name, from: place.scope, in: place.file),
      let type = index.type(named: alias, from: place.scope, in: place.file)
    {
      return LinkedValue(type: type, isInstance: false)
    }
    // In a raw representable type of its own, the name may be inherited from elsewhere.
    if name == "rawValue", let type {
      return member(name, of: LinkedValue(selfOf: type))
    }
    return .unknown
  }

  /// What several definitions may be.
  mutating func union(of refs: [DefinitionRef]) -> LinkedValue {
    var all = LinkedValue()
    for ref in refs { all.add(value(of: ref)) }
    return all
  }
}
