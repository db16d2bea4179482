internal import FontChecks

/// A file of the repository that is made from declarations: those of options or those of rules.
///
/// `make documents` writes all of them, and a test says when one is stale.
package struct MadeDocument: Sendable {
  /// Where the file lies, from the top of the repository.
  package let path: String

  /// Its whole text.
  package let text: String
}

extension MadeDocument {
  /// The folder of the pages of rules, which holds nothing else.
  package static let ruleFolder = "Documentation/rules"

  /// All of them.
  package static var all: [MadeDocument] {
    let pages = Rule.all.map { rule in
      MadeDocument(path: "\(ruleFolder)/\(rule.id).md", text: RulePage(rule).text)
    }
    return [
      MadeDocument(path: "Documentation/fontscan.1", text: ManualPage().text),
      MadeDocument(path: "Documentation/completions/fontscan.bash", text: BashCompletion().text),
      MadeDocument(path: "Documentation/completions/_fontscan", text: ZshCompletion().text),
      MadeDocument(path: "Documentation/completions/fontscan.fish", text: FishCompletion().text),
      MadeDocument(path: "\(ruleFolder)/README.md", text: RuleIndex().text),
    ] + pages
  }
}
