import FontRegistry
import FontTestSupport
import FileAccess
import Testing

@Suite("Symbol and icon fonts")
struct SymbolCoverageTests {
  @Test(
    arguments: [
      // A text font, one of capitals alone, Cyrillic, Han and Hangul.
      ([0x20...0x7E], false), ([0x41...0x5A], false), ([0x430...0x44F], false),
      ([0x4E00...0x9FFF], false), ([0xAC00...0xD7A3], false),
      // Icons in the private use area, with the letters for ligatures beside them.
      ([0xE000...0xE0FF], true), ([0x20...0x7E, 0xE000...0xE7FF], true),
      // A text font with a few logos of its own.
      ([0x20...0x7E, 0xE000...0xE00F], false),
      // Digits and pictures, as emoji fonts have them; letters in squares are no text either.
      ([0x30...0x39, 0x1F170...0x1F189, 0x1F300...0x1F5FF], true),
      ([0xF0000...0xF0FFF], true),
      ([], false),
    ] as [([ClosedRange<UInt32>], Bool)]
  )
  func `are told by their characters`(ranges: [ClosedRange<UInt32>], expected: Bool) {
    #expect(Coverage(ranges: ranges).isOfSymbols == expected)
  }

  @Test(arguments: [
    ("icons/DemoIcons-Regular.ttf", true), ("family/DemoSans-Regular.ttf", false),
  ])
  func `of files are told by the same rule`(name: String, expected: Bool) throws {
    let registry = Registry(paths: [FilePath(Fixtures.font(name))], questions: .coverage)
    #expect(registry.faces.first?.details?.isSymbol == expected)
  }
}
