internal import FontRegistry

/// A word that should mean a rule or a group of rules, and does not.
package struct UnknownRuleError: Error, Hashable, Sendable {
  /// The word.
  package let word: String

  /// The id or group that is nearest to it, when one is near at all.
  package let suggestion: String?

  init(word: String) {
    self.word = word
    suggestion = UnknownRuleError.nearest(to: word)
  }

  private static func nearest(to word: String) -> String? {
    let wanted = NameLikeness(word)
    var best: (word: String, distance: Int)?
    for rule in Rule.all {
      // What follows the slash is what people remember.
      for candidate in [rule.id, rule.group, String(rule.id.dropFirst(rule.group.count + 1))] {
        let distance = wanted.distance(to: NameLikeness(candidate), atMost: wanted.farthest)
        guard distance <= wanted.farthest, distance < best?.distance ?? .max else { continue }
        best = (candidate == rule.group ? rule.group : rule.id, distance)
      }
    }
    return best?.word
  }
}

extension UnknownRuleError: CustomStringConvertible {
  /// What is wrong, and what may have been meant.
  package var description: String {
    let hint = suggestion.map { "; did you mean '\($0)'?" } ?? ""
    return "'\(word)' is neither a rule nor a group of rules\(hint)"
  }
}
