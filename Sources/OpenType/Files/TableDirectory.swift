/// The list of a face's tables.
///
/// See <https://learn.microsoft.com/typography/opentype/spec/otff#table-directory>.
package struct TableDirectory: Hashable, Sendable {
  /// The version at the directory's start: 0x00010000, `OTTO`, `true` or `typ1`.
  package let version: UInt32

  /// The tables in the order of the file, whole records only.
  package let entries: [Entry]

  /// Set when the bytes end before all the records that the directory announces; from its start.
  package let damage: TableError?

  /// Where a table is.
  package struct Entry: Hashable, Sendable {
    /// The table's name.
    package let tag: Tag
    /// The sum over the table's words, as the file says.
    package let checksum: UInt32
    /// Where the table starts, in bytes from the start of the file, also in a collection.
    package let offset: UInt32
    /// How many bytes the table has.
    package let length: UInt32

    /// Describes a table that was found by other means than a record.
    package init(tag: Tag, checksum: UInt32 = 0, offset: UInt32, length: UInt32) {
      self.tag = tag
      self.checksum = checksum
      self.offset = offset
      self.length = length
    }
  }

  /// Lists tables that were found by other means than records.
  package init(version: UInt32, entries: [Entry], damage: TableError? = nil) {
    self.version = version
    self.entries = entries
    self.damage = damage
  }
}

extension TableDirectory {
  /// How many bytes come before the records.
  package static let headerByteCount = 12

  /// How many bytes a record has.
  package static let recordByteCount = 16

  /// Whether a number is a version that a single face starts with.
  package static func isVersionOfFace(_ version: UInt32) -> Bool {
    switch version {
    case 0x0001_0000, 0x4F54_544F, 0x7472_7565, 0x7479_7031: true
    default: false
    }
  }

  /// How many bytes a directory has, told from its first twelve.
  ///
  /// - Parameter bytes: Bytes from the directory's start.
  /// - Returns: The size of header and records, at most a megabyte.
  /// - Throws: When the bytes end before the number of tables.
  package static func byteCount(_ bytes: Span<UInt8>) throws(TableError) -> Int {
    headerByteCount + recordByteCount * Int(try bytes.bigEndian(UInt16.self, at: 4))
  }

  /// Reads the directory.
  ///
  /// Fewer bytes than it announces give the records that are there, and `damage`.
  ///
  /// - Parameter bytes: Bytes from the directory's start; more than it needs do no harm.
  /// - Throws: When there is no whole header, or the version is none of a face.
  package init(parsing bytes: Span<UInt8>) throws(TableError) {
    version = try bytes.bigEndian(UInt32.self, at: 0)
    guard Self.isVersionOfFace(version) else {
      throw TableError(offset: 0, .unsupportedVersion(version))
    }
    let announced = Int(try bytes.bigEndian(UInt16.self, at: 4))
    _ = try bytes.checkedRange(at: 0, count: Self.headerByteCount)
    let present = min(announced, (bytes.count - Self.headerByteCount) / Self.recordByteCount)

    var entries: [Entry] = []
    entries.reserveCapacity(present)
    for index in 0..<present {
      let record = Self.headerByteCount + Self.recordByteCount * index
      entries.append(
        Entry(
          tag: Tag(rawValue: try bytes.bigEndian(UInt32.self, at: record)),
          checksum: try bytes.bigEndian(UInt32.self, at: record + 4),
          offset: try bytes.bigEndian(UInt32.self, at: record + 8),
          length: try bytes.bigEndian(UInt32.self, at: record + 12)
        )
      )
    }
    self.entries = entries
    damage =
      present == announced
      ? nil
      : TableError(
        offset: Self.headerByteCount + Self.recordByteCount * present,
        .truncated(needed: Self.recordByteCount * (announced - present), end: bytes.count)
      )
  }

  /// The first record of a table; later ones of the same name are not used by any system.
  package func first(_ tag: Tag) -> Entry? {
    for entry in entries where entry.tag == tag { return entry }
    return nil
  }

  /// Whether a table is there and has bytes; an empty one counts as missing, as in Windows.
  package func has(_ tag: Tag) -> Bool {
    guard let entry = first(tag) else { return false }
    return entry.length > 0
  }
}
