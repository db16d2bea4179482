/// Names that a pattern binds: `let (name, size) = pair`, `case let .custom(name, _):`.
///
/// What they stand for is not followed. They are taken down all the same, since what else is called so
/// is not meant where they are known.
extension SwiftWalk {
  /// The most tokens of a pattern.
  private static let patternLimit = 64

  /// Whether a pattern and no name follows `let` or `var`: a case of a type, `Style.custom(name)`.
  func isPattern(from start: Int) -> Bool {
    sign(".", at: start + 1) || sign("(", at: start + 1)
  }

  /// Takes down the names in parentheses of a pattern.
  ///
  /// - Parameter start: The token behind the keyword.
  mutating func takePattern(from start: Int) {
    var next = start
    while next < start + Self.patternLimit, isWord(at: next) || sign(".", at: next) { next += 1 }
    guard sign("(", at: next), let close = pairs.closing(next) else { return }
    takeNames(in: (next + 1)..<close)
  }

  /// Takes down the names of a tuple, and of tuples in it: labels and cases are none.
  mutating func takeNames(in range: Range<Int>) {
    for name in range.prefix(Self.patternLimit)
    where isWord(at: name) && !startsUppercase(name) && !sign(".", at: name - 1)
      && !sign(":", at: name + 1) && !sign("(", at: name + 1) && !sign(".", at: name + 1)
      && !source.isWord("_", at: name) && !source.isWord("let", at: name)
      && !source.isWord("var", at: name)
    {
      define(source[name], at: name, in: scopeOfNames())
    }
  }
}
