internal import PropertyList
internal import Testing

@Suite("Faulty property lists in XML")
struct XMLFaultTests {
  @Test(arguments: [
    ("<plist/>", "line 1, column 1: '<plist>' holds no value"),
    (
      "<plist><true/><false/></plist>", "line 1, column 15: '<false>' follows the value of the list"
    ),
    ("<plist><plist/></plist>", "line 1, column 8: '<plist>' inside a property list"),
    ("<array>\n<Dict/></array>", "line 2, column 1: unknown tag '<Dict>'"),
    ("<html><body/></html>", "line 1, column 1: unknown tag '<html>'"),
    ("<key>a</key>", "line 1, column 1: '<key>' outside a '<dict>'"),
    ("<array><key>a</key></array>", "line 1, column 8: '<key>' outside a '<dict>'"),
    (
      "<dict><string>a</string></dict>", "line 1, column 7: '<string>' where a '<key>' has to stand"
    ),
    ("<dict>\n <key>a</key>\n</dict>", "line 2, column 2: key 'a' has no value"),
    (
      "<dict><key>a</key><key>b</key><true/></dict>",
      "line 1, column 7: key 'a' has no value"
    ),
    ("<string><b>x</b></string>", "line 1, column 9: '<b>' inside '<string>'"),
    ("<array>\n  é x<true/></array>", "line 2, column 3: text 'é x' outside a value"),
    ("<array>&#65;</array>", "line 1, column 8: text 'A' outside a value"),
    ("<plist>  x <true/></plist>", "line 1, column 10: text 'x ' outside a value"),
    ("<true>yes</true>", "line 1, column 7: text 'yes' outside a value"),
    ("<integer/>", "line 1, column 1: '' is no integer between -2^63 and 2^64 - 1"),
    ("<integer>1.0</integer>", "line 1, column 1: '1.0' is no integer between -2^63 and 2^64 - 1"),
    (
      "<integer>18446744073709551616</integer>",
      "line 1, column 1: '18446744073709551616' is no integer between -2^63 and 2^64 - 1"
    ),
    (
      "<integer>-9223372036854775809</integer>",
      "line 1, column 1: '-9223372036854775809' is no integer between -2^63 and 2^64 - 1"
    ),
    ("<real>1,5</real>", "line 1, column 1: '1,5' is no number"),
    (
      "<date>2001-01-01</date>",
      "line 1, column 1: '2001-01-01' is no date of the form 2001-12-31T23:59:59Z"
    ),
    (
      "<date>2001-13-01T00:00:00Z</date>",
      "line 1, column 1: '2001-13-01T00:00:00Z' is no date of the form 2001-12-31T23:59:59Z"
    ),
    ("<data>SGVs*</data>", "line 1, column 1: 'SGVs*' is no base64"),
    ("<data>SGVsb</data>", "line 1, column 1: 'SGVsb' is no base64"),
    (
      "<plist>\n<array>\n</plist>",
      "line 3, column 3: not well-formed XML: mismatched tag; '<array>' of line 2, column 1 is open"
    ),
    (
      "<plist>\n<dict><key>a</ky>",
      "line 2, column 15: not well-formed XML: mismatched tag; '<key>' of line 2, column 7 is open"
    ),
    (
      "<plist><dict>\n",
      """
      line 2, column 1: not well-formed XML: no element found; '<dict>' of line 1, column 8 is open
      """
    ),
    // The ampersand is in column 11; what cannot follow it comes after it.
    (
      "<string>a & b</string>",
      "line 1, column 12: not well-formed XML: invalid token"
    ),
    ("<string>&nbsp;</string>", "line 1, column 9: not well-formed XML: undefined entity"),
    (
      "<!DOCTYPE plist SYSTEM 'x.dtd'><string>a&nbsp;b</string>",
      "line 1, column 41: unknown entity 'nbsp'"
    ),
  ])
  func `a fault is named with its place`(text: String, expected: String) {
    #expect(fault(Array(text.utf8)).hasPrefix(expected))
  }

  @Test func `a list that is cut anywhere is refused`() throws {
    let bytes = Array(XMLPropertyListTests.sample.utf8)
    // Only the line feed behind the last tag can be missing.
    for length in 0..<bytes.count - 1 {
      #expect(throws: PropertyListError.self, "cut at byte \(length)") {
        try PropertyListDocument(parsing: Array(bytes[..<length]))
      }
    }
    #expect(throws: Never.self) { try PropertyListDocument(parsing: bytes.dropLast()) }
  }

  @Test func `bytes that are no UTF-8 are refused at their place`() {
    let bytes = Array("<string>ab".utf8) + [0xFF] + Array("</string>".utf8)
    #expect(fault(bytes).hasPrefix("line 1, column 11: not well-formed XML"))
  }

  @Test func `a long tag is cut in the message`() {
    let tag = String(repeating: "x", count: 1000)
    let expected = "line 1, column 1: unknown tag '<\(String(repeating: "x", count: 40))>'"
    #expect(fault(Array("<\(tag)/>".utf8)) == expected)
  }
}
