internal import Testing
internal import YAML

@Suite("YAML")
struct YAMLDocumentTests {
  // The kinds of YAML 1.2 (https://yaml.org/spec/1.2.2/), each in the least text that shows it.
  @Test(arguments: [
    ("", "-"),
    ("# nothing but a comment\n", "-"),
    ("---\n", ""),
    ("a: 1", "{a: 1}"),
    ("a: '1'", "{a: \"1\"}"),
    ("a: \"x\\ty\"", "{a: \"x\ty\"}"),
    ("a: !!str 400", "{a: \"400\"}"),
    ("- a\n- [b, c]\n- {d: e}", "[a, [b, c], {d: e}]"),
    ("a: |\n  one\n  two\n", "{a: \"one\ntwo\n\"}"),
    ("a: >\n  one\n  two\n", "{a: \"one two\n\"}"),
    ("a:\nb: ~", "{a: , b: ~}"),
    ("a: &x [1, 2]\nb: *x", "{a: [1, 2], b: [1, 2]}"),
    ("a: &x 1\nb: &x 2\nc: *x", "{a: 1, b: 2, c: 2}"),
    ("a: &x {p: 1, q: 2}\nb:\n  <<: *x\n  q: 3", "{a: {p: 1, q: 2}, b: {q: 3, p: 1}}"),
    ("<<: [{a: 1}, {a: 2, b: 3}]\nc: 4", "{c: 4, a: 1, b: 3}"),
    ("'<<': {a: 1}", "{<<: {a: 1}}"),
    ("*x : 1", "line 1, column 1"),
  ])
  func `every kind of node is read`(text: String, expected: String) {
    let result = fault(text.utf8)
    #expect(result.hasPrefix("read: \(expected)") || result.hasPrefix("\(expected):"), "\(result)")
  }

  @Test(arguments: [
    ("400", true, 400), ("-3", true, -3), ("+7", true, 7), ("0400", true, 400),
    ("400", false, nil), ("4_00", true, nil), ("1e3", true, nil), ("", true, nil),
    ("9999999999999999999999", true, nil), ("-", true, nil), ("bold", true, nil),
  ])
  func `a whole number is plain decimal digits`(text: String, isPlain: Bool, expected: Int?) {
    #expect(YAMLScalar(text: text, isPlain: isPlain).integer == expected)
  }

  @Test(arguments: [
    ("yes", true, true), ("Off", true, false), ("TRUE", true, true), ("yes", false, nil),
    ("y", true, nil), ("1", true, nil),
  ])
  func `truth values are those of YAML 1.1`(text: String, isPlain: Bool, expected: Bool?) {
    #expect(YAMLScalar(text: text, isPlain: isPlain).boolean == expected)
  }

  // Columns count bytes: é has two, 😀 has four. A no-break line in Unicode (U+2028) is none for
  // editors, though it is one for YAML 1.1.
  @Test(arguments: [
    ("a: b", "a", 1, 4), ("é: b", "é", 1, 5), ("\u{FEFF}a: b", "a", 1, 4),
    ("# 😀\r\na:   b", "a", 2, 6), ("# \u{2028}\na: b", "a", 2, 4), ("x: 1\ra: b", "a", 2, 4),
  ])
  func `places are lines and bytes`(text: String, key: String, line: Int, column: Int) throws {
    let position = try #require(try read(text).root?.mapping?[key]?.position)
    #expect(position.line == line)
    #expect(position.column == column)
  }

  @Test func `places are right far into a text of many letters`() throws {
    let filler = String(repeating: "# \u{E9}\u{20AC}\u{1F600}\n", count: 500)
    let text = filler + "\u{E9}: &x {k: v}\n"
    let entry = try #require(try read(text).root?.mapping?.entries.first)
    #expect(entry.keyPosition.line == 501)
    #expect(entry.keyPosition.column == 1)
    #expect(entry.keyPosition.byte == filler.utf8.count)
    #expect(entry.value.mapping?["k"]?.position.column == 12)
  }

  @Test(arguments: [false, true], [false, true])
  func `UTF-16 is told by its mark or by its zeros`(isBigEndian: Bool, hasMark: Bool) throws {
    let units = Array(((hasMark ? "\u{FEFF}" : "") + "a: \u{1F600}\nb: c").utf16)
    let bytes = units.flatMap { unit -> [UInt8] in
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBigEndian ? pair : pair.reversed()
    }
    let root = try YAMLDocument(parsing: bytes).root
    #expect(outline(root) == "{a: \u{1F600}, b: c}")
    #expect(root?.mapping?.entry("b")?.keyPosition.line == 2)
  }

  @Test func `a key that is there twice is told with both places`() throws {
    let document = try read("a: 1\nb: {c: 1, c: 2}\na: 3\n")
    #expect(
      document.duplicateKeys.map(\.description) == [
        "the key 'c' is there twice, first in line 2, column 5",
        "the key 'a' is there twice, first in line 1, column 1",
      ]
    )
    #expect(document.duplicateKeys.map(\.position.line) == [2, 3])
    #expect(document.root?.mapping?["a"]?.string == "3")
  }

  @Test func `keys that only look alike are two`() throws {
    let document = try read("\u{E9}: 1\ne\u{301}: 2\n")
    #expect(document.duplicateKeys.isEmpty)
    #expect(document.root?.mapping?["\u{E9}"]?.string == "1")
  }
}
