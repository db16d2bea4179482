internal import PropertyList
internal import Testing

@Suite("Property lists in JSON")
struct JSONTests {
  static let sample = """
    {
      "schema": "x.v1",
      "größe": {"size": 17, "at": -1.5e1, "none": null},
    \t"list": [true, false, [], {}, "a\\/\\u00e9\\ud83d\\ude00"]
    }

    """

  @Test func `a file is read with the place of every key and value`() throws {
    let document = try read(Self.sample, orJSON: true)
    #expect(document.kind == .json)
    #expect(
      outline(document.root) == """
        {schema: "x.v1", größe: {size: 17, at: real(-15.0), none: null}, \
        list: [true, false, [], {}, "a/é😀"]}
        """
    )
    #expect(
      places(document.root) == [
        "1:1 a dictionary",
        "2:3 key schema", "2:13 a string",
        // The key has two letters of two bytes.
        "3:3 key größe", "3:14 a dictionary",
        "3:15 key size", "3:23 an integer",
        "3:27 key at", "3:33 a real number",
        "3:41 key none", "3:49 null",
        "4:2 key list", "4:10 an array",
        "4:11 a boolean", "4:17 a boolean", "4:24 an array", "4:28 a dictionary", "4:32 a string",
      ]
    )
  }

  @Test(arguments: [
    ("[0, -0, 1]", "[0, 0, 1]"),
    ("[9223372036854775808]", "[9223372036854775808]"),
    ("[1.0, 1e2, 1E-2, -0.5e+1]", "[real(1.0), real(100.0), real(0.01), real(-5.0)]"),
    // Beyond 128 bits: 2^128 is exact as a real number.
    ("[340282366920938463463374607431768211456]", "[real(3.402823669209385e+38)]"),
    ("[1e-999]", "[real(0.0)]"),
    (" [\t\"\\\"\\\\\\b\\f\\n\\r\\t\\u0041\"\r\n] ", "[\"\"\\\u{8}\u{C}\n\r\tA\"]"),
    ("[\"\u{7F}é\u{2028}\"]", "[\"\u{7F}é\u{2028}\"]"),
    ("{}", "{}"), ("{ }", "{}"), ("[ ]", "[]"),
    ("\u{FEFF}{\"a\":[]}", "{a: []}"),
  ])
  func `values are read`(text: String, expected: String) {
    #expect(fault(Array(text.utf8), orJSON: true) == "read: " + expected)
  }

  @Test(arguments: [
    ("[1,]", "line 1, column 4: expected a value, found ']'"),
    ("[,1]", "line 1, column 2: expected a value, found ','"),
    ("[1 2]", "line 1, column 4: expected ',' or ']', found '2'"),
    ("[1\n, 2}", "line 2, column 4: expected ',' or ']', found '}'"),
    ("{\"a\":1,}", "line 1, column 8: expected a key, found '}'"),
    ("{a: 1}", "line 1, column 2: expected a key in quotation marks or '}', found 'a'"),
    ("{\"a\" 1}", "line 1, column 6: expected ':' after key 'a', found '1'"),
    ("{\"a\":}", "line 1, column 6: expected a value, found '}'"),
    (
      "{\"a\": [1",
      "line 1, column 9: expected ',' or ']', found the end of the file; '[' of line 1, column 7 is open"
    ),
    (
      "{\"a\": 1",
      "line 1, column 8: expected ',' or '}', found the end of the file; '{' of line 1, column 1 is open"
    ),
    ("[] []", "line 1, column 4: '[' follows the value of the file"),
    ("[1] // one", "line 1, column 5: '/' follows the value of the file"),
    ("[/* one */ 1]", "line 1, column 2: expected a value, found '/'; JSON has no comments"),
    ("[1, // one\n2]", "line 1, column 5: expected a value, found '/'; JSON has no comments"),
    ("['a']", "line 1, column 2: expected a value, found '''"),
    ("[True]", "line 1, column 2: 'True' is no value of JSON"),
    ("[nullx]", "line 1, column 2: 'nullx' is no value of JSON"),
    ("[NaN]", "line 1, column 2: 'NaN' is no value of JSON"),
    ("[-Infinity]", "line 1, column 2: '-Infinity' is no value of JSON"),
    ("[é]", "line 1, column 2: expected a value, found 'é'"),
    ("[\"a]\n", "line 1, column 2: the string has no end"),
    ("[\"a", "line 1, column 2: the string has no end"),
    ("[\"a\\\"]", "line 1, column 2: the string has no end"),
    (
      "[\"a\tb\"]",
      "line 1, column 4: a control character, which a string may only hold as an escape"
    ),
    (#"["a\x"]"#, #"line 1, column 4: the escape '\x"]' stands for no character"#),
    (#"["a\u00g0"]"#, #"line 1, column 4: '\u' needs four hexadecimal digits"#),
    (#"["\u12"#, #"line 1, column 3: '\u' needs four hexadecimal digits"#),
    (#"["\ud83d"]"#, "line 1, column 3: half a surrogate pair"),
    (#"["\ud83dx"]"#, "line 1, column 3: half a surrogate pair"),
    (#"["\ud83d\n"]"#, "line 1, column 3: half a surrogate pair"),
    (#"["\ud83d\ud83d"]"#, "line 1, column 3: half a surrogate pair"),
    (#"["\ude00\ud83d"]"#, "line 1, column 3: half a surrogate pair"),
  ])
  func `a fault is named with its place`(text: String, expected: String) {
    #expect(fault(Array(text.utf8), orJSON: true) == expected)
  }

  @Test(arguments: [
    "01", "-01", "00", "1.", ".5", "-", "+1", "1e", "1e+", "1.e1", "0x10", "1_000", "--1", "1.2.3",
  ])
  func `a number is written as the specification has it`(number: String) {
    #expect(
      fault(Array("[\(number)]".utf8), orJSON: true)
        == "line 1, column 2: '\(number)' is no value of JSON"
    )
  }

  /// A byte that goes on without a start, an overlong form, half a pair, a character cut short.
  @Test(arguments: [[0x80], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xE2, 0x82]] as [[UInt8]])
  func `a byte that is no UTF-8 is named`(bytes: [UInt8]) {
    let text = Array("[\"é\\n".utf8) + bytes + Array("\"]".utf8)
    #expect(
      fault(text, orJSON: true) == "line 1, column 7: the string holds a byte that is no UTF-8"
    )
    let outside = Array("[ ".utf8) + bytes + Array(" ]".utf8)
    #expect(fault(outside, orJSON: true).hasPrefix("line 1, column 3: expected a value, found '"))
  }

  @Test func `UTF-16 is read as well`() throws {
    for bigEndian in [true, false] {
      let bytes = EncodingTests.utf16(Self.sample, bigEndian: bigEndian, mark: true)
      let document = try PropertyListDocument(parsing: bytes, orJSON: true)
      #expect(outline(document.root) == outline(try read(Self.sample, orJSON: true).root))
    }
  }

  @Test func `of a key that is there twice the last counts`() throws {
    let document = try read("{\"a\": 1,\n\"\\u0061\": 2}", orJSON: true)
    #expect(document.root.dictionary?["a"]?.integer == 2)
    #expect(
      document.warnings == [
        .duplicateKey(
          key: "a",
          position: PropertyListPosition(byte: 9, line: 2, column: 1),
          first: PropertyListPosition(byte: 1, line: 1, column: 2)
        )
      ]
    )
  }

  @Test func `a file that is cut anywhere is refused`() {
    let bytes = Array(Self.sample.utf8)
    for length in 0..<bytes.count - 2 {
      #expect(throws: PropertyListError.self, "cut at byte \(length)") {
        try PropertyListDocument(parsing: Array(bytes[..<length]), orJSON: true)
      }
    }
  }

  @Test(arguments: ["{\"a\": 1}", "[1]", "{\"a\": null}"])
  func `JSON is read only where it is asked for`(text: String) {
    #expect(throws: PropertyListError.self) { try read(text) }
    #expect(throws: Never.self) { try read(text, orJSON: true) }
  }

  @Test(arguments: [
    ("{a = 1;}", PropertyListKind.openStep), ("{\"a:\" = 1;}", .openStep),
    ("{\"a\\\"\" = 1;}", .openStep), ("{a;}", .openStep), ("{\"a\";}", .openStep),
    ("{/* x: */ a = 1;}", .openStep), ("(a)", .openStep), ("<dict/>", .xml), ("<61>", .openStep),
    ("// x\n{a = b;}", .openStep), ("a = \"b:\";", .openStep),
    ("[]", .json), (" {}", .json), ("{\"a\":[]}", .json), ("{ \"a=\" :[]}", .json),
  ])
  func `the kind is told by the first key`(text: String, expected: PropertyListKind) throws {
    #expect(try read(text, orJSON: true).kind == expected)
  }

  @Test func `deep nesting is refused without using the stack`() throws {
    for opening in ["[", "{\"a\":"] {
      let text = String(repeating: opening, count: 100_000)
      #expect(fault(Array(text.utf8), orJSON: true).hasSuffix("nested deeper than 512 levels"))
    }
    let nested = { count in
      String(repeating: "[", count: count) + String(repeating: "]", count: count)
    }
    #expect(throws: Never.self) { try read(nested(512), orJSON: true) }
    #expect(throws: PropertyListError.self) { try read(nested(513), orJSON: true) }
  }

  @Test func `the limits are held`() {
    let limits = PropertyListLimits(bytes: 40, values: 3, depth: 2)
    #expect(
      fault(Array("[1,2,3]".utf8), orJSON: true, limits: limits)
        == "line 1, column 6: more than 3 values"
    )
    #expect(
      fault(Array(repeating: 0x5B, count: 41), orJSON: true, limits: limits)
        == "41 bytes are more than the limit of 40"
    )
  }

  @Test func `long numbers and strings take time in proportion`() {
    let digits = String(repeating: "7", count: 1_000_000)
    #expect(fault(Array("[\(digits)]".utf8), orJSON: true) == "read: [real(inf)]")
    #expect(fault(Array("[-1e999]".utf8), orJSON: true) == "read: [real(-inf)]")
    #expect(fault(Array("[0.\(digits)]".utf8), orJSON: true) == "read: [real(\(7.0 / 9))]")
    let escapes = String(repeating: "\\u00e9", count: 200_000)
    #expect(throws: Never.self) { try read("[\"\(escapes)\"]", orJSON: true) }
  }

  @Test func `every change of a byte gets an answer`() {
    let sample = Array(Self.sample.utf8)
    for index in sample.indices {
      for value in [0, 0x22, 0x5C, 0x7B, 0x80, 0xFF, sample[index] ^ 0x10] as [UInt8] {
        var bytes = sample
        bytes[index] = value
        _ = fault(bytes, orJSON: true)
      }
    }
  }
}
