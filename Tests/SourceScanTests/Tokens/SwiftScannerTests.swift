import Testing

@testable import SourceScan

@Suite
struct SwiftScannerTests {
  /// The tokens of a text, each with its kind.
  private func tokens(_ text: String) -> [String] {
    let source = SwiftScanner.scan(SourceText(utf8: Array(text.utf8)))
    return source.tokens.indices.map { "\(source.tokens[$0].kind) \(source[$0])" }
  }

  /// The comments of a text.
  private func comments(_ text: String) -> [String] {
    let source = SwiftScanner.scan(SourceText(utf8: Array(text.utf8)))
    return source.comments.map { source.text[$0.range] }
  }

  @Test(
    arguments: [
      ("let a_1 = $0", ["word let", "word a_1", "sign =", "word $0"]),
      ("`default`", ["quotedWord default"]),
      ("naïve 名前", ["word naïve", "word 名前"]),
      (
        "1 1.5 0xFF 1_000 1...2 a.0",
        [
          "number 1", "number 1.5", "number 0xFF", "number 1_000", "number 1", "sign ...",
          "number 2",
          "word a", "sign .", "number 0",
        ]
      ),
      ("a ?? b && !c", ["word a", "sign ??", "word b", "sign &&", "sign !", "word c"]),
      (
        "f(a: [b])",
        [
          "word f", "sign (", "word a", "sign :", "sign [", "word b", "sign ]", "sign )",
        ]
      ),
      ("a->b==c", ["word a", "sign ->", "word b", "sign ==", "word c"]),
      ("#if os(iOS)", ["directive #if", "word os", "sign (", "word iOS", "sign )"]),
      ("@a", ["sign @", "word a"]),
    ] as [(String, [String])]
  )
  func `words, numbers and signs are told apart`(text: String, expected: [String]) {
    #expect(tokens(text) == expected)
  }

