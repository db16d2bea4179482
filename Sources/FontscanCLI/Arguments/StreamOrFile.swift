internal import FileAccess

/// Where a file is meant and a stream of the process may stand for it.
enum StreamOrFile: Hashable, Sendable {
  /// Standard input or standard output.
  case stream

  case file(FilePath)

  /// Reads a word; a lone `-` is the stream, and an empty word is nothing.
  init?(_ word: Word) {
    guard !word.bytes.isEmpty else { return nil }
    self = word == "-" ? .stream : .file(FilePath(bytes: word.bytes))
  }
}
