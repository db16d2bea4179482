extension FileFacts {
  /// A string literal.
  ///
  /// - Parameters:
  ///   - text: Its value.
  ///   - offset: The byte at which it starts, with its quote.
  /// - Returns: The expression.
  package mutating func text(_ text: String, at offset: Int) -> Expression {
    add(.text(word: word(text), offset: UInt32(clamping: offset)))
  }

  /// Parts that are put together to one name.
  ///
  /// - Parameters:
  ///   - parts: The parts in order.
  ///   - offset: The byte at which the expression starts.
  /// - Returns: The expression; unknown when all parts are, and when there are more than names have.
  package mutating func joined(_ parts: [Expression], at offset: Int) -> Expression {
    guard parts.count <= Expression.partLimit else { return .unknown }
    guard parts.contains(where: { !$0.isUnknown }) else { return .unknown }
    return add(.joined(list(of: parts), offset: UInt32(clamping: offset)))
  }

  /// One of several, such as both branches of a ternary.
  package mutating func either(_ choices: [Expression]) -> Expression {
    guard choices.contains(where: { !$0.isUnknown }) else { return .unknown }
    return choices.count == 1 ? choices[0] : add(.either(list(of: choices)))
  }

  /// What is taken when nothing is found that is looked up by it.
  package mutating func orKey(_ key: Expression) -> Expression {
    key.isUnknown ? .unknown : add(.orKey(key))
  }

  /// The keys and values of a dictionary, each key before its value.
  package mutating func dictionary(_ pairs: [(key: Expression, value: Expression)]) -> Expression {
    guard pairs.contains(where: { !$0.value.isUnknown }) else { return .unknown }
    return add(.dictionary(list(of: pairs.flatMap { [$0.key, $0.value] })))
  }

  /// An element of a list or dictionary.
  package mutating func element(_ key: Expression, of base: Expression) -> Expression {
    base.isUnknown ? .unknown : add(.element(of: base, key: key))
  }

  /// The elements of an array.
  package mutating func list(_ elements: [Expression]) -> Expression {
    guard elements.contains(where: { !$0.isUnknown }) else { return .unknown }
    return add(.list(list(of: elements)))
  }

  /// A name without a receiver.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - offset: The byte at which it starts.
  /// - Returns: The expression.
  package mutating func name(_ name: String, at offset: Int) -> Expression {
    add(.word(word(name), offset: UInt32(clamping: offset)))
  }

  /// A member of what another expression says.
  package mutating func member(_ name: String, of base: Expression) -> Expression {
    base.isUnknown ? .unknown : add(.member(of: base, word: word(name)))
  }

  /// A member of a type that the context says, such as `.bold`.
  package mutating func implicitMember(_ name: String) -> Expression {
    add(.implicitMember(word(name)))
  }

  /// A call as a value; it is also one of ``calls``.
  package mutating func call(_ call: SourceCall) -> Expression {
    calls.append(call)
    return add(.call(Int32(clamping: calls.count - 1)))
  }

  /// Says of calls without a receiver of which type they are to result in.
  mutating func expect(_ type: String?, of expression: Expression) {
    guard let type else { return }
    var open = [expression]
    for _ in 0..<1024 {
      guard let next = open.popLast() else { return }
      guard nodes.indices.contains(Int(next.index)) else { continue }
      switch nodes[Int(next.index)] {
      case .either(let children), .list(let children), .dictionary(let children):
        open += self.children[Int(children.start)..<(Int(children.start) + Int(children.count))]
      case .call(let id):
        if case .implicit = calls[Int(id)].receiver { calls[Int(id)].context = type }
      default: break
      }
    }
  }

  private mutating func add(_ node: Expression.Node) -> Expression {
    nodes.append(node)
    return Expression(index: nodes.count - 1)
  }

  private mutating func word(_ word: String) -> Int32 {
    words.append(word)
    return Int32(clamping: words.count - 1)
  }

  private mutating func list(of elements: [Expression]) -> Expression.Children {
    children.append(contentsOf: elements)
    return Expression.Children(
      start: Int32(clamping: children.count - elements.count),
      count: Int32(clamping: elements.count)
    )
  }

  /// Opens a scope.
  ///
  /// - Returns: Its place.
  package mutating func add(_ scope: SourceScope) -> SourceScope.ID {
    scopes.append(scope)
    return SourceScope.ID(clamping: scopes.count - 1)
  }

  /// Takes down a definition.
  ///
  /// - Returns: Its place.
  package mutating func add(_ definition: SourceDefinition) -> SourceDefinition.ID {
    definitions.append(definition)
    return SourceDefinition.ID(clamping: definitions.count - 1)
  }
}

extension FileFacts {
  /// A place to which what was built since can be taken back.
  struct Mark {
    fileprivate var nodes: Int
    fileprivate var children: Int
    fileprivate var words: Int
    fileprivate var calls: Int
  }

  /// Makes lists as small as what is in them: they are kept for every file.
  mutating func compact() {
    definitions = definitions.map { $0 }
    scopes = scopes.map { $0 }
    calls = calls.map { $0 }
    nodes = nodes.map { $0 }
    children = children.map { $0 }
    words = words.map { $0 }
    branches = branches.map { $0 }
  }

  /// Notes how far expressions have come.
  var mark: Mark {
    Mark(nodes: nodes.count, children: children.count, words: words.count, calls: calls.count)
  }

  /// Takes back the expressions that were built since.
  mutating func takeBack(to mark: Mark) {
    nodes.removeLast(max(0, nodes.count - mark.nodes))
    children.removeLast(max(0, children.count - mark.children))
    words.removeLast(max(0, words.count - mark.words))
    calls.removeLast(max(0, calls.count - mark.calls))
  }
}
