import Testing

@testable import SourceScan

@Suite("What comments say of findings")
struct SuppressionCommentTests {
  private static func read(_ text: String) -> SuppressionComment? {
    SuppressionComment(Array(text.utf8)[...])
  }

  @Test(arguments: [
    ("// fontscan:disable:next names/unknown", ["names/unknown"], nil),
    (
      "// fontscan:disable:next names/unknown It comes later.", ["names/unknown"], "It comes later."
    ),
    ("// fontscan:disable:next a/b, c/d e/f because", ["a/b", "c/d", "e/f"], "because"),
    ("// fontscan:disable:next names - all of them", ["names"], "all of them"),
    ("// fontscan:disable:next names and more", ["names"], "and more"),
    ("// fontscan:disable:this all", ["all"], nil),
    ("/* fontscan:disable:next a/b why */", ["a/b"], "why"),
    (" fontscan:disable:next a/b why ", ["a/b"], "why"),
    ("// fontscan:disable:next", [], nil),
    ("//\tfontscan:disable:next\ta/b\tx", ["a/b"], "x"),
  ])
  func `rules come first, then the reason`(text: String, rules: [String], reason: String?) throws {
    let comment = try #require(Self.read(text))
    #expect(comment.rules.map(\.word) == rules)
    #expect(comment.reason == reason)
  }

  @Test func `each rule has its place`() throws {
    let text = "// fontscan:disable:next a/b,c/d e/f"
    let comment = try #require(Self.read(text))
    #expect(comment.rules.map(\.offset) == [25, 29, 33])
  }

  @Test(arguments: [
    "// fontscan", "// about fontscan:disable", "", "//", "// FontScan:disable a/b",
  ])
  func `other comments say nothing`(text: String) {
    #expect(Self.read(text) == nil)
  }

  @Test(arguments: ["// fontscan:", "// fontscan:next", "// fontscan:disable:all a/b"])
  func `commands that are none are faults`(text: String) throws {
    #expect(try #require(Self.read(text)).fault != nil)
  }
}
