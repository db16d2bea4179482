extension Evaluator {
  /// What is assigned to a variable or property.
  struct Assigned {
    /// What it may be.
    var value = LinkedValue()

    /// Whether something is put behind what it is.
    var isAppended = false

    /// What is put behind it, one after the other.
    var appended: [Appended] = []

    /// Whether something else is made of what it is.
    var isChanged = false

    /// Whether what it starts with may be gone before anybody asks for it.
    var isInitialUnsure = false
  }

  /// What is assigned to a variable or property anywhere.
  ///
  /// What a property starts with may be there until the app knows better; of a local name it is gone
  /// when each branch of a statement has another, or what stands beside it.
  mutating func assignedValues(of ref: DefinitionRef) -> Assigned {
    let isList = startsAsList(ref)
    let definition = index[ref]
    let isLocal = isWithinBlock(ref)
    var assigned = Assigned()
    var alternatives: [Alternative] = []
    for assignment in assignments(to: ref) {
      work -= 1
      guard work > 0 else { break }
      let fact = index.files[assignment.file].assignments[assignment.id]
      guard isTarget(ref, of: fact, in: assignment.file) else { continue }
      if !isList, fact.isChanging, !putsBehind(fact, in: assignment.file) {
        assigned.isChanged = true
        continue
      }
      if !isList, fact.isAppending || fact.isChanging {
        assigned.isAppended = true
        assigned.appended.append(Appended(fact: fact, file: assignment.file))
      }
      // What is put behind it is no name, nor what comes of both: the start of that is known.
      guard !fact.isChanging || isList else { continue }
      guard !fact.isAppending || isList else { continue }
      if !isList {
        assigned.isInitialUnsure =
          assigned.isInitialUnsure || !isLocal || fact.isInLastBranch
          || fact.scope == definition.scope && !fact.isConditional
      }
      alternatives.append(
        Alternative(
          expression: fact.value,
          place: Place(file: assignment.file, scope: fact.scope)
        )
      )
    }
    assigned.value = value(ofAny: alternatives, expected: declaredType(of: ref))
    return assigned
  }

  /// Whether something is made of what a variable is by putting something behind it.
  private func putsBehind(_ fact: SourceAssignment, in file: Int) -> Bool {
    let facts = index.files[file]
    switch facts.node(fact.value) {
    case .joined(let children, _)?:
      guard let first = facts.parts(children).first else { return false }
      return facts.lastName(of: first) == facts.lastName(of: fact.target)
    case .call(let id)?:
      let name = facts.calls[Int(id)].name
      return name.hasPrefix("stringByAppending") || name == "appending"
    // A function that changes it, such as `insert`: mostly at its end.
    case nil: return true
    default: return false
    }
  }

  private func isWithinBlock(_ ref: DefinitionRef) -> Bool {
    if case .block = index.files[ref.file].scopes[Int(index[ref].scope)].kind { return true }
    return false
  }

  /// Whether a variable starts as an array, to which whole names are added.
  private func startsAsList(_ ref: DefinitionRef) -> Bool {
    guard let value = index[ref].values.first,
      case .list? = index.files[ref.file].node(value.expression)
    else { return false }
    return true
  }

  /// Whether an assignment is to a certain variable or property.
  private mutating func isTarget(
    _ ref: DefinitionRef,
    of assignment: SourceAssignment,
    in file: Int
  ) -> Bool {
    let facts = index.files[file]
    let place = Place(file: file, scope: assignment.scope)
    switch facts.node(assignment.target) {
    case .word(let word, let offset)?:
      let found = definition(named: facts.words[Int(word)], at: place, before: Int(offset))
      guard found == nil, let owner = index.owner(of: ref) else { return found == ref }
      // A property that is inherited.
      return isWithin(owner, place)
    case .member(let base, _)?:
      guard let owner = index.owner(of: ref) else { return false }
      let types = value(of: base, at: place).types
      return types.contains { inherits($0.type, from: owner, depth: 0) }
    default: return false
    }
  }

  /// The definition that a plain name means at a place.
  mutating func definition(named name: String, at place: Place, before offset: Int)
    -> DefinitionRef?
  {
    for scope in index.scopes(around: place.scope, in: place.file) {
      if let local = self.local(name, in: scope, file: place.file, before: offset) { return local }
      if index.files[place.file].scopes[Int(scope)].isType,
        let type = index.type(around: scope, in: place.file),
        let member = index.members(name, of: type).first
      {
        return member
      }
    }
    return index.globals(name, from: place.file).first
  }

  /// What the initializer that the compiler makes gives a property: `Style(name: "A", size: 12)`.
  mutating func initializedValues(of ref: DefinitionRef) -> LinkedValue {
    guard let owner = index.owner(of: ref), index.types[owner].form == .structure,
      !index[ref].isStatic
    else { return LinkedValue() }
    let name = index[ref].name
    var value = LinkedValue()
    for call in calls(named: index.types[owner].name) + calls(named: "init") {
      work -= Self.callCost
      guard work > 0 else { break }
      let fact = index.files[call.file].calls[call.id]
      let place = Place(file: call.file, scope: fact.scope)
      guard let argument = fact.arguments.first(where: { $0.label == name }) else { continue }
      let context = contextType(of: fact, at: place)
      let made = constructedType(of: fact, at: place, expected: context)
      if made == nil, fact.context == nil, case .implicit = fact.receiver { value.isOpen = true }
      guard made == owner else { continue }
      value.add(self.value(of: argument.value, at: place, expected: declaredType(of: ref)))
    }
    return value
  }
}
