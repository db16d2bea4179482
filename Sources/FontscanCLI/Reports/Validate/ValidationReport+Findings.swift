internal import FileAccess
internal import FontChecks

extension ValidationReport {
  /// The findings for the forms of other programs.
  ///
  /// - Parameters:
  ///   - root: What was judged, as the user spelled it.
  ///   - selection: The rules that were applied.
  ///   - failOn: The least severity that makes the run fail.
  ///   - base: From where paths are counted.
  /// - Returns: What a report is made of.
  func findings(
    under root: FilePath,
    applying selection: RuleSelection,
    failOn: FailureLevel,
    base: ReportBase
  ) -> FindingsReport {
    FindingsReport(
      command: "fontscan validate",
      root: root,
      findings: validation.findings,
      problems: problems,
      notChecked: validation.summary.notChecked,
      rules: selection.rules,
      targets: judgedTargets,
      hasStyleSheets: hasStyleSheets,
      summary: FindingText.summary(validation.summary),
      fails: { failOn.counts($0.severity) },
      base: base
    )
  }

  /// How the result is written in a format.
  func rendering(_ format: ReportFormat, findings: FindingsReport) -> Rendering {
    switch format {
    case .text: .text { writeText(to: &$0) }
    case .json: .json { writeJSON(to: &$0) }
    case .ndjson: .json { writeLines(to: &$0) }
    case .csv: .csv { writeCSV(to: &$0) }
    case .markdown: .markdown { findings.writeMarkdown(to: &$0) }
    case .xcode, .github, .sarif, .junit, .gitlab:
      findings.rendering(format) ?? .text { writeText(to: &$0) }
    }
  }
}
