extension Evaluator {
  /// What a parameter may be: what calls hand over, and its default.
  mutating func parameterValue(
    _ parameter: DefinitionRef,
    of function: DefinitionRef
  ) -> LinkedValue {
    var value = writtenValues(of: parameter)
    if let type = declaredType(of: parameter), index.types[type].form != nil {
      let any = LinkedValue(type: type, isInstance: true)
      let cases = index.types[type].form == .enumeration ? self.cases(parameter, of: function) : []
      value.add(cases.isEmpty ? any : any.covered(by: cases))
      return value
    }
    guard let position = index[function].parameters.firstIndex(of: parameter.id) else {
      return .unknown
    }
    var isCalled = false
    var handedOver: [Alternative] = []
    var bodies: [HandingOver] = []
    for ref in candidates(for: function) {
      work -= Self.callCost
      guard work > 0 else { break }
      let call = index.files[ref.file].calls[ref.id]
      let match = match(call, in: ref.file, function)
      guard match != .none else { continue }
      isCalled = true
      guard let argument = argument(at: position, of: call, for: function) else { continue }
      let place = Place(file: ref.file, scope: call.scope)
      handedOver.append(Alternative(expression: argument, place: place))
      bodies.append(HandingOver(call: ref, body: call.body, isSure: match == .sure))
    }
    let crossing = crossing(handedOver, of: bodies)
    for (place, alternative) in handedOver.enumerated() {
      let given = self.value(
        of: alternative.expression,
        at: alternative.place,
        expected: declaredType(of: parameter)
      ).asHandedOver(by: .init(call: bodies[place].call, function: function))
      let isSure = bodies[place].isSure && !crossing.contains(place)
      value.add(isSure ? given : given.asDoubtful())
    }
    if !isCalled || value.isEmpty { value.add(.unknown) }
    return value
  }

  /// Where a call hands something over.
  private struct HandingOver {
    var call: CallRef
    var body: Int
    var isSure: Bool
  }

  /// The calls that hand over names of which it is not known which come to them, by their places.
  private mutating func crossing(_ all: [Alternative], of bodies: [HandingOver]) -> Set<Int> {
    guard all.count > 1 else { return [] }
    var found: Set<Int> = []
    let groups = Dictionary(grouping: all.indices) { [bodies[$0].call.file, bodies[$0].body] }
    for (key, places) in groups where key[1] != 0 && places.count > 1 {
      found.formUnion(crossing(places.map { all[$0] }).map { places[$0] })
    }
    return found
  }

  /// The cases that calls hand over; none when there is a call of which it is not known.
  private mutating func cases(_ parameter: DefinitionRef, of function: DefinitionRef)
    -> [LinkedValue.CaseUse]
  {
    guard let position = index[function].parameters.firstIndex(of: parameter.id) else { return [] }
    var value = LinkedValue()
    for ref in candidates(for: function) {
      work -= Self.callCost
      guard work > 0 else { return [] }
      let call = index.files[ref.file].calls[ref.id]
      let match = match(call, in: ref.file, function)
      guard match != .none else { continue }
      guard match == .sure else { return [] }
      guard let argument = argument(at: position, of: call, for: function) else {
        value.add(writtenValues(of: parameter))
        continue
      }
      let place = Place(file: ref.file, scope: call.scope)
      value.add(self.value(of: argument, at: place, expected: declaredType(of: parameter)))
    }
    return value.isOpen || !value.types.isEmpty || !value.texts.isEmpty ? [] : value.cases
  }

  /// The calls that may be of a function, by name.
  private mutating func candidates(for function: DefinitionRef) -> [CallRef] {
    let name = index[function].name
    guard name == "init", let owner = index.owner(of: function) else { return calls(named: name) }
    return calls(named: index.types[owner].name) + calls(named: "init") + calls(named: "Self")
  }

  /// How sure it is that a call is of a function.
  enum Match {
    case none

