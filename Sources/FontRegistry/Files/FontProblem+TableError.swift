internal import FileAccess
internal import OpenType

extension FontProblem {
  /// Says where bytes of a face made no sense.
  ///
  /// - Parameters:
  ///   - error: The trouble; its offset counts from the start of the file.
  ///   - file: The file.
  ///   - index: The face's place in a collection, or `nil`.
  init(_ error: TableError, file: FilePath, index: Int?) {
    self.init(
      file: file,
      index: index,
      table: error.table.map { "\($0)" },
      offset: error.offset,
      reason: error.reason,
      kind: .damaged
    )
  }

  /// Says why a file or folder could not be opened or read; a folder in the place of a file is no
  /// font.
  init(_ error: FileError) {
    let kind: Kind = error.isFolder ? .unknown : .unreadable
    self.init(file: error.path, reason: error.reason, kind: kind)
  }
}
