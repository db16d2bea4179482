/// A rule or a group of rules that a configuration names.
package struct RuleMention: Hashable, Sendable {
  /// The id of a rule or the name of a group, as it is written.
  package var word: RequiredFont.Part<String>

  /// Why, where the file says so.
  package var reason: String?

  /// Puts a mention together.
  package init(word: RequiredFont.Part<String>, reason: String? = nil) {
    self.word = word
    self.reason = reason
  }
}
