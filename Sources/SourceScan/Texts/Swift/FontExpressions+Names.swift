extension FontExpressions {
  /// What a name or call of the file comes to.
  ///
  /// - Parameters:
  ///   - chain: A name, `self.name`, `Type.name`, or a call of such.
  ///   - place: Where it stands.
  ///   - depth: How deep the question is already.
  ///   - evaluate: What is asked of a value.
  /// - Returns: `nil` when the file does not define it.
  mutating func named<Answer: TextAnswer>(
    _ chain: Chain,
    _ place: Place,
    _ depth: Int,
    _ evaluate: (inout FontExpressions, Range<Int>, Place, Int) -> Answer
  ) -> Answer? {
    guard depth < Self.depthLimit, let last = chain.links.last, !last.isOther, !chain.isImplicit
    else { return nil }
    let names = chain.links.map { source[$0.name] }
    guard chain.links.dropLast().allSatisfy({ $0.arguments == nil && !$0.isOther }),
      names.count <= 3
    else { return nil }
    if let arguments = last.arguments {
      return called(names, arguments, at: last.name, place, depth, evaluate)
    }
    let isMember = names.first == "self" || names.first == "Self"
    if names.count == 1 || names.count == 2 && isMember {
      let name = names[names.count - 1]
      if !isMember, let answer: Answer = parameter(name, place, depth, evaluate) { return answer }
      guard
        let id = outline.variable(name, from: place.scope, at: last.name, isMember: isMember)
      else { return nil }
      return variable(id, place, depth, evaluate)
    }
    guard names.count >= 2,
      let id = outline.member(names[names.count - 1], of: names[names.count - 2])
    else { return nil }
    return variable(id, place, depth, evaluate)
  }

  private mutating func parameter<Answer: TextAnswer>(
    _ name: String,
    _ place: Place,
    _ depth: Int,
    _ evaluate: (inout FontExpressions, Range<Int>, Place, Int) -> Answer
  ) -> Answer? {
    guard let (function, position) = outline.parameter(name, from: place.scope) else { return nil }
    // A local name may hide it.
    if let id = outline.variable(name, from: place.scope, at: .max),
      outline.scopes(around: outline.variables[id].scope).contains(
        outline.functions[function].bodyScope
      )
    {
      return nil
    }
    if calls.indices.contains(place.call), calls[place.call].function == function {
      let call = calls[place.call]
      if let argument = call.arguments[position] {
        return evaluate(&self, argument.value, argument.place, depth + 1)
      }
      guard let usual = outline.functions[function].parameters[position].value else {
        return Answer.unknown
      }
      let home = Place(scope: outline.functions[function].scope)
      return evaluate(&self, usual, home, depth + 1)
    }
    return Answer.parameter(position)
  }

  /// What a variable of the file comes to.
  mutating func variable<Answer: TextAnswer>(
    _ id: Int,
    _ place: Place,
    _ depth: Int,
    _ evaluate: (inout FontExpressions, Range<Int>, Place, Int) -> Answer
  ) -> Answer? {
    let variable = outline.variables[id]
    if let scaling = scaledMetric(variable) { return Answer(scaling) }
    let isMember = outline.scopes[variable.scope].kind == .type
    let isKept =
      variable.isConstant
      || !isAssigned(variable.name)
        && (!isMember || variable.isPrivate || variable.body != nil
          || variable.attributes.contains { says("lazy", $0) })
    // A constant without a value is set by an initialiser.
    guard isKept, !variable.attributes.contains(where: { sign("@", $0) && !says("objc", $0 + 1) })
    else { return Answer.unknown }
    if let body = variable.bodyScope, outline.askingBodies.contains(body) { return Answer.unknown }
    // Within the call of a function its locals depend on what is handed over.
    let home = Place(scope: variable.scope, call: place.call)
    if variable.body != nil || !variable.returns.isEmpty {
      return result(variable.returns, of: variable.body, place: home, depth, evaluate)
    }
    guard let value = variable.value else { return Answer.unknown }
    return evaluate(&self, value, home, depth + 1)
  }

  /// The style and size of a property with `@ScaledMetric`.
  private mutating func scaledMetric(_ variable: SwiftOutline.Variable) -> TextScaling? {
    guard let name = variable.attributes.first(where: { says("ScaledMetric", $0) }) else {
      return nil
    }
    var scaling = TextScaling(.scaledMetric, style: .named("body"))
    if sign("(", name + 1), let close = pairs.closing(name + 1),
      let style = argument("relativeTo", (name + 2)..<max(name + 2, close))
    {
      scaling.style = self.style(style, Place(scope: variable.scope), 8)
    }
    if let value = variable.value, value.count == 1 {
      scaling.base = Self.number(source[value.lowerBound])
    }
    return scaling
  }

  private mutating func called<Answer: TextAnswer>(
    _ names: [String],
    _ arguments: Range<Int>,
    at token: Int,
    _ place: Place,
    _ depth: Int,
    _ evaluate: (inout FontExpressions, Range<Int>, Place, Int) -> Answer
  ) -> Answer? {
    guard let name = names.last, let all = outline.functionsByName[name] else { return nil }
    let given = self.arguments(arguments)
    let fitting = all.prefix(16).filter { id in
      let function = outline.functions[id]
      if names.count > 1, names[0] != "self", names[0] != "Self" {
        guard outline.scopes[function.scope].name == names[names.count - 2] else { return false }
      }
      return Self.fit(function.parameters, given.map(\.label)) != nil
    }
    guard fitting.count == 1, let id = fitting.first, calls.count < 32 else {
      return fitting.isEmpty ? nil : Answer.unknown
    }
    let function = outline.functions[id]
    guard !outline.askingBodies.contains(function.bodyScope) else { return Answer.unknown }
    var call = Call(function: id, arguments: [:])
    for (position, argument) in (Self.fit(function.parameters, given.map(\.label)) ?? [:]) {
      call.arguments[position] = (given[argument].value, place)
    }
    calls.append(call)
    let inside = Place(scope: function.bodyScope, call: calls.count - 1)
    return result(function.returns, of: function.body, place: inside, depth, evaluate)
  }

  /// Which argument is for which parameter; `nil` when they do not fit.
  static func fit(_ parameters: [SwiftOutline.Parameter], _ labels: [String]) -> [Int: Int]? {
    var found: [Int: Int] = [:]
    var next = 0
    for (place, parameter) in parameters.enumerated() {
      if next < labels.count, labels[next] == parameter.label {
        found[place] = next
        next += 1
      } else if parameter.value == nil {
        return nil
      }
    }
    return next == labels.count ? found : nil
  }

  /// What a body results in: its one expression, or what it returns.
  mutating func result<Answer: TextAnswer>(
    _ returns: [(value: Range<Int>, scope: Int)],
    of body: Range<Int>?,
    place: Place,
    _ depth: Int,
    _ evaluate: (inout FontExpressions, Range<Int>, Place, Int) -> Answer
  ) -> Answer {
    guard returns.isEmpty else {
      guard returns.count <= 24 else { return Answer.unknown }
      var answer: Answer?
      for (value, scope) in returns {
        // Where a font is not there, `nil` is no font.
        if value.count == 1, says("nil", value.lowerBound) { continue }
        let next = evaluate(&self, value, Place(scope: scope, call: place.call), depth + 1)
        answer = answer?.or(next) ?? next
      }
      return answer ?? Answer.unknown
    }
    guard let body, !body.isEmpty, !tokens[body].contains(where: { $0.kind == .directive }) else {
      return Answer.unknown
    }
    return evaluate(&self, body, place, depth + 1)
  }
}

/// What is asked of expressions.
protocol TextAnswer {
  /// Nothing that is known.
  static var unknown: Self { get }

  /// What is handed over as a parameter.
  static func parameter(_ place: Int) -> Self

  /// What a property with `@ScaledMetric` is.
  init(_ scaling: TextScaling)

  /// What is known when it can be one of two.
  func or(_ other: Self) -> Self
}

extension TextSize: TextAnswer {
  init(_ scaling: TextScaling) { self = .scaled(scaling) }
}

extension FontValue: TextAnswer {
  static func parameter(_ place: Int) -> FontValue { .unknown }
  init(_ scaling: TextScaling) { self = .unknown }
}

extension TextStyleName: TextAnswer {
  init(_ scaling: TextScaling) { self = .unknown }
  func or(_ other: TextStyleName) -> TextStyleName { self == other ? self : .unknown }
}
