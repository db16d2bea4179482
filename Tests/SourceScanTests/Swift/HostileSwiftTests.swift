import FileAccess
import FontTestSupport
import SourceScan
import Testing

/// Sources that do not compile, and such as nobody writes.
@Suite
struct HostileSwiftTests {
  private static let code = #"let f = UIFont(name: "A", size: 1)"#

  @Test(
    arguments: [
      "", "\"", "\"\"\"", "#\"", "\"\\(", "\"\\(\"\\(", "/*", "/* /* */", "`", "#", "##", "#if",
      "#if (", "#else", "#endif", "#elseif", "#if os(", "@", "\\", "'", "{", "}", "}}}}", "((((",
      "))))", "[", "]", "](", "let", "var", "func", "func f", "func f(", "func f()", "case",
      "enum", "enum E", "enum E {", "enum E { case", "enum E { case a =", "extension", "import",
      "return", "switch", "switch x {", "if", "for x in", "UIFont(name:", "UIFont(name: \"A",
      ".custom(", "Font.custom(\"", "UIFontDescriptor(fontAttributes: [", "let a: [", "let a =",
      "typealias", "init", "a.", "a?.", "!", "?", "x ? y", "x ? y :", "\u{0}\u{0}", "\u{FEFF}",
      "func f(_ n: String) { } }", "struct S { func f() { let x = \"a\" } } } }",
      "{ } else { } else {", "let a = { (", "let a = { (x", "a in", "\"\\u{", "\"\\u{110000}\"",
    ]
  )
  func `source that ends or goes wrong anywhere is read`(start: String) throws {
    // Behind it on a line of its own; what is left of the file may be swallowed, but nothing ends.
    let sketch = try SwiftSketch(start + "\n" + Self.code, header: "")
    #expect(sketch.scan.problems.isEmpty)
    #expect(sketch.names.count <= 1)
    let before = try SwiftSketch(Self.code + "\n" + start, header: "")
    #expect(before.names == ["A"])
  }

  /// What closes the braces was not typed yet, or lies in a literal that goes on too far.
  @Test(
    arguments: [
      "if let f = \(code.dropFirst(8)) {", "if \(code.dropFirst(8)) == nil {",
      "guard let f = \(code.dropFirst(8)) else {", "while let f = \(code.dropFirst(8)) {",
      "for f in [\(code.dropFirst(8))] {", "switch \(code.dropFirst(8)) {",
      "if a { } else if let f = \(code.dropFirst(8)) {",
      "if let f = \(code.dropFirst(8)) { return f } else {",
      "func f() -> UIFont? { if let f = \(code.dropFirst(8)) {",
      "let f = a ? \(code.dropFirst(8)) ?? {", "let f = \(code.dropFirst(8)) ?? g(",
    ]
  )
  func `a statement about fonts that nothing closes is read`(start: String) throws {
    let sketch = try SwiftSketch(start)
    #expect(sketch.names == ["A"])
    #expect(try SwiftSketch(start + "\n}\n" + start).names.allSatisfy { $0 == "A" })
  }

  @Test(
    arguments: ["\"", "#\"", "\"\\(", "\"\\(\"\\(", "`", "@", "\\", "'", "let a = \"\\q"]
  )
  func `a literal of one line that does not end swallows its line only`(start: String) throws {
    #expect(try SwiftSketch(start + "\n" + Self.code, header: "").names == ["A"])
  }

  @Test(
    arguments: [
      "(", "[", "{", "\"\\(", "\"\"\"\n\\(", "/*", "#if A\n", "a(", "a.b(", "x ? ", "f { ",
      "if x { ",
      "let a = ", "a + ", "\"a\" + ", "[\"a\", ", "func f(_ a: String = ",
      "enum A { case a = \"b\"; ",
      "switch x { case .a: ", "Font.custom(", ".font(.custom(\"A\", size: ", "/", "(/", "#/",
      "a < ",
      "try ", "!", "-", "&", ".a", "a.", "\\", "#", "`", "UIFont(name: n, size: 1); ",
      "func f(_ n: String) { g(n) }; ", "let a = b; ", "struct A { ", "extension A.B { ",
      "#Preview { ",
      "[.name: ", "\"\n", "\u{0}", "}", ")", "else { ", "a ?? ", "as ", "let a: [", "let a: A<",
      ".bold()", "n += \"a\"; ", "x.fontName == ", "[\"a\"].forEach { ", "guard let a = ",
      "if let f = UIFont(name: n, size: 1) { return f }; ", "else if x == .a { } ",
      "UIFont(name: n, size: 1) ?? ", "if a == .b { return }; ", "switch self { case .a: ",
      "UIFont(name: d[k] ?? k, size: 1); ", "a == .b ? c : ", "case .a, .b: ", "n = a; ",
      "f { g(UIFont(name: n + \"a\", size: 1)); ", "if let a { n = b } else { ",
      "x.hasPrefix(\"a\") || ", "[.a, ", "d[", "d[a] = b; ",
    ]
  )
  func `the time is in proportion to the length`(part: String) throws {
    try #require(!part.isEmpty)
    #expect(
      ThreadTime.isInProportion(size: 8_000 / part.utf8.count) { count in
        let text = String(repeating: part, count: count)
        _ = try? SwiftSketch(text, text + "\n")
      }
    )
  }

  @Test func `a chain of names of any length ends`() throws {
    let chain = (1..<5000).map { "let a\($0) = a\($0 - 1)" }.joined(separator: "\n")
    let sketch = try SwiftSketch(
      "let a0 = \"A\"\n\(chain)\nlet f = UIFont(name: a3, size: 1); let g = UIFont(name: a4999, size: 1)"
    )
    #expect(sketch.names == ["A"])
  }

  @Test func `functions that lead to many others end`() throws {
    let functions = (0..<200).map { n in
      "func f\(n)() -> String { x ? f\((n + 1) % 200)() : f\((n + 7) % 200)() + \"\(n)\" }"
    }
    let sketch = try SwiftSketch(
      functions.joined(separator: "\n") + "\nlet f = UIFont(name: f0(), size: 1)"
    )
    #expect(sketch.names.count <= 20_000)
  }

  @Test func `results do not depend on the number of jobs`() throws {
    let folder = try TemporaryFolder()
    let paths =
      try (0..<40).map { n in
        FilePath(
          try folder.write(
            "F\(n).swift",
            "let f\(n) = make(\"Demo-\(n)\"); func make\(n)(_ a: String) { UIFont(name: a, size: 1) }"
              .utf8
          )
        )
      } + [
        FilePath(
          try folder.write(
            "Make.swift",
            "func make(_ n: String) -> UIFont { UIFont(name: n, size: 1)! }".utf8
          )
        )
      ]
    let one = SourceLibrary(reading: paths, jobs: 1).module(of: paths)
    let many = SourceLibrary(reading: paths.reversed(), jobs: 8).module(of: paths.reversed())
    #expect(one.requests == many.requests)
    // The other functions are called by nobody that is seen.
    #expect(one.requests.count { $0.name != .joined(parts: [nil]) } == 40)
  }
}
