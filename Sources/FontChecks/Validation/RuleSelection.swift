/// Which rules to apply.
package struct RuleSelection: Sendable {
  /// The rules, in the order of ``Rule/all``.
  package let rules: [Rule]

  /// Takes every rule but those that have to be asked for.
  package init() {
    rules = Rule.all.filter { !$0.isOptIn }
  }

  /// Takes the rules that a configuration and a command line ask for; the command line has the last
  /// word.
  ///
  /// Each word is the id of a rule or the name of a group.
  ///
  /// - Parameters:
  ///   - settings: What the configuration says.
  ///   - only: The rules to start from in place of those of the configuration.
  ///   - disabled: The rules to leave out of these.
  ///   - enabled: The rules to take in any case.
  /// - Throws: ``UnknownRuleError`` for a word that means no rule.
  package init(
    _ settings: RuleSettings = RuleSettings(),
    only: [String] = [],
    disabled: [String] = [],
    enabled: [String] = []
  ) throws(UnknownRuleError) {
    var ids = try RuleSelection.ids(only)
    if ids.isEmpty {
      let named = try RuleSelection.ids(settings.only)
      ids = named.isEmpty ? Set(Rule.all.filter { !$0.isOptIn }.map(\.id)) : named
      ids.subtract(try RuleSelection.ids(settings.disabled))
      ids.formUnion(try RuleSelection.ids(settings.enabled))
    }
    ids.subtract(try RuleSelection.ids(disabled))
    ids.formUnion(try RuleSelection.ids(enabled))
    rules = Rule.all.filter { ids.contains($0.id) }
  }

  private static func ids(_ words: [String]) throws(UnknownRuleError) -> Set<String> {
    var ids: Set<String> = []
    for word in words { ids.formUnion(try Rule.named(word).map(\.id)) }
    return ids
  }
}

extension RuleSelection {
  /// Whether one of the rules wants letters measured, which takes longer than reading tables.
  package var wantsMeasuredLetters: Bool {
    rules.contains { rule in
      rule.usesLetters
        || rule.needs.contains { need in
          if case .measuredLetters = need { true } else { false }
        }
    }
  }
}

extension Rule {
  /// Every word that means a rule or a group of rules: the groups first.
  package static var words: [String] {
    var groups: [String] = []
    for rule in all where !groups.contains(rule.group) { groups.append(rule.group) }
    return groups + all.map(\.id)
  }

  /// Finds the rules that a word means.
  ///
  /// - Parameter word: The id of a rule or the name of a group.
  /// - Returns: The rule, or all rules of the group; never none.
  /// - Throws: ``UnknownRuleError`` when the word means no rule.
  package static func named(_ word: String) throws(UnknownRuleError) -> [Rule] {
    let rules = all.filter { $0.configurationWords.contains(word) }
    guard rules.isEmpty else { return rules }
    throw UnknownRuleError(word: word)
  }
}
