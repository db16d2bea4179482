import FontChecks
import Testing

@Suite("Selecting rules")
struct RuleSelectionTests {
  @Test func `every rule but those that are asked for is taken unless something is said`() {
    #expect(RuleSelection().rules.map(\.id) == Rule.all.filter { !$0.isOptIn }.map(\.id))
  }

  @Test func `a group means all of its rules, in the order of all rules`() throws {
    let selection = try RuleSelection(only: ["weights", "names/missing"])
    let expected = Rule.all.filter { $0.group == "weights" || $0.id == "names/missing" }
    #expect(selection.rules.map(\.id) == expected.map(\.id))
    #expect(expected.count == 8)
  }

  @Test func `disabled rules go, and enabled ones come back`() throws {
    let selection = try RuleSelection(
      only: ["names"],
      disabled: ["names/illegal", "names/missing"],
      enabled: ["names/missing", "file/damaged"]
    )
    let ids = selection.rules.map(\.id)
    #expect(!ids.contains("names/illegal"))
    #expect(ids.contains("names/missing"))
    #expect(ids.contains("file/damaged"))
    #expect(!ids.contains("file/not-a-font"))
  }

  @Test(arguments: [
    ("names/mising", "names/missing"),
    ("name", "names"),
    ("bold-missing", "legibility/bold-missing"),
    ("declared/file_missing", "declared/file-missing"),
  ])
  func `a wrong word is told the nearest`(word: String, suggestion: String) {
    let error = #expect(throws: UnknownRuleError.self) { try RuleSelection(only: [word]) }
    #expect(error?.suggestion == suggestion)
    #expect(
      error?.description
        == "'\(word)' is neither a rule nor a group of rules; did you mean '\(suggestion)'?"
    )
  }

  @Test(arguments: ["", "xyzzy", "metrics/vertical-metrics-tight"])
  func `a word that is near to nothing gets no suggestion`(word: String) {
    let error = #expect(throws: UnknownRuleError.self) { try RuleSelection(disabled: [word]) }
    #expect(error?.suggestion == nil)
  }
}
