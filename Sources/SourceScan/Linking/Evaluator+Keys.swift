extension Evaluator {
  /// What `names[key] ?? key` may be: a key that is there comes to its value and not to itself.
  mutating func withoutKeys(of choices: [Alternative], _ value: LinkedValue) -> LinkedValue {
    guard choices.count == 2, let first = choices.first, let look = lookedUp(first),
      case .element(let base, let key)? = index.files[look.place.file].node(look.expression),
      let (asked, _) = path(of: key, in: look.place.file),
      let (kept, _) = path(of: choices[1].expression, in: choices[1].place.file), asked == kept
    else { return value }
    guard let literal = dictionary(base, at: look.place, depth: 0) else {
      // Any of the keys may be in it.
      var found = self.value(of: look.expression, at: look.place)
      found.add(self.value(of: key, at: look.place).asDoubtful())
      return found
    }
    return doubting(keysOf: literal, value)
  }

  /// What is looked up, where that stands behind a name: `let found = names[key]`.
  private mutating func lookedUp(_ choice: Alternative) -> Alternative? {
    let facts = index.files[choice.place.file]
    guard case .word(let word, let offset)? = facts.node(choice.expression) else { return choice }
    guard
      let ref = definition(
        named: facts.words[Int(word)],
        at: choice.place,
        before: Int(offset)
      ), index[ref].values.count == 1, let only = index[ref].values.first
    else { return nil }
    return Alternative(
      expression: only.expression,
      place: Place(file: ref.file, scope: only.scope)
    )
  }

  /// What a value may be where it was looked up and not found.
  ///
  /// - Parameters:
  ///   - lookup: Where it was looked up.
  ///   - value: What it may be anywhere.
  ///   - place: Where the dictionary is named.
  /// - Returns: The same; what may be a key is doubtful.
  mutating func withoutKeys(
    of lookup: SourceBranch.Lookup,
    _ value: LinkedValue,
    at place: Place
  ) -> LinkedValue {
    guard !value.texts.isEmpty else { return value }
    guard lookup.isByValue, let literal = dictionary(lookup.base, at: place, depth: 0) else {
      return value.asDoubtful()
    }
    return doubting(keysOf: literal, value)
  }

  private mutating func doubting(keysOf literal: Literal, _ value: LinkedValue) -> LinkedValue {
    var keys: Set<String> = []
    for key in index.files[literal.place.file].keys(literal.children) {
      keys.formUnion(self.value(of: key, at: literal.place).texts.compactMap(\.whole))
    }
    return value.changingTexts { text in
      if let whole = text.whole, keys.contains(whole) { text.isDoubtful = true }
    }
  }
}
