import FontChecks
import Testing

@Suite("Rules")
struct RuleTests {
  @Test(arguments: Rule.all)
  func `a rule finds what its examples say`(rule: Rule) {
    for example in rule.examples {
      let found = rule.drafts(for: example.subject).map { $0.severity ?? rule.severity }
      #expect(found == example.severities, "\(rule.id): \(example.text)")
    }
  }

  @Test(arguments: Rule.all)
  func `a rule shows both a pass and a failure`(rule: Rule) {
    #expect(rule.examples.contains { $0.passes })
    #expect(rule.examples.contains { !$0.passes })
  }

  @Test(arguments: Rule.all)
  func `a rule reports no severity that it does not announce`(rule: Rule) {
    let shown = Set(rule.examples.flatMap(\.severities))
    #expect(shown == Set([rule.severity] + rule.otherSeverities))
  }

  @Test(arguments: Rule.all)
  func `words of a rule are sentences`(rule: Rule) {
    #expect(rule.rationale.hasSuffix("."))
    #expect(rule.fix.hasSuffix("."))
    #expect(!rule.title.hasSuffix("."))
    for text in rule.examples.map(\.text) { #expect(text.hasSuffix(".")) }
    #expect(!rule.rationale.contains("  "))
  }

  @Test func `ids are words with one slash and each is there once`() {
    let ids = Rule.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    for id in ids {
      let isID = id.wholeMatch(of: /[a-z]+\/[a-z]+(-[a-z]+)*/) != nil
      #expect(isID, "\(id)")
    }
  }

  @Test(arguments: Rule.all)
  func `messages have no capital, full stop or line break`(rule: Rule) {
    for example in rule.examples {
      for draft in rule.drafts(for: example.subject) {
        #expect(!draft.message.hasSuffix("."))
        #expect(!draft.message.contains("\n"))
        #expect(!draft.message.contains("  "))
      }
    }
  }
}
