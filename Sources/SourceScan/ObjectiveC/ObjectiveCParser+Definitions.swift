extension ObjectiveCParser {
  /// Words that stand beside a type and are none.
  private static let qualifiers: Set<String> = [
    "static", "const", "extern", "inline", "nullable", "nonnull", "_Nullable", "_Nonnull",
    "__kindof",
    "__strong", "__weak", "__unused", "__block", "volatile", "register", "FOUNDATION_EXPORT",
    "UIKIT_EXTERN", "NS_INLINE", "IBAction",
  ]

  /// The first word of some tokens that names a type.
  func type(in tokens: Range<Int>) -> String? {
    tokens.lazy.filter { source.tokens[$0].kind == .word }.map { source[$0] }
      .first { !Self.qualifiers.contains($0) }
  }

  /// Takes down a constant or variable.
  mutating func define(at name: Int, type: String?, isVariable: Bool, value: Expression) {
    var definition = SourceDefinition(
      name: source[name],
      kind: .value,
      scope: scope,
      offset: offset(of: name)
    )
    definition.type = type
    definition.isVariable = isVariable
    definition.values = [SourceDefinition.Value(value, scope: scope)]
    _ = facts.add(definition)
  }

  /// Takes down a function, whose parameters are known in the scope that is open.
  ///
  /// - Parameters:
  ///   - name: The token of its name.
  ///   - kind: That of a function; of a method without arguments that of a value, which it is as good
  ///     as.
  ///   - type: The type of its result.
  ///   - parameters: The labels and the tokens of its parameters.
  ///   - outer: The scope in which it is known itself.
  /// - Returns: Its place.
  mutating func define(
    functionAt name: Int,
    kind: SourceDefinition.Kind = .function,
    type: String?,
    parameters: [(label: String, at: Int)],
    in outer: SourceScope.ID
  ) -> SourceDefinition.ID {
    var definition = SourceDefinition(
      name: source[name],
      kind: kind,
      scope: outer,
      offset: offset(of: name)
    )
    definition.type = type
    let function = facts.add(definition)
    facts.definitions[Int(function)].parameters = parameters.map { parameter in
      facts.add(
        SourceDefinition(
          name: source[parameter.at],
          kind: .parameter(of: function, label: parameter.label, hasDefault: false),
          scope: scope,
          offset: offset(of: parameter.at)
        )
      )
    }
    return function
  }

  /// A macro, which may stand for a name, or for code with names in it.
  mutating func parseMacro() {
    let name = index + 1
    var lineEnd = name
    while lineEnd < end, !source.tokens[lineEnd].flags.contains(.startsLine) { lineEnd += 1 }
    guard name < lineEnd, source.tokens[name].kind == .word else { return index = lineEnd }
    let outer = (end: end, scope: scope, function: function)
    end = lineEnd
    index = name + 1
    if isSign("("), !source.tokens[index].flags.contains(.followsSpace) {
      parseFunctionMacro(at: name)
    } else if index < end {
      // A macro is known in the whole module, wherever in a file it stands.
      scope = SourceScope.file
      let value = parseExpression()
      define(at: name, type: nil, isVariable: false, value: value)
    }
    while index < end { parseStatement() }
    (end, scope, function) = outer
  }

  private mutating func parseFunctionMacro(at name: Int) {
    guard let closing = closing(index) else { return }
    let parameters = ((index + 1)..<closing).filter { source.tokens[$0].kind == .word }
    scope = facts.add(SourceScope(kind: .block, parent: SourceScope.file))
    let made = define(
      functionAt: name,
      type: nil,
      parameters: parameters.map { ("", $0) },
      in: SourceScope.file
    )
    index = closing + 1
    function = nil
    guard index < end else { return }
    let value = parseExpression()
    facts.definitions[Int(made)].values = [SourceDefinition.Value(value, scope: scope)]
  }
}
