/// The start of a WOFF file: which tables there are, and how each is packed.
///
/// See <https://www.w3.org/TR/WOFF/#WOFFHeader>.
package struct WOFFDirectory: Hashable, Sendable {
  /// The tables as they are once unpacked; `offset` is where the packed bytes are in the file.
  package let tables: TableDirectory

  /// How many bytes each table has in the file, in the order of `tables`; as many as the unpacked
  /// length when the table is not packed.
  package let packedLengths: [UInt32]
}

extension WOFFDirectory {
  private enum Offset {
    static let flavor = 4
    static let numTables = 12
  }

  /// How many bytes come before the records.
  package static let headerByteCount = 44

  private static let recordByteCount = 20

  /// How many bytes header and records have, told from the first fourteen.
  ///
  /// - Parameter bytes: Bytes from the file's start.
  /// - Returns: The size of what `init(parsing:)` reads, a little over a megabyte at most.
  /// - Throws: When the bytes end before the number of tables.
  package static func byteCount(_ bytes: Span<UInt8>) throws(TableError) -> Int {
    headerByteCount + recordByteCount * Int(try bytes.bigEndian(UInt16.self, at: Offset.numTables))
  }

  /// Reads the directory.
  ///
  /// Fewer bytes than it announces give the records that are there, and `tables.damage`.
  ///
  /// - Parameter bytes: Bytes from the file's start; more than it needs do no harm.
  /// - Throws: When there is no whole header, or what is packed is no single face.
  package init(parsing bytes: Span<UInt8>) throws(TableError) {
    _ = try bytes.checkedRange(at: 0, count: Self.headerByteCount)
    let flavor = try bytes.bigEndian(UInt32.self, at: Offset.flavor)
    guard TableDirectory.isVersionOfFace(flavor) else {
      throw TableError(offset: Offset.flavor, .unsupportedVersion(flavor))
    }
    let announced = Int(try bytes.bigEndian(UInt16.self, at: Offset.numTables))
    let present = min(announced, (bytes.count - Self.headerByteCount) / Self.recordByteCount)
    var entries: [TableDirectory.Entry] = []
    var packedLengths: [UInt32] = []
    entries.reserveCapacity(present)
    packedLengths.reserveCapacity(present)
    for index in 0..<present {
      let record = Self.headerByteCount + Self.recordByteCount * index
      entries.append(
        TableDirectory.Entry(
          tag: Tag(rawValue: try bytes.bigEndian(UInt32.self, at: record)),
          checksum: try bytes.bigEndian(UInt32.self, at: record + 16),
          offset: try bytes.bigEndian(UInt32.self, at: record + 4),
          length: try bytes.bigEndian(UInt32.self, at: record + 12)
        )
      )
      packedLengths.append(try bytes.bigEndian(UInt32.self, at: record + 8))
    }
    let missing = announced - present
    tables = TableDirectory(
      version: flavor,
      entries: entries,
      damage: missing == 0
        ? nil
        : TableError(
          offset: Self.headerByteCount + Self.recordByteCount * present,
          .truncated(needed: Self.recordByteCount * missing, end: bytes.count)
        )
    )
    self.packedLengths = packedLengths
  }

  /// How many bytes all tables have once unpacked.
  package var unpackedSize: Int {
    tables.entries.reduce(0) { $0 + Int($1.length) }
  }

  /// What is wrong with the place of a table.
  ///
  /// - Parameters:
  ///   - index: The table, in the order of `tables`.
  ///   - fileSize: The size of the whole file in bytes.
  /// - Returns: The trouble, or `nil`; its offset counts from the start of the file.
  package func problem(ofTable index: Int, fileSize: Int) -> TableError? {
    let (entry, packed) = (tables.entries[index], packedLengths[index])
    guard Int(entry.offset) + Int(packed) <= fileSize else {
      return TableError(
        table: entry.tag,
        offset: Int(entry.offset),
        .pastEndOfFile(length: Int(packed), fileSize: fileSize)
      )
    }
    guard packed <= entry.length else {
      let words = "it has \(packed) bytes packed and \(entry.length) unpacked"
      return TableError(table: entry.tag, offset: Int(entry.offset), .malformed(words))
    }
    return nil
  }
}
