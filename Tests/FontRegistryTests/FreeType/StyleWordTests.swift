import Testing

@testable import FontRegistry

@Suite("Words for weights")
struct StyleWordTests {
  @Test(arguments: [
    ("Thin", 100), ("Hairline", 100), ("ExtraLight", 200), ("Ultra-Light", 200), ("Light", 300),
    ("regular", 400), ("Normal", 400), ("Book", 400), ("Roman", 400), ("MEDIUM", 500),
    ("Semi Bold", 600), ("DemiBold", 600), ("Bold", 700), ("Extra Bold", 800), ("UltraBold", 800),
    ("Black", 900),
  ])
  func `a usual word has its weight`(word: String, weight: Double) {
    #expect(StyleWord.weight(word) == weight)
  }

  // "Heavy" is 800 for some and 900 for others; "Demi" may be 600 and may be 350.
  @Test(arguments: ["Heavy", "Demi", "Poster", "", "Bold Italic", "700"])
  func `any other word has none`(word: String) {
    #expect(StyleWord.weight(word) == nil)
  }
}
