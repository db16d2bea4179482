import FileAccess
import FontRegistry
import Testing

@testable import FontChecks

/// A script without stems, or without letters that have some, is compared by the ink of its letters.
@Suite("Scripts that are compared by ink")
struct InkPairTests {
  private static let latin: ClosedRange<UInt32> = 0x41...0x7A
  private static let georgian: ClosedRange<UInt32> = 0x10D0...0x10FA

  /// The report on a Regular and a Bold of some characters, with stems of some letters in both, with
  /// letters that draw nothing in the Bold, and with what others ink there; in the Regular 100.
  private static func row(
    _ characters: [ClosedRange<UInt32>],
    stems: [WrittenScript: (regular: Double, bold: Double)] = [.latin: (80, 140)],
    letters: [Unicode.Scalar] = ["l", "I", "H", "n", "i"],
    blank: Set<Unicode.Scalar> = [],
    ink: @escaping @Sendable (UInt32) -> Double?
  ) throws -> LegibilityReport.Row {
    let faces = [("Regular", 400), ("Bold", 700)].map { style, weight in
      var face = Face.example(
        "Demo-\(style)",
        style: style,
        weight: weight,
        coverage: characters
      )
      face.file = FilePath("\(style).ttf")
      return face
    }
    let measures = [false, true].map { isBold in
      var weights = LetterWeights(
        stems: stems.mapValues { pair in
          .init(
            Dictionary(
              uniqueKeysWithValues: letters.map { ($0, isBold ? pair.bold : pair.regular) }
            )
          )
        }
      )
      if isBold { weights.blank = blank }
      return weights
    }
    let measurer = LetterMeasurer(
      measure: { $0.map { .measured(measures[$0.weight == 700 ? 1 : 0]) } },
      ink: { faces, characters in
        zip(faces, characters).map { face, wanted in
          let values = wanted.compactMap { letter in
            ink(letter.value).map { (letter, face.weight == 700 ? $0 : 100) }
          }
          return .measured(LetterWeights(ink: Dictionary(uniqueKeysWithValues: values)))
        }
      }
    )
    let report = LegibilityReport(faces: faces, measurer: measurer)
    return try #require(report.rows.first { $0.face.weight == 400 })
  }

  // 24 letters, 100 thousandths of the square each.
  @Test(
    arguments: [
      (150.0, LegibilityVerdict.ok), (112, .ok), (111, .notBolder), (100, .notBolder),
    ]
  )
  func `a script without known stems counts beside Latin`(
    bold: Double,
    verdict: LegibilityVerdict
  ) throws {
    let row = try Self.row([Self.latin, Self.georgian]) { _ in bold }
    #expect(row.verdict == verdict)
    let weight = try #require(row.comparison.weights.last)
    #expect(weight.script == .georgian && weight.method == .ink && weight.letterCount == 24)
    if verdict == .notBolder {
      #expect(
        row.reason == "Demo-Bold 700; does not look heavier; Georgian ink 100 -> "
          + (bold == 100 ? "100 (the same)" : "111 (1.11 times)")
      )
    }
  }

  // Of three scripts, one that is not bolder is a lack of letters.
  @Test func `a script of several that is not bolder is named`() throws {
    let row = try Self.row(
      [Self.latin, 0x561...0x586, Self.georgian],
      ink: { $0 < 0x10D0 ? 150 : 100 }
    )
    #expect(row.verdict == .coverage)
    #expect(row.comparison.faintWords == "Georgian ink 100 -> 100 (the same)")
    #expect(row.comparison.weights.map(\.script) == [.latin, .armenian, .georgian])
  }

  // Handwriting: none of its letters has stems, or one has.
  @Test(arguments: [[:], [.cyrillic: (80, 140)]] as [[WrittenScript: (Double, Double)]])
  func `letters without stems are compared where those of another script have some`(
    cyrillic: [WrittenScript: (Double, Double)]
  ) throws {
    let row = try Self.row(
      [Self.latin, 0x410...0x44F],
      stems: cyrillic.merging([.latin: (80, 140)]) { own, _ in own },
      letters: ["n", "i"],
      ink: { $0 > 0x400 ? 100 : 150 }
    )
    // Two letters of Latin with stems are too few as well.
    #expect(row.comparison.weights.map(\.method) == [.ink, .ink])
    #expect(row.comparison.weights.map(\.letterCount) == [24, 24])
    #expect(row.comparison.decidingWeight?.script == .cyrillic)
    #expect(row.verdict == .notBolder)
  }

  @Test func `stems of enough letters are not measured twice`() throws {
    let row = try Self.row([Self.latin]) { _ in 100 }
    #expect(row.comparison.weights.map(\.method) == [.stems])
    #expect(row.verdict == .ok)
  }

  // Mac Roman has Δ, Ω, π and µ for mathematics.
  @Test func `signs are no script`() throws {
    let signs = [0x394, 0x3A9, 0x3BC, 0x3C0].map { UInt32($0)...UInt32($0) }
    let row = try Self.row([Self.latin] + signs) { _ in 100 }
    #expect(row.verdict == .ok)
    let few = try Self.row([Self.latin, 0x10D0...0x10D1]) { _ in 100 }
    #expect(few.comparison.weights.map(\.script) == [.latin])
  }

  @Test(arguments: [(150.0, LegibilityVerdict.ok), (100, .notBolder)])
  func `a family of digits is compared by them`(bold: Double, verdict: LegibilityVerdict) throws {
    let row = try Self.row([0x30...0x39], stems: [:]) { _ in bold }
    #expect(row.verdict == verdict)
    let weight = try #require(row.comparison.decidingWeight)
    #expect(weight.script == nil && weight.method == .ink && weight.letterCount == 10)
  }

  // Beside letters digits alone decide nothing.
  @Test func `digits do not count beside letters`() throws {
    let row = try Self.row([0x30...0x39, Self.latin]) { $0 < 0x41 ? 100 : 150 }
    #expect(row.comparison.weights.map(\.script) == [.latin])
  }

  @Test func `letters that draw nothing are not chosen`() throws {
    let blank = Set((0x10D0...0x10E7).compactMap { Unicode.Scalar(UInt32($0)) })
    let row = try Self.row([Self.georgian], stems: [:], blank: blank) { value in
      value <= 0x10E7 ? nil : 150
    }
    // 43 letters, of which 24 are blank.
    #expect(row.comparison.weights.map(\.letterCount) == [19])
    #expect(row.verdict == .coverage)
  }

  @Test func `letters of no known script are compared where there is nothing else`() throws {
    // Gothic.
    let row = try Self.row([0x1_0330...0x1_034A], stems: [:]) { _ in 100 }
    #expect(row.verdict == .notBolder)
    #expect(row.comparison.decidingWeight?.script == nil)
    let beside = try Self.row([Self.latin, 0x1_0330...0x1_034A]) { _ in 100 }
    #expect(beside.verdict == .ok)
  }

  @Test func `what cannot be inked is unmeasurable`() throws {
    let row = try Self.row([Self.georgian], stems: [:]) { _ in nil }
    #expect(row.verdict == .unmeasurable)
    #expect(row.comparison.obstacle == "no letter that both have is inked")
    // Latin was measured, and is fine.
    let beside = try Self.row([Self.latin, Self.georgian]) { _ in nil }
    #expect(beside.verdict == .ok)
    #expect(beside.comparison.obstacle == nil)
  }
}
