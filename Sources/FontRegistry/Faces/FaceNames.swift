internal import OpenType

/// The names of a face in a font file, asked by name ID.
struct FaceNames {
  /// The table, or `nil` when it is missing or malformed.
  let table: NameTable?

  /// Where the table's bytes are in the buffer.
  private let range: Range<Int>

  init(table: NameTable?, tables: LoadedTables) {
    self.table = table
    range = tables.range(of: .name) ?? 0..<0
  }

  /// How many bytes the table has.
  var byteCount: Int { range.count }

  /// Whether there is any record at all.
  var hasNames: Bool { table?.records.isEmpty == false }

  /// The text to show for a name ID, English first.
  ///
  /// - Parameters:
  ///   - nameID: What the name is for.
  ///   - bytes: The buffer.
  /// - Returns: The text; `nil` when it is missing, empty or cannot be read.
  func text(_ nameID: UInt16, in bytes: Span<UInt8>) -> String? {
    let text = table?.bestText(for: nameID, in: bytes.extracting(range))?.text
    return text?.isEmpty == false ? text : nil
  }

  /// What is wrong with the strings of some names.
  ///
  /// - Parameters:
  ///   - nameIDs: The name IDs to look at.
  ///   - bytes: The buffer.
  /// - Returns: The first error of each name ID, also where another record of it can be read;
  ///   offsets count from the start of the table.
  func damage(of nameIDs: Set<UInt16>, in bytes: Span<UInt8>) -> [TableError] {
    guard let table else { return [] }
    var told: Set<UInt16> = []
    var errors: [TableError] = []
    for record in table.records
    where nameIDs.contains(record.nameID) && !told.contains(record.nameID) {
      guard case .damaged(let error) = table.text(of: record, in: bytes.extracting(range))
      else { continue }
      told.insert(record.nameID)
      errors.append(error)
    }
    return errors
  }

  /// The text of a record.
  ///
  /// - Parameters:
  ///   - record: A record of the table.
  ///   - bytes: The buffer.
  /// - Returns: The text; `nil` when it is empty or cannot be read.
  func text(of record: NameTable.Record, in bytes: Span<UInt8>) -> String? {
    let text = table?.text(of: record, in: bytes.extracting(range)).text
    return text?.isEmpty == false ? text : nil
  }

  /// The PostScript name, name ID 6: Windows English before Macintosh English.
  func postScriptName(in bytes: Span<UInt8>) -> String? {
    let text = table?.postScriptName(in: bytes.extracting(range))?.text
    return text?.isEmpty == false ? text : nil
  }

  /// What makes it uncertain which PostScript name iOS takes, or `nil`.
  ///
  /// - Parameter bytes: The buffer.
  /// - Returns: The first doubt; `nil` when the records of name ID 6 that are decoded are whole and
  ///   say the same.
  func postScriptNameDoubt(in bytes: Span<UInt8>) -> NameDoubt? {
    guard let table else { return nil }
    var first: String?
    var isDamaged = false
    for record in table.records where record.nameID == 6 {
      switch table.text(of: record, in: bytes.extracting(range)) {
      case .text(""), .undecoded: continue
      case .text(let text):
        if let first, !first.hasSameBytes(as: text) { return .recordsDiffer }
        first = text
      case .damaged: isDamaged = true
      }
    }
    return isDamaged ? .recordDamaged : nil
  }

  /// The name IDs whose records differ, of names that should be the same everywhere.
  ///
  /// - Parameters:
  ///   - nameIDs: The name IDs to look at, such as 6.
  ///   - bytes: The buffer.
  /// - Returns: Those of which two records that can be read hold different text.
  func differing(among nameIDs: Set<UInt16>, in bytes: Span<UInt8>) -> Set<UInt16> {
    guard let table else { return [] }
    var first: [UInt16: String] = [:]
    var differing: Set<UInt16> = []
    for record in table.records where nameIDs.contains(record.nameID) {
      guard let text = text(of: record, in: bytes) else { continue }
      guard let other = first[record.nameID] else {
        first[record.nameID] = text
        continue
      }
      if !other.hasSameBytes(as: text) { differing.insert(record.nameID) }
    }
    return differing
  }

  /// The family names besides one, each once, in the order of the file.
  ///
  /// - Parameters:
  ///   - family: The name that the face is grouped by.
  ///   - bytes: The buffer.
  /// - Returns: The other names of IDs 16 and 1 in every language.
  func otherFamilyNames(than family: String?, in bytes: Span<UInt8>) -> [String] {
    guard let table else { return [] }
    var seen: Set<RawName> = []
    if let family { seen.insert(RawName(family)) }
    var others: [String] = []
    for record in table.records where record.nameID == 1 || record.nameID == 16 {
      guard let text = text(of: record, in: bytes), seen.insert(RawName(text)).inserted else {
        continue
      }
      others.append(text)
    }
    return others
  }

  /// All records, decoded as far as they can be.
  func records(in bytes: Span<UInt8>) -> [NameRecord] {
    guard let table else { return [] }
    let tableBytes = bytes.extracting(range)
    return table.records.map { record in
      let (text, trouble): (String?, String?) =
        switch table.text(of: record, in: tableBytes) {
        case .text(let text): (text, nil)
        case .undecoded(let encoding): (nil, "it is written in \(encoding), which is not decoded")
        case .damaged(let error): (nil, error.reason)
        }
      return NameRecord(
        nameID: Int(record.nameID),
        platformID: Int(record.platformID),
        encodingID: Int(record.encodingID),
        languageID: Int(record.languageID),
        language: table.language(of: record, in: tableBytes),
        text: text,
        trouble: trouble
      )
    }
  }
}