    /// What it is called on is not known, and no other function of the module is called so.
    case doubtful

    case sure
  }

  /// Whether a call can be of a function: by its labels, and by what it is called on.
  ///
  /// Functions that differ in the types of their parameters alone are not told apart, nor is one of a
  /// type from that of its subclass: of these it is not sure which is called.
  mutating func match(_ call: SourceCall, in file: Int, _ function: DefinitionRef) -> Match {
    let match = matchAlone(call, in: file, function)
    return match == .sure && hasNamesake(function) ? .doubtful : match
  }

  private mutating func matchAlone(
    _ call: SourceCall,
    in file: Int,
    _ function: DefinitionRef
  ) -> Match {
    guard alignment(of: call, with: function) != nil else { return .none }
    let definition = index[function]
    let place = Place(file: file, scope: call.scope)
    if definition.name == "init" {
      return makes(index.owner(of: function), call, at: place, function)
    }
    guard let owner = index.owner(of: function) else {
      // A local function or closure is called in its file, a global one from everywhere.
      guard case .none = call.receiver else { return .none }
      return definition.scope == SourceScope.file || function.file == file ? .sure : .none
    }
    let doubtful = isOnlyOne(function) ? Match.doubtful : .none
    switch call.receiver {
    case .none:
      if isWithin(owner, place) { return .sure }
      return index.types[owner].form == nil ? doubtful : .none
    case .implicit:
      guard definition.isStatic else { return .none }
      guard call.context != nil else { return doubtful }
      if call.context == "font" {
        return Self.fonts.contains(index.types[owner].path) ? .sure : .none
      }
      guard let type = contextType(of: call, at: place) else { return .none }
      return inherits(type, from: owner, depth: 0) ? .sure : .none
    case .expression(let receiver):
      let value = value(of: receiver, at: place)
      let types = value.types.map(\.type) + value.cases.compactMap { index.owner(of: $0.ref) }
      guard types.isEmpty else {
        return types.contains { inherits($0, from: owner, depth: 0) } ? .sure : .none
      }
      return match(receiver, in: file, owner) ?? doubtful
    }
  }

  private static let fonts: Set<String> = ["UIFont", "Font", "NSFont", "SwiftUI.Font"]

