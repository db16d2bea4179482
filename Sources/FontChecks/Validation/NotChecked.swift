/// A rule that stayed silent for a target, or for a part of it, because something was not known.
package struct NotChecked: Hashable, Sendable {
  /// The id of the rule.
  package var rule: String

  /// The target.
  package var target: String

  /// Why, as a sentence without a capital and a full stop.
  package var reason: String

  /// Puts a silence together.
  package init(rule: String, target: String, reason: String) {
    self.rule = rule
    self.target = target
    self.reason = reason
  }
}
