internal import FileAccess
internal import FontChecks
internal import FontRegistry
internal import ProjectModel

extension LegibilityReport {
  /// The rules whose verdicts make the command end with status 1.
  private static let faults: Set<String> = ["legibility/bold-missing", "legibility/not-bolder"]

  /// The verdicts that are faults, as the findings that `fontscan validate` would make of them.
  ///
  /// - Parameters:
  ///   - root: What was looked at, as the user spelled it.
  ///   - problems: The files that could not be used.
  ///   - base: From where paths are counted.
  /// - Returns: What a report is made of.
  func findings(under root: FilePath, problems: [FontProblem], base: ReportBase) -> FindingsReport {
    return FindingsReport(
      command: "fontscan legibility",
      root: root,
      findings: findings(under: root),
      problems: problems.map { problem in
        ProjectProblem(
          path: problem.file,
          reason: problem.reason,
          losesNothing: problem.kind != .unreadable
        )
      },
      notChecked: rows.filter { $0.verdict == .unmeasurable }.map { row in
        NotChecked(
          rule: "legibility/not-bolder",
          target: row.face.postScriptName ?? FaceText.noName,
          reason: row.reason
        )
      },
      rules: LegibilityReport.rules,
      targets: [],
      summary: summary,
      fails: { finding in Self.faults.contains(finding.rule) },
      base: base
    )
  }
}