  /// Whether something whose type is not known is called as only what a function belongs to is;
  /// `nil` when that cannot be said.
  private func match(_ receiver: Expression, in file: Int, _ owner: TypeID) -> Match? {
    let name = index.types[owner].name
    // What follows a call or closure with a full stop is mostly a modifier of a view.
    let isChain: Bool =
      if case .call? = index.files[file].node(receiver) { true } else { receiver.isUnknown }
    if isChain { return name == "View" || name == "Text" ? .sure : nil }
    guard let word = index.files[file].lastName(of: receiver), let first = word.utf8.first else {
      return nil
    }
    if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) {
      return word == name ? .sure : Match.none
    }
    // `titleLabel.set("A")` where the function belongs to `UILabel`.
    let plain = (name.hasPrefix("UI") ? String(name.dropFirst(2)) : name).lowercased()
    return word.lowercased().hasSuffix(plain) ? .sure : nil
  }

  /// The type that the context of a call without a receiver says.
  func contextType(of call: SourceCall, at place: Place) -> TypeID? {
    guard let name = call.context else { return nil }
    return index.type(named: name, from: place.scope, in: place.file)
  }

  private mutating func makes(
    _ owner: TypeID?,
    _ call: SourceCall,
    at place: Place,
    _ function: DefinitionRef
  ) -> Match {
    guard let owner else { return .none }
    if call.name == "init" {
      switch call.receiver {
      case .none: return .none
      case .implicit:
        guard call.context != nil else {
          return isOnlyOne(function) && call.arguments.count > 1 ? .doubtful : .none
        }
        return contextType(of: call, at: place) == owner ? .sure : .none
      case .expression(let receiver):
        let facts = index.files[place.file]
        if case .word(let word, _)? = facts.node(receiver) {
          switch facts.words[Int(word)] {
          case "self", "super": return isWithin(owner, place) ? .sure : .none
          default: break
          }
        }
      }
    }
    return constructedType(of: call, at: place, expected: nil) == owner ? .sure : .none
  }

  /// Whether a place is in a type, in one that inherits from it, or in one within it.
  func isWithin(_ owner: TypeID, _ place: Place) -> Bool {
    for scope in index.scopes(around: place.scope, in: place.file) {
      guard index.files[place.file].scopes[Int(scope)].isType,
        let type = index.type(around: scope, in: place.file)
      else { continue }
      if inherits(type, from: owner, depth: 0) { return true }
    }
    return false
  }

  func inherits(_ type: TypeID, from other: TypeID, depth: Int) -> Bool {
    if type == other { return true }
    guard depth < 8 else { return false }
    let description = index.types[type]
    return description.inherits.contains { name in
      guard let parent = index.type(named: name, from: description.scope, in: description.file)
      else { return false }
      return parent != type && inherits(parent, from: other, depth: depth + 1)
    }
  }

  /// Whether no other function of the module has the name and the labels.
  private func isOnlyOne(_ function: DefinitionRef) -> Bool {
    let signature = index.files[function.file].signature(of: function.id)
    guard !index.isOtherFunction(signature) else { return false }
    let labels = labels(of: function)
    return index.functions(index[function].name).allSatisfy {
      $0 == function || self.labels(of: $0) != labels
    }
  }

  /// Whether another function may be meant by what calls this one: of a global one any with its name and
  /// labels, of a member one of the same type or of a type that inherits from it.
  private func hasNamesake(_ function: DefinitionRef) -> Bool {
    guard let owner = index.owner(of: function) else { return !isOnlyOne(function) }
    var types = [owner]
    for type in index.heirs(of: owner).prefix(Self.heirLimit) {
      types += [type] + index.heirs(of: type).prefix(Self.heirLimit)
    }
    let facts = index.files[function.file]
    let isOther = types.contains { type in
      index.isOtherFunction(facts.signature(of: function.id, in: index.types[type].name))
    }
    if isOther { return true }
    let labels = labels(of: function)
    return index.functions(index[function].name).contains { other in
      other != function && self.labels(of: other) == labels
        && index.owner(of: other).map(types.contains) ?? false
    }
  }

  /// More types that inherit from one are not looked at.
  private static let heirLimit = 16

  private func labels(of function: DefinitionRef) -> [String] {
    index[function].parameters.map { id in
      let ref = DefinitionRef(file: function.file, id: id)
      guard case .parameter(_, let label, _) = index[ref].kind else { return "" }
      return label
    }
  }

  /// The argument that a parameter gets; `nil` when it gets its default.
  func argument(
    at position: Int,
    of call: SourceCall,
    for function: DefinitionRef
  ) -> Expression? {
    guard let alignment = alignment(of: call, with: function),
      let argument = alignment[position]
    else { return nil }
    return call.arguments[argument].value
  }

  /// Which argument each parameter gets; `nil` when the call's labels are not the function's.
  private func alignment(of call: SourceCall, with function: DefinitionRef) -> [Int?]? {
    var next = 0
    var alignment: [Int?] = []
    for id in index[function].parameters {
      let parameter = index[DefinitionRef(file: function.file, id: id)]
      guard case .parameter(_, let label, let hasDefault) = parameter.kind else { return nil }
      if next < call.arguments.count, call.arguments[next].label == label {
        alignment.append(next)
        next += 1
      } else if hasDefault || next == call.arguments.count && parameter.type == nil {
        // Closures may follow behind the parentheses.
        alignment.append(nil)
      } else {
        return nil
      }
    }
    return next == call.arguments.count ? alignment : nil
  }
}
