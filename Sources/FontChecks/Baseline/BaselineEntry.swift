/// What a finding is known by from one run to the next, whatever moves around it.
package struct BaselineEntry: Hashable, Sendable {
  /// The id of the rule.
  package var rule: String

  /// The file, as it is reached from the folder of the baseline; `nil` for a finding about none.
  package var file: String?

  /// The line that the finding is on, without white space around it; of a finding about a font or a
  /// bundle the name that it is about.
  package var content: String

  /// Puts an entry together.
  package init(rule: String, file: String?, content: String) {
    self.rule = rule
    self.file = file
    self.content = content
  }
}

extension BaselineEntry: Comparable {
  /// Orders by file, rule and content, by bytes; entries without a file come first.
  package static func < (left: BaselineEntry, right: BaselineEntry) -> Bool {
    for (one, other) in [
      (left.file ?? "", right.file ?? ""), (left.rule, right.rule), (left.content, right.content),
    ] where !one.utf8.elementsEqual(other.utf8) {
      return one.utf8.lexicographicallyPrecedes(other.utf8)
    }
    return false
  }
}
