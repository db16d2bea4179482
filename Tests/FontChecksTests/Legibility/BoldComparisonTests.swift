import FileAccess
import FontRegistry
import Testing

@testable import FontChecks

@Suite("Comparing a face with its bold")
struct BoldComparisonTests {
  static func comparison(
    _ weights: [(WrittenScript?, WeightComparison.Method, Double, Double, Int)]
  ) -> BoldComparison {
    var comparison = BoldComparison()
    comparison.weights = weights.map { script, method, regular, bold, count in
      WeightComparison(
        script: script,
        method: method,
        regular: regular,
        bold: bold,
        letterCount: count
      )
    }
    return comparison
  }

  @Test(
    arguments: [
      (80.0, 140.0, LegibilityVerdict.ok), (100, 115, .ok), (100, 114.9, .notBolder),
      (80, 80, .notBolder), (140, 80, .notBolder),
    ]
  )
  func `stems have to be 1·15 times as thick`(
    regular: Double,
    bold: Double,
    verdict: LegibilityVerdict
  ) {
    #expect(Self.comparison([(.latin, .stems, regular, bold, 5)]).verdict == verdict)
  }

  @Test func `ink has to be 1·12 times as much`() {
    #expect(Self.comparison([(nil, .ink, 100, 112, 40)]).verdict == .ok)
    #expect(Self.comparison([(nil, .ink, 100, 111.9, 40)]).verdict == .notBolder)
  }

  @Test func `one script that is not bolder is enough`() {
    let comparison = Self.comparison([
      (.latin, .stems, 80, 140, 5), (.hebrew, .ink, 79, 79, 20), (.greek, .stems, 80, 90, 5),
    ])
    #expect(comparison.verdict == .notBolder)
    #expect(comparison.decidingWeight?.script == .hebrew)
  }

  @Test func `a script of several that is not bolder is a lack of letters`() {
    var comparison = Self.comparison([
      (.latin, .stems, 80, 132, 5), (.cyrillic, .stems, 80, 130, 6), (.greek, .stems, 80, 128, 5),
      (.hebrew, .ink, 79, 79, 20),
    ])
    #expect(comparison.verdict == .coverage)
    #expect(comparison.decidingWeight?.script == .latin)
    #expect(comparison.faintWords == "Hebrew ink 79 -> 79 (the same)")
    // Half of them is too much, and so is the first.
    comparison.weights[2].bold = 80
    #expect(comparison.verdict == .notBolder)
    comparison.weights[2].bold = 128
    comparison.weights[0].bold = 80
    #expect(comparison.verdict == .notBolder)
  }

  @Test(arguments: [(120.0, LegibilityVerdict.heaviest), (114, .heaviest), (113.9, .notBolder)])
  func `the next heavier face may look much the same, and not lighter`(
    bold: Double,
    verdict: LegibilityVerdict
  ) {
    var comparison = Self.comparison([(.latin, .stems, 120, bold, 5)])
    comparison.isNextHeavier = true
    #expect(comparison.verdict == verdict)
    #expect(comparison.isLighter == (verdict == .notBolder))
    comparison.isNextHeavier = false
    #expect(comparison.verdict == .notBolder)
  }

  @Test func `only neighbours of heavy faces are the next`() {
    let weights = [(600, 700), (600, 749), (600, 750), (800, 900), (500, 600)]
    let areNext = weights.map { own, other in
      BoldComparison(.example("A", weight: own), .example("B", weight: other)).isNextHeavier
    }
    #expect(areNext == [true, true, false, true, false])
  }

  @Test func `a letter or two of a script are signs`() {
    let signs = Self.comparison([(.latin, .stems, 80, 140, 5), (.greek, .stems, 99, 99, 2)])
    #expect(signs.verdict == .ok)
    #expect(signs.decidingWeight?.script == .latin)
    // Where there is nothing else, they have to do.
    #expect(Self.comparison([(.greek, .stems, 99, 99, 2)]).verdict == .notBolder)
  }

  @Test func `a comparison of nothing has no ratio`() {
    let nothing = BoldComparison()
    #expect(nothing.verdict == .unmeasurable)
    #expect(nothing.decidingWeight == nil)
  }

