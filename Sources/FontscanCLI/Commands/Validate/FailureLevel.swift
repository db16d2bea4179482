internal import FontChecks

/// The least severity that makes a run fail.
enum FailureLevel: String, Sendable, CaseIterable {
  case error
  case warning
  case note
  case never

  /// Whether there is a finding of the severity or above.
  func fails(_ validation: Validation) -> Bool {
    validation.findings.contains { counts($0.severity) }
  }

  /// Whether a finding of a severity makes a run fail.
  func counts(_ severity: Severity) -> Bool {
    guard let least = Severity(rawValue: rawValue) else { return false }
    return severity >= least
  }
}
