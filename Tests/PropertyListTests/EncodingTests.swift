internal import PropertyList
internal import Testing

@Suite("Encodings of property lists")
struct EncodingTests {
  static let xml = "<?xml version=\"1.0\"?>\n<array><string>é\u{1F600}</string><true/></array>"
  static let openStep = "{\n\"é\u{1F600}\" = (a); }"

  static func utf16(_ text: String, bigEndian: Bool, mark: Bool) -> [UInt8] {
    ((mark ? [0xFEFF] : []) + Array(text.utf16)).flatMap { unit in
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return bigEndian ? pair : pair.reversed()
    }
  }

  @Test(arguments: [true, false], [true, false])
  func `UTF-16 has the places of its UTF-8`(bigEndian: Bool, mark: Bool) throws {
    let xml = try PropertyListDocument(
      parsing: Self.utf16(Self.xml, bigEndian: bigEndian, mark: mark)
    )
    #expect(xml.kind == .xml)
    #expect(outline(xml.root) == "[\"é\u{1F600}\", true]")
    // <array><string> and </string> are 24 bytes, é is 2, the face 4.
    #expect(places(xml.root) == ["2:1 an array", "2:8 a string", "2:31 a boolean"])

    let text = try PropertyListDocument(
      parsing: Self.utf16(Self.openStep, bigEndian: bigEndian, mark: mark)
    )
    #expect(text.kind == .openStep)
    #expect(
      places(text.root) == [
        "1:1 a dictionary", "2:1 key é\u{1F600}", "2:12 an array", "2:13 a string",
      ]
    )
  }

  @Test(arguments: [xml, openStep])
  func `a byte-order mark of UTF-8 counts as bytes but not as a column`(text: String) throws {
    let plain = try read(text)
    let marked = try PropertyListDocument(parsing: [0xEF, 0xBB, 0xBF] + Array(text.utf8))
    #expect(marked.kind == plain.kind)
    #expect(places(marked.root) == places(plain.root))
    #expect(marked.root.position.byte == plain.root.position.byte + 3)
  }

  @Test(arguments: ["ISO-8859-1", "iso-8859-1", "latin1"])
  func `Latin-1 is read when the declaration says so`(name: String) throws {
    let head = Array("<?xml version='1.0' encoding='\(name)'?><array><string>".utf8)
    let document = try PropertyListDocument(
      parsing: head + [0xE9] + Array("</string><true/></array>".utf8)
    )
    #expect(outline(document.root) == "[\"é\", true]")
    // In UTF-8, where é has two bytes.
    #expect(document.root.array?.last?.position.byte == head.count + 2 + 9)
  }

  @Test func `an unknown encoding is named`() {
    let head = Array("<?xml version=\"1.0\" encoding = \"macintosh\"?><string>".utf8)
    #expect(
      fault(head + [0x8E] + Array("</string>".utf8))
        == "line 1, column 1: encoding 'macintosh' is not supported"
    )
  }

  @Test(
    arguments: [
      (
        [0xFF, 0xFE, 0, 0, 0x3C, 0, 0, 0], "the text is in UTF-32, which property lists do not use"
      ),
      ([0xFE, 0xFF, 0, 0x3C, 0], "the UTF-16 text ends inside a character"),
      (
        [0xFE, 0xFF, 0, 0x61, 0, 0x0A, 0, 0x62, 0xD8, 0x3D, 0, 0x63],
        "line 2, column 2: the UTF-16 text has half a surrogate pair"
      ),
      ([], "the file is empty"),
      ([0xEF, 0xBB, 0xBF], "there is no value"),
      ([0x20, 0x0A], "there is no value"),
      // The start of a TrueType font, which is no text of whatever encoding.
      ([0, 1, 0, 0, 0xD8, 0], "line 1, column 1: expected a value, found '\u{0}'"),
    ] as [([UInt8], String)]
  )
  func `other text is refused in words`(bytes: [UInt8], expected: String) {
    #expect(fault(bytes) == expected)
  }
}
