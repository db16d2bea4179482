import FontTestSupport
import Testing

@testable import FontscanCLI

@Suite("fontscan scale")
struct ScaleTests {
  static let regular = Fixtures.font("family/DemoSans-Regular.ttf")

  @Test(arguments: [
    ("overview", [regular]),
    ("details", [regular, "--style", "caption2,body", "--category", "AX5,large,AX2"]),
    ("category", [Fixtures.font("metrics/line-gap.ttf"), "--category", "AX5"]),
    (
      "limits",
      [regular, "--max-size", "26", "--min-size=12", "--bold", Fixtures.font("metrics/tight.ttf")]
    ),
    ("macos", [Fixtures.font("metrics/zero-hhea.ttf"), "--table", "macos"]),
  ])
  func `text for people reads as written down`(name: String, words: [String]) throws {
    let result = run(["scale"] + words)
    try expectGolden(result.output, "scale-\(name).txt", testFile: golden)
  }

  @Test(arguments: ["json", "ndjson", "csv", "markdown"])
  func `text for machines reads as written down`(format: String) throws {
    let result = run([
      "scale", "--format", format, Self.regular, "--bold", "--style", "body", "--category",
      "large,AX3,AX5", "--max-size", "40",
    ])
    #expect(result.status == .success)
    let ending = format == "markdown" ? "md" : format
    try expectGolden(result.output, "scale.\(ending)", testFile: golden)
  }

  @Test func `Markdown has all styles against all categories`() throws {
    let result = run(["scale", "--format", "markdown", Fixtures.font("metrics/lopsided.ttf")])
    #expect(result.status == .success)
    try expectGolden(result.output, "scale-overview.md", testFile: golden)
  }

  @Test(arguments: [
    [regular], [regular, "--style", "subheadline"], [Fixtures.font("metrics/line-gap.ttf")],
    [Fixtures.font("metrics/line-gap.ttf"), "--category", "AX5"],
    [regular, Fixtures.font("metrics/tight.ttf"), "--max-size=30", "--min-size=30", "--bold"],
    [regular, "--size=999.5"], [regular, "--size=123456", "--style=body"],
  ])
  func `text fits into 100 columns`(words: [String]) {
    let lines = run(["scale"] + words).output.split(separator: "\n")
    #expect(lines.count > 10)
    // Where the checkout lies is no doing of the program's.
    for line in lines.map({ $0.replacing(Fixtures.fonts + "/", with: "") }) {
      #expect(line.count <= 100, "\(line)")
    }
  }

  @Test(arguments: ["text", "json", "ndjson", "csv", "markdown"])
  func `every report says where its numbers come from`(format: String) {
    let words = ["scale", Self.regular, "--format", format]
    #expect(run(words).output.contains("iOS, line heights measured on iOS 27 by one project"))
    #expect(
      run(words + ["--table", "ios-hig"]).output
        .contains("iOS, line heights as published in the Human Interface Guidelines")
    )
  }

  @Test func `the instances of a variable font stand above one table`() {
    let output = run(["scale", Fixtures.font("variable/stored-names.ttf")]).output
    for style in ["Light", "Regular", "SemiBold", "Bold", "Black"] {
      #expect(output.contains("DemoStored-\(style)"))
    }
    #expect(output.split(separator: "\n").count { $0.contains("body  ") } == 2)
  }

  @Test func `fonts with different lines stand side by side`() {
    let output = run(["scale", Self.regular, Fixtures.font("metrics/tight.ttf")]).output
    let lines = output.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    #expect(output.contains("1  DemoSans-Regular"))
    #expect(output.contains("2  DemoTight-Regular"))
    // 17 × 1.2 and 17 × 0.9; 48 × 1.2 and 48 × 0.9.
    let body = lines.firstIndex { $0.first == "body" } ?? 0
    #expect(lines[body][4] == "17")
    #expect(lines[body + 1][0] == "1")
    #expect(lines[body + 1][4] == "20.4")
    #expect(lines[body + 1][12] == "57.6")
    #expect(lines[body + 2][0] == "2")
    #expect(lines[body + 2][4] == "15.3")
    #expect(lines[body + 2][12] == "43.2")
  }

  @Test func `a name is looked up as show does it`() {
    let fonts = ["--fonts", Fixtures.font("family")]
    let byName = run(["scale", "DemoSans-Regular", "--format=csv"] + fonts)
    #expect(byName.status == .success)
    #expect(byName.output == run(["scale", Self.regular, "--format=csv"]).output)
    let family = run(["scale", "Demo Sans", "--format=csv", "--style=body"] + fonts)
    // Eight faces in twelve categories, and the heads.
    #expect(family.output.split(separator: "\r\n").count == 8 * 12 + 1)
    // 'Regular' need not be in a name, and can be misspelt in one.
    #expect(
      run(["scale", "DemoSans-Regulr"] + fonts).errors
        == "fontscan: nothing is called 'DemoSans-Regulr'; did you mean 'DemoSans-Regular'?\n"
    )
    let near = run(["scale", "DemoSans-Semibold"] + fonts)
    #expect(near.status == .findings)
    #expect(
      near.errors
        == "fontscan: nothing is called 'DemoSans-Semibold'; did you mean 'DemoSans-SemiBold'?\n"
    )
  }

  @Test func `the same face is there once`() {
    let once = run(["scale", Self.regular]).output
    #expect(run(["scale", Self.regular, Self.regular]).output == once)
  }

  @Test func `styles and categories are read in every spelling`() {
    let keys = run(["scale", Self.regular, "--style=caption1,body", "--category=AX5"]).output
    let other = run([
      "scale", Self.regular, "--style", "UICTFontTextStyleBody", "--style=caption",
      "--category=accessibility5,accessibilityExtraExtraExtraLarge",
    ])
    #expect(other.status == .success)
    #expect(other.output == keys)
  }

  /// 17 × 26/22 = 20.09 at xxLarge and 17 × 29/22 = 22.409 at xxxLarge.
  @Test(arguments: [("1", 22.0), ("2", 22.5), ("3", 22 + 1.0 / 3)])
  func `scaled values follow the display`(scale: String, value: Double) throws {
    let words = ["--style=body", "--category=xxxLarge", "--display-scale", scale]
    let row = try #require(try rows(of: [Self.regular] + words).first)
    #expect(row.scaledValue == value)
    #expect(row.pointSize == 22)
  }
}