  @Test(
    arguments: [
      (#""" "a" "\"" "#, [#"string """#, #"string "a""#, #"string "\"""#]),
      (
        ##"#"a"b"# #"\n"# #"""#"##, [##"string #"a"b"#"##, ##"string #"\n"#"##, ##"string #"""#"##]
      ),
      (###"##"a"#b"##"###, [###"string ##"a"#b"##"###]),
      (#""a\(b)c""#, [#"stringHead "a\("#, "word b", #"stringTail )c""#]),
      (
        #""\(a)\(b)""#,
        [
          #"stringHead "\("#, "word a", #"stringMiddle )\("#, "word b", #"stringTail )""#,
        ]
      ),
      (
        #""\(f("x\(y)"))z""#,
        [
          #"stringHead "\("#, "word f", "sign (", #"stringHead "x\("#, "word y", #"stringTail )""#,
          "sign )", #"stringTail )z""#,
        ]
      ),
      (##"#"a\(b)\#(c)"#"##, [##"stringHead #"a\(b)\#("##, "word c", ##"stringTail )"#"##]),
      ("\"\"\"\n  a \"b\" \"\"c\n  \"\"\"", ["string \"\"\"\n  a \"b\" \"\"c\n  \"\"\""]),
      ("\"\"\"\n\\(a)\n\"\"\"", ["stringHead \"\"\"\n\\(", "word a", "stringTail )\n\"\"\""]),
    ] as [(String, [String])]
  )
  func `string literals of all kinds are told`(text: String, expected: [String]) {
    #expect(tokens(text) == expected)
  }

  @Test(
    arguments: [
      ("a / b / c", ["word a", "sign /", "word b", "sign /", "word c"]),
      (
        "x = (a) / b / 2",
        [
          "word x", "sign =", "sign (", "word a", "sign )", "sign /", "word b", "sign /",
          "number 2",
        ]
      ),
      (
        "a[0]/b/c",
        [
          "word a", "sign [", "number 0", "sign ]", "sign /", "word b", "sign /", "word c",
        ]
      ),
      ("reduce(1, /)", ["word reduce", "sign (", "number 1", "sign ,", "sign /", "sign )"]),
      (#"let r = /a"b/"#, ["word let", "word r", "sign =", #"regex /a"b/"#]),
      (#"f(/[/"]+\//)"#, ["word f", "sign (", #"regex /[/"]+\//"#, "sign )"]),
      ("x = / a", ["word x", "sign =", "sign /", "word a"]),
      ("x = /a\ny", ["word x", "sign =", "sign /", "word a", "word y"]),
      (##"#/a/"b/#"##, [##"regex #/a/"b/#"##]),
      ("#/\n \"a\n/#", ["regex #/\n \"a\n/#"]),
    ] as [(String, [String])]
  )
  func `a regular expression swallows no code`(text: String, expected: [String]) {
    #expect(tokens(text) == expected)
  }

  @Test(
    arguments: [
      ("a // b\nc", ["// b"], ["word a", "word c"]),
      ("a /* b /* c */ d */ e", ["/* b /* c */ d */"], ["word a", "word e"]),
      ("/* a", ["/* a"], []),
      ("\"// a\" // b", ["// b"], ["string \"// a\""]),
      ("a */ b", [], ["word a", "sign */", "word b"]),
      ("#!/usr/bin/env swift\na", [], ["word a"]),
      ("a +/* b */c", ["/* b */"], ["word a", "sign +", "word c"]),
    ] as [(String, [String], [String])]
  )
  func `comments are kept aside`(text: String, comments: [String], tokens: [String]) {
    #expect(self.comments(text) == comments)
    #expect(self.tokens(text) == tokens)
  }

  @Test(
    arguments: [
      (#""a\tb\n\\\"\'\0""#, "a\tb\n\\\"'\0"),
      (#""\u{41}\u{1F600}""#, "A😀"),
      (##"#"a\nb\#u{42}"#"##, #"a\nbB"#),
      ("\"\"\"\n  a\n    b\n\n  c\n  \"\"\"", "a\n  b\n\nc"),
      ("\"\"\"\n  a \\\n  b\n  \"\"\"", "a b"),
      ("\"\"\"\r\n\ta\r\n\tb\r\n\t\"\"\"", "a\nb"),
      ("\"\"\"\n\"\"\"", ""),
      ("\"\"\"\n  \"\"\"", ""),
      ("#\"\"\"\n  a\\n\"\"\"b\n  \"\"\"#", "a\\n\"\"\"b"),
      ("\"ä\"", "ä"),
    ]
  )
  func `the value of a literal is told`(text: String, value: String) throws {
    let source = SwiftScanner.scan(SourceText(utf8: Array(text.utf8)))
    let pairs = BracketPairs(of: source.tokens)
    let literal = try #require(StringLiteral(at: 0, in: source, pairs: pairs))
    let texts = literal.parts.map { part in
      if case .text(let text) = part { text } else { "?" }
    }
    #expect(texts == (value.isEmpty ? [] : [value]))
  }

  @Test(arguments: [
    #""\q""#, #""\u{}""#, #""\u{D800}""#, "\"a", "\"\"\"\na\nb \"\"\"", #""\u{+41}""#,
  ])
  func `a literal that Swift refuses has no value`(text: String) {
    let source = SwiftScanner.scan(SourceText(utf8: Array(text.utf8)))
    let pairs = BracketPairs(of: source.tokens)
    #expect(StringLiteral(at: 0, in: source, pairs: pairs) == nil)
  }

  @Test func `a literal that is no UTF-8 has no value`() {
    let source = SwiftScanner.scan(SourceText(utf8: [0x22, 0xFF, 0x22]))
    let pairs = BracketPairs(of: source.tokens)
    #expect(source.tokens.count == 1)
    #expect(StringLiteral(at: 0, in: source, pairs: pairs) == nil)
  }
}
