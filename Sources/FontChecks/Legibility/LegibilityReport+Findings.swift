package import FileAccess
internal import FontRegistry

extension LegibilityReport {
  /// The rules that object to verdicts.
  package static let rules: [Rule] = [.boldMissing, .notBolder, .boldCoverage, .boldMetrics]

  /// The verdicts that some rule objects to, as findings.
  ///
  /// - Parameter root: The path that was looked at, which fingerprints leave out.
  /// - Returns: The findings, sorted.
  package func findings(under root: FilePath) -> [Finding] {
    rows.flatMap { row in
      row.faults.compactMap { fault in
        fault.rule.map { row.finding(of: $0, for: fault, under: root) }
      }
    }.sorted()
  }
}

extension LegibilityVerdict {
  /// The rule that objects to it; `nil` where none does.
  fileprivate var rule: Rule? {
    switch self {
    case .missing: .boldMissing
    case .notBolder: .notBolder
    case .coverage: .boldCoverage
    case .metrics: .boldMetrics
    case .ok, .heaviest, .exempt, .unmeasurable: nil
    }
  }
}

extension LegibilityReport.Row {
  fileprivate func finding(
    of rule: Rule,
    for fault: LegibilityVerdict,
    under root: FilePath
  ) -> Finding {
    let name = face.postScriptName
    var finding = Finding(
      rule: rule.id,
      severity: rule.severity,
      message: "\(name.map { "'\($0)'" } ?? "a face without a PostScript name"): "
        + reason(for: fault),
      file: face.file,
      target: bundle,
      name: name,
      fingerprint: ""
    )
    finding.fingerprint = Fingerprint(finding, under: root).text
    return finding
  }
}
