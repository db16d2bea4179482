/// The names of a face, in as many languages as the maker liked.
///
/// Only the records are kept. Their strings stay in the table's bytes, and every question that needs
/// a string takes those bytes again, so that listing a face decodes the few names that it shows.
///
/// See <https://learn.microsoft.com/typography/opentype/spec/name>.
package struct NameTable: FontTable, Hashable {
  package static let tag = Tag.name

  /// The records in the order of the file, whole ones only.
  package let records: [Record]

  /// Where the strings start in the table.
  package let storageOffset: Int

  /// Set when the table ends before all the records that it announces, or records were left out
  /// for the limit's sake.
  package let damage: TableError?

  /// The language tags of format 1, for languages from 0x8000.
  let languageTags: [LanguageTag]

  /// One name in one language, by its place in the table.
  package struct Record: Hashable, Sendable {
    /// 0 Unicode, 1 Macintosh, 2 ISO, 3 Windows, 4 custom.
    package let platformID: UInt16
    /// How the string is written; means something else on each platform.
    package let encodingID: UInt16
    /// Which language the string is in; means something else on each platform.
    package let languageID: UInt16
    /// What the name is for: 1 family, 2 style, 4 full name, 6 PostScript name, and so on.
    package let nameID: UInt16
    /// How many bytes the string has.
    package let length: UInt16
    /// Where the string starts, in bytes from the strings' start.
    package let offset: UInt16
  }

  /// A language as text, by its place in the table.
  struct LanguageTag: Hashable, Sendable {
    let length: UInt16
    let offset: UInt16
    let isEnglish: Bool
  }
}

extension NameTable {
  private enum Offset {
    static let format = 0
    static let count = 2
    static let storageOffset = 4
    static let nameRecords = 6
  }

  private static let recordByteCount = 12

  /// How many bytes of strings all records together may have; the later ones are left out.
  ///
  /// Records may share their strings, and 65,535 records of 65,535 shared bytes would be gigabytes
  /// for whoever reads them all. The largest tables of real fonts stay far below.
  package static let stringByteLimit = 4 << 20

  /// Reads the records.
  ///
  /// - Throws: When the header is not whole, or the format is neither 0 nor 1.
  package init(fields bytes: Span<UInt8>) throws(TableError) {
    let format = try bytes.bigEndian(UInt16.self, at: Offset.format)
    guard format <= 1 else {
      throw TableError(offset: Offset.format, .unsupportedFormat(format))
    }
    let announced = Int(try bytes.bigEndian(UInt16.self, at: Offset.count))
    storageOffset = Int(try bytes.bigEndian(UInt16.self, at: Offset.storageOffset))
    let present = min(announced, (bytes.count - Offset.nameRecords) / Self.recordByteCount)
    var records: [Record] = []
    records.reserveCapacity(present)
    var stringBytes = 0
    for index in 0..<present {
      let record = try Record(bytes, at: Offset.nameRecords + index * Self.recordByteCount)
      stringBytes += Int(record.length)
      if stringBytes > Self.stringByteLimit { break }
      records.append(record)
    }
    self.records = records
    guard records.count == present else {
      let words = "its records share their strings too often; the first \(records.count) are read"
      let place = Offset.nameRecords + records.count * Self.recordByteCount
      damage = TableError(table: Self.tag, offset: place, .malformed(words))
      languageTags = []
      return
    }
    let end = Offset.nameRecords + present * Self.recordByteCount
    guard present == announced else {
      let needed = (announced - present) * Self.recordByteCount
      damage = TableError(
        table: Self.tag,
        offset: end,
        .truncated(needed: needed, end: bytes.count)
      )
      languageTags = []
      return
    }
    guard format == 1 else {
      (damage, languageTags) = (nil, [])
      return
    }
    do throws(TableError) {
      languageTags = try Self.languageTags(bytes, at: end, storage: storageOffset)
      damage = nil
    } catch {
      // Names without a language are still names.
      (damage, languageTags) = (error.within(Self.tag), [])
    }
  }
}

extension NameTable.Record {
  fileprivate init(_ bytes: Span<UInt8>, at start: Int) throws(TableError) {
    platformID = try bytes.bigEndian(UInt16.self, at: start)
    encodingID = try bytes.bigEndian(UInt16.self, at: start + 2)
    languageID = try bytes.bigEndian(UInt16.self, at: start + 4)
    nameID = try bytes.bigEndian(UInt16.self, at: start + 6)
    length = try bytes.bigEndian(UInt16.self, at: start + 8)
    offset = try bytes.bigEndian(UInt16.self, at: start + 10)
  }
}
