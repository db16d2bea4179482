extension Evaluator {
  /// A dictionary literal, and where it stands.
  struct Literal {
    var children: Expression.Children
    var place: Place
  }

  /// What the elements of a list may be.
  mutating func value(
    ofEach elements: some Sequence<Expression>,
    at place: Place,
    expected: TypeID?
  ) -> LinkedValue {
    var value = LinkedValue()
    for element in elements {
      value.add(self.value(of: element, at: place, expected: expected))
    }
    return value
  }

  /// What an element of a list or dictionary may be.
  ///
  /// With a key that is known, only its value; else every one. Where some of the values are no text,
  /// the others need not be names of fonts.
  mutating func element(
    _ key: Expression,
    of base: Expression,
    at place: Place,
    expected: TypeID?
  ) -> LinkedValue {
    guard let literal = dictionary(base, at: place, depth: 0) else {
      let values = value(of: base, at: place)
      // An index into a text, or a list of names; what a type makes of it is not followed.
      return values.types.isEmpty && values.cases.isEmpty ? values : .unknown
    }
    let facts = index.files[literal.place.file]
    let values = facts.values(literal.children)
    let keys = facts.keys(literal.children)
    if let wanted = spelled(key, at: place) {
      let known = keys.map { spelled($0, at: literal.place) }
      if !known.contains(nil) {
        let found = zip(known, values).filter { $0.0 == wanted }.map(\.1)
        return value(ofEach: found, at: literal.place, expected: expected)
      }
    }
    let all = value(ofEach: values, at: literal.place, expected: expected)
    return values.contains(where: \.isUnknown) ? all.asDoubtful() : all
  }

  /// What a key is spelled like, when that is all that it can be.
  private mutating func spelled(_ key: Expression, at place: Place) -> String? {
    let facts = index.files[place.file]
    if case .implicitMember(let word)? = facts.node(key) { return "." + facts.words[Int(word)] }
    if let (path, _) = path(of: key, in: place.file), path.count == 2,
      let first = path[0].utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first),
      case .member? = facts.node(key)
    {
      let value = value(of: key, at: place)
      if value.texts.isEmpty { return "." + path[1] }
    }
    let value = value(of: key, at: place)
    guard value.texts.count == 1, !value.isOpen, value.types.isEmpty, value.cases.isEmpty,
      let whole = value.texts[0].whole
    else { return nil }
    return "\"" + whole
  }

  /// The dictionary literal that an expression stands for, when it can be no other.
  mutating func dictionary(_ expression: Expression, at place: Place, depth: Int)
    -> Literal?
  {
    guard depth < 4, work > 0 else { return nil }
    work -= 1
    let facts = index.files[place.file]
    let ref: DefinitionRef
    switch facts.node(expression) {
    case .dictionary(let children)?: return Literal(children: children, place: place)
    case .word(let word, let offset)?:
      guard let found = definition(named: facts.words[Int(word)], at: place, before: Int(offset))
      else { return nil }
      ref = found
    case .member(let base, let word)?:
      let types = value(of: base, at: place).types
      guard types.count == 1,
        let found = index.members(facts.words[Int(word)], of: types[0].type).first
      else { return nil }
      ref = found
    default: return nil
    }
    let definition = index[ref]
    guard definition.values.count == 1, let only = definition.values.first,
      case .value = definition.kind, assignments(to: ref).isEmpty
    else { return nil }
    let inner = Place(file: ref.file, scope: only.scope)
    return dictionary(only.expression, at: inner, depth: depth + 1)
  }
}

extension FileFacts {
  /// The keys of a dictionary's keys and values.
  func keys(_ children: Expression.Children) -> [Expression] {
    let all = Array(parts(children))
    return stride(from: 0, to: all.count, by: 2).map { all[$0] }
  }
}
