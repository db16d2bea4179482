/// A description of a bundle, and whether a rule has something to say about it.
package struct RuleExample: Sendable {
  /// What is described, in words for a reader of the rule.
  package let text: String

  /// The description.
  package let subject: BundleSubject

  /// The code of the bundle as a reader of the rule would write it; `nil` where there is none.
  package let code: String?

  /// The severities of the findings, in order; none when the example passes.
  package let severities: [Severity]

  /// The lines of ``code``; none where there is none.
  package var codeLines: [String] {
    (code ?? "").split(separator: "\n", omittingEmptySubsequences: code == nil).map(String.init)
  }

  /// Whether the rule has nothing to say.
  package var passes: Bool { severities.isEmpty }
}

extension RuleExample {
  /// A description that the rule accepts.
  ///
  /// - Parameters:
  ///   - text: What is described.
  ///   - subject: The description.
  ///   - swift: The code of the bundle, which is read as a file of Swift is.
  /// - Returns: The example.
  static func passes(
    _ text: String,
    _ subject: BundleSubject,
    swift: String? = nil
  ) -> RuleExample {
    RuleExample(text: text, subject: subject, swift: swift, severities: [])
  }

  /// A description that the rule objects to.
  ///
  /// - Parameters:
  ///   - text: What is described.
  ///   - severities: The severities of the findings.
  ///   - subject: The description.
  ///   - swift: The code of the bundle, which is read as a file of Swift is.
  /// - Returns: The example.
  static func fails(
    _ text: String,
    _ severities: Severity...,
    in subject: BundleSubject,
    swift: String? = nil
  ) -> RuleExample {
    RuleExample(text: text, subject: subject, swift: swift, severities: severities)
  }

  private init(text: String, subject: BundleSubject, swift: String?, severities: [Severity]) {
    self.text = text
    self.subject = swift.map { subject.running(swift: $0) } ?? subject
    code = swift
    self.severities = severities
  }
}
