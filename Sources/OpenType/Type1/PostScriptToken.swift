/// A token of a PostScript program.
struct PostScriptToken: Hashable {
  /// The kinds of tokens that a font's header is read by.
  enum Kind: Hashable {
    /// A name with a slash before it, such as `/FontName`.
    case name
    /// A name without one, an operator or a number.
    case word
    /// A string in parentheses.
    case string
    /// A whole procedure, a string of hexadecimal digits, or a bracket.
    case other
  }

  /// What the token is.
  var kind: Kind

  /// Where it is, without the slash or the outer parentheses.
  var range: Range<Int>
}
