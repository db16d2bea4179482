extension NameTable {
  /// The record to show for a name ID.
  ///
  /// English of the United States on Windows comes first, then any English there, the Unicode
  /// platform, English on the Macintosh, and then the first record of the file. Records whose
  /// encoding is not read come after all others.
  ///
  /// - Parameter nameID: What the name is for.
  /// - Returns: `nil` when no record has the ID.
  package func bestRecord(for nameID: UInt16) -> Record? {
    best(nameID, by: preference)
  }

  /// The record of the PostScript name, name ID 6.
  ///
  /// English of the United States on Windows comes first, then English on the Macintosh in Mac
  /// Roman, then the first record of the file whose encoding is read, then any.
  package var postScriptNameRecord: Record? {
    best(6, by: postScriptPreference)
  }

  /// The text to show for a name ID: of the best record that can be read.
  ///
  /// - Parameters:
  ///   - nameID: What the name is for.
  ///   - bytes: The bytes that this table was read from.
  /// - Returns: `nil` when no record has the ID; when none can be read, what is wrong with the best.
  package func bestText(for nameID: UInt16, in bytes: Span<UInt8>) -> NameText? {
    bestText(nameID, in: bytes, by: preference)
  }

  /// The PostScript name, name ID 6, as the file has it, legal or not.
  ///
  /// - Parameter bytes: The bytes that this table was read from.
  /// - Returns: `nil` when no record has the ID; when none can be read, what is wrong with the best.
  package func postScriptName(in bytes: Span<UInt8>) -> NameText? {
    bestText(6, in: bytes, by: postScriptPreference)
  }

  /// How soon a record is taken: lower is sooner.
  func preference(_ record: Record) -> Int {
    guard record.encoding.isRead else { return 5 }
    switch record.platformID {
    case 3 where record.languageID == 0x0409: return 0
    case 3 where isEnglish(record): return 1
    case 0 where isEnglish(record): return 2
    case 1 where isEnglish(record): return 3
    default: return 4
    }
  }

  private func postScriptPreference(_ record: Record) -> Int {
    guard record.encoding.isRead else { return 3 }
    switch record.platformID {
    case 3 where record.languageID == 0x0409: return 0
    case 1 where record.languageID == 0: return 1
    default: return 2
    }
  }

  private func best(_ nameID: UInt16, by preference: (Record) -> Int) -> Record? {
    var best: Record?
    var lowest = Int.max
    for record in records where record.nameID == nameID {
      let value = preference(record)
      guard value < lowest else { continue }
      (best, lowest) = (record, value)
      if value == 0 { break }
    }
    return best
  }

  /// Goes on to less preferred records while strings are damaged, with one try a preference: the
  /// work stays small however many broken records there are.
  private func bestText(
    _ nameID: UInt16,
    in bytes: Span<UInt8>,
    by preference: (Record) -> Int
  ) -> NameText? {
    guard let record = best(nameID, by: preference) else { return nil }
    let first = text(of: record, in: bytes)
    if case .text = first { return first }
    var tried = preference(record)
    while let next = best(nameID, by: { preference($0) > tried ? preference($0) : .max }) {
      let second = text(of: next, in: bytes)
      if case .text = second { return second }
      tried = preference(next)
    }
    return first
  }
}
