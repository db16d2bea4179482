import FileAccess
import FontRegistry
import FontTestSupport
import Testing

@testable import FontChecks

/// What is wrong with a partner is told whole, also where the worst of it hides the rest.
@Suite("Faults of bold partners")
struct PartnerFaultTests {
  private static let coverage: [ClosedRange<UInt32>] = [0x20...0x7E, 0x410...0x44F]

  private static func report(stem: Double, weight: Int = 400, boldWeight: Int = 700)
    -> LegibilityReport
  {
    func face(_ style: String, _ weight: Int, _ coverage: [ClosedRange<UInt32>]) -> Face {
      var face = Face.example("Demo-\(style)", style: style, weight: weight, coverage: coverage)
      face.file = FilePath("\(style).ttf")
      return face
    }
    return LegibilityReport(
      faces: [
        face("Regular", weight, coverage), face("Bold", boldWeight, [0x20...0x7E, 0x410...0x44E]),
      ],
      measurer: .example([
        "Demo-Regular": .example(stem: 80), "Demo-Bold": .example(stem: stem),
      ])
    )
  }

  @Test func `a partner that is not bolder and lacks a letter has both faults`() throws {
    let report = Self.report(stem: 82)
    let row = try #require(report.rows.first)
    #expect(row.verdict == .notBolder)
    #expect(row.faults == [.notBolder, .coverage])
    #expect(row.comparison.missingLetters == ["\u{44F}"])
    #expect(row.reason.contains("does not look heavier; lacks 1 letter (U+044F)"))
    let findings = report.findings(under: FilePath("."))
    #expect(findings.map(\.rule) == ["legibility/coverage", "legibility/not-bolder"])
    #expect(findings[0].message.contains("lacks 1 letter (U+044F)"))
    #expect(!findings[0].message.contains("does not look heavier"))
    #expect(!findings[1].message.contains("lacks"))
  }

  // The face keeps its place then, by the map as well.
  @Test func `the next heavier of a heavy face is no fault, whatever it lacks`() throws {
    let report = Self.report(stem: 84, weight: 700, boldWeight: 800)
    let row = try #require(report.rows.first)
    #expect(row.verdict == .heaviest)
    #expect(row.faults.isEmpty)
    #expect(report.findings(under: FilePath(".")).isEmpty)
    #expect(BoldMap(report).entries.isEmpty)
  }

  /// The regular of the fixtures, and its bold after an operation.
  private static func row(_ change: ([UInt8]) -> [UInt8]) throws -> (
    LegibilityReport.Row, BoldMap, [Finding]
  ) {
    let folder = try TemporaryFolder()
    let family = try ["Regular", "Bold"].map { style in
      try Fixtures.bytes(Fixtures.font("family/DemoSans-\(style).ttf"))
    }
    try folder.write("Regular.ttf", family[0])
    try folder.write("Bold.ttf", change(family[1]))
    let registry = Registry(paths: [FilePath(folder.path)], questions: .everything)
    let report = LegibilityReport(faces: registry.faces, measurer: .reading(jobs: 1))
    let row = try #require(report.rows.first { $0.face.postScriptName == "DemoSans-Regular" })
    return (row, BoldMap(report), report.findings(under: FilePath(folder.path)))
  }

  @Test func `a bold whose letters all draw nothing lacks them all`() throws {
    let (row, map, findings) = try Self.row(FontSurgery.blank)
    #expect(row.verdict == .unmeasurable)
    #expect(row.reason.contains("not measured: none of its letters draws anything; lacks "))
    let missing = try #require(row.comparison.missingLetters)
    // By fontTools: the fixture has A to Z, a to z and the digits.
    let ranges: [ClosedRange<UInt32>] = [0x30...0x39, 0x41...0x5A, 0x61...0x7A]
    #expect(missing == ranges.joined().compactMap(Unicode.Scalar.init))
    #expect(findings.map(\.rule) == ["legibility/coverage"])
    #expect(!map.entries.contains { $0.name == "DemoSans-Regular" })
  }

  @Test func `a bold that SVG draws is unmeasurable, and a partner still`() throws {
    let (row, map, findings) = try Self.row { FontSurgery.drawn($0) }
    #expect(row.verdict == .unmeasurable)
    #expect(row.reason.contains("drawn by SVG"), "\(row.reason)")
    #expect(row.comparison.decidingWeight == nil && row.comparison.missingLetters == [])
    #expect(findings.isEmpty)
    #expect(map.entries.contains { $0.name == "DemoSans-Regular" })
  }

  // Bitmaps of fewer letters: what cannot be measured is said, and what is lacking.
  @Test func `a bold of bitmaps that lacks letters says both`() throws {
    let pixels = FilePath(Fixtures.font("kinds/bitmap-only.ttf"))
    var regular = Face.example("Demo-Regular", coverage: Self.coverage)
    regular.file = FilePath(Fixtures.font("family/DemoSans-Regular.ttf"))
    var bold = Face.example("Demo-Bold", style: "Bold", weight: 700, coverage: [0x20...0x7E])
    bold.file = pixels
    let report = LegibilityReport(faces: [regular, bold], measurer: .reading(jobs: 1))
    let row = try #require(report.rows.first { $0.face.postScriptName == "Demo-Regular" })
    #expect(row.verdict == .unmeasurable)
    #expect(row.reason.contains("not measured: it has no outlines; lacks 64 letters"))
    #expect(report.findings(under: FilePath(".")).map(\.rule) == ["legibility/coverage"])
  }
}
