internal import FontTestSupport
internal import OpenType
internal import Testing

@Suite("name table")
struct NameTableTests {
  static let bytes = SampleNames.usual.bytes
  static let recordsEnd = 6 + 12 * 7

  @Test func `records are read in the order of the file`() throws {
    let table = try NameTable(parsing: Self.bytes.span)
    #expect(table.records.map(\.nameID) == [1, 2, 6, 1, 1, 2, 6])
    #expect(table.records.map(\.platformID) == [1, 1, 1, 3, 3, 3, 3])
    #expect(table.records.map(\.encodingID) == [0, 0, 0, 1, 1, 1, 1])
    #expect(table.records.map(\.languageID) == [0, 0, 0, 0x0409, 0x0411, 0x0409, 0x0409])
    #expect(table.records.map(\.length) == [9, 4, 13, 18, 4, 8, 26])
    #expect(table.records.map(\.offset) == [0, 9, 13, 26, 44, 48, 56])
    #expect(table.storageOffset == Self.recordsEnd)
    #expect(table.damage == nil)
    let texts = table.records.map { table.text(of: $0, in: Self.bytes.span).text }
    let names = ["Demo Sans", "Bold", "DemoSans-Bold"]
    #expect(texts == names + ["Demo Sans", "デモ", "Bold", "DemoSans-Bold"])
  }

  @Test(arguments: [2, 3, .max] as [UInt16])
  func `other formats are refused`(format: UInt16) {
    #expect(throws: TableError(table: "name", offset: 0, .unsupportedFormat(format))) {
      try NameTable(parsing: SampleNames([], format: format).bytes.span)
    }
  }

  @Test(arguments: 0..<6)
  func `a header cut short is refused`(length: Int) {
    #expect(throws: TableError.self) {
      try NameTable(parsing: Self.bytes.span.extracting(first: length))
    }
  }

  @Test(arguments: 6..<recordsEnd)
  func `a list cut short gives its whole records`(length: Int) throws {
    let bytes = Self.bytes.span.extracting(first: length)
    let table = try NameTable(parsing: bytes)
    let whole = (length - 6) / 12
    #expect(table.records.count == whole)
    let missing = TableError.Kind.truncated(needed: 12 * (7 - whole), end: length)
    #expect(table.damage == TableError(table: "name", offset: 6 + 12 * whole, missing))
    for record in table.records { #expect(table.text(of: record, in: bytes).text == nil) }
  }

  @Test(arguments: recordsEnd..<bytes.count)
  func `a string cut off spoils no other`(length: Int) throws {
    let bytes = Self.bytes.span.extracting(first: length)
    let table = try NameTable(parsing: bytes)
    #expect(table.damage == nil)
    for record in table.records {
      let start = Self.recordsEnd + Int(record.offset)
      let text = table.text(of: record, in: bytes)
      if start + Int(record.length) <= length {
        #expect(text.text != nil)
      } else {
        let cut = TableError.Kind.truncated(needed: Int(record.length), end: length)
        #expect(text == .damaged(TableError(table: "name", offset: start, cut)))
      }
    }
  }

  @Test func `the largest count is bounded by the bytes`() throws {
    let bytes = SampleNames([.windows(1, "Demo")], announced: .max).bytes
    let table = try NameTable(parsing: bytes.span)
    // The string's 8 bytes are no whole record.
    #expect(table.records.count == 1)
    #expect(table.damage?.offset == 18)
    #expect(table.text(of: table.records[0], in: bytes.span).text == "Demo")
  }

  @Test func `strings that start at the largest offset are told`() throws {
    var bytes = Self.bytes
    (bytes[4], bytes[5]) = (0xFF, 0xFF)
    let table = try NameTable(parsing: bytes.span)
    let cut = TableError.Kind.truncated(needed: 9, end: bytes.count)
    let damaged = NameText.damaged(TableError(table: "name", offset: 65535, cut))
    #expect(table.text(of: table.records[0], in: bytes.span) == damaged)
  }

  @Test func `records that share long strings too often are left out and told`() throws {
    var table = BigEndianBytes()
    table.append(0 as UInt16, "version")
    table.append(100 as UInt16, "count")
    table.append(1206 as UInt16, "storageOffset")
    for nameID in 0..<100 as Range<UInt16> {
      table.append(3 as UInt16, "platformID")
      table.append(1 as UInt16, "encodingID")
      table.append(0x0409 as UInt16, "languageID")
      table.append(nameID, "nameID")
      table.append(65534 as UInt16, "length")
      table.append(0 as UInt16, "stringOffset")
    }
    table.skip(65534)
    let names = try NameTable(parsing: table.bytes.span)
    // 64 times 65534 is just under 4 MiB.
    #expect(names.records.map(\.nameID) == Array(0..<64))
    let words = "its records share their strings too often; the first 64 are read"
    #expect(names.damage == TableError(table: "name", offset: 774, .malformed(words)))
  }

  @Test func `no records are no damage`() throws {
    let table = try NameTable(parsing: SampleNames([]).bytes.span)
    #expect(table.records.isEmpty)
    #expect(table.damage == nil)
  }
}
