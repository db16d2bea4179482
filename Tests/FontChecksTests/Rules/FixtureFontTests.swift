import FileAccess
import FontChecks
import FontRegistry
import FontTestSupport
import ProjectModel
import Testing

/// Real fonts through the real registry; what is expected follows from how each fixture is made, as
/// the README of the fixtures says.
@Suite("Rules on fixture fonts")
struct FixtureFontTests {
  /// A single file has no bold, which is beside the point of most of them.
  private static func findings(_ files: [String], below folder: String) throws -> [Finding] {
    Validation(
      project: .declaring(files, below: Fixtures.font(folder)),
      root: FilePath(Fixtures.font(folder)),
      selection: try RuleSelection(disabled: ["legibility/bold-missing"])
    ).findings
  }

  @Test(arguments: [
    ("embedding/restricted.ttf", "file/restricted-embedding"),
    ("embedding/preview.ttf", "file/restricted-embedding"),
    ("embedding/editable.ttf", "file/restricted-embedding"),
    ("embedding/several.ttf", "file/restricted-embedding"),
    ("formats/DemoSerif-Regular.woff", "file/unsupported-format"),
    ("formats/DemoSerif-Regular.woff2", "file/unsupported-format"),
    ("formats/DemoSerif-Regular.eot", "file/unsupported-format"),
    ("formats/DemoSerif-Regular.pfa", "file/unsupported-format"),
    ("formats/DemoSerif-Regular.pfb", "file/unsupported-format"),
    ("metrics/lopsided.ttf", "metrics/off-centre"),
    ("metrics/zero-hhea.ttf", "metrics/tight"),
    ("names/disagree-cff.otf", "names/records-disagree"),
    ("names/disagree-macintosh.ttf", "names/records-disagree"),
    ("names/empty-postscript-name.ttf", "names/missing"),
    ("names/no-postscript-name.ttf", "names/missing"),
    ("names/no-name-table.ttf", "names/missing"),
    ("names/no-records.ttf", "names/missing"),
    ("names/empty-style.ttf", "names/style-missing"),
    ("names/illegal-64-characters.ttf", "names/illegal"),
    ("names/illegal-brackets.ttf", "names/illegal"),
    ("names/illegal-cjk.ttf", "names/illegal"),
    ("names/illegal-control-characters.ttf", "names/illegal"),
    ("names/illegal-space.ttf", "names/illegal"),
    ("names/system-name.ttf", "names/system-collision"),
    ("not-a-font/empty.ttf", "file/not-a-font"),
    ("not-a-font/lfs-pointer.ttf", "file/not-a-font"),
    ("not-a-font/plain-text.ttf", "file/not-a-font"),
    ("not-a-font/web-page.ttf", "file/not-a-font"),
    ("not-a-font/picture.ttf", "file/not-a-font"),
    ("variable/default-disagrees.ttf", "weights/default-disagrees"),
    ("variable/no-postscript-name.ttf", "names/missing"),
    ("variable/no-subfamily-record.ttf", "names/missing"),
    ("variable/other-family-stored.ttf", "names/instance"),
    ("weights/angle-no-italic-bits.ttf", "weights/italic-angle"),
    ("weights/italic-bits-no-angle.ttf", "weights/italic-angle"),
    ("weights/positive-angle.ttf", "weights/italic-angle"),
    ("weights/bits-at-odds.ttf", "weights/mismatch"),
    ("weights/bold-400.ttf", "weights/mismatch"),
    ("weights/bold-bit-on-regular.ttf", "weights/mismatch"),
    ("weights/light-700.ttf", "weights/mismatch"),
    ("weights/zero.ttf", "weights/out-of-range"),
    ("weights/old-scale.ttf", "weights/out-of-range"),
    ("weights/over-1000.ttf", "weights/out-of-range"),
    ("weights/largest.ttf", "weights/out-of-range"),
  ])
  func `a font with one fault has one finding`(file: String, rule: String) throws {
    #expect(try Self.findings([file], below: "").map(\.place) == ["\(rule) \(file)"])
  }

