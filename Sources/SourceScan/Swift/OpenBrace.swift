/// A brace that is open at a place of a walk through Swift.
struct OpenBrace {
  /// What the brace opens.
  enum Kind {
    /// A type or extension.
    case type(isEnum: Bool)

    /// The body of a function, accessor or closure.
    case body

    /// What belongs to a statement, such as `if`.
    case statement

    /// The cases of a `switch`.
    case cases
  }

  /// Where names are looked up inside.
  var scope: SourceScope.ID

  /// What it opens.
  var kind: Kind

  /// What results flow to: the function or property whose body this is.
  var target: SourceDefinition.ID?

  /// The type of these results as it is written.
  var resultType: String?

  /// How many parentheses were open before it.
  var parentheses = 0

  /// What the elements are that a closure is called with: `["A", "B"].forEach { … }`.
  var elements: Expression = .unknown
}
