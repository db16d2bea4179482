extension Validation {
  /// The validation without the findings that are known.
  ///
  /// - Parameter outcome: What a baseline makes of ``findings``.
  /// - Returns: What is left, with the number of those that are not.
  package func leavingOut(_ outcome: Baseline.Outcome) -> Validation {
    let left = zip(findings, outcome.isKnown).filter { !$0.1 }.map(\.0)
    var other = replacing(left)
    other.summary.baselined = findings.count - left.count
    return other
  }
}
