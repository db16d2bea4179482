internal import PropertyList
internal import Testing

@Suite("Binary property lists")
struct BinaryPropertyListTests {
  static let sample = BinaryList(objects: [
    BinaryList.dictionary(keys: [1, 2], values: [3, 4]),
    BinaryList.string("UIAppFonts"),
    BinaryList.string("Size"),
    BinaryList.array([5, 5, 6]),
    [0x10, 17],
    BinaryList.string("Demo.ttf"),
    [0x09],
  ])

  @Test func `keys and values have the byte of their object and no line`() throws {
    let document = try PropertyListDocument(parsing: Self.sample.bytes)
    #expect(document.kind == .binary)
    #expect(outline(document.root) == #"{UIAppFonts: ["Demo.ttf", "Demo.ttf", true], Size: 17}"#)
    // The header has 8 bytes, then 5, 11, 5, 4, 2, 9 and 1.
    #expect(
      places(document.root) == [
        "@8 a dictionary", "@13 key UIAppFonts", "@29 an array", "@35 a string", "@35 a string",
        "@44 a boolean", "@24 key Size", "@33 an integer",
      ]
    )
  }

  @Test(
    arguments: [
      ([0x08], "false"),
      ([0x09], "true"),
      ([0x10, 0xFF], "255"),
      ([0x11, 0xFF, 0xFE], "65534"),
      ([0x12, 0xFF, 0xFF, 0xFF, 0xFF], "4294967295"),
      // Eight bytes are signed, the shorter ones are not.
      ([0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFE], "-2"),
      ([0x14] + Array(repeating: 0, count: 8) + Array(repeating: 0xFF, count: 8), "\(UInt64.max)"),
      ([0x14] + Array(repeating: 0xFF, count: 16), "-1"),
      ([0x22, 0x3F, 0xC0, 0, 0], "real(1.5)"),
      ([0x23, 0xBF, 0xF8, 0, 0, 0, 0, 0, 0], "real(-1.5)"),
      ([0x33, 0x40, 0x5E, 0xC0, 0, 0, 0, 0, 0], "date(123.0)"),
      ([0x42, 1, 2], "data([1, 2])"),
      ([0x40], "data([])"),
      ([0x50], "\"\""),
      ([0x62, 0, 0xE9, 0x26, 0x03], "\"é\u{2603}\""),
      ([0x62, 0xD8, 0x3D, 0xDE, 0], "\"\u{1F600}\""),
      ([0x80, 5], "uid(5)"),
      ([0x83, 1, 0, 0, 0], "uid(16777216)"),
      ([0xA0], "[]"),
      ([0xB0], "[]"),
      ([0xC0], "[]"),
      ([0xD0], "{}"),
      // A count of 15 and more follows as an integer object.
      ([0x5F, 0x10, 16] + Array(repeating: 0x61, count: 16), "\"aaaaaaaaaaaaaaaa\""),
      ([0x5F, 0x13, 0, 0, 0, 0, 0, 0, 0, 2, 0x61, 0x62], "\"ab\""),
    ] as [([UInt8], String)]
  )
  func `every kind of object is read`(object: [UInt8], expected: String) throws {
    let list = BinaryList(objects: [object])
    #expect(outline(try PropertyListDocument(parsing: list.bytes).root) == expected)
  }

  @Test(arguments: 1...8 as ClosedRange<UInt8>, 1...8 as ClosedRange<UInt8>)
  func `offsets and references have any size`(offsetSize: UInt8, referenceSize: UInt8) throws {
    let references = [2, 1].flatMap { BinaryList.sized($0, referenceSize) }
    let list = BinaryList(
      objects: [[0xA2] + references, [0x08], [0x09]],
      offsetSize: offsetSize,
      referenceSize: referenceSize
    )
    #expect(outline(try PropertyListDocument(parsing: list.bytes).root) == "[true, false]")
  }

  @Test func `the value is the object that the trailer names`() throws {
    let list = BinaryList(objects: [[0x08], [0x09]], root: 1)
    #expect(outline(try PropertyListDocument(parsing: list.bytes).root) == "true")
  }

  @Test func `a key that is there twice is kept and told`() throws {
    let list = BinaryList(objects: [
      BinaryList.dictionary(keys: [1, 1], values: [2, 3]), BinaryList.string("a"), [0x08], [0x09],
    ])
    let document = try PropertyListDocument(parsing: list.bytes)
    #expect(outline(document.root) == "{a: false, a: true}")
    let position = PropertyListPosition(byte: 13)
    #expect(
      document.warnings == [.duplicateKey(key: "a", position: position, first: position)]
    )
  }

  @Test(
    arguments: [
      ([[0x00]], "byte 8: an object of unknown kind 0x0"),
      ([[0x15]], "byte 8: an object of unknown kind 0x15"),
      ([[0x13, 0]], "byte 9: an object of 8 bytes reaches into the offset table"),
      ([[0x52, 0x61]], "byte 9: an object of 2 bytes reaches into the offset table"),
      ([[0x51, 0xE9]], "byte 9: a string of ASCII holds byte 0xe9"),
      ([[0x61, 0xD8, 0x3D]], "byte 8: a string of UTF-16 has half a surrogate pair"),
      ([[0x5F]], "byte 9: an object of 1 bytes reaches into the offset table"),
      ([[0x5F, 0x50]], "byte 9: a count of unknown kind 0x50"),
      ([[0x5F, 0x14] + Array(repeating: 0, count: 16)], "byte 9: a count of unknown kind 0x14"),
      (
        [[0x5F, 0x13] + Array(repeating: 0xFF, count: 8)],
        "byte 9: a count of 18446744073709551615 is more than the file holds"
      ),
      ([[0xDF, 0x10, 11, 0]], "byte 11: an object of 22 bytes reaches into the offset table"),
      ([[0xDF, 0x10, 13, 0]], "byte 9: a count of 13 is more than the file holds"),
      ([[0xA1, 1]], "byte 9: object 1 of 1 is referred to"),
      ([[0xA1, 0]], "byte 8: object 0 holds itself"),
      ([[0xA1, 1], [0xD1, 2, 0], [0x51, 0x61]], "byte 8: object 0 holds itself"),
      ([[0xD1, 1, 1], [0x08]], "byte 11: a key that is no string"),
      ([[0xD1, 1, 1], [0xA0]], "byte 11: a key that is no string"),
    ] as [([[UInt8]], String)]
  )
  func `a faulty object is named with its byte`(objects: [[UInt8]], expected: String) {
    #expect(fault(BinaryList(objects: objects).bytes) == expected)
  }

  @Test func `a trailer that makes no sense is refused`() {
    let good = BinaryList(objects: [[0x08]])
    var list = good
    list.root = 1
    #expect(fault(list.bytes).contains("object 1 of 1 is said to be the value"))
    list = good
    list.claimedCount = 0
    #expect(fault(list.bytes).contains("0 objects do not fit the offset table"))
    list.claimedCount = 2
    #expect(fault(list.bytes).contains("2 objects do not fit the offset table"))
    list.claimedCount = .max
    #expect(fault(list.bytes).contains("\(UInt64.max) objects do not fit the offset table"))
    list = good
    for table in [0, 8, 10, UInt64.max] {
      list.claimedTable = table
      #expect(fault(list.bytes).contains("the offset table is said to be at byte \(table)"))
    }
    for (index, value) in [(6, 0), (6, 9), (7, 0), (7, 9)] as [(Int, UInt8)] {
      var bytes = good.bytes
      bytes[bytes.count - 32 + index] = value
      #expect(fault(bytes).contains("offsets of"))
    }
    #expect(fault(Array("bplist00".utf8)) == "8 bytes are too few for a binary list")
    #expect(fault(Array("bplist16".utf8)) == "unknown version 'bplist16'")
  }

  @Test(arguments: [0, 7, 9, 255] as [UInt8])
  func `an offset outside the objects is refused`(offset: UInt8) {
    var bytes = BinaryList(objects: [[0x08]]).bytes
    bytes[9] = offset
    #expect(fault(bytes) == "byte 9: object 0 is said to be at byte \(offset)")
  }

  @Test func `a list that is cut anywhere is refused`() {
    let bytes = Self.sample.bytes
    // Less than `bplist` is a string of OpenStep text, which the caller has to refuse.
    #expect(fault(Array(bytes[..<5])) == "read: \"bplis\"")
    for length in 6..<bytes.count {
      #expect(throws: PropertyListError.self, "cut at byte \(length)") {
        try PropertyListDocument(parsing: Array(bytes[..<length]))
      }
    }
  }
}
