import FileAccess
import FontTestSupport
import Foundation
import Testing

@testable import FontRegistry

/// Compares stems with those of rendered letters: another outline reader, another fill rule's
/// implementation, pixels in place of geometry, and lines that are laid elsewhere.
@Suite("Stems beside rendered letters")
struct RenderedStemTests {
  /// The compiled program, or `nil` where there is no compiler.
  static let program: String? = {
    let source = Fixtures.checkout + "/Scripts/ink-runs.c"
    let folder = FileManager.default.temporaryDirectory.path() + "/fontscan-ink-runs-\(getpid())"
    guard let shell = CommandLineTool("sh") else { return nil }
    let command =
      "mkdir -p \(folder) && cc -O2 -o \(folder)/ink-runs \(source) "
      + "$(pkg-config --cflags --libs freetype2) && echo built"
    return (try? shell.lines(["-c", command])) == ["built"] ? folder + "/ink-runs" : nil
  }()

  static let isPossible = Fixtures.corpus != nil && program != nil

  /// A letter, how many stems a line meets (0 where the one at the right is meant), and where the
  /// lines are laid, in parts of its height.
  struct Letter {
    let character: Unicode.Scalar
    let count: Int
    let zone: ClosedRange<Double>

    init(_ character: Unicode.Scalar, _ count: Int, _ zone: ClosedRange<Double>) {
      self.character = character
      self.count = count
      self.zone = zone
    }
  }

  /// Chosen by looking at the letters, and not by the table that is tested.
  static let letters: [WrittenScript: [Letter]] = [
    .latin: [
      Letter("l", 1, 0.45...0.55), Letter("I", 1, 0.4...0.6), Letter("H", 2, 0.22...0.32),
      Letter("n", 2, 0.3...0.4), Letter("i", 1, 0.3...0.4),
    ],
    .cyrillic: [
      Letter("Н", 2, 0.22...0.32), Letter("П", 2, 0.3...0.5), Letter("Ш", 3, 0.5...0.7),
      Letter("н", 2, 0.22...0.32), Letter("п", 2, 0.3...0.4), Letter("ш", 3, 0.5...0.65),
    ],
    .greek: [
      Letter("Η", 2, 0.22...0.32), Letter("Ι", 1, 0.4...0.6), Letter("Π", 2, 0.3...0.5),
      Letter("Γ", 1, 0.3...0.55), Letter("ι", 1, 0.45...0.65),
    ],
    .arabic: [
      Letter("ا", 1, 0.4...0.6), Letter("ل", 1, 0.65...0.75), Letter("ط", 1, 0.7...0.8),
    ],
    .devanagari: [
      Letter("\u{93E}", 0, 0.3...0.5), Letter("प", 0, 0.2...0.4), Letter("ग", 0, 0.2...0.4),
      Letter("न", 0, 0.15...0.35), Letter("म", 0, 0.15...0.35),
    ],
    .thai: [
      Letter("ก", 2, 0.25...0.4), Letter("บ", 2, 0.35...0.5), Letter("ป", 2, 0.3...0.4),
      Letter("น", 2, 0.45...0.55), Letter("า", 0, 0.25...0.45), Letter("ภ", 0, 0.25...0.4),
    ],
    .hangul: [
      Letter("ㅣ", 1, 0.4...0.6), Letter("이", 0, 0.4...0.6), Letter("기", 0, 0.4...0.6),
      Letter("니", 0, 0.4...0.6), Letter("미", 0, 0.4...0.6), Letter("시", 0, 0.4...0.6),
    ],
  ]

  @Test func `every letter of the table is rendered`() {
    for script in WrittenScript.allCases {
      #expect(
        Set(Self.letters[script, default: []].map(\.character))
          == Set(StemLetter.letters(of: script).map(\.character))
      )
    }
  }

  /// The corpus, which is read once for all scripts.
  static let corpus = Registry(
    paths: [FilePath(Fixtures.corpus ?? "")],
    questions: .coverage
  ).faces

  /// Faces from all over the corpus, static and variable, upright and not.
  static func sample(_ script: WrittenScript) -> [Face] {
    let needed = letters[script, default: []].map(\.character)
    let faces = corpus.filter { face in
      face.details?.isSymbol == false && face.container != .woff && face.container != .woff2
        && needed.allSatisfy { face.details?.coverage?.contains($0) == true }
    }
    return stride(from: 0, to: faces.count, by: max(1, faces.count / 120)).map { faces[$0] }
  }

  static func job(_ face: Face, _ letters: [Letter]) -> String {
    var fields = ["\(face.file)", "\(face.index)", "\(face.axes.count)"]
    fields += face.coordinates.map { "\($0)" }
    for letter in letters {
      fields.append("\(letter.character.value)")
      fields.append("\(letter.count)")
      fields.append("\(letter.zone.lowerBound)")
      fields.append("\(letter.zone.upperBound)")
    }
    return fields.joined(separator: "\t")
  }

  @Test(
    .enabled(if: isPossible, "needs .corpus, a C compiler and FreeType's headers"),
    arguments: WrittenScript.allCases.filter { RenderedStemTests.letters[$0] != nil }
  )
  func `are within 2 percent`(script: WrittenScript) throws {
    let letters = Self.letters[script, default: []]
    let faces = Self.sample(script)
    let folder = try TemporaryFolder()
    let jobs = faces.map { Self.job($0, letters) }.joined(separator: "\n") + "\n"
    let file = try folder.write("jobs", jobs.utf8)
    let shell = try #require(CommandLineTool("sh"))
    let program = try #require(Self.program)
    let lines = try shell.lines(["-c", "\(program) < \(file)"])
    try #require(lines.count == faces.count)
    let measures = LetterMeasure.of(faces, jobs: 2)
    var compared = 0
    for ((face, measure), line) in zip(zip(faces, measures), lines) {
      let values = line.split(separator: "\t").map { Double($0) }
      try #require(values.count == letters.count)
      var rendered: [Unicode.Scalar: Double] = [:]
      for (letter, value) in zip(letters, values) { rendered[letter.character] = value }
      guard let stems = measure.weights?.stems[script]?.of(Array(rendered.keys)),
        stems.letters.count >= min(3, letters.count)
      else { continue }
      compared += 1
      let median = stems.letters.compactMap { rendered[$0] }.median
      #expect(
        abs(stems.thickness / median - 1) < 0.02,
        "\(face.postScriptName ?? "\(face.file)") \(stems) \(rendered)"
      )
    }
    #expect(2 * compared > faces.count && compared > 5, "\(compared) of \(faces.count)")
  }
}
