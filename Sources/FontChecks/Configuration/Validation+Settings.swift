package import FileAccess

extension Validation {
  /// The validation with severities as a configuration has them, and without findings that it ignores.
  ///
  /// - Parameters:
  ///   - settings: What the configuration says of rules.
  ///   - isWanted: Whether findings in a file are wanted at all.
  /// - Returns: What is left.
  package func applying(
    _ settings: RuleSettings,
    isWanted: (FilePath) -> Bool
  ) -> Validation {
    var known: [FilePath: Bool] = [:]
    let findings = findings.compactMap { finding -> Finding? in
      if let file = finding.file {
        let isKnown = known[file] ?? isWanted(file)
        known[file] = isKnown
        guard isKnown else { return nil }
      }
      guard !settings.ignores(finding) else { return nil }
      var finding = finding
      finding.severity = settings.severity(of: finding)
      return finding
    }
    return replacing(findings)
  }

  /// The validation with other findings, which are counted anew.
  func replacing(_ findings: [Finding]) -> Validation {
    var other = self
    other.findings = findings
    other.summary.count(findings)
    return other
  }
}
