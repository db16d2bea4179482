extension TableDirectory {
  /// What is wrong with the records themselves: damage, and tables that reach past the file's end.
  ///
  /// - Parameters:
  ///   - fileSize: The size of the whole file in bytes.
  ///   - start: Where the directory starts in the file.
  /// - Returns: Errors whose offsets count from the start of the file, in the order of the records.
  package func problems(fileSize: Int, start: Int = 0) -> [TableError] {
    var problems: [TableError] = []
    for entry in entries where !entry.fits(fileSize: fileSize) {
      problems.append(entry.pastEnd(fileSize: fileSize))
    }
    if let damage {
      problems.append(damage.shifted(by: start))
    }
    return problems
  }

  /// Names that more than one record has, each once, in alphabetical order.
  package var duplicateTags: [Tag] {
    var isSorted = true
    for index in entries.indices.dropFirst() where entries[index - 1].tag >= entries[index].tag {
      isSorted = false
      break
    }
    guard !isSorted else { return [] }
    let tags = entries.map(\.tag).sorted()
    var duplicates: [Tag] = []
    for (tag, next) in zip(tags, tags.dropFirst()) where tag == next && duplicates.last != tag {
      duplicates.append(tag)
    }
    return duplicates
  }
}

extension TableDirectory.Entry {
  /// Whether the table lies wholly in a file of this size.
  package func fits(fileSize: Int) -> Bool {
    Int(offset) + Int(length) <= fileSize
  }

  /// The bytes of the file that the table has.
  ///
  /// - Parameter fileSize: The size of the whole file in bytes.
  /// - Returns: The table's place.
  /// - Throws: When the table reaches past the end of the file.
  package func range(fileSize: Int) throws(TableError) -> Range<Int> {
    guard fits(fileSize: fileSize) else { throw pastEnd(fileSize: fileSize) }
    return Int(offset)..<Int(offset) + Int(length)
  }

  fileprivate func pastEnd(fileSize: Int) -> TableError {
    TableError(
      table: tag,
      offset: Int(offset),
      .pastEndOfFile(length: Int(length), fileSize: fileSize)
    )
  }
}
