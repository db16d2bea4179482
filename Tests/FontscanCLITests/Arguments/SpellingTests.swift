import Testing

@testable import FontscanCLI

@Suite("Near misses")
struct SpellingTests {
  @Test(arguments: [
    ("list", "list", 0), ("lsit", "list", 1), ("lst", "list", 1), ("lists", "list", 1),
    ("lint", "list", 1), ("", "list", 4), ("kitten", "sitting", 3), ("ca", "abc", 3),
  ])
  func `the distance counts added, dropped, changed and swapped letters`(
    left: String,
    right: String,
    distance: Int
  ) {
    #expect(Spelling.distance(left, right) == distance)
    #expect(Spelling.distance(right, left) == distance)
  }

  @Test(arguments: [
    ("--formta", "--format"), ("--FORMAT", "--format"), ("--reprt", "--report"),
    ("--x", nil), ("--completely-else", nil),
  ])
  func `a name is suggested only when it is near`(typed: String, meant: String?) {
    #expect(Spelling.nearest(to: typed, among: ["--format", "--report"]) == meant)
  }

  @Test func `a very long word is no slip of the finger`() {
    let word = "--" + String(repeating: "format", count: 100_000)
    #expect(Spelling.nearest(to: word, among: ["--format"]) == nil)
  }
}
