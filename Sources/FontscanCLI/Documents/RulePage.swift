internal import FontChecks

/// The page of one rule, in Markdown, for people who come from a finding.
struct RulePage {
  /// The page, with the end of its last line.
  private(set) var text = ""

  private static let width = 100

  /// Writes what a rule declares.
  init(_ rule: Rule) {
    text += "# \(rule.id)\n\n"
    paragraph("\(rule.title.escapedForMarkdown), or fontscan reports \(Self.severities(of: rule)).")
    paragraph(rule.rationale.escapedForMarkdown)
    section("Passes", rule.examples.filter(\.passes))
    section("Fails", rule.examples.filter { !$0.passes })
    text += "\n## Fix\n\n"
    paragraph(rule.fix.escapedForMarkdown, isLast: true)
    text += "\n## Configure\n\n"
    text += "```sh\n"
    text += "fontscan validate --disable \(rule.id)  # leave the rule out\n"
    text += "fontscan validate --only \(rule.id)     # apply it alone\n"
    text += "fontscan explain \(rule.id)             # this page in a terminal\n"
    text += "```\n\n"
    if !rule.options.isEmpty {
      text += "In `.fontscan.yml`, with the bounds that hold without it:\n\n```yaml\n"
      for line in rule.configurationLines { text += line + "\n" }
      text += "```\n\n"
    }
    text += "[All rules](../README.md) are listed in one place.\n"
  }

  private mutating func section(_ title: String, _ examples: [RuleExample]) {
    text += "## \(title)\n\n"
    for example in examples {
      var start = "- "
      for line in Paragraph.lines(example.text.escapedForMarkdown, width: Self.width - 2) {
        text += start + line + "\n"
        start = "  "
      }
      guard !example.codeLines.isEmpty else { continue }
      text += "\n  ```swift\n"
      for line in example.codeLines { text += "  \(line)\n" }
      text += "  ```\n"
    }
    if title == "Passes" { text += "\n" }
  }

  private mutating func paragraph(_ words: String, isLast: Bool = false) {
    for line in Paragraph.lines(words, width: Self.width) {
      text += line + "\n"
    }
    if !isLast { text += "\n" }
  }

  /// The severities that a rule's findings have, in words that follow "reports".
  private static func severities(of rule: Rule) -> String {
    let first = withArticle(rule.severity)
    guard !rule.otherSeverities.isEmpty else { return first }
    let others = rule.otherSeverities.map { withArticle($0) }.joined(separator: " or ")
    return "\(first), in some cases \(others)"
  }

  private static func withArticle(_ severity: Severity) -> String {
    (severity == .error ? "an " : "a ") + severity.rawValue
  }
}

extension String {
  /// The text with the characters that Markdown would take for markup kept as they are.
  ///
  /// Words of rules hold file names (`*.ttf`, `Demo_X`) and XML.
  var escapedForMarkdown: String {
    var result = ""
    for character in self {
      if "\\`*_<".contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }
}
