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
      // Mathematics with capitals and a few Greek letters; symbols with the whole alphabet beside
      // them; an alphabet with more symbols than letters.
      ([0x41...0x5A, 0x3B1...0x3B9, 0x2200...0x22FF], true),
      ([0x41...0x5A, 0x61...0x7A, 0x2600...0x27BF], true),
      ([0x41...0x5A, 0x61...0x7A, 0x2600...0x2680], false),
      // As many letters as are there to be read.
      ([0x20...0x7E, 0x410...0x52F, 0x1D400...0x1D7FF], false),
      // Digits alone are there to be read; large brackets with the marks that stretch over formulas
      // are not.
      ([0x20...0x20, 0x30...0x39], false), ([0x24...0x24, 0x2B...0x2D, 0x30...0x39], false),
      ([0x28...0x29, 0x2C6...0x2C6, 0x302...0x303, 0x221A...0x221A, 0x27E8...0x27E9], true),
      ([], false),
    ] as [([ClosedRange<UInt32>], Bool)]
  )
  func `are told by their characters`(ranges: [ClosedRange<UInt32>], expected: Bool) {
    #expect((Coverage(ranges: ranges).symbolKind != nil) == expected)
  }

  // Of 27 letters and 256 operators each, of 624 letters and 256 operators.
  @Test(
    arguments: [
      ([0x41...0x5A, 0x61...0x7A, 0x2200...0x22FF], .mathematics),
      ([0x41...0x5A, 0x61...0x7A, 0x1D400...0x1D7FF, 0x100...0x24F], .mathematics),
      ([0x41...0x5A, 0x61...0x7A, 0x100...0x24F, 0x2200...0x22FF], nil), ([0x41...0x5A], nil),
    ] as [([ClosedRange<UInt32>], SymbolKind?)]
  )
  func `for mathematics have a table for it and more symbols than letters`(
    ranges: [ClosedRange<UInt32>],
    expected: SymbolKind?
  ) {
    #expect(Coverage(ranges: ranges).symbolKind(isForMathematics: true) == expected)
  }

  // Families that are mixed by the characters of their faces alone; DejaVu Serif is for text, and has
  // the same table.
  @Test(
    .enabled(if: Fixtures.corpus != nil, "no corpus: make corpus"),
    arguments: [
      ("fonts-stix", ["STIXSizeTwoSym", "STIXSizeThreeSym", "STIXSizeFourSym", "STIX Math"], true),
      ("fonts-katex", ["KaTeX_Size1", "KaTeX_Size3", "KaTeX_Size4"], true),
      ("fonts-symbola", ["Symbola"], true), ("fonts-dejavu-extra", ["DejaVu Math TeX Gyre"], true),
      ("fonts-dejavu-core", ["DejaVu Sans", "DejaVu Serif"], false),
      ("fonts-linuxlibertine", ["Linux Libertine O"], false),
    ] as [(String, [String], Bool)]
  )
  func `of real families are all of them or none`(
    package: String,
    families: [String],
    expected: Bool
  ) throws {
    let folder = FilePath(try #require(Fixtures.corpus) + "/" + package)
    let faces = Registry(paths: [folder], questions: .coverage).faces
    for family in families {
      let members = faces.filter { $0.family == family }
      #expect(!members.isEmpty, "\(family)")
      #expect(members.allSatisfy { $0.details?.isSymbol == expected }, "\(family)")
    }
  }

  @Test(
    arguments: [
      ("icons/DemoIcons-Regular.ttf", .privateUse), ("kinds/icons-with-letters.ttf", .symbols),
      ("kinds/icons-by-words.ttf", .ligatures), ("kinds/symbol.ttf", .encoding),
      ("family/DemoSans-Regular.ttf", nil),
    ] as [(String, SymbolKind?)]
  )
  func `of files are told by that and more`(name: String, expected: SymbolKind?) throws {
    let registry = Registry(paths: [FilePath(Fixtures.font(name))], questions: .coverage)
    #expect(registry.faces.first?.details?.symbolKind == expected)
    #expect(registry.faces.first?.details?.isSymbol == (expected != nil))
  }

  @Test func `of some families are told by the name`() throws {
    let sample = SampleFont(names: [.init(nameID: 1, text: "Standard Symbols PS")])
    let folder = try TemporaryFolder()
    let path = FilePath(try folder.write("Symbols.ttf", sample.bytes))
    let face = Registry(paths: [path], questions: .coverage).faces.first
    #expect(face?.details?.symbolKind == .family)
  }
}
