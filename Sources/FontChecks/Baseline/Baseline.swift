/// Findings that are known and not to be told again.
///
/// A finding is known by its rule, its file and the content of its line, and not by the number of the
/// line, so that code that moves within a file takes its findings along. Of several findings that agree
/// in all of it, so many are known as were there when the baseline was written. Where the file of a
/// known finding is gone, a finding of the same rule on the same line of another file is taken for it:
/// files are renamed and code is moved between them.
package struct Baseline: Sendable {
  /// The version of the form; one that is not known is refused.
  package static let schema = "fontscan.baseline.v1"

  /// The entries, each with how many findings it stands for.
  package private(set) var counts: [BaselineEntry: Int] = [:]

  /// What was judged when the baseline was begun, as it is reached from the folder of the baseline; `nil`
  /// where a file does not say.
  ///
  /// A run of a part of it, as of one project of several, cannot say of anything that it is gone: what
  /// it sees of a bundle by itself may differ from what all of them together show. A run of more takes
  /// the baseline over.
  package var root: String?

  /// Knows nothing yet.
  package init() {}

  /// Knows some findings.
  ///
  /// - Parameter entries: What each of them is known by.
  package init(_ entries: some Sequence<BaselineEntry>) {
    for entry in entries { add(entry) }
  }

  /// Takes entries of an older baseline, where this one has none like them.
  package mutating func keep(_ old: Baseline, where isKept: (BaselineEntry) -> Bool) {
    for (entry, count) in old.counts where isKept(entry) {
      counts[entry] = max(counts[entry] ?? 0, count)
    }
  }

  /// Adds findings that are known by an entry.
  package mutating func add(_ entry: BaselineEntry, count: Int = 1) {
    let (sum, isTooMany) = counts[entry, default: 0].addingReportingOverflow(max(0, count))
    counts[entry] = isTooMany ? .max : sum
  }
}

extension Baseline {
  /// What a baseline makes of findings.
  package struct Outcome: Sendable {
    /// For each finding, in their order, whether the baseline knows it.
    package var isKnown: [Bool]

    /// How many findings it knows that are not there any more.
    package var goneCount: Int
  }

  /// Holds findings against the baseline.
  ///
  /// - Parameters:
  ///   - entries: What each finding would be known by.
  ///   - isThere: Whether there still is a file of the baseline.
  /// - Returns: Which of them are known.
  package func outcome(
    of entries: [BaselineEntry],
    isThere: (String) -> Bool
  ) -> Outcome {
    var rest = counts
    var isKnown = entries.map { entry in
      guard let count = rest[entry], count > 0 else { return false }
      rest[entry] = count - 1
      return true
    }
    // What a finding of a file that is gone is known by in any file.
    var moved: [BaselineEntry: [BaselineEntry]] = [:]
    for (entry, count) in rest where count > 0 && !entry.content.isEmpty {
      guard let file = entry.file, !isThere(file) else { continue }
      moved[BaselineEntry(rule: entry.rule, file: nil, content: entry.content), default: []]
        .append(entry)
    }
    for (place, entry) in entries.enumerated() where !isKnown[place] {
      let anywhere = BaselineEntry(rule: entry.rule, file: nil, content: entry.content)
      guard let old = moved[anywhere]?.first(where: { rest[$0, default: 0] > 0 }) else { continue }
      rest[old, default: 0] -= 1
      isKnown[place] = true
    }
    let gone = rest.values.reduce(0) { $0.addingReportingOverflow($1).partialValue }
    return Outcome(isKnown: isKnown, goneCount: max(0, gone))
  }
}