  @Test(
    arguments: [
      (1.02, nil, LegibilityVerdict.ok), (1.021, nil, .metrics), (0.979, nil, .metrics),
      (nil, 1.1, .ok), (nil, 1.11, .metrics), (nil, 0.89, .metrics), (1, 1, .ok),
    ] as [(Double?, Double?, LegibilityVerdict)]
  )
  func `lines may grow by 2 percent and text by 10`(
    line: Double?,
    advance: Double?,
    verdict: LegibilityVerdict
  ) {
    var comparison = Self.comparison([(.latin, .stems, 80, 140, 5)])
    comparison.lineHeightRatio = line
    comparison.advanceRatio = advance
    #expect(comparison.verdict == verdict)
    #expect((comparison.jumpWords != nil) == (verdict == .metrics))
  }

  @Test func `the worst is the verdict`() {
    var comparison = Self.comparison([(.latin, .stems, 80, 80, 5)])
    comparison.missingLetters = ["a"]
    comparison.lineHeightRatio = 2
    #expect(comparison.verdict == .notBolder)
    comparison.weights[0].bold = 140
    #expect(comparison.verdict == .coverage)
    comparison.missingLetters = []
    #expect(comparison.verdict == .metrics)
    comparison.lineHeightRatio = 1
    #expect(comparison.verdict == .ok)
    // What is missing is missing also where nothing could be measured.
    comparison.weights = []
    #expect(comparison.verdict == .unmeasurable)
    comparison.missingLetters = ["a"]
    #expect(comparison.verdict == .coverage)
    // With a reason why nothing could, that is what has to be known first.
    comparison.obstacle = "it has no outlines"
    #expect(comparison.verdict == .unmeasurable)
  }

  @Test func `missing letters are told as ranges`() {
    var comparison = BoldComparison()
    comparison.missingLetters = ["A", "B", "C", "é", "Я"]
    #expect(comparison.missingWords == "5 letters (U+0041-U+0043, U+00E9, U+042F)")
    comparison.missingLetters = ["é"]
    #expect(comparison.missingWords == "1 letter (U+00E9)")
    comparison.missingLetters = Array("acegikmo".unicodeScalars)
    #expect(comparison.missingWords?.hasSuffix(", U+006B and 2 more)") == true)
    comparison.missingLetters = []
    #expect(comparison.missingWords == nil)
  }

  // A bold of capitals alone: 100 to 110, though the median of all five letters of the face is 70.
  @Test func `only letters that both faces have are compared`() throws {
    let regular = LetterWeights(
      stems: [.latin: .init(["I": 100, "H": 100, "l": 70, "n": 70, "i": 70])]
    )
    let capitals = LetterWeights(stems: [.latin: .init(["I": 110, "H": 110])])
    var comparison = BoldComparison()
    comparison.add(.measured(regular), .measured(capitals))
    let weight = try #require(comparison.decidingWeight)
    #expect(weight.regular == 100 && weight.bold == 110 && weight.letterCount == 2)
    #expect(comparison.verdict == .notBolder)
    comparison.add(.measured(capitals), .measured(regular))
    #expect(comparison.decidingWeight?.regular == 110 && comparison.decidingWeight?.bold == 100)
  }

  @Test func `faces without a letter in common are not compared`() {
    var comparison = BoldComparison()
    comparison.add(
      .measured(LetterWeights(stems: [.latin: .init(["l": 80])])),
      .measured(LetterWeights(stems: [.latin: .init(["I": 140])]))
    )
    #expect(comparison.weights.isEmpty && comparison.verdict == .unmeasurable)
  }

  @Test func `the widths of letters that are compared by their ink count`() {
    var comparison = BoldComparison()
    comparison.add(
      ink: .measured(LetterWeights(ink: ["ა": 100], advances: ["ა": 500])),
      .measured(LetterWeights(ink: ["ა": 150], advances: ["ა": 600])),
      of: nil,
      ["ა"]
    )
    #expect(comparison.advanceRatio == 1.2)
    #expect(comparison.verdict == .metrics)
  }

  /// fontconfig has orthographies for emoji and for mathematics, `und-zsye` and `und-zmth`: nobody
  /// writes in them.
  @Test func `signs are no language that is lost`() {
    let own: [ClosedRange<UInt32>] = [0...0x2_FFFF]
    let capitals: [ClosedRange<UInt32>] = [0x41...0x5A]
    let lost = Set(
      Orthography.all.filter { $0.isCovered(by: Coverage(ranges: own)) }.map(\.tag)
    )
    #expect(lost.isSuperset(of: ["und-zsye", "und-zmth", "ru", "en"]))
    var bold = Face.example("Demo-Bold", coverage: capitals)
    bold.file = FilePath("Bold.ttf")
    let comparison = BoldComparison(.example("Demo-Regular", coverage: own), bold)
    #expect(Set(comparison.lostLanguages) == lost.subtracting(["und-zsye", "und-zmth"]))
  }
}
