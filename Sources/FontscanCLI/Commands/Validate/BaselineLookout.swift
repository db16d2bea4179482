internal import FileAccess
internal import FontChecks
internal import ProjectModel

/// Which findings of a baseline a run would have made if they were still there.
///
/// What was not looked for is not gone: in a run of some rules or targets, where a rule stayed silent, or
/// where something could not be read.
struct BaselineLookout {
  private let applied: Set<String>
  private let isWhole: Bool

  /// The rules that stayed silent for some target, each with these targets.
  private let silent: [String: Set<String>]

  /// The targets whose files were looked at, by the absolute path of each of their files.
  private let targets: [FilePath: Set<String>]

  /// Describes a run.
  ///
  /// - Parameters:
  ///   - subject: What was judged.
  ///   - all: What was found in it.
  ///   - selection: The rules that were applied.
  ///   - isWhole: Whether all targets were judged.
  ///   - base: What makes paths absolute.
  init(
    over subject: Subject,
    in all: Validation,
    applying selection: RuleSelection,
    isWhole: Bool,
    base: ReportBase
  ) {
    applied = Set(selection.rules.map(\.id))
    self.isWhole = isWhole && all.problems.allSatisfy(\.losesNothing)
    silent = Dictionary(grouping: all.summary.notChecked, by: \.rule)
      .mapValues { Set($0.map(\.target)) }
    var targets: [FilePath: Set<String>] = [:]
    // Where no rule was silent nobody asks whose a file is.
    for bundle in silent.isEmpty ? [] : subject.bundles {
      for file in bundle.ownFiles {
        targets[base.absolute(file), default: []].insert(bundle.bundle.target)
      }
    }
    self.targets = targets
  }

  /// Whether the finding of an entry would have been made.
  func isLookedFor(_ entry: BaselineEntry, in baseline: BaselineFile) -> Bool {
    // No later run will find anything by a rule that there is not.
    guard Rule.all.contains(where: { $0.id == entry.rule }) else { return true }
    guard isWhole, applied.contains(entry.rule) else { return false }
    guard let silent = silent[entry.rule] else { return true }
    guard let file = entry.file else { return false }
    if !baseline.isThere(file) { return true }
    return targets[baseline.absolute(file)].map { !$0.isSubset(of: silent) } ?? false
  }
}
