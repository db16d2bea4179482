internal import FontChecks

/// The list of all rules, in Markdown, group by group.
struct RuleIndex {
  /// The page, with the end of its last line.
  private(set) var text = """
    # Rules

    What `fontscan validate` and `fontscan legibility` judge by. Each page says why a rule is there,
    what passes it, what fails it and how to mend a finding. Ids never change their meaning.

    """

  /// Lists the rules in the order in which they are explained.
  init() {
    var group = ""
    for rule in Rule.all {
      if rule.group != group {
        group = rule.group
        text += "\n## \(group)\n\n| rule | severity | holds |\n|---|---|---|\n"
      }
      let severities = [rule.severity] + rule.otherSeverities
      text += "| [\(rule.id)](\(rule.id).md) | "
      text += severities.map(\.rawValue).joined(separator: ", ")
      text += " | \(rule.title.escapedForMarkdown) |\n"
    }
  }
}