  @Test(arguments: [
    "embedding/installable.ttf", "embedding/no-subsetting.ttf", "embedding/bitmap-only.ttf",
    "names/equal-in-two-languages.ttf", "names/legal-63-characters.ttf",
    "names/legal-punctuation.ttf", "names/localised-japanese-first.ttf",
    "names/localised-chinese-first.ttf", "names/localised-only.ttf", "names/macintosh-roman.ttf",
    "names/macintosh-and-windows.ttf", "names/british-english.ttf", "names/wws.ttf",
    "weights/thin-250.ttf", "weights/extralight-275.ttf", "weights/demilight-350.ttf",
    "weights/oblique.ttf", "weights/italic-only-in-macstyle.ttf", "weights/no-os2.ttf",
    "variable/default-thin.ttf", "variable/stored-names.ttf", "variable/no-stored-names.ttf",
    "variable/no-name-field.ttf", "variable/default-stores-other-name.ttf", "variable/slant.ttf",
    "variable/optical-size-width-weight.ttf", "variable/no-weight-axis.ttf",
    "variable/localised-instances.ttf", "variable/mixed-stored-names.ttf", "variable/fractions.ttf",
    "variable/default-no-instance.ttf", "variable/no-instances.ttf", "variable/cff2.otf",
    "metrics/2048-units.ttf", "metrics/line-gap.ttf", "metrics/typo-differs.ttf",
    "metrics/small-capitals-height.ttf", "kinds/symbol.ttf", "kinds/colour-layers.ttf",
    "kinds/monospaced.ttf",
    "formats/cff-named.ttf", "formats/truetype-named.otf", "formats/true-signature.ttf",
    "formats/DemoSerif.dfont",
    "formats/DemoSerif-Regular.otf", "formats/DemoSerif-Regular.ttf", "upper-case/DEMO.TTF",
  ])
  func `a font that is well or odd on purpose has no finding`(file: String) throws {
    #expect(try Self.findings([file], below: "") == [])
  }

  @Test(
    arguments: [
      ("family", []),
      ("collection", []),
      ("close-weights", []),
      ("icons", []),
      ("unusual-names", []),
      ("variable/pair", []),
      ("bold-without-bits", ["legibility/bits-missing DemoBitless-Bold.ttf"]),
      ("family-split", ["names/family-split DemoSplit-ExtraBold.ttf"]),
      ("same-content", ["file/same-content DemoCopy-Bold.ttf"]),
      ("one-name-two-editions", ["names/collision DemoTwice-SemiBold.ttf"]),
      (
        "one-name-pair",
        ["names/style-missing DemoSame-Italic.ttf", "names/collision DemoSame.ttf"]
      ),
      (
        "static-and-variable",
        ["file/static-and-variable DemoCode.ttf", "names/collision DemoCode.ttf"]
      ),
    ] as [(String, [String])]
  )
  func `fonts that belong together have the findings of their group`(
    folder: String,
    places: [String]
  ) throws {
    let (project, root) = try Project.declaringAll(in: folder)
    let selection = try RuleSelection(disabled: ["legibility/bold-missing"])
    let found = Validation(project: project, root: root, selection: selection).findings
    #expect(found.map(\.place) == places)
  }

  /// The one fault is that nobody can ask for the face, and so nobody misses its bold.
  @Test(arguments: ["names/no-postscript-name.ttf", "names/empty-postscript-name.ttf"])
  func `a face without a name lacks no bold`(file: String) throws {
    let root = Fixtures.font("")
    let found = Validation(project: .declaring([file], below: root), root: FilePath(root)).findings
    #expect(found.map(\.rule) == ["names/missing"])
  }

