internal import FontTestSupport
internal import Testing
internal import YAML

/// Bytes that want to cost much, or are no YAML.
@Suite("Hostile YAML")
struct HostileYAMLTests {
  static let small = YAMLLimits(bytes: 4096, nodes: 100, depth: 8)

  @Test(arguments: [
    ("a: [1, 2", "line 1, column 9"),
    ("a: b: c", "line 1, column 5"),
    ("a: 1\n\tb: 2", "line 2, column 1"),
    ("a: 'x", "line 1, column 6"),
    ("\"\\q\"", "line 1, column 2"),
    ("a: *x", "line 1, column 4: there is no '&x' before it"),
    ("a: &x [1, *x]", "line 1, column 11: '*x' is used inside '&x' itself"),
    ("&x a: &x {b: *x}", "line 1, column 14: '*x' is used inside '&x' itself"),
    ("? [a]\n: b", "line 1, column 3: a key is a list, not text"),
    ("<<: 3", "line 1, column 5: '<<' merges a number, not a mapping"),
    ("a: 1\n---\nb: 2", "line 2, column 1: a second document starts, where one is expected"),
    ("%YAML 3.0\n---\na", "line 1, column 1"),
    ("a: \u{0}b", "line 1, column 4"),
  ])
  func `what is wrong is said with its place`(text: String, expected: String) {
    let fault = fault(text.utf8)
    #expect(fault.hasPrefix(expected), "\(fault)")
  }

  @Test func `bytes that are no UTF-8 are an error with their place`() {
    #expect(fault([0x61, 0x3A, 0x20, 0xC3, 0x28]).hasPrefix("line 1, column 5: "))
    #expect(fault("ab: c\nd: ".utf8.map { $0 } + [0xFF]).hasPrefix("line 2, column 4: "))
    #expect(fault([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0]).contains("UTF-32"))
    #expect(fault([0xFF, 0xFE, 0x61]).contains("ends inside a character"))
    #expect(fault([0xFE, 0xFF, 0xD8, 0x00]).contains("half a character"))
  }

  @Test func `nesting ends at its limit`() {
    #expect(fault(String(repeating: "[", count: 9).utf8, limits: Self.small).contains("deeper"))
    let eight = String(repeating: "[", count: 8) + "1" + String(repeating: "]", count: 8)
    #expect(fault(eight.utf8, limits: Self.small) == "read: \(eight)")
    // Aliases nest as well: each of these lines is one level deeper than the line before it.
    let lines = (1...9).map { "a\($0): &a\($0) [*a\($0 - 1)]" }
    let text = "a0: &a0 x\n" + lines.joined(separator: "\n")
    let fault = fault(text.utf8, limits: Self.small)
    #expect(fault.contains("nested deeper than 8 levels, aliases resolved"), "\(fault)")
  }

  @Test(arguments: ["[", "{a: ", "- ", "? ", "a:\n ", "[{", "&a [", "!!seq ["])
  func `a hundred thousand levels take no stack`(opening: String) {
    let fault = fault(String(repeating: opening, count: 100_000).utf8)
    #expect(fault.hasPrefix("line "), "\(fault)")
  }

  @Test func `aliases of aliases end at the limit of nodes`() {
    let names = (0..<30).map { "a\($0)" }
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for (inner, outer) in zip(names, names.dropFirst()) {
      let nine = Array(repeating: "*\(inner)", count: 9).joined(separator: ", ")
      text += "\(outer): &\(outer) [\(nine)]\n"
    }
    #expect(fault(text.utf8).contains("more than 200000 nodes, aliases resolved"))
  }

  @Test func `merges of merges end at the limit of nodes`() {
    let wide = (0..<40).map { "k\($0): 1" }.joined(separator: ", ")
    let merges = Array(repeating: "*a", count: 40).joined(separator: ", ")
    let text = "a: &a {\(wide)}\nb: {<<: [\(merges)]}"
    let limits = YAMLLimits(bytes: 4096, nodes: 1000, depth: 8)
    #expect(fault(text.utf8, limits: limits).contains("more than 1000 nodes, aliases resolved"))
  }

  @Test func `a large file is refused before it is read`() {
    let bytes = [UInt8](repeating: 0x23, count: 4097)
    #expect(fault(bytes, limits: Self.small) == "4097 bytes are more than the limit of 4096")
  }

  /// Small changes to a good file: nothing traps, and what is read keeps the limits.
  @Test func `mutations do no harm`() {
    let good = Array(
      """
      # comment
      fonts: &fonts
        - family: "Zen Old \\u00e9"
          weights: [400, bold]
          styles: {upright: yes, <<: {a: 'b'}}
      again: *fonts
      text: |-
        block \u{20AC}
      ...
      """.utf8
    )
    let pieces = "[ ] { } : - & * ! | > ' \" # ? , % << ~ *fonts".split(separator: " ").map(
      String.init
    )
    for bytes in Mutants(of: good, count: 20_000, pieces: pieces + ["\n", "\t", "  "], seed: 5) {
      guard let document = try? YAMLDocument(parsing: bytes, limits: Self.small) else { continue }
      #expect(outline(document.root).utf8.count < 100 * 4096)
    }
  }
}
