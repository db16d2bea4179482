import FileAccess
import FontTestSupport
@testable import SourceScan
import Testing

/// Expressions that nobody writes, where a font is asked for, so that they are followed.
@Suite
struct HostileExpressionTests {
  private static func swift(_ text: String) -> ModuleScan {
    link(SwiftReader.facts(of: Array(text.utf8), in: FilePath("A.swift"), calls: []))
  }

  private static func objectiveC(_ text: String) -> ModuleScan {
    link(ObjectiveCReader.facts(of: Array(text.utf8), in: FilePath("A.m")))
  }

  private static func link(_ facts: FileFacts) -> ModuleScan { ModuleLinker([facts]).scan() }

  private static func nested(_ open: String, _ inner: String, _ close: String) -> String {
    String(repeating: open, count: 5_000) + inner + String(repeating: close, count: 5_000)
  }

  @Test(
    arguments: [
      ("a", ".a"), ("a", "?.a"), ("a", ".f(x)"), ("a", ".f(\"A\")"), ("a", "[0]"), ("a", "!"),
      ("[\"A\", b]", ".joined()"), ("\"A\"", ".appending(b)"), ("\"A\"", " + \"A\""),
      ("\"A\"", " ?? \"A\""), ("a", " as B"), (".a", ".a"), ("A", "()"),
      ("\"A\"", ".appending(\"B\").path"),
    ]
  )
  func `chains of any length end in Swift`(start: String, link: String) {
    let value = Self.nested(link, "", "").prefix(20_000 * link.utf8.count)
    let text =
      "let f = UIFont(name: \(start)\(value), size: 1); let g = UIFont(name: \"D\", size: 1)"
    SmallStack.run { #expect(Self.swift(text).requests.contains { $0.name == .known("D") }) }
  }

  @Test(
    arguments: [
      ("(", "\"A\"", ")"), ("[", "\"A\"", "]"), ("f(", "\"A\"", ")"), ("{ ", "\"A\"", " }"),
      ("a.f(", "\"A\"", ")"), ("\"\\(", "a", ")\""), ("x ? ", "\"A\"", " : \"B\""),
      ("String(format: ", "\"A\"", ")"), ("[\"A\", ", "b", "].joined()"), ("A(b: ", "c", ")"),
      ("\"A\".appending(", "b", ")"), ("-", "a", ""), ("try ", "a", ""), ("a[", "0", "]"),
    ]
  )
  func `what is nested to any depth ends in Swift`(open: String, inner: String, close: String) {
    let text = "let f = UIFont(name: \(Self.nested(open, inner, close)), size: 1)"
    SmallStack.run { _ = Self.swift(text) }
    SmallStack.run { _ = Self.swift("let a = \(Self.nested(open, inner, close))") }
  }

  @Test(
    arguments: [
      ("[", "x", "]"), ("[", "x", " a]"), ("(", "x", ")"), ("@[", "x", "]"), ("@(", "x", ")"),
      ("@{@\"a\": ", "x", "}"), ("[a b:", "x", "]"), ("f(", "x", ")"), ("^{ ", "x;", " }"),
      ("[x a:^{ ", "x;", " }]"), ("a[", "x", "]"), ("x ? ", "y", " : z"), ("(id)", "x", ""),
      ("!", "x", ""), ("({ ", "x;", " })"), ("(^{ ", "x;", " })()"), ("", "a", ".a"),
      ("", "a", "->a"), ("[[a ", "x", "] b]"), ("x = ", "a", ""), ("x ?: ", "a", ""),
      ("", "@\"A\"", " @\"A\""), ("#define A ", "b", ""), ("return ", "a", ""),
      ("[UIFont fontWithName:", "@\"A\"", " size:1]"),
      ("[@\"A\" stringByAppendingString:", "b", "]"),
      ("[", "@\"A\"", " stringByAppendingString:b]"),
    ]
  )
  func `what is nested to any depth ends in Objective-C`(
    open: String,
    inner: String,
    close: String
  ) {
    let value = Self.nested(open, inner, close)
    SmallStack.run { _ = Self.objectiveC("void f(){\(value)}") }
    SmallStack.run {
      let scan = Self.objectiveC(
        "void f(){ [UIFont fontWithName:\(value) size:1]; [UIFont fontWithName:@\"D\" size:1]; }"
      )
      #expect(open.contains("#define") || scan.requests.contains { $0.name == .known("D") })
    }
  }

  @Test(
    arguments: [
      (#""A""#, #" + "A""#), (#""A""#, " + b"), ("b", #" + c + "A""#), (#""A""#, #" ?? "A""#),
      (#""\(b)A"#, #"\(c)A"#), (#"["A""#, #", "A""#),
    ]
  )
  func `long sums take no more than their share`(start: String, part: String) {
    let close = start.hasPrefix("[") ? "].joined()" : start.hasSuffix("A") ? "\"" : ""
    #expect(
      ThreadTime.isInProportion(size: 4_000) { count in
        let value = start + String(repeating: part, count: count) + close
        _ = Self.swift("let b = \"B\"; let f = UIFont(name: \(value), size: 1)")
      }
    )
  }

  @Test func `literals in a row take no more than their share`() {
    #expect(
      ThreadTime.isInProportion(size: 10_000) { count in
        let value = String(
          repeating: "@\"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\" ",
          count: count
        )
        _ = Self.objectiveC("void f(){ [UIFont fontWithName:\(value) size:1]; }")
      }
    )
  }

  @Test func `names in the cases of large enumerations take no more than their share`() {
    #expect(
      ThreadTime.isInProportion(size: 400) { count in
        let cases = (0..<count).map { "case c\($0)" }.joined(separator: "; ")
        let uses = (0..<count).map { "UIFont(name: \"A\($0)\\(w)\", size: 1)" }
        _ = Self.swift(
          "enum W { \(cases) }; func f(_ w: W) { \(uses.joined(separator: "; ")) }"
        )
      }
    )
  }

  @Test func `sums of sums are no names once they are longer than any`() {
    let sums = (1...4).map { level in
      "let a\(level) = " + Array(repeating: "a\(level - 1)", count: 40).joined(separator: " + ")
    }
    let scan = Self.swift(
      "let a0 = \"A\"; \(sums.joined(separator: "; ")); let f = UIFont(name: a1, size: 1); let g = UIFont(name: a4, size: 1)"
    )
    // What is too long to be a name may be any.
    #expect(
      scan.requests.map(\.name)
        == [.known(String(repeating: "A", count: 40)), .joined(parts: [nil])]
    )
  }

  @Test func `choices that multiply beyond all numbers are unknown`() {
    // 3 to the power of 50 needs 80 bits.
    let part = #"(x ? "A" : y ? "B" : "C")"#
    let sum = Array(repeating: part, count: 50).joined(separator: " + ")
    let scan = Self.swift("let f = UIFont(name: \"D\" + \(sum), size: 1)")
    #expect(scan.requests.map(\.name) == [.joined(parts: ["D", nil])])
  }
}
