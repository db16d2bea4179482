import FontTestSupport
import Testing

@testable import FontscanCLI

@Suite("fontscan scale: what cannot be done")
struct ScaleFaultTests {
  static let regular = Fixtures.font("family/DemoSans-Regular.ttf")

  @Test(arguments: [
    (["--style", "bdy"], "unknown text style 'bdy' (did you mean 'body'?)"),
    (
      ["--style", "body,"],
      "unknown text style ''; there are largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2"
    ),
    (["--category", "large,AX6"], "unknown size category 'AX6' (did you mean 'AX1'?)"),
    (
      ["--category", "accessibilty3"],
      "unknown size category 'accessibilty3' (did you mean 'accessibility3'?)"
    ),
    (["--category", "unspecified"], "the category 'unspecified' has no size of its own"),
    (["--table", "ios-hg"], "unknown scaling table 'ios-hg' (did you mean 'ios-hig'?)"),
    (
      ["--table", "watchos"],
      "unknown scaling table 'watchos'; there are ios, ios-hig, ios10, macos"
    ),
    (
      ["--table", "ios10", "--style", "largeTitle"],
      "the table 'ios10' has no text style 'largeTitle'"
    ),
    (
      ["--style", "extraLargeTitle"],
      "the table 'ios' does not say how 'extraLargeTitle' follows the size category"
    ),
    (
      ["--min-size", "20", "--max-size", "10"], "a minimum of 20.0 points above the maximum of 10.0"
    ),
    (["--display-scale", "4"], "'--display-scale' takes 1, 2 or 3, not '4'"),
  ])
  func `a senseless command line is refused in words`(words: [String], complaint: String) {
    let result = run(["scale", "a.ttf"] + words)
    #expect(result.status == .usage)
    #expect(result.output.isEmpty)
    #expect(result.errors == "fontscan: \(complaint); try 'fontscan help scale'\n")
  }

