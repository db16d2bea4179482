import FontTestSupport
import OpenType
import Testing

@Suite("WOFF2 directory")
struct WOFF2DirectoryTests {
  /// A header with records behind it, each given as its bytes.
  static func bytes(flavor: UInt32 = 0x0001_0000, count: UInt16, _ records: [UInt8]) -> [UInt8] {
    var file = BigEndianBytes()
    file.append(tag: "wOF2")
    file.append(flavor, "flavor")
    file.append(1000 as UInt32, "length")
    file.append(count, "numTables")
    file.skip(34)  // the rest of the header
    file.append(bytes: records)
    return file.bytes
  }

  /// `glyf` and `loca` transformed, `cmap` by its number, and a table with a name of its own.
  static let records: [UInt8] = [
    0x0A, 0x87, 0x68, 0x64,  // glyf, 1000 bytes, 100 transformed
    0x0B, 0x82, 0x00, 0x00,  // loca, 256 bytes, none transformed
    0x00, 0x32,  // cmap, 50 bytes
    0x3F, 0x54, 0x45, 0x53, 0x54, 0x05,  // TEST, 5 bytes
  ]

  static let file = bytes(count: 4, records)

  @Test func `tables are named by number or by letters`() throws {
    let directory = try WOFF2Directory(parsing: Self.file.span)
    #expect(directory.tables.map(\.tag) == [.glyf, .loca, .cmap, "TEST"])
    #expect(directory.tables.map(\.length) == [1000, 256, 50, 5])
    #expect(directory.tables.map(\.storedLength) == [100, 0, 50, 5])
    #expect(directory.tables.map(\.flagsOffset) == [48, 52, 56, 58])
    #expect(directory.tables.map(\.isSpelledOut) == [false, false, false, true])
    #expect(directory.unpackedSize == 1311)
    #expect(directory.storedSize == 155)
    #expect(directory.faceCount == 1)
    #expect(directory.dataOffset == Self.file.count)
  }

  // Version 3 of `glyf` and `loca` is no transformation; of `hmtx`, version 1 is one.
  @Test func `the version says whether a table is transformed`() throws {
    let records: [UInt8] = [0xCA, 0x0A, 0xCB, 0x04, 0x43, 0x08, 0x06]
    let directory = try WOFF2Directory(parsing: Self.bytes(count: 3, records).span)
    #expect(directory.tables.map(\.tag) == [.glyf, .loca, .hmtx])
    #expect(directory.tables.map(\.length) == [10, 4, 8])
    #expect(directory.tables.map(\.storedLength) == [10, 4, 6])
  }

  @Test(arguments: 0..<file.count)
  func `a directory cut short is refused`(length: Int) {
    #expect(throws: TableError.self) {
      try WOFF2Directory(parsing: Self.file.span.extracting(first: length))
    }
  }

  @Test(
    arguments: [
      [0x00, 0x80, 0x01],  // a leading zero
      [0x00, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],  // six bytes
      [0x00, 0x9F, 0xFF, 0xFF, 0xFF, 0x7F],  // more than 32 bits
    ] as [[UInt8]]
  )
  func `a number that breaks the rules is refused`(record: [UInt8]) {
    #expect(throws: TableError.self) {
      try WOFF2Directory(parsing: Self.bytes(count: 1, record).span)
    }
  }

  @Test func `the largest number is read`() throws {
    let record: [UInt8] = [0x00, 0x8F, 0xFF, 0xFF, 0xFF, 0x7F]
    let directory = try WOFF2Directory(parsing: Self.bytes(count: 1, record).span)
    #expect(directory.tables.first?.length == 0xFFFF_FFFF)
  }

  @Test func `no tables are refused`() {
    #expect(throws: TableError.self) { try WOFF2Directory(parsing: Self.bytes(count: 0, []).span) }
  }

  /// A collection of two faces that share the one table there is.
  static let collection: [UInt8] = [
    0x00, 0x05,  // cmap, 5 bytes
    0x00, 0x01, 0x00, 0x00, 0x02,  // version, two faces
    0x01, 0x00, 0x01, 0x00, 0x00, 0x00,  // one table, flavor, table 0
    0x01, 0x00, 0x01, 0x00, 0x00, 0x00,
  ]

  @Test func `the faces of a collection are counted`() throws {
    let file = Self.bytes(flavor: 0x7474_6366, count: 1, Self.collection)
    let directory = try WOFF2Directory(parsing: file.span)
    #expect(directory.faceCount == 2)
    #expect(directory.dataOffset == file.count)
  }

  @Test(arguments: 0..<collection.count)
  func `a collection cut short is refused`(length: Int) {
    let file = Self.bytes(flavor: 0x7474_6366, count: 1, Array(Self.collection.prefix(length)))
    #expect(throws: TableError.self) { try WOFF2Directory(parsing: file.span) }
  }

  @Test func `a face with a table that is not there is refused`() {
    var records = Self.collection
    records[12] = 1
    let file = Self.bytes(flavor: 0x7474_6366, count: 1, records)
    #expect(throws: TableError.self) { try WOFF2Directory(parsing: file.span) }
  }

  // 255UInt16: 253 takes two bytes, 254 adds 506, 255 adds 253.
  @Test(
    arguments: [
      ([0xFC], 252), ([0xFF, 0x00], 253), ([0xFF, 0xFF], 508), ([0xFE, 0x00], 506),
      ([0xFD, 0x02, 0x00], 512),
    ] as [([UInt8], Int)]
  )
  func `small numbers take one byte to three`(count: [UInt8], faces: Int) throws {
    var records: [UInt8] = [0x00, 0x05, 0x00, 0x01, 0x00, 0x00] + count
    for _ in 0..<faces { records += [0x00, 0x00, 0x01, 0x00, 0x00] }
    let file = Self.bytes(flavor: 0x7474_6366, count: 1, records)
    #expect(try WOFF2Directory(parsing: file.span).faceCount == faces)
  }

  @Test func `the known tables are those of the specification`() {
    #expect(WOFF2Directory.knownTags.count == 63)
    #expect(WOFF2Directory.knownTags[13] == .cff)
    #expect(WOFF2Directory.knownTags[47] == .fvar)
    #expect(WOFF2Directory.knownTags[62] == "Sill")
  }
}
