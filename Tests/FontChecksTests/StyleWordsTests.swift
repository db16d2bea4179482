import FontChecks
import Testing

@Suite("Style words")
struct StyleWordsTests {
  @Test(arguments: [
    ("Regular", "Regular"), ("Bold", "Bold"), ("Bold Italic", "Bold"), ("BoldItalic", "Bold"),
    ("bolditalic", "Bold"), ("SemiBold", "SemiBold"), ("Semi Bold", "SemiBold"),
    ("Semibold", "SemiBold"), ("Demi-Bold", "DemiBold"), ("ExtraLight", "ExtraLight"),
    ("Extra Light Italic", "ExtraLight"), ("ExtraLightIt", "ExtraLight"),
    ("Condensed ExtraBold", "ExtraBold"), ("CondensedExtraBoldItalic", "ExtraBold"),
    ("UltraBlack", "UltraBlack"), ("DemiLight", "DemiLight"), ("45 Light", "Light"),
    ("Display Medium", "Medium"), ("Regular Italic", "Regular"), ("Roman Light", "Light"),
    ("THIN", "Thin"), ("LightItalicPS", "Light"),
  ])
  func `the weight of a style is found`(style: String, word: String) {
    #expect(StyleWords(style).weights.map(\.word) == [word])
  }

  @Test(arguments: ["", " ", "Italic", "Display", "Boldoni", "Enlightened", "Solid", "W6", "常规"])
  func `a style without a weight has none`(style: String) {
    #expect(StyleWords(style).weights.isEmpty)
  }

  @Test(arguments: ["Italic", "Bold Italic", "BoldIt", "Oblique", "MediumObl", "Slanted", "Kursiv"])
  func `words for a slant are known`(style: String) {
    #expect(StyleWords(style).isItalic)
  }

  @Test(arguments: ["Regular", "Bold", "Italian", "Itty"])
  func `other words are no slant`(style: String) {
    #expect(!StyleWords(style).isItalic)
  }

  @Test func `widths and other words are kept apart`() {
    let words = StyleWords("Display Semi Condensed Bold Italic 2")
    #expect(words.widths == ["semicondensed"])
    #expect(words.others == ["display", "2"])
    #expect(words.weights.map(\.word) == ["Bold"])
    #expect(!words.areOnlyWeightAndSlant)
  }

  @Test func `weights of one word never lie outside their range`() {
    for word in WeightWord.all { #expect(word.range.contains(word.usual), "\(word.word)") }
  }

  @Test(arguments: [
    ("Thin", 250), ("ExtraLight", 275), ("DemiLight", 350), ("UltraLight", 100), ("Thin", 200),
    ("Heavy", 800), ("Heavy", 900), ("Book", 350), ("Book", 450), ("Regular", 400),
  ])
  func `numbers that makers choose on purpose fit their word`(word: String, weight: Int) throws {
    let found = try #require(WeightWord.all.first { $0.word == word })
    #expect(found.range.contains(weight))
  }

  @Test func `a style of a million letters is no trouble`() {
    let words = StyleWords(String(repeating: "boldi", count: 200_000))
    #expect(words.others.count <= 256)
  }
}
