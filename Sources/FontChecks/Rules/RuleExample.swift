/// A description of a bundle, and whether a rule has something to say about it.
package struct RuleExample: Sendable {
  /// What is described, in words for a reader of the rule.
  package let text: String

  /// The description.
  package let subject: BundleSubject

  /// The severities of the findings, in order; none when the example passes.
  package let severities: [Severity]

  /// Whether the rule has nothing to say.
  package var passes: Bool { severities.isEmpty }
}

extension RuleExample {
  /// A description that the rule accepts.
  static func passes(_ text: String, _ subject: BundleSubject) -> RuleExample {
    RuleExample(text: text, subject: subject, severities: [])
  }

  /// A description that the rule objects to.
  static func fails(
    _ text: String,
    _ severities: Severity...,
    in subject: BundleSubject
  ) -> RuleExample {
    RuleExample(text: text, subject: subject, severities: severities)
  }
}
