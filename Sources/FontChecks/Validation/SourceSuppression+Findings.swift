internal import FileAccess
internal import SourceScan

extension SourceSuppression {
  /// The word that stands for every rule.
  static let all = "all"

  /// Whether it stands for what a rule says of a place.
  func covers(_ rule: String, in file: FilePath?, line: Int?) -> Bool {
    guard let line, file == location.file, lines.contains(line) else { return false }
    return !exceptions.contains { word, start in
      start < line && (word == rule || rule.hasPrefix("\(word)/"))
    }
  }

  /// Whether it stands for a finding.
  func suppresses(_ finding: Finding) -> Bool {
    guard covers(finding.rule, in: finding.file, line: finding.line) else { return false }
    // That a comment has nothing to suppress is not suppressed by the comment itself.
    return rule == Self.all && finding.rule != Rule.unusedSuppression.id || rule == finding.rule
      || finding.rule.hasPrefix("\(rule)/")
  }
}

extension Validation {
  /// Leaves out what comments in sources suppress, and counts it.
  ///
  /// - Parameter suppressions: The comments of all files.
  mutating func suppress(_ suppressions: [SourceSuppression]) {
    guard !suppressions.isEmpty else { return }
    let byFile = Dictionary(grouping: Set(suppressions), by: \.location.file)
    var used: Set<SourceSuppression> = []
    let left = findings.filter { finding in
      guard let file = finding.file else { return true }
      let here = (byFile[file] ?? []).filter { $0.suppresses(finding) }
      used.formUnion(here)
      return here.isEmpty
    }
    let suppressed = findings.count - left.count
    // A file that two targets compile may need a comment for one of them only.
    let needed = Set(used.map(\.location))
    self = replacing(
      left.filter { finding in
        guard finding.rule == Rule.unusedSuppression.id, let file = finding.file,
          let line = finding.line, let column = finding.column
        else { return true }
        return !needed.contains(SourceLocation(file: file, line: line, column: column))
      }
    )
    summary.suppressed = suppressed
  }
}
