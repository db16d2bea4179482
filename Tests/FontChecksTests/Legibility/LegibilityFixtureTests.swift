import FileAccess
import FontRegistry
import FontTestSupport
import Testing

@testable import FontChecks

@Suite("Legibility of fixture families")
struct LegibilityFixtureTests {
  static func rows(_ folder: String) -> [LegibilityReport.Row] {
    LegibilityReport(
      faces: Registry(paths: [FilePath(Fixtures.font(folder))], questions: .everything).faces,
      measurer: .reading(jobs: 2)
    ).rows
  }

  static func row(_ name: String, in folder: String) throws -> LegibilityReport.Row {
    try #require(rows(folder).first { $0.face.postScriptName == name })
  }

  // 80 and 140 units: 1.75 times.
  @Test(arguments: ["DemoSans-Regular", "DemoSans-Italic"])
  func `stems and ratio are those that were drawn`(name: String) throws {
    let row = try Self.row(name, in: "family")
    #expect(row.verdict == .ok)
    let weight = try #require(row.comparison.decidingWeight)
    #expect(weight.script == .latin && weight.method == .stems && weight.letterCount == 5)
    #expect(abs(weight.regular - 80) < 1 && abs((weight.bold ?? 0) - 140) < 1)
    #expect(abs((weight.ratio ?? 0) - 1.75) < 0.03)
  }

  @Test func `a Bold with the letters of the Regular is not bolder`() throws {
    let row = try Self.row("DemoFaint-Regular", in: "not-bolder")
    #expect(row.verdict == .notBolder)
    #expect(row.partner?.face.postScriptName == "DemoFaint-Bold")
    #expect(row.comparison.decidingWeight?.ratio == 1)
  }

