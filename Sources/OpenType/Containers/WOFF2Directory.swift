/// The start of a WOFF2 file, which lists the tables that are packed together behind it.
///
/// See <https://www.w3.org/TR/WOFF2/#woff20Header>.
package struct WOFF2Directory: Hashable, Sendable {
  /// What is packed: the version of a single face, or `ttcf`.
  package let flavor: UInt32

  /// The tables, in the order in which they are packed.
  package let tables: [Table]

  /// How many faces there are.
  package let faceCount: Int

  /// Where the packed tables start in the file.
  package let dataOffset: Int

  /// One table.
  package struct Table: Hashable, Sendable {
    /// The table's name.
    package let tag: Tag
    /// Where the flags are that begin the record, in bytes from the file's start.
    package let flagsOffset: Int
    /// Whether the name is spelled out behind the flags; else it is a number in their lower bits.
    package let isSpelledOut: Bool
    /// How many bytes the table has in the font.
    package let length: UInt32
    /// How many bytes it has among the packed tables, before they are packed.
    package let storedLength: UInt32
  }
}

extension WOFF2Directory {
  private enum Offset {
    static let flavor = 4
    static let numTables = 12
  }

  /// How many bytes come before the records.
  package static let headerByteCount = 48

  /// How many of a file's bytes are enough for every directory but that of a collection with
  /// thousands of faces.
  package static let byteCount = 1 << 20

  /// The bits of the flags that number a known table; all of them: its name is spelled out.
  package static let tagBits: UInt8 = 0x3F

  /// Reads the directory.
  ///
  /// - Parameter bytes: The file, or its first `byteCount` bytes.
  /// - Throws: When the bytes end too soon or make no sense.
  package init(parsing bytes: Span<UInt8>) throws(TableError) {
    _ = try bytes.checkedRange(at: 0, count: Self.headerByteCount)
    flavor = try bytes.bigEndian(UInt32.self, at: Offset.flavor)
    let count = Int(try bytes.bigEndian(UInt16.self, at: Offset.numTables))
    guard count > 0 else {
      throw TableError(offset: Offset.numTables, .malformed("it has no tables"))
    }
    var reader = WOFF2Reader(offset: Self.headerByteCount)
    var tables: [Table] = []
    for _ in 0..<count {
      tables.append(try reader.table(bytes))
    }
    self.tables = tables
    faceCount = flavor == Tag.ttcf.rawValue ? try reader.faceCount(bytes, tables: count) : 1
    dataOffset = reader.offset
  }

  /// How many bytes the tables have together before they are packed.
  package var storedSize: Int {
    tables.reduce(0) { $0 + Int($1.storedLength) }
  }

  /// How many bytes the tables have together in the font.
  package var unpackedSize: Int {
    tables.reduce(0) { $0 + Int($1.length) }
  }
}
