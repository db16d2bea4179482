import FontTestSupport
import Testing

@testable import FontRegistry

@Suite("Letters of running text")
struct LetterFrequencyTests {
  @Test func `shares of the letters without the space make a whole`() {
    for frequency in LetterFrequency.all {
      let letters = frequency.letters.filter { $0.character != " " }
      #expect(abs(letters.reduce(0) { $0 + $1.share } - 100) < 0.3, "\(frequency.script)")
      #expect(Set(letters.map(\.character)).count == letters.count)
    }
    #expect(LetterFrequency.all.first?.letters.count == 27)
  }

  @Test func `frequent letters weigh more`() throws {
    var own = LetterWeights()
    for letter in LetterFrequency.all[0].letters { own.advances[letter.character] = 500 }
    var other = own
    // One e in eight letters and a fifth of a space: 12.49 of 120.87 parts.
    other.advances["e"] = 1000
    let ratio = try #require(LetterFrequency.advanceRatio(from: own, to: other))
    #expect(abs(ratio - (1 + 12.49 / 120.87)) < 0.001)
    other.advances["e"] = 500
    other.advances["z"] = 1000
    #expect(abs((LetterFrequency.advanceRatio(from: own, to: other) ?? 0) - 1.00074) < 0.0001)
  }

  @Test func `of faces without such letters all count the same`() {
    let own = LetterWeights(advances: ["א": 400, "ב": 600, " ": 200])
    let other = LetterWeights(advances: ["א": 500, "ב": 600, " ": 900])
    #expect(LetterFrequency.advanceRatio(from: own, to: other) == 1.1)
    #expect(LetterFrequency.advanceRatio(from: own, to: LetterWeights()) == nil)
    #expect(
      LetterFrequency.advanceRatio(from: LetterWeights(advances: ["א": 0]), to: own) == nil
    )
  }

  /// A font of one square for each of some letters.
  static func reader(
    _ letters: String,
    advance: UInt16,
    in folder: TemporaryFolder
  ) throws -> OutlineReader {
    var font = GlyphFont()
    font.advance = advance
    for letter in letters.unicodeScalars {
      font.add(letter, GlyphFont.simple([GlyphFont.rectangle(100...300, 0...700)]))
    }
    return try font.reader(in: folder)
  }

  // All letters of a font are equally wide: 700 are 1.4 times 500.
  @Test(
    arguments: [
      "אבגד", "東国語", "あいう", "ΗΙΠ", "اطل", "पगन", "กบป", "이기니", "lIHni",
    ]
  )
  func `text of every script has a width`(letters: String) throws {
    let folder = try TemporaryFolder()
    let own = try LetterWeights(measuring: Self.reader(letters, advance: 500, in: folder))
    let other = try LetterWeights(measuring: Self.reader(letters, advance: 700, in: folder))
    #expect(LetterFrequency.advanceRatio(from: own, to: other) == 1.4)
  }

  @Test func `letters that are compared by their ink have a width`() throws {
    let folder = try TemporaryFolder()
    let letters: [Unicode.Scalar] = ["ა", "ბ", "გ"]
    let own = try LetterWeights(ink: letters, in: Self.reader("აბ", advance: 500, in: folder))
    let other = try LetterWeights(ink: letters, in: Self.reader("აბგ", advance: 700, in: folder))
    #expect(own.advances == ["ა": 500, "ბ": 500])
    #expect(LetterFrequency.advanceRatio(from: own, to: other) == 1.4)
  }
}
