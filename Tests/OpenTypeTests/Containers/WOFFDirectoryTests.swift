import FontTestSupport
import OpenType
import Testing

@Suite("WOFF directory")
struct WOFFDirectoryTests {
  /// The header and two records; `packed` and `length` are those of the second.
  static func bytes(
    flavor: UInt32 = 0x0001_0000,
    count: UInt16 = 2,
    packed: UInt32 = 100,
    length: UInt32 = 300
  ) -> [UInt8] {
    var file = BigEndianBytes()
    file.append(tag: "wOFF")
    file.append(flavor, "flavor")
    file.append(1000 as UInt32, "length")
    file.append(count, "numTables")
    file.skip(2)  // reserved
    file.append(5000 as UInt32, "totalSfntSize")
    file.skip(24)  // version, metadata and private data
    file.append(tag: "head")
    file.append(84 as UInt32, "offset")
    file.append(54 as UInt32, "compLength")
    file.append(54 as UInt32, "origLength")
    file.append(7 as UInt32, "origChecksum")
    file.append(tag: "name")
    file.append(140 as UInt32, "offset")
    file.append(packed, "compLength")
    file.append(length, "origLength")
    file.append(8 as UInt32, "origChecksum")
    return file.bytes
  }

  @Test func `tables have their unpacked lengths and packed places`() throws {
    let directory = try WOFFDirectory(parsing: Self.bytes().span)
    #expect(directory.tables.version == 0x0001_0000)
    #expect(directory.tables.damage == nil)
    #expect(directory.tables.entries.map(\.tag) == [.head, .name])
    #expect(directory.tables.entries.map(\.checksum) == [7, 8])
    #expect(directory.tables.entries.map(\.offset) == [84, 140])
    #expect(directory.tables.entries.map(\.length) == [54, 300])
    #expect(directory.packedLengths == [54, 100])
    #expect(directory.unpackedSize == 354)
  }

  @Test func `the size is told from the first bytes`() throws {
    let bytes = Self.bytes()
    #expect(try WOFFDirectory.byteCount(bytes.span.extracting(first: 14)) == bytes.count)
    #expect(throws: TableError.self) {
      try WOFFDirectory.byteCount(bytes.span.extracting(first: 13))
    }
  }

  @Test(arguments: 0..<44)
  func `a header cut short is refused`(length: Int) {
    #expect(throws: TableError.self) {
      try WOFFDirectory(parsing: Self.bytes().span.extracting(first: length))
    }
  }

  @Test(arguments: 44..<84)
  func `whole records are saved from a directory cut short`(length: Int) throws {
    let directory = try WOFFDirectory(parsing: Self.bytes().span.extracting(first: length))
    let whole = (length - 44) / 20
    #expect(directory.tables.entries.count == whole)
    #expect(
      directory.tables.damage
        == TableError(
          offset: 44 + 20 * whole,
          .truncated(needed: 20 * (2 - whole), end: length)
        )
    )
  }

  // A collection cannot be packed, nor can a WOFF.
  @Test(arguments: [0x7474_6366, 0x774F_4646, 0] as [UInt32])
  func `what is packed must be a face`(flavor: UInt32) {
    #expect(throws: TableError(offset: 4, .unsupportedVersion(flavor))) {
      try WOFFDirectory(parsing: Self.bytes(flavor: flavor).span)
    }
  }

  @Test func `a table past the end is told from one that grows when it is packed`() throws {
    let sound = try WOFFDirectory(parsing: Self.bytes().span)
    #expect(sound.problem(ofTable: 1, fileSize: 240) == nil)
    #expect(
      sound.problem(ofTable: 1, fileSize: 239)
        == TableError(table: .name, offset: 140, .pastEndOfFile(length: 100, fileSize: 239))
    )
    let grown = try WOFFDirectory(parsing: Self.bytes(packed: 100, length: 99).span)
    #expect(grown.problem(ofTable: 1, fileSize: 240)?.table == .name)
    let huge = try WOFFDirectory(parsing: Self.bytes(packed: .max, length: .max).span)
    #expect(huge.problem(ofTable: 1, fileSize: 240) != nil)
    #expect(huge.unpackedSize == 54 + 0xFFFF_FFFF)
  }
}
