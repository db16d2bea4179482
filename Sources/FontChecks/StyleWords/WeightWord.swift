/// A word for a weight, with the weight classes that fonts use it for on purpose.
package struct WeightWord: Hashable, Sendable {
  /// The word as people write it.
  package let word: String

  /// The class that the word usually means.
  package let usual: Int

  /// The classes that are no contradiction to the word.
  package let range: ClosedRange<Int>

  /// Whether the word is also what a face is called that has no weight in its name.
  package let isNeutral: Bool

  private init(_ word: String, _ usual: Int, _ range: ClosedRange<Int>, isNeutral: Bool = false) {
    self.word = word
    self.usual = usual
    self.range = range
    self.isNeutral = isNeutral
  }

  /// The words.
  ///
  /// The ranges are wider than a step where makers differ on purpose: 250 for Thin and 275 for
  /// ExtraLight keep old Windows from smearing them, 350 is the DemiLight of East Asian families,
  /// Apple's UltraLight is lighter than its Thin, Book lies on either side of Regular, the Bold of
  /// families with an ExtraBold may be 600, and Heavy is anything from ExtraBold to Black.
  package static let all: [WeightWord] = [
    WeightWord("Hairline", 100, 1...275),
    WeightWord("Thin", 100, 1...275),
    WeightWord("ExtraLight", 200, 50...299),
    WeightWord("UltraLight", 200, 50...299),
    WeightWord("SemiLight", 350, 300...399),
    WeightWord("DemiLight", 350, 300...399),
    WeightWord("Light", 300, 250...375),
    WeightWord("Book", 400, 300...500),
    WeightWord("Regular", 400, 350...500, isNeutral: true),
    WeightWord("Normal", 400, 350...500, isNeutral: true),
    WeightWord("Roman", 400, 350...500, isNeutral: true),
    WeightWord("Plain", 400, 350...500, isNeutral: true),
    WeightWord("Medium", 500, 400...600),
    WeightWord("SemiBold", 600, 550...700),
    WeightWord("DemiBold", 600, 550...700),
    WeightWord("Demi", 600, 550...700),
    WeightWord("ExtraBold", 800, 750...900),
    WeightWord("UltraBold", 800, 750...900),
    WeightWord("Bold", 700, 600...800),
    WeightWord("Heavy", 800, 750...1000),
    WeightWord("ExtraBlack", 950, 850...1000),
    WeightWord("UltraBlack", 950, 850...1000),
    WeightWord("Black", 900, 800...1000),
  ]
}
