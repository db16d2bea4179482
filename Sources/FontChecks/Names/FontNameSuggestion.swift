/// The name that somebody meant who wrote another, and what is wrong with what they wrote.
struct FontNameSuggestion: Sendable {
  /// What to write; `nil` when there is no one such name.
  var name: String?

  /// The face that is meant; `nil` for one of iOS's own.
  var member: NamedFace?

  /// What the written name is instead, in words that follow a semicolon.
  var reason: String

  /// Whether the two differ in so little that the name is hardly another font's.
  var isSure: Bool

  /// Whether the name is made of that of a shipped family and a style.
  var isOfFamily = false
}
