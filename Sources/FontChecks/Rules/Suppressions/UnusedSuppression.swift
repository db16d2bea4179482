internal import FontRegistry
internal import ProjectModel
internal import SourceScan

extension Rule {
  static let unusedSuppression = Rule(
    id: "suppressions/unused",
    title: "Every comment that suppresses a finding has one to suppress",
    severity: .note,
    rationale: """
      A comment such as `// fontscan:disable:next names/unknown` is there because of a finding. When \
      the finding is gone, the comment hides the next one that comes to its line, and nobody knows \
      any more why it is there. One that names no rule does nothing at all.
      """,
    fix: "Remove the comment, or correct the rule that it names.",
    needs: [.sourcesIfAny],
    examples: {
      let font = SubjectFont.example("Demo.ttf", .example("Demo-Regular"))
      return [
        .passes(
          "The comment stands above a name that no font has.",
          .example(font),
          swift: """
            import UIKit
            // fontscan:disable:next names/unknown The font comes from our server.
            let font = UIFont(name: "Remote-Regular", size: 17)
            """
        ),
        .fails(
          "The name below the comment is right by now.",
          .note,
          in: .example(font),
          swift: """
            import UIKit
            // fontscan:disable:next names/unknown The font comes from our server.
            let font = UIFont(name: "Demo-Regular", size: 17)
            """
        ),
        .fails(
          "The comment names no rule.",
          .note,
          in: .example(font),
          swift: """
            import UIKit
            // fontscan:disable:next names/unknwon The font comes from our server.
            let font = UIFont(name: "Demo-Regular", size: 17)
            """
        ),
      ]
    }
  ) { subject in
    var judged: [String: [FindingDraft]] = [:]
    return (subject.scan?.suppressions ?? []).compactMap { suppression in
      if let fault = suppression.fault { return FindingDraft(suppression, message: fault) }
      var rules: [Rule]
      if suppression.rule == SourceSuppression.all {
        rules = Rule.all.filter(\.readsSources)
      } else {
        do throws(UnknownRuleError) {
          rules = try Rule.named(suppression.rule)
        } catch {
          return FindingDraft(suppression, message: error.description)
        }
      }
      // A comment that brings a rule back does no harm where there is nothing to bring back.
      guard !suppression.isEnd else { return nil }
      // Whether this rule has something to say is just what is being asked.
      let count = rules.count
      rules.removeAll { $0.id == "suppressions/unused" }
      guard rules.count == count || suppression.rule == SourceSuppression.all else { return nil }
      let isNeeded = rules.contains { rule in
        // What was not looked for may be there.
        if rule.needs.contains(where: { $0.whyUnmet(by: subject) != nil }) { return true }
        let drafts = judged[rule.id] ?? rule.drafts(for: subject)
        judged[rule.id] = drafts
        return drafts.contains { suppression.covers(rule.id, in: $0.file, line: $0.position?.line) }
      }
      guard !isNeeded else { return nil }
      return FindingDraft(
        suppression,
        message: "'\(suppression.rule)' has nothing to suppress here"
      )
    }
  }
}

extension FindingDraft {
  fileprivate init(_ suppression: SourceSuppression, message: String) {
    let place = suppression.location
    self.init(
      message: message,
      file: place.file,
      position: SourcePosition(line: place.line, column: place.column, byte: 0),
      name: suppression.rule
    )
  }
}