  @Test func `faces that share a weight are told apart by slant and width`() throws {
    // Medium, SemiBold, Medium Condensed and Medium Italic, all of class 500.
    let (project, root) = try Project.declaringAll(in: "same-weight")
    let selection = try RuleSelection(only: ["weights/same"])
    let found = Validation(project: project, root: root, selection: selection).findings
    #expect(found.count == 1)
    let message = try #require(found.first?.message)
    #expect(message.contains("'DemoTie-Medium' and 'DemoTie-SemiBold'"))
    #expect(message.contains("weight 500"))
  }

  @Test func `static faces cut from a variable font without renaming are recognised`() throws {
    let (project, root) = try Project.declaringAll(in: "one-name-three-weights")
    let selection = try RuleSelection(only: ["names/collision"])
    let found = Validation(project: project, root: root, selection: selection).findings
    #expect(found.map(\.name) == ["DemoCut-Regular"])
    #expect(found[0].message.hasSuffix("made from a variable font without renaming"))
    for file in ["DemoCut-Bold.ttf", "DemoCut-Light.ttf"] {
      #expect(found[0].message.contains(file))
    }
  }

  @Test func `two editions of one weight were not cut from a variable font`() throws {
    let (project, root) = try Project.declaringAll(in: "one-name-two-editions")
    let found = Validation(project: project, root: root).findings
    #expect(found.first { $0.rule == "names/collision" }?.message.contains("variable") == false)
  }

  @Test(
    arguments: [
      ("no-bold", ["DemoAlone-Light", "DemoAlone-Regular"]),
      // 600 is not 150 heavier than 500; of 600 and more the heaviest is fine.
      ("close-weights", ["DemoNear-Medium"]),
      ("family", []),
      ("variable/pair", []),
      ("icons", []),
    ] as [(String, [String])]
  )
  func `faces without a bold partner are found`(folder: String, names: [String]) throws {
    let (project, root) = try Project.declaringAll(in: folder)
    let selection = try RuleSelection(only: ["legibility/bold-missing"])
    let found = Validation(project: project, root: root, selection: selection).findings
    #expect(found.compactMap(\.name).sorted() == names)
    #expect(found.allSatisfy { $0.severity == .warning && $0.line == nil })
  }

  /// A font with a wrong number that nobody needs to look at: FreeType loads its glyphs too.
  private static let harmless: Set<String> = ["glyph-count.ttf"]

  @Test func `every damaged font has one finding that says so`() throws {
    let (project, root) = try Project.declaringAll(in: "damaged")
    // The font whose name lies outside its table has everything but the name.
    let rules = ["file/damaged", "file/not-a-font", "names/missing"]
    let selection = try RuleSelection(only: rules)
    let found = Validation(project: project, root: root, selection: selection).findings
      .compactMap(\.font)
    let files = project.bundles[0].fonts.map(\.bundlePath)
      .filter { !Self.harmless.contains($0.description) }
    #expect(found.sorted() == files.sorted())
  }

  @Test func `web fonts beside the app's own are no collision`() throws {
    // One design as TrueType, CFF, WOFF, WOFF2 and Type 1: two of them are fonts of the app.
    let folder = Fixtures.font("formats")
    var project = try Project.declaringAll(in: "formats").project
    project.bundles[0].infoPlist = nil
    let selection = try RuleSelection(only: ["names", "weights"])
    let found = Validation(
      project: project,
      root: FilePath(folder),
      selection: selection
    ).findings
    let webFonts = found.filter { ["woff", "woff2", "eot"].contains($0.font?.lowercaseExtension) }
    #expect(webFonts == [])
    #expect(found.allSatisfy { !$0.message.contains(".woff") })
  }

  @Test func `damage is said with table, byte and reason`() throws {
    let found = try Self.findings(["entry-past-the-end.ttf"], below: "damaged")
    #expect(found.map(\.rule) == ["file/damaged"])
    // The entry of 'post' says 1,000,000; the file has 2,164 bytes.
    #expect(found[0].message.hasPrefix("damaged, table 'post', byte 1000000: "))
    #expect(found[0].name == "DemoDamaged-Bold")
  }
}
