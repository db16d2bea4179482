internal import FileAccess
internal import FontChecks
internal import ProjectModel

/// Findings in the forms that other programs read.
struct FindingsReport {
  /// What the findings are about, as in `fontscan validate`.
  let command: String

  /// What was judged, as the user spelled it.
  let root: FilePath

  /// The findings, in the order of reports.
  let findings: [Finding]

  /// What could not be looked at.
  let problems: [ProjectProblem]

  /// Which rules stayed silent, and why.
  let notChecked: [NotChecked]

  /// The rules that were applied.
  let rules: [Rule]

  /// The names of the targets, in the order of the project.
  let targets: [String]

  /// Whether style sheets were judged.
  var hasStyleSheets = false

  /// What was found and how much was looked at, in a sentence.
  let summary: String

  /// Whether a finding makes the run fail.
  let fails: (Finding) -> Bool

  /// From where paths are counted.
  let base: ReportBase

  /// The findings by target; those without one come last.
  var groups: [(target: String?, findings: [Finding])] {
    let known = targets.reduce(into: [String]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    let others = findings.compactMap(\.target).reduce(into: [String]()) { names, name in
      if !known.contains(name), !names.contains(name) { names.append(name) }
    }
    return ((known + others).map { Optional($0) } + [nil]).compactMap { target in
      let findings = findings.filter { $0.target == target }
      return findings.isEmpty ? nil : (target, findings)
    }
  }

  /// How a form is written; `nil` for one that is not made of findings.
  func rendering(_ format: ReportFormat) -> Rendering? {
    switch format {
    case .xcode: .text { writeXcode(to: &$0) }
    case .github: .text { writeGitHub(to: &$0) }
    case .sarif: .json { writeSARIF(to: &$0) }
    case .junit: .xml { writeJUnit(to: &$0) }
    case .gitlab: .json { writeGitLab(to: &$0) }
    case .text, .json, .ndjson, .csv, .markdown: nil
    }
  }
}

extension Finding {
  /// What is wrong and what to write instead, in a line.
  var sentence: String {
    suggestion.map { "\(message) (suggestion: \($0))" } ?? message
  }
}
