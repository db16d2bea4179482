internal import PropertyList
internal import Testing

@Suite("Property lists in OpenStep text")
struct OpenStepPropertyListTests {
  static let project = """
    // !$*UTF8*$!
    {
    \tarchiveVersion = 1;
    \tobjects = {

    /* Begin PBXBuildFile section */
    \t\tA1 /* Demo.ttf in Resources */ = {isa = PBXBuildFile; fileRef = B2 /* Demo.ttf */; };
    \t\tC3 = {
    \t\t\tpath = "Größe \\"x\\".ttf";
    \t\t\tfiles = (
    \t\t\t\tA1 /* Demo.ttf */,
    \t\t\t);
    \t\t};
    \t};
    }

    """

  @Test func `a project file is read with the place of every key and value`() throws {
    let document = try read(Self.project)
    #expect(document.kind == .openStep)
    #expect(
      outline(document.root) == """
        {archiveVersion: "1", objects: {A1: {isa: "PBXBuildFile", fileRef: "B2"}, \
        C3: {path: "Größe "x".ttf", files: ["A1"]}}}
        """
    )
    #expect(
      places(document.root) == [
        "2:1 a dictionary",
        "3:2 key archiveVersion", "3:19 a string",
        "4:2 key objects", "4:12 a dictionary",
        // Behind the key a comment of 27 bytes.
        "7:3 key A1", "7:36 a dictionary",
        "7:37 key isa", "7:43 a string",
        "7:57 key fileRef", "7:67 a string",
        "8:3 key C3", "8:8 a dictionary",
        "9:4 key path", "9:11 a string",
        "10:4 key files", "10:12 an array", "11:5 a string",
      ]
    )
  }

  @Test(arguments: [
    ("hello", "\"hello\""),
    ("\"hello world\" // over", "\"hello world\""),
    ("'it \"is\"'", "\"it \"is\"\""),
    ("/usr/lib:x-y_z.$(A", nil),
    ("/usr/lib:x-y_z.$A", "\"/usr/lib:x-y_z.$A\""),
    ("()", "[]"),
    ("(a, b,)", "[\"a\", \"b\"]"),
    ("{}", "{}"),
    ("{a;b=c;}", "{a: \"a\", b: \"c\"}"),
    ("<0fBD 77\n>", "data([15, 189, 119])"),
    ("<fade>", "data([250, 222])"),
    ("<>", "data([])"),
    ("a = b; \"c\" = (d);", "{a: \"b\", c: [\"d\"]}"),
    ("shortcut;", "{shortcut: \"shortcut\"}"),
    ("/* c */ a /* = */ = /**/ b /* ; */ ;", "{a: \"b\"}"),
    ("(a\u{2028}, b // c\u{2029})", "[\"a\", \"b\"]"),
  ])
  func `values are read`(text: String, expected: String?) throws {
    guard let expected else {
      return #expect(fault(Array(text.utf8)).contains("follows the value of the list"))
    }
    #expect(outline(try read(text).root) == expected)
  }

  @Test(arguments: [
    (#"\n\t\r\a\b\f\v"#, "\n\t\r\u{07}\u{08}\u{0C}\u{0B}"),
    (#"\"\'\\\q"#, #""'\q"#),
    ("\\\n", "\n"),
    (#"\U00e9\U41z"#, "éAz"),
    (#"\Ud83d\Ude00"#, "\u{1F600}"),
    // Octal is NeXT's own encoding: 341 is Æ there and á in Latin-1; three digits at most.
    (#"\101\341\0601"#, "AÆ01"),
    (#"\12"#, "\n"),
  ])
  func `escapes stand for what Core Foundation takes them for`(
    text: String,
    expected: String
  ) throws {
    let document = try read("\"\(text)\"")
    #expect(
      document.root.string?.unicodeScalars.map(\.value) == expected.unicodeScalars.map(\.value)
    )
  }

  @Test(arguments: [
    ("hello world", "line 1, column 7: 'world' follows the value of the list"),
    ("{\n a = b\n}", "line 3, column 1: expected ';' after the value, found '}'"),
    ("{\"a\": 1}", "line 1, column 5: expected '=' or ';' after key 'a', found ':'"),
    ("{a = ;}", "line 1, column 6: expected a value, found ';'"),
    (
      "{a = b;",
      "line 1, column 8: expected a key or '}', found the end of the file; '{' of line 1, column 1 is open"
    ),
    ("(a b)", "line 1, column 4: expected ',' or ')', found 'b'"),
    (
      "(a,",
      "line 1, column 4: expected a value, found the end of the file; '(' of line 1, column 1 is open"
    ),
    ("(,)", "line 1, column 2: expected a value, found ','"),
    ("a = b", "line 1, column 6: expected ';' after the value, found the end of the file"),
    ("a = b; c", "line 1, column 9: expected '=' or ';' after key 'c', found the end of the file"),
    ("{é = 1;}", "line 1, column 2: expected a key or '}', found 'é'"),
    ("(a, \"b)\n", "line 1, column 5: the quoted string has no end"),
    ("\"a\\", "line 1, column 1: the quoted string has no end"),
    ("(a /* b )", "line 1, column 4: the comment has no end"),
    ("(<0f", "line 1, column 2: the data has no end"),
    ("(<0fa>)", "line 1, column 2: the data ends with half a byte"),
    ("(<0g>)", "line 1, column 4: 'g' in hexadecimal data"),
    (#"("\377")"#, #"line 1, column 3: the escape '\377")' stands for no character"#),
    (
      #"("\Ud83dx")"#,
      "line 1, column 2: the quoted string holds bytes that are no UTF-8, or half a surrogate pair"
    ),
    (
      #"("\Ude00")"#,
      "line 1, column 2: the quoted string holds bytes that are no UTF-8, or half a surrogate pair"
    ),
  ])
  func `a fault is named with its place`(text: String, expected: String) {
    #expect(fault(Array(text.utf8)) == expected)
  }

  @Test func `bytes that are no UTF-8 are refused in strings only`() {
    #expect(fault([0x22, 0xE9, 0x22]).contains("no UTF-8"))
    #expect(fault(Array("a /* ".utf8) + [0xE9] + Array(" */".utf8)) == "read: \"a\"")
  }

  @Test func `a list that is cut anywhere is refused`() throws {
    let bytes = Array(Self.project.utf8)
    // The first byte alone, a slash, is a string; and the line feed at the end can be missing.
    #expect(fault(Array(bytes[..<1])) == "read: \"/\"")
    for length in 2..<bytes.count - 1 {
      #expect(throws: PropertyListError.self, "cut at byte \(length)") {
        try PropertyListDocument(parsing: Array(bytes[..<length]))
      }
    }
  }

  @Test func `of a key that is there twice the last counts`() throws {
    let document = try read("a = 1;\na = 2;")
    #expect(document.root.dictionary?["a"]?.string == "2")
    #expect(
      document.warnings == [
        .duplicateKey(
          key: "a",
          position: PropertyListPosition(byte: 7, line: 2, column: 1),
          first: PropertyListPosition(byte: 0, line: 1, column: 1)
        )
      ]
    )
  }
}