  @Test func `a Bold without Cyrillic lacks it, and the languages`() throws {
    let row = try Self.row("DemoBilingual-Regular", in: "lacks-cyrillic")
    #expect(row.verdict == .coverage)
    // All of Russian: А to я, Ё and ё.
    #expect(
      row.comparison.missingRanges == [0x401...0x401, 0x410...0x44F, 0x451...0x451]
    )
    #expect(row.comparison.lostLanguages.contains("ru"))
    #expect(!row.comparison.lostLanguages.contains("en"))
  }

  @Test func `an upright has no partner in a bold italic`() throws {
    #expect(try Self.row("DemoLean-Regular", in: "italic-bold").verdict == .missing)
    let italic = try Self.row("DemoLean-Italic", in: "italic-bold")
    #expect(italic.verdict == .ok)
    #expect(italic.partner?.face.postScriptName == "DemoLean-BoldItalic")
  }

  // The line heights are 1.2 and 1.5 em.
  @Test func `higher lines are a jump`() throws {
    let row = try Self.row("DemoJump-Regular", in: "metrics-jump")
    #expect(row.verdict == .metrics)
    #expect(abs((row.comparison.lineHeightRatio ?? 0) - 1.25) < 1e-9)
    #expect(row.comparison.lineHeightJumps && !row.comparison.advanceJumps)
  }

  // Everything horizontal but the stems is two fifths wider.
  @Test func `much wider text is a jump`() throws {
    let row = try Self.row("DemoBroad-Regular", in: "metrics-jump")
    #expect(row.verdict == .metrics)
    #expect(row.comparison.advanceJumps && !row.comparison.lineHeightJumps)
  }

  @Test func `an instance has the bold instance, or a free position`() throws {
    let regular = try Self.row("DemoStored-Regular", in: "variable/stored-names.ttf")
    #expect(regular.partner?.source == .instance)
    #expect(regular.comparison.decidingWeight?.ratio == 1.75)
    let rows = Self.rows("variable/no-bold-instance.ttf")
    let free = try #require(rows.first { $0.face.weight == 400 })
    #expect(free.partner?.source == .axis)
    #expect(free.comparison.decidingWeight?.ratio == 1.75)
    #expect(free.verdict == .ok)
  }

  @Test(arguments: ["icons", "kinds/icons-by-words.ttf", "kinds/icons-with-letters.ttf"])
  func `icons are exempt`(path: String) {
    let rows = Self.rows(path)
    #expect(!rows.isEmpty)
    for row in rows {
      #expect(row.verdict == .exempt)
      #expect(row.reason.contains("left alone"))
    }
  }

  @Test func `a font of iOS's own is never asked for a bold`() {
    var face = Face.example("Georgia", family: "Georgia")
    face.file = FilePath("Georgia.ttf")
    let report = LegibilityReport(faces: [face], measurer: .example([:]))
    #expect(report.rows.map(\.verdict) == [.exempt])
    #expect(!report.hasFaults)
  }

  @Test func `what cannot be measured says why`() throws {
    let bold = Face.example("Demo-Bold", style: "Bold", weight: 700)
    let pixels = FilePath(Fixtures.font("kinds/bitmap-only.ttf"))
    let faces = [Face.example("Demo-Regular"), bold].map { face in
      var face = face
      face.file = pixels
      return face
    }
    let report = LegibilityReport(faces: faces, measurer: .reading(jobs: 1))
    #expect(report.rows.map(\.verdict) == [.unmeasurable, .unmeasurable])
    #expect(report.rows[1].reason == "it has no outlines")
    #expect(report.rows[0].reason.hasSuffix("not measured: it has no outlines"))
    #expect(report.rows[0].comparison.decidingWeight == nil)
  }

  // By fontTools, 45 of the 66 letters have a glyph without contours; the others are drawn like Latin.
  @Test(arguments: ["DemoHollow-Regular", "DemoVoid-Regular"])
  func `letters whose glyphs draw nothing are missing`(name: String) throws {
    let row = try Self.row(name, in: "blank-cyrillic")
    #expect(row.verdict == .coverage)
    let missing = try #require(row.comparison.missingLetters)
    #expect(missing.count == 45)
    // Б is one, and Б's neighbours А and В, which Latin has as well, are none.
    #expect(missing.first == "\u{411}" && !missing.contains("\u{412}"))
    #expect(row.comparison.lostLanguages.contains("ru"))
    #expect(row.comparison.missingWords?.hasSuffix("), whose glyphs draw nothing") == true)
    // The other way round nothing is: what draws nothing in the face needs no ink in the partner.
    #expect(row.comparison.blankLetterCount == 45)
  }

  @Test func `letters that draw nothing in either face are not missing`() throws {
    let file = FilePath(Fixtures.font("blank-cyrillic/DemoHollow-Bold.ttf"))
    var bold = try #require(Registry(paths: [file], questions: .everything).faces.first)
    let second = bold
    bold.weight = 400
    bold.postScriptName = "DemoHollow-Regular"
    // The same letters under another name, as a family that covers a script by pretence has them.
    let report = LegibilityReport(
      faces: [bold],
      candidates: [bold, second],
      measurer: .reading(jobs: 1)
    )
    #expect(report.rows.first?.comparison.missingLetters == [])
  }

  // Of a face alone nothing is left to say when its letters are no outlines, or are damaged.
  @Test(arguments: [
    ("kinds/bitmap-only.ttf", 400, "it has no outlines"),
    ("kinds/bitmap-only.ttf", 700, "it has no outlines"),
  ])
  func `a face alone that cannot be measured is neither missing a bold nor the heaviest`(
    file: String,
    weight: Double,
    reason: String
  ) throws {
    var face = try #require(
      Registry(paths: [FilePath(Fixtures.font(file))], questions: .everything).faces.first
    )
    face.weight = weight
    let row = try #require(
      LegibilityReport(faces: [face], measurer: .reading(jobs: 1)).rows.first
    )
    #expect(row.verdict == .unmeasurable)
    #expect(row.reason == reason)
  }

  @Test func `several reports say what each alone says`() {
    let family = Registry(paths: [FilePath(Fixtures.font("family"))], questions: .everything).faces
    let faint = Registry(paths: [FilePath(Fixtures.font("not-bolder"))], questions: .everything)
      .faces
    let reports = LegibilityReport.reports(
      on: [family, [], faint, family].map { FaceGroup(faces: $0) },
      measurer: .reading(jobs: 2)
    )
    #expect(reports.map(\.rows.count) == [8, 0, 2, 8])
    #expect(reports[0].rows.map(\.reason) == Self.rows("family").map(\.reason))
    #expect(reports[2].rows.map(\.verdict) == [.notBolder, .heaviest])
    #expect(reports[3].rows.map(\.reason) == reports[0].rows.map(\.reason))
  }

  @Test func `the map leaves out what is not worth switching to`() {
    let folders = ["family", "not-bolder", "no-bold", "variable/no-bold-instance.ttf"]
    let faces = folders.flatMap { folder in
      Registry(paths: [FilePath(Fixtures.font(folder))], questions: .everything).faces
    }
    let map = BoldMap(LegibilityReport(faces: faces, measurer: .reading(jobs: 2)))
    let partners = Dictionary(uniqueKeysWithValues: map.entries.map { ($0.name, $0.partner) })
    #expect(partners["DemoSans-Regular"] == "DemoSans-Bold")
    #expect(partners["DemoSans-Light"] == "DemoSans-SemiBold")
    #expect(partners["DemoFaint-Regular"] == nil)
    #expect(partners["DemoAlone-Regular"] == nil)
    #expect(map.exceptions.contains { $0.name == "DemoFaint-Regular" })
    // A free position of the axis has no name that iOS was seen to accept.
    #expect(partners.keys.allSatisfy { !$0.hasPrefix("DemoQuiet-Regular") })
  }
}
