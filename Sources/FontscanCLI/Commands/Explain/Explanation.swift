internal import FontChecks

/// What `explain` has to say.
struct Explanation: Sendable {
  /// The rules, each once, in the order in which rules are explained.
  let rules: [Rule]

  /// Whether rules were asked for by their ids alone, and so are told at length.
  let isDetailed: Bool

  /// Finds the rules that words mean.
  ///
  /// - Parameter words: Ids of rules and names of groups; none means all rules.
  /// - Throws: ``UnknownRuleError`` for a word that means neither.
  init(of words: [String]) throws(UnknownRuleError) {
    var ids: Set<String> = []
    for word in words { ids.formUnion(try Rule.named(word).map(\.id)) }
    let rules = words.isEmpty ? Rule.all : Rule.all.filter { ids.contains($0.id) }
    self.rules = rules
    isDetailed = !words.isEmpty && words.allSatisfy { word in rules.contains { $0.id == word } }
  }
}
