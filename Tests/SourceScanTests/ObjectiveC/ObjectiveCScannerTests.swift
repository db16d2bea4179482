import FontTestSupport
@testable import SourceScan
import Testing

/// What C and Objective-C mean by a text is from the C standard, translation phases 2 to 4.
@Suite
struct ObjectiveCScannerTests {
  /// The tokens of a text, separated by spaces.
  private func tokens(_ text: String) -> String {
    tokens(Array(text.utf8)).joined(separator: " ")
  }

  private func tokens(_ bytes: [UInt8]) -> [String] {
    let scanned = ObjectiveCScanner.scan(SourceText(utf8: bytes)).result
    return scanned.tokens.map { scanned.text[$0.range] }
  }

  @Test(arguments: [
    (
      "[UIFont fontWithName:@\"A\" size:12.5f];", "[ UIFont fontWithName : @ \"A\" size : 12.5f ] ;"
    ),
    ("x->y == a?b:c", "x -> y == a ? b : c"),
    ("@\"a\\\"b\" @\"c\"", "@ \"a\\\"b\" @ \"c\""),
    ("'\"' \"'\"", "'\"' \"'\""),
    ("a/*b*/c//d\ne", "a c e"),
    ("a/*/*b*/c", "a c"),
    ("//a\\\nb\nc", "c"),
    ("R\"(a\")\" b", "R\"(a\")\" b"),
    ("R\"x(a)\" b)x\" c", "R\"x(a)\" b)x\" c"),
    ("éa $b", "éa $b"),
    ("@selector(a:b:)", "@ selector ( a : b : )"),
  ])
  func `a text has these tokens`(text: String, expected: String) {
    #expect(tokens(text) == expected)
  }

  @Test(arguments: [
    ("\"a\nb", "\"a b"), ("@\"a", "@ \"a"), ("'a\r\nb'", "'a b '"), ("/* a", ""), ("//", ""),
    ("\"a\\\nb\" c", "\"a\\\nb\" c"), ("R\"(a", "R\"(a"),
    ("R\"aaaaaaaaaaaaaaaaaaaa(\"", "R \"aaaaaaaaaaaaaaaaaaaa(\""),
    ("a\\\nb", "a b"), ("a\\b", "a \\ b"), ("\u{0}a\u{0}", "a"), ("\"\\", "\"\\"),
  ])
  func `what is cut short ends with its line or file`(text: String, expected: String) {
    #expect(tokens(text) == expected)
  }

  @Test(arguments: [
    "#import <UIKit/UIKit.h>", "#include \"a.h\" // \"", "#pragma mark - What's new",
    "#error Don't build this", "#warning \"x", "# pragma x", "#", "#unknown \\\n it's",
    "#pragma /* a\n */ it's",
  ])
  func `words of other directives are no code`(line: String) {
    #expect(tokens("a\n\(line)\nb") == "a b")
  }

  @Test func `a macro has tokens up to the end of its line`() {
    let text = "#define NAME @\"A\" \\\n  @\"B\" // c\nint x;"
    let scanned = ObjectiveCScanner.scan(SourceText(utf8: Array(text.utf8))).result
    #expect(scanned.tokens.map(\.kind).first == .directive)
    let starts = scanned.tokens.filter { $0.flags.contains(.startsLine) }
    #expect(starts.map { scanned.text[$0.range] } == ["#define", "int"])
  }

  @Test(arguments: [
    ("0", "no"), ("1", "yes"), ("TARGET_OS_IPHONE", "yes"), ("TARGET_OS_IOS", "yes"),
    ("TARGET_OS_OSX", "no"), ("!TARGET_OS_IPHONE", "no"), ("!TARGET_OS_OSX", "yes"),
    ("TARGET_OS_MAC && !TARGET_OS_IPHONE", "no"), ("TARGET_OS_IPHONE || X", "yes"),
    ("X && TARGET_OS_OSX", "no"), ("X", "yes no"), ("X > 3 && 0", "no"), ("!(0 || !1)", "yes"),
    ("TARGET_OS_OSX == 1", "no"), ("TARGET_OS_IPHONE != 1", "no"), ("TARGET_OS_IPHONE == 0", "no"),
    ("TARGET_OS_OSX == 0", "yes"), ("DEBUG", "no"), ("defined(DEBUG)", "no"),
    ("defined DEBUG && DEBUG", "no"), ("!defined(DEBUG)", "yes"), ("defined(X)", "yes no"),
    ("__has_include(<UIKit/UIKit.h>)", "yes no"), ("TARGET_OS_TV", "yes no"),
    ("TARGET_OS_IOS /* || 1 */ && 0 // || 1", "no"), ("TARGET_OS_IOS && \\\n 0", "no"),
    ("", "yes no"), ("(", "yes no"), (")", "yes no"), ("&&", "yes no"), ("(((0)))", "no"),
    ("!", "yes no"), ("X ? 1 : 0", "yes no"),
  ])
  func `a condition takes the branches that an app may have`(condition: String, taken: String) {
    #expect(tokens("#if \(condition)\nyes\n#else\nno\n#endif") == taken)
  }

  @Test(arguments: [
    ("#ifdef DEBUG\na\n#else\nb\n#endif\nc", "b c"),
    ("#ifndef DEBUG\na\n#else\nb\n#endif\nc", "a c"),
    ("#ifndef A_H\n#define A_H\na\n#endif", "#define A_H a"),
    ("#if 0\na\n#elif 1\nb\n#elif 1\nc\n#else\nd\n#endif\ne", "b e"),
    ("#if X\na\n#elif TARGET_OS_IOS\nb\n#else\nc\n#endif", "a b"),
    ("#if 0\n#if 1\na\n#else\nb\n#endif\nc\n#else\nd\n#endif", "d"),
    ("#if 1\n#if 0\na\n#endif\nb\n#endif\nc", "b c"),
    ("#if 0\nisn't \" balanced\n/* #endif */\n\"#endif\n// #endif\n#endif\na", "a"),
    ("#if 0\n x\n  #  endif\na", "a"),
    // What is not closed, and what was never opened.
    ("a\n#if 0\nb", "a"), ("a\n#endif\n#else\nb\n#elif 0\nc", "a b c"),
    ("#if 0 //\\\n x\na\n#endif\nb", "b"),
  ])
  func `branches that are not compiled are passed over`(text: String, expected: String) {
    #expect(tokens(text) == expected)
  }

  @Test(
    arguments: [
      "#if X\n", "#if 0\n", "#if (", "/*", "//", "\"", "'", "R\"(", "@", "[", "#", "#define A \\\n",
      "\\\n", "(((", "#if !",
    ]
  )
  func `a hundred kilobytes of anything take no more than their share`(part: String) {
    let isInProportion = ThreadTime.isInProportion(size: 25_000 / part.utf8.count) { count in
      _ = tokens(Array(String(repeating: part, count: count).utf8))
    }
    #expect(isInProportion)
  }
}
