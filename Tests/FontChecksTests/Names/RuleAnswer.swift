import FontChecks
import SourceScan

/// What a rule says of a bundle, in the parts that tests look at.
struct RuleAnswer: Equatable, CustomStringConvertible {
  var severity: Severity
  var name: String?
  var suggestion: String?
  var message: String

  /// Applies a rule to a bundle.
  static func of(_ id: String, _ subject: BundleSubject) throws -> [RuleAnswer] {
    try Rule.named(id).flatMap { rule in
      rule.drafts(for: subject).map { draft in
        RuleAnswer(
          severity: draft.severity ?? rule.severity,
          name: draft.name,
          suggestion: draft.suggestion,
          message: draft.message
        )
      }
    }
  }

  /// The ids of the rules about used names that have something to say, in the order of all rules.
  static func rules(about subject: BundleSubject) -> [String] {
    Rule.all.filter { rule in
      ["names/unknown", "names/full-name", "names/family-name", "names/private"].contains(rule.id)
        || ["names/not-checkable", "weights/missing", "weights/italic-missing"].contains(rule.id)
    }.flatMap { rule in rule.drafts(for: subject).map { _ in rule.id } }
  }

  var description: String { "\(severity) \(name ?? "-") -> \(suggestion ?? "-"): \(message)" }
}
