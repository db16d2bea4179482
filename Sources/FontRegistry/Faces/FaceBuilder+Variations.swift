internal import OpenType

extension FaceBuilder {
  /// Reads how the metrics change along the axes.
  mutating func metricVariations(in bytes: Span<UInt8>) -> MetricVariations {
    guard directory.first(.fvar) != nil, directory.first(.mvar) != nil else { return .none }
    guard isWhole(.mvar), isWhole(.avar) else {
      return .unknown("the tables 'MVAR' or 'avar' are longer than is read")
    }
    guard let mvar = table(MvarTable.self, in: bytes) else {
      return .unknown("the table 'MVAR' cannot be read")
    }
    guard directory.first(.avar) != nil else { return .known(mvar, nil) }
    guard let avar = table(AvarTable.self, in: bytes) else {
      return .unknown("the table 'avar' cannot be read")
    }
    guard !avar.mixesAxes else {
      return .unknown("the table 'avar' mixes axes (version 2), which is not understood here")
    }
    return .known(mvar, avar)
  }

  /// Whether as much of a table was read as the file has of it; so too when it has none.
  private func isWhole(_ tag: Tag) -> Bool {
    guard let entry = directory.first(tag) else { return true }
    return Int(entry.length) <= (tables.range(of: tag)?.count ?? 0)
      || Int(entry.length) <= FaceQuestions.variationByteCount
  }
}
