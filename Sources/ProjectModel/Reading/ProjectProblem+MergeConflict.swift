internal import FileAccess
internal import PropertyList

extension ProjectProblem {
  /// Why a file cannot be understood: of one that Git could not merge that, else what its reader says.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - bytes: All of it.
  ///   - what: What cannot be read, such as `the project cannot be read`.
  ///   - reason: What the reader says.
  ///   - position: Where.
  init(
    path: FilePath,
    of bytes: [UInt8],
    _ what: String,
    reason: String,
    position: SourcePosition?
  ) {
    let conflict = MergeConflict(in: bytes)
    self.init(
      path: path,
      position: conflict.map { SourcePosition($0.position) } ?? position,
      reason: "\(what): \(conflict == nil ? reason : MergeConflict.words)"
    )
  }
}
