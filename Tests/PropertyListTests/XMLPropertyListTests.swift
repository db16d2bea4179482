internal import PropertyList
internal import Testing

@Suite("Property lists in XML")
struct XMLPropertyListTests {
  static let sample = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \t<key>Größe</key><integer>17</integer>
    \t<key>UIAppFonts</key>
    \t<array>
    \t\t<string>Demo-Bold.ttf</string> <string>é&amp;\u{1F600}</string><true/>
    \t</array>
    </dict>
    </plist>

    """

  @Test func `keys and values have the line and the UTF-8 column of their tag`() throws {
    let document = try read(Self.sample)
    #expect(document.kind == .xml)
    #expect(
      places(document.root) == [
        "4:1 a dictionary",
        "5:2 key Größe",
        // A tab, <key> and </key> are 12 bytes, 'Größe' is 7.
        "5:20 an integer",
        "6:2 key UIAppFonts",
        "7:2 an array",
        "8:3 a string",
        "8:34 a string",
        // é is 2 bytes, &amp; 5, the face 4; the tags 17.
        "8:62 a boolean",
      ]
    )
    #expect(document.warnings.isEmpty)
  }

  @Test func `entities and sections of character data are text`() throws {
    let document = try read(
      "<array><string>a&lt;&#x42;&#67;</string><string><![CDATA[<d>&amp;]]>e</string></array>"
    )
    #expect(outline(document.root) == #"["a<BC", "<d>&amp;e"]"#)
  }

  @Test(arguments: [
    ("<plist><string/></plist>", "\"\""),
    ("<string> a\n </string>", "\" a\n \""),
    ("  \n<array/>", "[]"),
    ("<dict></dict>", "{}"),
    ("<true></true>", "true"),
    ("<false/>", "false"),
    ("<data>\n  SGVs\n  bG8=\n</data>", "data([72, 101, 108, 108, 111])"),
    ("<data></data>", "data([])"),
    ("<real>-1.5e3</real>", "real(-1500.0)"),
    ("<real>nan</real>", "real(nan)"),
    ("<integer> +12 </integer>", "12"),
    ("<integer>-0x1F</integer>", "-31"),
    ("<integer>18446744073709551615</integer>", "18446744073709551615"),
    ("<integer>-9223372036854775808</integer>", "-9223372036854775808"),
    ("<date>2001-01-01T00:00:00Z</date>", "date(0.0)"),
    // 8 years of 365 days, and the leap days of 1996 and 2000 are before 2001.
    ("<date>2001-12-31T23:59:59Z</date>", "date(31535999.0)"),
    ("<date>2000-02-29T00:00:00Z</date>", "date(-26524800.0)"),
    ("<date>1970-01-01T00:00:00Z</date>", "date(-978307200.0)"),
    ("<dict><key>a<!-- b -->c</key><?pi?><true/></dict>", "{ac: true}"),
    ("<?xml version=\"1.0\" encoding=\"macintosh\"?><string>ASCII</string>", "\"ASCII\""),
  ])
  func `values are read`(text: String, expected: String) throws {
    #expect(outline(try read(text).root) == expected)
  }

  @Test func `of a key that is there twice the last counts and all are kept`() throws {
    let document = try read(
      """
      <dict><key>a</key><string>1</string>
      <key>b</key><dict><key>c</key><true/><key>c</key><false/></dict>
      <key>a</key><string>2</string>
      <key>a</key><string>3</string></dict>
      """
    )
    let dictionary = try #require(document.root.dictionary)
    #expect(dictionary["a"]?.string == "3")
    #expect(dictionary.entries.map(\.key) == ["a", "b", "a", "a"])
    #expect(
      document.warnings == [
        // The lines have 36, 64 and 30 bytes and a line feed each.
        .duplicateKey(
          key: "c",
          position: PropertyListPosition(byte: 74, line: 2, column: 38),
          first: PropertyListPosition(byte: 55, line: 2, column: 19)
        ),
        .duplicateKey(
          key: "a",
          position: PropertyListPosition(byte: 102, line: 3, column: 1),
          first: PropertyListPosition(byte: 6, line: 1, column: 7)
        ),
        .duplicateKey(
          key: "a",
          position: PropertyListPosition(byte: 133, line: 4, column: 1),
          first: PropertyListPosition(byte: 6, line: 1, column: 7)
        ),
      ]
    )
  }

  @Test func `keys that differ in how a letter is composed are two keys`() throws {
    let document = try read(
      "<dict><key>\u{E9}</key><true/><key>e\u{301}</key><false/></dict>"
    )
    #expect(document.warnings.isEmpty)
    #expect(document.root.dictionary?["\u{E9}"]?.boolean == true)
    #expect(document.root.dictionary?["e\u{301}"]?.boolean == false)
  }

  @Test(arguments: ["\n", "\r", "\r\n"])
  func `every end of a line counts once`(end: String) throws {
    let document = try read(["<array>", "<true/>", "", "<false/></array>"].joined(separator: end))
    #expect(places(document.root) == ["1:1 an array", "2:1 a boolean", "4:1 a boolean"])
  }

  @Test(arguments: [
    ("<true/>\n<!-- kept -->\n", nil),
    ("<plist><true/></plist> junk", 23),
    ("<plist><true/></plist><dict/>", 22),
    ("<true/>&x;", 7),
  ])
  func `what follows the list is left alone with a warning`(text: String, byte: Int?) throws {
    let document = try read(text)
    #expect(outline(document.root) == "true")
    #expect(document.warnings.map(\.position.byte) == (byte.map { [$0] } ?? []))
  }
}
