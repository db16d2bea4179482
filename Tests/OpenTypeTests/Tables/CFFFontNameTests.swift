internal import FontTestSupport
internal import OpenType
internal import Testing

@Suite("CFF font name")
struct CFFFontNameTests {
  static let plain = table(dictionary: [0x8B, 0x0F])  // 0 charset
  static let cid = table(dictionary: [0xF8, 0x1B, 0xF8, 0x1C, 0x8B, 12, 30])  // SIDs, 0, ROS

  static func index(offsetSize: UInt8 = 1, _ strings: [[UInt8]]) -> [UInt8] {
    var index = BigEndianBytes()
    index.append(UInt16(strings.count), "count")
    guard !strings.isEmpty else { return index.bytes }
    index.append(offsetSize, "offSize")
    var offset: UInt32 = 1
    for end in [0] + strings.map(\.count) {
      offset += UInt32(end)
      for byte in (0..<UInt32(offsetSize)).reversed() {
        index.append(UInt8(truncatingIfNeeded: offset >> (8 * byte)), "offset")
      }
    }
    for string in strings { index.append(bytes: string) }
    return index.bytes
  }

  static func table(
    major: UInt8 = 1,
    headerSize: UInt8 = 4,
    names: [UInt8] = index([Array("DemoSans-Bold".utf8)]),
    dictionary: [UInt8] = []
  ) -> [UInt8] {
    var table = BigEndianBytes()
    table.append(major, "major")
    table.append(0 as UInt8, "minor")
    table.append(headerSize, "hdrSize")
    table.append(2 as UInt8, "offSize")
    table.append(bytes: names)
    table.append(bytes: index([dictionary]))
    return table.bytes
  }

  @Test func `the first name is read`() throws {
    let name = try CFFFontName(parsing: Self.plain.span)
    #expect(name.text == "DemoSans-Bold")
    #expect(name.isCIDKeyed == false)
  }

  @Test func `a font numbered by CID is known by its ROS`() throws {
    #expect(try CFFFontName(parsing: Self.cid.span).isCIDKeyed == true)
  }

  @Test(
    arguments: [
      [28, 12, 30, 0x0F],  // a short 3102, then charset
      [29, 12, 30, 12, 30, 0x0F],  // a long number
      [30, 0x0C, 0x1E, 0xFF, 0x0F],  // a real number with 0C 1E in it
      [247, 12, 30, 0x8B, 0x0F],  // a number of two bytes; 30 then starts a real
      [12, 7],  // FontMatrix
      [30],  // a real number that never ends
      [12],  // half an operator
    ] as [[UInt8]]
  )
  func `numbers that look like an ROS are none`(dictionary: [UInt8]) throws {
    let name = try CFFFontName(parsing: Self.table(dictionary: dictionary).span)
    #expect(name.text == "DemoSans-Bold")
    #expect(name.isCIDKeyed != true)
  }

  @Test(arguments: 1...4 as ClosedRange<UInt8>)
  func `offsets of every size are read`(size: UInt8) throws {
    let names = Self.index(offsetSize: size, [Array("A".utf8), Array("B".utf8)])
    #expect(try CFFFontName(parsing: Self.table(names: names).span).text == "A")
  }

  @Test(arguments: [0, 5, 255] as [UInt8])
  func `offsets of a senseless size are refused`(size: UInt8) {
    var bytes = Self.plain
    bytes[6] = size
    let words = "its list has offsets of \(size) bytes and not 1 to 4"
    #expect(throws: TableError(table: "CFF ", offset: 6, .malformed(words))) {
      try CFFFontName(parsing: bytes.span)
    }
  }

  @Test(arguments: [0, 2, 255] as [UInt8])
  func `other versions are refused`(major: UInt8) {
    #expect(throws: TableError(table: "CFF ", offset: 0, .unsupportedVersion(UInt32(major)))) {
      try CFFFontName(parsing: Self.table(major: major).span)
    }
  }

  @Test func `a list without names is refused`() {
    #expect(throws: TableError(table: "CFF ", offset: 4, .malformed("its list of names is empty")))
    {
      try CFFFontName(parsing: Self.table(names: Self.index([])).span)
    }
  }

  @Test(arguments: [(0, 14), (14, 1), (255, 255), (1, 0)] as [(UInt8, UInt8)])
  func `a name with a senseless place is refused`(from: UInt8, to: UInt8) {
    var bytes = Self.table(names: Self.index([Array("DemoSans-Bold".utf8)]))
    (bytes[7], bytes[8]) = (from, to)
    #expect(throws: TableError.self) { try CFFFontName(parsing: bytes.span) }
  }

  @Test func `a name that is not ASCII is kept as bytes`() throws {
    let names = Self.index([[0xC3, 0xA9]])
    let name = try CFFFontName(parsing: Self.table(names: names).span)
    #expect(name.bytes == [0xC3, 0xA9])
    #expect(name.text == nil)
  }

  /// 4 bytes of header, 5 of the list's head, 13 of the name.
  static let nameEnd = 22

  @Test(arguments: 0..<nameEnd)
  func `bytes that end before the name does are refused`(length: Int) {
    #expect(throws: TableError.self) {
      try CFFFontName(parsing: Self.cid.span.extracting(first: length))
    }
  }

  @Test(arguments: nameEnd..<cid.count)
  func `bytes that end after the name give it alone`(length: Int) throws {
    let name = try CFFFontName(parsing: Self.cid.span.extracting(first: length))
    #expect(name.text == "DemoSans-Bold")
    #expect(name.isCIDKeyed == nil)
  }
}
