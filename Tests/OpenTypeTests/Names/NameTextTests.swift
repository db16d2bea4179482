internal import OpenType
internal import Testing

@Suite("Strings of names")
struct NameTextTests {
  static func text(
    platform: UInt16 = 3,
    encoding: UInt16 = 1,
    language: UInt16 = 0,
    _ string: [UInt8]
  ) throws -> NameText {
    let record = SampleNames.Record(
      platformID: platform,
      encodingID: encoding,
      languageID: language,
      nameID: 1,
      string: string
    )
    let bytes = SampleNames([record]).bytes
    let table = try NameTable(parsing: bytes.span)
    return table.text(of: table.records[0], in: bytes.span)
  }

  @Test(arguments: [(3, 1), (3, 0), (3, 10), (0, 0), (0, 3), (0, 4), (0, 6)] as [(UInt16, UInt16)])
  func `Unicode and Windows strings are UTF-16`(platform: UInt16, encoding: UInt16) throws {
    // A, é, €, 日, 🙂 and the ends of the ranges around the surrogates.
    let units: [UInt8] = [
      0x00, 0x41, 0x00, 0xE9, 0x20, 0xAC, 0x65, 0xE5, 0xD8, 0x3D, 0xDE, 0x42, 0xD7, 0xFF, 0xE0,
      0x00, 0xFF, 0xFD, 0xDB, 0xFF, 0xDF, 0xFF, 0xD8, 0x00, 0xDC, 0x00, 0x07, 0xFF, 0x08, 0x00,
    ]
    let text = "Aé€日🙂\u{D7FF}\u{E000}\u{FFFD}\u{10FFFF}\u{10000}\u{7FF}\u{800}"
    let read = try #require(try Self.text(platform: platform, encoding: encoding, units).text)
    #expect(Array(read.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test func `zeros, controls and marks stay as they are`() throws {
    let read = try #require(
      try Self.text([0xFE, 0xFF, 0x00, 0x00, 0x00, 0x0A, 0x00, 0x7F, 0x00, 0x80]).text
    )
    #expect(Array(read.unicodeScalars).map(\.value) == [0xFEFF, 0, 0x0A, 0x7F, 0x80])
  }

  @Test func `an odd length is told and not repaired`() throws {
    let words = "a string of UTF-16 has the odd length of 3 bytes"
    let error = TableError(table: "name", offset: 18, .malformed(words))
    #expect(try Self.text([0x00, 0x41, 0x00]) == .damaged(error))
  }

  @Test(
    arguments: [
      ([0xD8, 0x3D], 18),  // a high half at the end
      ([0x00, 0x41, 0xD8, 0x3D, 0x00, 0x41], 20),  // a high half and a letter
      ([0xD8, 0x3D, 0xD8, 0x3D, 0xDE, 0x42], 18),  // a high half twice
      ([0xDE, 0x42], 18),  // a low half alone
      ([0x00, 0x41, 0x00, 0x41, 0xDF, 0xFF, 0x00, 0x41], 22),
    ] as [([UInt8], Int)]
  )
  func `half a pair of surrogates is told with its place`(string: [UInt8], place: Int) throws {
    let words = "a string of UTF-16 has half a surrogate pair"
    let error = TableError(table: "name", offset: place, .malformed(words))
    #expect(try Self.text(string) == .damaged(error))
  }

  @Test func `a pair is not taken from the bytes after the string`() throws {
    let high = SampleNames.Record(
      platformID: 3,
      encodingID: 1,
      languageID: 0x0409,
      nameID: 1,
      string: [0xD8, 0x3D]
    )
    let bytes = SampleNames([high]).bytes + [0xDE, 0x42]
    let table = try NameTable(parsing: bytes.span)
    #expect(table.text(of: table.records[0], in: bytes.span).text == nil)
  }

  /// From Apple's mapping, as Unicode publishes it.
  @Test(
    arguments: [
      (0x41, "A"), (0x80, "Ä"), (0x8E, "é"), (0xA0, "†"), (0xA9, "©"), (0xAA, "™"), (0xBD, "Ω"),
      (0xC6, "∆"), (0xCA, "\u{A0}"), (0xD5, "’"), (0xDB, "€"), (0xDE, "ﬁ"), (0xF0, "\u{F8FF}"),
      (0xF5, "ı"), (0xFF, "ˇ"),
    ] as [(UInt8, String)]
  )
  func `Macintosh strings are Mac Roman`(byte: UInt8, character: String) throws {
    let read = try #require(try Self.text(platform: 1, encoding: 0, [byte]).text)
    #expect(Array(read.unicodeScalars) == Array(character.unicodeScalars))
  }

  @Test func `every byte of Mac Roman is a character of its own`() throws {
    let read = try #require(try Self.text(platform: 1, encoding: 0, Array(0...255)).text)
    #expect(Set(read.unicodeScalars).count == 256)
    #expect(read.unicodeScalars.prefix(128).map(\.value) == Array(0...127))
  }

  @Test(
    arguments: [
      (15, "Mac Icelandic"), (17, "Mac Turkish"), (18, "Mac Croatian"),
      (25, "Mac Central European"),
      (37, "Mac Romanian"),
    ] as [(UInt16, String)]
  )
  func `relatives of Mac Roman are read as far as they are ASCII`(
    language: UInt16,
    encoding: String
  ) throws {
    let ascii = try Self.text(platform: 1, encoding: 0, language: language, Array("Demo".utf8))
    #expect(ascii == .text("Demo"))
    let other = try Self.text(platform: 1, encoding: 0, language: language, [0x41, 0x80])
    #expect(other == .undecoded(encoding: encoding))
  }

  @Test(
    arguments: [
      (1, 1, "Mac Japanese"), (1, 2, "Mac Traditional Chinese"), (1, 3, "Mac Korean"),
      (1, 7, "Mac Cyrillic"), (1, 25, "Mac Simplified Chinese"), (1, 32, "Mac Uninterpreted"),
      (1, 33, "Macintosh encoding 33"), (2, 0, "7-bit ASCII"), (2, 1, "ISO 10646"),
      (2, 2, "ISO 8859-1"), (2, 3, "ISO encoding 3"), (3, 2, "Shift JIS"), (3, 3, "PRC"),
      (3, 4, "Big5"), (3, 5, "Wansung"), (3, 6, "Johab"), (3, 7, "Windows encoding 7"),
      (4, 9, "custom encoding 9"), (5, 1, "encoding 1 of platform 5"),
    ] as [(UInt16, UInt16, String)]
  )
  func `other encodings are named and not read`(
    platform: UInt16,
    encoding: UInt16,
    name: String
  ) throws {
    let text = try Self.text(platform: platform, encoding: encoding, [0x41, 0x42])
    #expect(text == .undecoded(encoding: name))
  }

  @Test(arguments: [(3, 1), (1, 0), (1, 1), (3, 2)] as [(UInt16, UInt16)])
  func `a string cut off is told whatever its encoding`(platform: UInt16, encoding: UInt16) throws {
    let record = SampleNames.Record(
      platformID: platform,
      encodingID: encoding,
      languageID: 0,
      nameID: 1,
      string: [0x30, 0x42]
    )
    let bytes = Array(SampleNames([record]).bytes.dropLast())
    let table = try NameTable(parsing: bytes.span)
    let error = TableError(table: "name", offset: 18, .truncated(needed: 2, end: 19))
    #expect(table.text(of: table.records[0], in: bytes.span) == .damaged(error))
  }

  @Test func `an empty string is empty wherever it is said to be`() throws {
    var bytes = SampleNames([.windows(2, "")]).bytes
    (bytes[16], bytes[17]) = (0xFF, 0xFF)
    let table = try NameTable(parsing: bytes.span)
    #expect(table.text(of: table.records[0], in: bytes.span) == .text(""))
  }
}