  @Test(
    arguments: ["--size", "--max-size", "--min-size"],
    [
      "0", "-17", "inf", "nan", "-0", "1e7", "1e999", "1e-4", "0x11", "", "17pt", "17,5", "1.7.5",
      "0.0", "0.0001",
      "1000001",
      String(repeating: "9", count: 309),
    ]
  )
  func `sizes that are no sizes are refused`(option: String, size: String) {
    let result = run(["scale", "a.ttf", "\(option)=\(size)"])
    #expect(result.status == .usage)
    #expect(
      result.errors == """
        fontscan: '\(option)' takes a number of points from 0.001 to 1000000 (17), not '\(size)'; \
        try 'fontscan help scale'

        """
    )
  }

  /// Programs write numbers with all their digits, or with an exponent.
  @Test(arguments: ["17.00000000000000000000", "00000000000000000017", "1.7e1", "170E-1", "+17"])
  func `a size may be written in any way`(size: String) {
    let words = ["scale", Self.regular, "--style", "body"]
    let result = run(words + ["--size", size])
    #expect(result.status == .success)
    #expect(result.output == run(words + ["--size", "17"]).output)
  }

  @Test(arguments: [
    ["--category", "un"], ["--category", "unspecifid"], ["--category", "unspecifie"],
  ])
  func `what would be refused is not offered`(words: [String]) {
    let result = run(["scale", "a.ttf"] + words)
    #expect(result.status == .usage)
    #expect(result.errors.contains("unknown size category"))
    #expect(!result.errors.contains("unspecified"))
    // Nearest of all is one that nothing scales by.
    let style = run(["scale", "a.ttf", "--style", "extraLargeTitl"]).errors
    #expect(!style.contains("extraLargeTitle"))
  }

  @Test(arguments: [
    (
      ["--size", "12", "--size=20"], ["--size", "20"],
      "'--size' is given more than once: '20' counts"
    ),
    (
      ["--table=ios", "--table=macos"], ["--table=macos"],
      "'--table' is given more than once: 'macos' counts"
    ),
    (
      ["--reporter", "csv", "--format=json"], ["--format=json"],
      "'--format' is given more than once: 'json' counts"
    ),
  ])
  func `of two values the last counts, and that is said`(
    twice: [String],
    once: [String],
    note: String
  ) {
    let words = ["scale", Self.regular]
    let result = run(words + twice)
    #expect(result.status == .success)
    #expect(result.output == run(words + once).output)
    #expect(result.errors == "fontscan: \(note)\n")
    #expect(run(words + twice + ["--quiet"]).errors.isEmpty)
    // Nothing is lost where both say the same.
    #expect(run(words + once + once).errors.isEmpty)
  }

  @Test func `of two sheets the last counts, and that is said`() {
    let fonts = ["--fonts", Fixtures.font("family")]
    let sheet = Fixtures.checkout + "/fixtures/styles/DemoSans.json"
    let result = run(["scale", "--styles", "lost.json", "--styles", sheet] + fonts)
    #expect(result.errors.hasPrefix("fontscan: '--styles' is given more than once: '"))
    #expect(result.output == run(["scale", "--styles", sheet] + fonts).output)
  }

  @Test(
    arguments: [
      ("formats/DemoSerif-Regular.pfb", "a font of this format has no tables"),
      ("damaged/no-head.ttf", "it has no 'head' table"),
    ]
  )
  func `a face without measures has a reason and no numbers`(
    file: String,
    reason: String
  ) throws {
    let words = [Fixtures.font(file), Self.regular]
    let document = try ScaleDocument(words)
    #expect(document.fonts.map(\.postScriptName) == ["DemoSans-Regular"])
    #expect(document.problems.contains { $0.table == nil && $0.reason.hasPrefix(reason) })
    #expect(document.problems.allSatisfy { !$0.reason.contains("'hhea'") })
    let result = run(["scale", "--quiet"] + words)
    #expect(result.status == .failure)
    #expect(result.errors.contains(file + ": " + reason))
    #expect(result.output.contains("DemoSans-Regular"))
  }

  /// 'hhea' of 20 bytes, where it has 36: one thing is wrong with the file, and it is said once.
  @Test func `a table that cannot be read is named once and is not said to be missing`() throws {
    let folder = try TemporaryFolder()
    var bytes = try Fixtures.bytes(Self.regular)
    // The length stands 12 bytes behind the name of a table's entry.
    let entry = try #require(bytes.firstRange(of: Array("hhea".utf8))?.lowerBound)
    bytes[entry + 15] = 20
    let file = try folder.write("Short.ttf", bytes)
    let document = try ScaleDocument([file])
    #expect(document.fonts.isEmpty)
    #expect(document.problems.filter { $0.table == "hhea" }.count == 1)
    #expect(document.problems.allSatisfy { !$0.reason.contains("has no") })
  }

  @Test func `a table that is missing is missed once`() throws {
    let folder = try TemporaryFolder()
    var bytes = try Fixtures.bytes(Self.regular)
    let entry = try #require(bytes.firstRange(of: Array("hhea".utf8))?.lowerBound)
    bytes[entry] = UInt8(ascii: "i")
    let file = try folder.write("Missing.ttf", bytes)
    let problems = try ScaleDocument([file]).problems
    #expect(problems.filter { $0.reason.contains("'hhea'") }.count == 1)
    #expect(run(["scale", file]).status == .failure)
  }

  @Test func `an em of no units is no divisor`() throws {
    let folder = try TemporaryFolder()
    var bytes = try Fixtures.bytes(Self.regular)
    // unitsPerEm stands 18 bytes into 'head', whose entry begins with its name.
    let entry = try #require(bytes.firstRange(of: Array("head".utf8))?.lowerBound)
    let offset = bytes[(entry + 8)..<(entry + 12)].reduce(0) { $0 << 8 | Int($1) }
    bytes[offset + 18] = 0
    bytes[offset + 19] = 0
    let file = try folder.write("Zero.ttf", bytes)
    let result = run(["scale", file])
    #expect(result.status == .failure)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("it does not say how many units an em has"))
  }

  /// 'head' allows 16 to 16384; of 1 unit, lines would be a thousand times as high as letters.
  @Test(arguments: [(0, 1), (0, 15), (0x40, 0x01), (0xFF, 0xFF)] as [(UInt8, UInt8)])
  func `an em of too few or too many units is no measure`(high: UInt8, low: UInt8) throws {
    let folder = try TemporaryFolder()
    var bytes = try Fixtures.bytes(Self.regular)
    let entry = try #require(bytes.firstRange(of: Array("head".utf8))?.lowerBound)
    let offset = bytes[(entry + 8)..<(entry + 12)].reduce(0) { $0 << 8 | Int($1) }
    bytes[offset + 18] = high
    bytes[offset + 19] = low
    let file = try folder.write("Odd.ttf", bytes)
    let result = run(["scale", file])
    #expect(result.status == .failure)
    #expect(result.output.isEmpty)
    let units = Int(high) << 8 | Int(low)
    #expect(
      result.errors.contains(
        "an em has \(units == 1 ? "1 unit" : "\(units) units"), and it can have 16 to 16384"
      )
    )
  }

  /// Without it no face works, by the program's own words, so there is nothing to scale.
  @Test(arguments: ["hmtx", "maxp", "cmap", "glyf", "loca"])
  func `a face that lacks what every face needs has no sizes`(table: String) throws {
    let folder = try TemporaryFolder()
    var bytes = try Fixtures.bytes(Self.regular)
    let entry = try #require(bytes.firstRange(of: Array(table.utf8))?.lowerBound)
    bytes[entry] = UInt8(ascii: "!")
    let file = try folder.write("Lacking.ttf", bytes)
    let result = run(["scale", file])
    #expect(result.status == .failure)
    #expect(result.output.isEmpty)
    #expect(
      result.errors.split(separator: "\n").count { $0.contains("without which no face") } == 1
    )
    let sheet = #"{"styles": {"body": {"fontName": "DemoSans-Regular", "size": 17}}}"#
    let styles = run(["scale", "--styles", "-", "--fonts", folder.path], input: sheet)
    #expect(styles.status == .failure)
    #expect(styles.errors.contains("'\(table)'"))
  }

  /// Its cap and x height stay unknown, though the file has them somewhere.
  @Test func `a table of measures that cannot be read is no clean answer`() throws {
    let file = Fixtures.font("damaged/os2-cut.ttf")
    let result = run(["scale", file])
    #expect(result.status == .failure)
    #expect(result.output.contains("largeTitle"))
    #expect(result.errors.contains("OS/2"))
    let name = try #require(try ScaleDocument([file]).fonts.first?.postScriptName)
    let sheet = "{\"styles\": {\"body\": {\"fontName\": \"\(name)\", \"size\": 17}}}"
    let styles = run(["scale", "--styles", "-", "--fonts", file], input: sheet)
    #expect(styles.status == .failure)
    #expect(styles.errors.contains("OS/2"))
  }

  @Test func `a file that is no font or not there is said to be such`() {
    let text = run(["scale", Fixtures.font("not-a-font/web-page.ttf")])
    #expect(text.status == .findings)
    #expect(text.output.isEmpty)
    #expect(text.errors.contains("it is a web page and no font"))
    let missing = run(["scale", "./missing.ttf", Self.regular])
    #expect(missing.status == .failure)
    #expect(missing.errors == "fontscan: ./missing.ttf: no such file or directory\n")
    #expect(missing.output.contains("DemoSans-Regular"))
    #expect(run(["scale", Fixtures.font("family")]).status == .failure)
    #expect(run(["scale", Fixtures.font("family"), "--bold"]).status == .failure)
  }
}
