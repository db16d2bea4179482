internal import FontRegistry

extension BundleSubject {
  /// The faces in use of which measuring gave nothing.
  var unmeasured: [LegibilityReport.Row] {
    legibility?.rows.filter { $0.verdict == .unmeasurable } ?? []
  }

  /// Why nothing is said of some faces whose letters cannot be measured.
  ///
  /// - Parameter isMeant: Which of them are meant.
  /// - Returns: The reason of the first; `nil` when there are none.
  func wordsForUnmeasured(_ isMeant: (LegibilityReport.Row) -> Bool) -> String? {
    let rows = unmeasured.filter(isMeant)
    guard let first = rows.first else { return nil }
    let name = first.face.postScriptName ?? "\(first.face.file)"
    let others = rows.count == 1 ? "" : ", and of \(rows.count - 1) more faces"
    return "the bold of '\(name)'\(others) cannot be judged: \(first.reasonAlone)"
  }
}
