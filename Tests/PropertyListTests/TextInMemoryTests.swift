import Testing

@testable import PropertyList

/// Text is looked at eight bytes at a time, and long strings are kept; neither may show.
@Suite("Text in memory")
struct TextInMemoryTests {
  private func document(_ text: String) throws -> PropertyListDictionary {
    try #require(try PropertyListDocument(parsing: Array(text.utf8)).root.dictionary)
  }

  /// Each length moves what ends or breaks a string through all eight places.
  @Test(arguments: 0...24, ["", "\\\"", "é", "\u{1F170}", "\\n", "'"])
  func `a string in quotes ends where it ends`(length: Int, middle: String) throws {
    let start = String(repeating: "a", count: length)
    let root = try document("{ k = \"\(start)\(middle)b\"; l = \"c\"; }")
    let meant = middle.replacing("\\\"", with: "\"").replacing("\\n", with: "\n")
    #expect(root["k"]?.string == start + meant + "b")
    #expect(root["l"]?.string == "c")
  }

  @Test(arguments: 0...24, ["\n", "\r", "\r\n"])
  func `lines are counted wherever they end`(length: Int, end: String) throws {
    let comment = "/* " + String(repeating: "x", count: length) + "é */"
    let root = try document("{\(end)\(comment)\(end) key = value; }")
    let entry = try #require(root.entries.first)
    #expect(entry.keyPosition.line == 3)
    #expect(entry.keyPosition.column == 2)
  }

  /// Far more strings than the table has places, each of them twice, and alike but for one letter.
  @Test func `each of many long strings is what is written`() throws {
    let ids = (0..<5000).map { number in
      let digits = String(number)
      return String(repeating: "0", count: 24 - digits.count) + digits
    }
    let text = ids.map { "\($0) = \"\($0)\"; " }.joined()
    let root = try document("{ \(text)}")
    #expect(root.entries.map(\.key) == ids)
    #expect(root.entries.compactMap(\.value.string) == ids)
  }

  /// 'é' may be one letter or a letter and an accent: equal to Swift, and not the same key.
  @Test(arguments: 0...20)
  func `keys are held against each other by their bytes`(length: Int) throws {
    let start = String(repeating: "k", count: length)
    let root = try document("{ \"\(start)\u{E9}x\" = 1; \"\(start)e\u{301}\" = 2; }")
    #expect(root[start + "\u{E9}x"]?.string == "1")
    #expect(root[start + "e\u{301}"]?.string == "2")
    #expect(root[start + "\u{E9}"] == nil)
    #expect(root[start + "y\u{E9}"] == nil)
  }
}
