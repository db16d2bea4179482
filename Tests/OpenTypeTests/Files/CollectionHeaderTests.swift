internal import FontTestSupport
internal import OpenType
internal import Testing

@Suite("Collection header")
struct CollectionHeaderTests {
  static func header(
    version: UInt16 = 1,
    announced: UInt32? = nil,
    _ offsets: [UInt32] = [20, 300]
  )
    -> [UInt8]
  {
    var bytes = BigEndianBytes()
    bytes.append(tag: "ttcf")
    bytes.append(version, "majorVersion")
    bytes.append(0 as UInt16, "minorVersion")
    bytes.append(announced ?? UInt32(offsets.count), "numFonts")
    for offset in offsets { bytes.append(offset, "tableDirectoryOffsets") }
    return bytes.bytes
  }

  @Test(arguments: [1, 2] as [UInt16])
  func `both versions give the faces' places`(version: UInt16) throws {
    // Version 2 has three more fields, about a signature, after the offsets.
    let bytes = Self.header(version: version) + Array(repeating: 0, count: 12)
    let header = try CollectionHeader(parsing: bytes.span)
    #expect(header.majorVersion == version)
    #expect(header.offsets == [20, 300])
    #expect(header.announcedCount == 2)
    #expect(header.damage == nil)
  }

  @Test(arguments: [0, 3, .max] as [UInt16])
  func `other versions are refused`(version: UInt16) {
    let error = TableError(offset: 4, .unsupportedVersion(UInt32(version) << 16))
    #expect(throws: error) {
      try CollectionHeader(parsing: Self.header(version: version).span)
    }
  }

  @Test func `other files are refused`() {
    #expect(throws: TableError(offset: 0, .unsupportedVersion(0x0001_0000))) {
      try CollectionHeader(parsing: TableDirectoryTests.directory().span)
    }
  }

  @Test(arguments: 0..<12)
  func `a header cut short is refused`(length: Int) {
    #expect(throws: TableError.self) {
      try CollectionHeader(parsing: Self.header().span.extracting(first: length))
    }
  }

  @Test(arguments: 12..<20)
  func `offsets cut short give those that are whole`(length: Int) throws {
    let bytes = Self.header()
    let header = try CollectionHeader(parsing: bytes.span.extracting(first: length))
    let whole = (length - 12) / 4
    #expect(header.offsets == Array([20, 300].prefix(whole)))
    let missing = TableError.Kind.truncated(needed: 4 * (2 - whole), end: length)
    #expect(header.damage == TableError(offset: 12 + 4 * whole, missing))
  }

  @Test func `a count in the billions is bounded by the bytes`() throws {
    let header = try CollectionHeader(parsing: Self.header(announced: .max).span)
    #expect(header.offsets == [20, 300])
    #expect(header.announcedCount == 0xFFFF_FFFF)
    #expect(header.damage?.offset == 20)
  }

  @Test func `a count over the limit is bounded by it, and told`() throws {
    let offsets = Array(repeating: UInt32(20), count: CollectionHeader.limit + 1)
    let header = try CollectionHeader(parsing: Self.header(offsets).span)
    #expect(header.offsets.count == CollectionHeader.limit)
    #expect(header.damage?.offset == 8)
    let atLimit = try CollectionHeader(parsing: Self.header(Array(offsets.dropLast())).span)
    #expect(atLimit.damage == nil)
  }

  @Test func `its size is told from its first bytes, at most to the limit`() throws {
    #expect(try CollectionHeader.byteCount(Self.header().span) == 20)
    let most = try CollectionHeader.byteCount(Self.header(announced: .max).span)
    #expect(most == 12 + 4 * CollectionHeader.limit)
    #expect(throws: TableError.self) {
      try CollectionHeader.byteCount(Self.header().span.extracting(first: 11))
    }
  }

  @Test func `no faces are no damage`() throws {
    let header = try CollectionHeader(parsing: Self.header([]).span)
    #expect(header.offsets.isEmpty)
    #expect(header.damage == nil)
  }
}
