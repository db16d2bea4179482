internal import FontTestSupport
internal import OpenType
internal import Testing

@Suite("Table directory")
struct TableDirectoryTests {
  typealias Record = (tag: StaticString, offset: UInt32, length: UInt32)

  static let records: [Record] = [("head", 100, 54), ("maxp", 154, 6), ("name", 160, 40)]

  static func directory(
    version: UInt32 = 0x0001_0000,
    announced: UInt16? = nil,
    _ records: [Record] = records
  ) -> [UInt8] {
    var bytes = BigEndianBytes()
    bytes.append(version, "sfntVersion")
    bytes.append(announced ?? UInt16(records.count), "numTables")
    bytes.skip(6)  // searchRange, entrySelector, rangeShift
    for record in records {
      bytes.append(tag: record.tag)
      bytes.append(0xB105_F00D as UInt32, "checksum")
      bytes.append(record.offset, "offset")
      bytes.append(record.length, "length")
    }
    return bytes.bytes
  }

  @Test(arguments: [0x0001_0000, 0x4F54_544F, 0x7472_7565, 0x7479_7031] as [UInt32])
  func `every version of a face is read`(version: UInt32) throws {
    let directory = try TableDirectory(parsing: Self.directory(version: version).span)
    #expect(directory.version == version)
    #expect(directory.entries.map(\.tag) == ["head", "maxp", "name"])
    #expect(directory.entries.map(\.offset) == [100, 154, 160])
    #expect(directory.entries.map(\.length) == [54, 6, 40])
    #expect(directory.entries.allSatisfy { $0.checksum == 0xB105_F00D })
    #expect(directory.damage == nil)
  }

  @Test(arguments: [0, 0x0002_0000, 0x7474_6366, 0x774F_4646, .max] as [UInt32])
  func `other versions are refused`(version: UInt32) {
    #expect(throws: TableError(offset: 0, .unsupportedVersion(version))) {
      try TableDirectory(parsing: Self.directory(version: version).span)
    }
  }

  @Test(arguments: 0..<12)
  func `a header cut short is refused`(length: Int) {
    #expect(throws: TableError.self) {
      try TableDirectory(parsing: Self.directory().span.extracting(first: length))
    }
  }

  @Test(arguments: 12..<60)
  func `a list cut short gives its whole records`(length: Int) throws {
    let bytes = Self.directory()
    let directory = try TableDirectory(parsing: bytes.span.extracting(first: length))
    let whole = (length - 12) / 16
    #expect(directory.entries.count == whole)
    let missing = TableError.Kind.truncated(needed: 16 * (3 - whole), end: length)
    #expect(directory.damage == TableError(offset: 12 + 16 * whole, missing))
  }

  @Test func `bytes after the list do no harm`() throws {
    let directory = try TableDirectory(parsing: (Self.directory() + [1, 2, 3]).span)
    #expect(directory.entries.count == 3)
    #expect(directory.damage == nil)
  }

  @Test func `the largest count is bounded by the bytes`() throws {
    let directory = try TableDirectory(parsing: Self.directory(announced: .max).span)
    #expect(directory.entries.count == 3)
    #expect(directory.damage?.offset == 60)
  }

  @Test func `no tables are no damage`() throws {
    let directory = try TableDirectory(parsing: Self.directory([]).span)
    #expect(directory.entries.isEmpty)
    #expect(directory.damage == nil)
  }

  @Test func `its size is told from its first bytes`() throws {
    #expect(try TableDirectory.byteCount(Self.directory().span.extracting(first: 6)) == 60)
    #expect(try TableDirectory.byteCount(Self.directory(announced: .max).span) == 1_048_572)
    #expect(throws: TableError.self) {
      try TableDirectory.byteCount(Self.directory().span.extracting(first: 5))
    }
  }

  @Test func `the first of two records is the one`() throws {
    let bytes = Self.directory([("name", 1, 10), ("head", 2, 20), ("name", 3, 30)])
    let directory = try TableDirectory(parsing: bytes.span)
    #expect(directory.first("name")?.offset == 1)
    #expect(directory.first("OS/2") == nil)
    #expect(directory.duplicateTags == ["name"])
  }

  @Test func `names are duplicate once, in order`() throws {
    let records: [Record] = [
      ("zzzz", 0, 0), ("aaaa", 0, 0), ("zzzz", 0, 0), ("zzzz", 0, 0), ("aaaa", 0, 0),
      ("mmmm", 0, 0),
    ]
    let directory = try TableDirectory(parsing: Self.directory(records).span)
    #expect(directory.duplicateTags == ["aaaa", "zzzz"])
  }

  @Test func `names in any order are no duplicates`() throws {
    let bytes = Self.directory([("name", 0, 0), ("head", 0, 0)])
    #expect(try TableDirectory(parsing: bytes.span).duplicateTags.isEmpty)
  }

  @Test func `an empty table counts as missing`() throws {
    let bytes = Self.directory([("glyf", 100, 0), ("head", 100, 54)])
    let directory = try TableDirectory(parsing: bytes.span)
    #expect(!directory.has("glyf"))
    #expect(directory.first("glyf") != nil)
    #expect(directory.has("head"))
    #expect(!directory.has("name"))
  }

  @Test func `a table that ends with the file is inside`() throws {
    let directory = try TableDirectory(parsing: Self.directory().span)
    #expect(directory.problems(fileSize: 200).isEmpty)
    let name = try #require(directory.first("name"))
    #expect(try name.range(fileSize: 200) == 160..<200)
  }

  @Test func `a table that reaches a byte past the file is told with its place`() throws {
    let directory = try TableDirectory(parsing: Self.directory().span)
    let error = TableError(table: "name", offset: 160, .pastEndOfFile(length: 40, fileSize: 199))
    #expect(directory.problems(fileSize: 199) == [error])
    let name = try #require(directory.first("name"))
    #expect(throws: error) { try name.range(fileSize: 199) }
    #expect(directory.first("head")?.fits(fileSize: 199) == true)
  }

  @Test func `the largest offset and length cannot overflow`() throws {
    let bytes = Self.directory([("name", .max, .max)])
    let directory = try TableDirectory(parsing: bytes.span)
    #expect(directory.problems(fileSize: .max).isEmpty)
    #expect(directory.problems(fileSize: 1 << 32).map(\.offset) == [0xFFFF_FFFF])
  }

  @Test func `a list cut short is a problem at its place in the file`() throws {
    let bytes = Self.directory(announced: 4)
    let directory = try TableDirectory(parsing: bytes.span)
    let missing = TableError(offset: 1060, .truncated(needed: 16, end: 1060))
    #expect(directory.problems(fileSize: 5000, start: 1000) == [missing])
  }
}
