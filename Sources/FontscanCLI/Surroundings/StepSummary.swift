internal import FileAccess

/// The Markdown that GitHub Actions shows beside a run.
enum StepSummary {
  /// The most that GitHub takes for a step: a mebibyte.
  static let limit = 1 << 20

  /// The part of a summary for which there is room, whole lines, with a word about the rest.
  ///
  /// - Parameters:
  ///   - markdown: The summary.
  ///   - room: How many bytes the file can still take.
  /// - Returns: At most `room` bytes; none when not even the word has room.
  static func fitting(_ markdown: [UInt8], room: Int) -> [UInt8] {
    guard markdown.count > room else { return markdown }
    let word = Array("\nThere is more, which the log of the step has.\n".utf8)
    let part = markdown.prefix(max(0, room - word.count))
    guard let end = part.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
    return part[...end] + word
  }

  /// Adds to the summary.
  ///
  /// - Parameters:
  ///   - markdown: What to add.
  ///   - path: The file that GitHub made for the step.
  /// - Throws: ``FileError`` when it cannot be written.
  static func append(_ markdown: [UInt8], to path: FilePath) throws(FileError) {
    let (size, last) = end(of: path)
    // A heading begins a line, whatever wrote before.
    let start = last.map { $0 == UInt8(ascii: "\n") ? [] : [UInt8(ascii: "\n")] } ?? []
    try path.writeAtEnd(fitting(start + markdown, room: limit - size))
  }

  /// How many bytes a file has, and the last of them.
  private static func end(of path: FilePath) -> (size: Int, last: UInt8?) {
    guard let file = try? OpenFile(path) else { return (0, nil) }
    let size = file.size
    guard size > 0 else { return (size, nil) }
    return (size, (try? file.read(at: size - 1, count: 1))?.last)
  }
}
