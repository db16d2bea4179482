import FileAccess
import FontTestSupport
import Foundation
import Testing

@testable import FontRegistry

/// Compares stems with those of rendered letters: another outline reader, another fill rule's
/// implementation, and pixels in place of geometry.
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

  /// Faces from all over the corpus, static and variable, upright and not.
  static func sample() -> [Face] {
    let faces = Registry(paths: [FilePath(Fixtures.corpus ?? "")], questions: .coverage).faces
      .filter { face in
        face.details?.isSymbol == false && face.container != .woff && face.container != .woff2
          && face.details?.coverage?.contains("H") == true
      }
    return stride(from: 0, to: faces.count, by: 9).map { faces[$0] }
  }

  static func job(_ face: Face) -> String {
    var fields = ["\(face.file)", "\(face.index)", "\(face.axes.count)"]
    fields += face.coordinates.map { "\($0)" }
    for letter in StemLetter.letters(of: .latin) {
      guard case .all(let count) = letter.stems else { continue }
      fields.append("\(letter.character.value)")
      fields.append("\(count)")
      fields.append("\(letter.zones[0].lowerBound)")
      fields.append("\(letter.zones[0].upperBound)")
    }
    return fields.joined(separator: "\t")
  }

  @Test(.enabled(if: isPossible, "needs .corpus, a C compiler and FreeType's headers"))
  func `are within 2 percent`() throws {
    let faces = Self.sample()
    let folder = try TemporaryFolder()
    let jobs = faces.map(Self.job).joined(separator: "\n") + "\n"
    let file = try folder.write("jobs", jobs.utf8)
    let shell = try #require(CommandLineTool("sh"))
    let program = try #require(Self.program)
    let lines = try shell.lines(["-c", "\(program) < \(file)"])
    try #require(lines.count == faces.count)
    let measures = LetterMeasure.of(faces, jobs: 2)
    var compared = 0
    for ((face, measure), line) in zip(zip(faces, measures), lines) {
      let name = face.postScriptName ?? "\(face.file)"
      let rendered = line.split(separator: "\t").map { Double($0) }
      let letters = StemLetter.letters(of: .latin)
      guard let stems = measure.weights?.stems[.latin], stems.letters.count == letters.count,
        rendered.count == letters.count
      else { continue }
      let values = rendered.compactMap { $0 }
      guard values.count == letters.count else { continue }
      compared += 1
      #expect(abs(stems.thickness / values.median - 1) < 0.02, "\(name) \(stems) \(values)")
    }
    #expect(compared > 80)
  }
}
