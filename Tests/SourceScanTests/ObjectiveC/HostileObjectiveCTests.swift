import FileAccess
import FontTestSupport
import SourceScan
import Testing

@Suite
struct HostileObjectiveCTests {
  private static let request = "\nvoid g() { [UIFont fontWithName:@\"Demo\" size:1]; }\n"

  @Test(arguments: [
    "void f() { [UIFont fontWithName:@\"Demo", "void f() { [[[[ }",
    "@implementation A\n- (void)f {",
    "}}}}", "]]]", "@", "@{", "#define", "#define (", "#define A(", "- (", "= = =", "^", "? : ? :",
    "@implementation", "NSString *a[", "(((((", "\u{0}\u{0}", "case 1: {", "<<<<<<< HEAD",
  ])
  func `code that does not compile does no harm`(text: String) {
    _ = ObjectiveCSketch(text)
    // What follows in a file of its own is found.
    #expect(ObjectiveCSketch(text, Self.request).names.contains("face Demo"))
  }

  @Test(arguments: [true, false])
  func `UTF-16 is read`(isBigEndian: Bool) {
    let bytes = ([0xFEFF] + Array(Self.request.utf16)).flatMap { unit in
      isBigEndian
        ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    }
    let facts = ObjectiveCReader.facts(of: bytes, in: FilePath("A.m"))
    #expect(facts.requests.count == 1)
    #expect(facts.problems.isEmpty)
  }

  @Test(
    arguments: [
      "[", "(", "{", "@[", "@{", "@{a:", "a?", "^{", "a(", "[a b:", "(id)", "a[", "if (x) {", "!",
      "a=",
      "#define A [UIFont fontWithName:@\"D\" size:1]\n", "[UIFont fontWithName:", "- (void)f {",
      "a.b",
      "@implementation A\n", "@\"a\" ", "[UIFont fontWithName:@\"D\" size:1] ", "a, ", "return ",
      "return a ? ", "[NSString stringWithFormat:@\"%@%@\", ", "x = ",
    ]
  )
  func `a hundred kilobytes of anything nested take no more than their share`(part: String) {
    let isInProportion = ThreadTime.isInProportion(size: 25_000 / part.utf8.count) { count in
      let text = "void f() {" + String(repeating: part, count: count)
      _ = ObjectiveCReader.facts(of: Array(text.utf8), in: FilePath("A.m"))
    }
    #expect(isInProportion)
  }
}
