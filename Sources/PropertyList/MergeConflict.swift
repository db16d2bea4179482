/// A line that Git leaves in a file where two changes met.
package struct MergeConflict {
  /// Where the first such line starts.
  package let position: PropertyListPosition

  /// What is said of a file with one, in words.
  package static let words = "a merge conflict is not resolved"

  /// What stands at the start of such lines.
  ///
  /// The line between both sides is left out: it may be a heading of some text.
  private static let marks = ["<<<<<<< ", "||||||| ", ">>>>>>> "].map { Array($0.utf8) }

  /// Finds the first conflict; `nil` when there is none.
  package init?(in bytes: [UInt8]) {
    var line = 1
    var start = 0
    while start < bytes.count {
      let first = bytes[start]
      if first == UInt8(ascii: "<") || first == UInt8(ascii: "|") || first == UInt8(ascii: ">"),
        Self.marks.contains(where: { bytes[start...].starts(with: $0) })
      {
        position = PropertyListPosition(byte: start, line: line, column: 1)
        return
      }
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
      line += 1
    }
    return nil
  }
}
