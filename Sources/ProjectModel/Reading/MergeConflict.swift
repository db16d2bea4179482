internal import FileAccess

/// A line that Git leaves in a file where two changes met.
struct MergeConflict {
  /// Where the first such line starts.
  let position: SourcePosition

  /// What stands at the start of such lines.
  ///
  /// The line between both sides is left out: it may be a heading of some text.
  private static let marks = ["<<<<<<< ", "||||||| ", ">>>>>>> "].map { Array($0.utf8) }

  /// Finds the first conflict; `nil` when there is none.
  init?(in bytes: [UInt8]) {
    var line = 1
    var start = 0
    while start < bytes.count {
      if Self.marks.contains(where: { bytes[start...].starts(with: $0) }) {
        position = SourcePosition(line: line, column: 1, byte: start)
        return
      }
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
      line += 1
    }
    return nil
  }
}

extension MergeConflict {
  /// What is said of a file with one, in words.
  static let words = "a merge conflict is not resolved"
}

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
      position: conflict?.position ?? position,
      reason: "\(what): \(conflict == nil ? reason : MergeConflict.words)"
    )
  }
}
