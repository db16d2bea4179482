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

  /// Whether the scope is that of the braces around it: it gets its own with its first name.
  var isShared = false

  /// What it opens.
  var kind: Kind

  /// What results flow to: the function or property whose body this is.
  var target: SourceDefinition.ID?

  /// The type of these results as it is written.
  var resultType: String?

  /// What there was before, to which all is taken back when nothing comes of it; of a function before
  /// its own name.
  var mark: BodyMark?

  /// The token that closes it, or behind the last where none does.
  var end = 0

  /// Whether it is the last branch of a statement, so that one of the branches was taken: what `else`
  /// opens without a condition, and the cases of a `switch`.
  var isLastBranch = false

  /// Whether it, or a branch of its body around it, is such a branch.
  var isWithinLastBranch = false

  /// The function or property in whose body it is, by the end of its braces; 0 outside of bodies.
  var body = 0

  /// How many parentheses were open before it.
  var parentheses = 0

  /// What the elements are that a closure is called with: `["A", "B"].forEach { … }`.
  var elements: Expression = .unknown

  /// The name of the property or function whose body it is, or is in, as its token.
  var holder: Int?

  /// Whether what is in it depends on whether a font is there.
  var asksForFonts = false

  /// Whether it is the body of a loop over a list.
  var isLoop = false

  /// Whether it is a closure of whose results the first is taken: `names.compactMap { … }.first`.
  var isAskedInTurn = false

  /// A brace for names of functions and types, which has its own scope.
  init(
    scope: SourceScope.ID,
    kind: Kind,
    target: SourceDefinition.ID? = nil,
    resultType: String? = nil
  ) {
    self.scope = scope
    self.kind = kind
    self.target = target
    self.resultType = resultType
  }

  /// A brace of a block or closure.
  init(kind: Kind, target: SourceDefinition.ID? = nil, resultType: String? = nil) {
    self.init(scope: SourceScope.file, kind: kind, target: target, resultType: resultType)
    isShared = true
  }
}
