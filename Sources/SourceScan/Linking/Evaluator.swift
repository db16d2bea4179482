/// Says what expressions of a module may be.
///
/// Each definition is evaluated once, whatever refers to it; what refers to itself adds nothing. Depth,
/// numbers of values and work have limits, beyond which things count as unknown.
struct Evaluator {
  let index: ModuleIndex

  /// What was found out.
  private var known: [DefinitionRef: LinkedValue] = [:]

  /// The raw values of enumerations.
  var rawValuesByType: [TypeID: LinkedValue] = [:]

  /// The cases of enumerations.
  private var casesByType: [TypeID: [DefinitionRef]] = [:]

  /// The local names of the files in which some were looked up.
  private var locals: [Int: LocalNames] = [:]

  /// The calls of the module by the names of their functions; made when first needed.
  private var callsByName: [String: [CallRef]]?

  /// The assignments of the module by the last name of their targets; made when first needed.
  private var assignmentsByName: [String: [AssignmentRef]]?

  /// How deep definitions may lead to definitions.
  private static let depthLimit = 48
  var depth = 0

  /// How deep expressions may be nested, in themselves and in the definitions that led to them.
  ///
  /// Chains such as `a.b.c` have any length in a file that nobody wrote, and the stack has an end: a
  /// level takes some 10 KiB in a debug build, more than twice of that under the address sanitizer,
  /// and threads of macOS have 512 KiB.
  private static let nestingLimit = 32
  private var nesting = 0

  /// The functions whose calls were asked for, and the names to which assignments were.
  private(set) var wanted: Set<String> = []

  /// How many expressions may still be evaluated.
  var work = 8_000_000

  /// How many of these it costs to look whether a call is of a function.
  static let callCost = 16

  /// A call: a file and a place in its list.
  struct CallRef: Hashable {
    var file: Int
    var id: Int
  }

  /// An assignment: a file and a place in its list.
  struct AssignmentRef: Hashable {
    var file: Int
    var id: Int
  }

  init(_ index: ModuleIndex) {
    self.index = index
  }

  /// Counts an expression that is looked into.
  ///
  /// - Returns: Whether it may be; ``leaveExpression()`` follows then.
  mutating func enterExpression() -> Bool {
    guard nesting < Self.nestingLimit else { return false }
    nesting += 1
    return true
  }

  /// Counts that an expression was looked into.
  mutating func leaveExpression() { nesting -= 1 }

  /// Where an expression stands.
  struct Place {
    var file: Int
    var scope: SourceScope.ID
  }

  /// What a definition may be.
  mutating func value(of ref: DefinitionRef) -> LinkedValue {
    if let value = known[ref] { return value }
    guard depth < Self.depthLimit, work > 0 else { return .unknown }
    // While it is being found out it says nothing of itself.
    known[ref] = LinkedValue()
    depth += 1
    let value = findValue(of: ref).fromElsewhere()
    depth -= 1
    known[ref] = value
    return value
  }

  private mutating func findValue(of ref: DefinitionRef) -> LinkedValue {
    let definition = index[ref]
    switch definition.kind {
    case .enumCase: return LinkedValue(case: ref)
    case .alias: return aliasValue(definition, ref)
    case .parameter(let function, _, _):
      return parameterValue(ref, of: DefinitionRef(file: ref.file, id: function))
    case .function, .value:
      var value = writtenValues(of: ref)
      guard case .value = definition.kind else { return value }
      let assigned = assignedValues(of: ref)
      let isAppended = assigned.isAppended
      if definition.isSetFromOutside || assigned.isInitialUnsure || assigned.isChanged {
        value = value.asDoubtful()
      }
      value.add(assigned.value)
      if definition.values.isEmpty || definition.isVariable {
        value.add(initializedValues(of: ref))
      }
      if value.isEmpty, let type = declaredType(of: ref), index.types[type].form != nil {
        value.add(LinkedValue(type: type, isInstance: true))
      }
      if definition.isVariable { value.isOpen = true }
      if value.isEmpty || assigned.isChanged { value.add(.unknown) }
      return isAppended ? appending(assigned.appended, to: value, of: ref) : value
    }
  }

  private func aliasValue(_ definition: SourceDefinition, _ ref: DefinitionRef) -> LinkedValue {
    guard let name = definition.type,
      let type = index.type(named: name, from: definition.scope, in: ref.file)
    else { return .unknown }
    return LinkedValue(type: type, isInstance: false)
  }

  /// What stands in the definition itself: values, defaults, results.
  mutating func writtenValues(of ref: DefinitionRef) -> LinkedValue {
    let definition = index[ref]
    let expected = declaredType(of: ref)
    let written = definition.values.map { written in
      Alternative(
        expression: written.expression,
        place: Place(file: ref.file, scope: written.scope)
      )
    }
    return value(ofAny: written, expected: expected)
  }

  /// The local name that is known at a place.
  mutating func local(_ name: String, in scope: SourceScope.ID, file: Int, before offset: Int)
    -> DefinitionRef?
  {
    guard case .block = index.files[file].scopes[Int(scope)].kind else { return nil }
    if locals[file] == nil {
      // What is looked up goes from file to file: old ones are hardly needed again.
      if locals.count > 256 { locals = [:] }
      locals[file] = LocalNames(of: index.files[file])
    }
    return locals[file]?.last(name, in: scope, before: offset, of: index.files[file])
      .map { DefinitionRef(file: file, id: $0) }
  }

  /// The type of the module that a definition is declared with.
  func declaredType(of ref: DefinitionRef) -> TypeID? {
    let definition = index[ref]
    guard let name = definition.type else { return nil }
    guard name != "Self" else { return index.type(around: definition.scope, in: ref.file) }
    return index.type(named: name, from: definition.scope, in: ref.file)
  }

  /// The cases of an enumeration in the order in which they are written.
  mutating func enumCases(of type: TypeID) -> [DefinitionRef] {
    if let known = casesByType[type] { return known }
    let members = index.members(of: type)
    work -= members.count
    let cases = members.filter { ref in
      if case .enumCase = index[ref].kind { true } else { false }
    }
    .sorted { ($0.file, $0.id) < ($1.file, $1.id) }
    casesByType[type] = cases
    return cases
  }

  /// All calls of functions with a name, as far as they were taken down; the others are wanted now.
  mutating func calls(named name: String) -> [CallRef] {
    wanted.insert(name)
    if let callsByName { return callsByName[name] ?? [] }
    var calls: [String: [CallRef]] = [:]
    for file in index.files.indices {
      let facts = index.files[file]
      for (id, call) in facts.calls.enumerated()
      where facts.hasAllCalls || facts.wantedCalls.contains(call.name) {
        calls[call.name, default: []].append(CallRef(file: file, id: id))
      }
    }
    callsByName = calls
    return calls[name] ?? []
  }

  /// All assignments to something that is called like a definition, as far as they were taken down;
  /// the others are wanted now.
  mutating func assignments(to ref: DefinitionRef) -> [AssignmentRef] {
    let definition = index[ref]
    // What has a value and is no variable of Swift keeps it.
    guard definition.isVariable || definition.values.isEmpty || index.files[ref.file].hasAllCalls
    else { return [] }
    let name = definition.name
    wanted.insert(CalledNames.assignment(to: name))
    if let assignmentsByName { return assignmentsByName[name] ?? [] }
    var assignments: [String: [AssignmentRef]] = [:]
    for file in index.files.indices {
      let facts = index.files[file]
      for (id, assignment) in facts.assignments.enumerated() {
        guard let name = facts.lastName(of: assignment.target) else { continue }
        assignments[name, default: []].append(AssignmentRef(file: file, id: id))
      }
    }
    assignmentsByName = assignments
    return assignments[name] ?? []
  }
}

extension FileFacts {
  /// What an expression is; `nil` when nothing is known.
  func node(_ expression: Expression) -> Expression.Node? {
    nodes.indices.contains(Int(expression.index)) ? nodes[Int(expression.index)] : nil
  }

  /// The parts of an expression.
  func parts(_ children: Expression.Children) -> ArraySlice<Expression> {
    self.children[Int(children.start)..<(Int(children.start) + Int(children.count))]
  }

  /// The values of a dictionary's keys and values.
  func values(_ children: Expression.Children) -> [Expression] {
    let all = Array(parts(children))
    return stride(from: 1, to: all.count, by: 2).map { all[$0] }
  }

  /// The name that a path ends in.
  func lastName(of expression: Expression) -> String? {
    switch node(expression) {
    case .word(let word, _)?, .member(_, let word)?: words[Int(word)]
    default: nil
    }
  }
}
