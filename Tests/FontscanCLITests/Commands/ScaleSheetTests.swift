import FontTestSupport
import Testing

@testable import FontscanCLI

@Suite("fontscan scale --styles")
struct ScaleSheetTests {
  static let sheet = Fixtures.checkout + "/fixtures/styles/DemoSans.json"
  static let fonts = ["--fonts", Fixtures.font("family")]

  @Test(arguments: [
    ("sheet", [sheet] + fonts), ("sheet-bold", [sheet, "--bold", "--category=AX5,large"] + fonts),
  ])
  func `text for people reads as written down`(name: String, words: [String]) throws {
    let result = run(["scale", "--styles"] + words)
    #expect(result.status == .success)
    #expect(result.errors.isEmpty)
    try expectGolden(result.output, "scale-\(name).txt", testFile: golden)
  }

  @Test(arguments: ["json", "markdown"])
  func `text for machines reads as written down`(format: String) throws {
    let words = ["--format", format, "--category=AX3"] + Self.fonts
    let result = run(["scale", "--styles", Self.sheet] + words)
    let ending = format == "markdown" ? "md" : format
    try expectGolden(result.output, "scale-sheet.\(ending)", testFile: golden)
  }

  @Test func `each style has its own face, size and limits`() throws {
    let document = try ScaleDocument(["--styles", Self.sheet] + Self.fonts)
    #expect(document.fonts.map(\.postScriptName) == ["DemoSans-Bold", "DemoSans-Regular"])
    #expect(document.fonts[0].resize.map(\.fontStyle) == ["largeTitle", "headline"])
    #expect(document.fonts[1].resize.map(\.fontStyle) == ["body", "price"])
    let price = document.fonts[1].rows.filter { $0.fontStyle == "price" }
    // 17 points in body style, from 15 to 26.
    #expect(price.map(\.pointSize) == [15, 15, 16, 17, 19, 20, 22, 26, 26, 26, 26, 26])
    #expect(document.fonts[1].resize.map(\.reaches200At) == ["AX3", nil])
  }

  @Test func `a size may hold in another category than large`() throws {
    let folder = try TemporaryFolder()
    let sheet = try folder.write(
      "Styles.json",
      Array(
        #"{"styles": {"note": {"fontName": "DemoSans-Regular", "textStyle": "body", "#.utf8
      ) + Array(#""size": 21, "category": "medium"}}}"#.utf8)
    )
    let rows = try rows(of: ["--styles", sheet, "--category=medium,large,AX5"] + Self.fonts)
    // By the line heights 21, 22 and 62 of body: 21 × 22/21 and 21 × 62/21.
    #expect(rows.map(\.pointSize) == [21, 22, 62])
    #expect(rows.map(\.baseSize) == [21, 21, 21])
    let text = run(["scale", "--styles", sheet, "--style", "note"] + Self.fonts).output
    #expect(text.contains("\nnote, body of 21 points at medium\n"))
  }

  @Test func `the face for Bold Text is the one that the sheet names`() throws {
    let folder = try TemporaryFolder()
    let sheet = try folder.write(
      "Styles.json",
      Array(
        """
        {"styles": {
          "body": {"fontName": "DemoSans-Regular", "boldFontName": "DemoSans-Black", "size": 17},
          "title1": {"fontName": "DemoSans-Light", "size": 28}
        }}
        """.utf8
      )
    )
    let document = try ScaleDocument(["--styles", sheet, "--bold"] + Self.fonts)
    #expect(
      document.fonts.map(\.postScriptName) == [
        "DemoSans-Regular", "DemoSans-Black", "DemoSans-Light", "DemoSans-SemiBold",
      ]
    )
    // 300 heavier than 300 is 600.
    #expect(
      document.sheet?.styles.map { "\($0.name) \($0.partner?.postScriptName ?? "-")" }
        == ["body DemoSans-Black", "title1 DemoSans-SemiBold"]
    )
    #expect(document.fonts[1].resize.map(\.fontStyle) == ["body"])
  }

  @Test func `styles are chosen by their names and by text style`() throws {
    let words = ["--styles", Self.sheet, "--format=csv"] + Self.fonts
    let own = run(["scale", "--style=price"] + words).output.split(separator: "\r\n")
    #expect(own.count == 13)
    // 'body' is the name of one style and the text style of two.
    let body = run(["scale", "--style=body"] + words).output.split(separator: "\r\n")
    #expect(body.count == 13)
    let raw = run(["scale", "--style=UICTFontTextStyleBody"] + words).output
    #expect(raw.split(separator: "\r\n").count == 25)
    let unknown = run(["scale", "--style=prize"] + words)
    #expect(unknown.status == .usage)
    #expect(unknown.errors == "fontscan: unknown font style 'prize' (did you mean 'price'?)\n")
  }

  @Test func `a ScaledFont dictionary is a sheet`() throws {
    let plist = Fixtures.checkout + "/fixtures/styles/DemoSans.plist"
    let document = try ScaleDocument(["--styles", plist] + Self.fonts)
    #expect(document.fonts.flatMap(\.resize).map(\.style) == ["largeTitle", "body"])
    // 17.5 points, rounded in every category.
    #expect(document.remarks.count == 1)
    let text = run(["scale", "--styles", plist] + Self.fonts).output
    #expect(text.contains("the sheet leaves these to the system font: caption1\n"))
    let caption = run(["scale", "--styles", plist, "--style=caption"] + Self.fonts)
    #expect(caption.status == .usage)
    #expect(caption.errors == "fontscan: the sheet leaves 'caption' to the system font\n")
  }

  @Test func `every fault of a sheet is told with its place, and the rest goes on`() throws {
    let faulty = Fixtures.checkout + "/fixtures/styles/Faulty.json"
    let result = run(["scale", "--styles", faulty] + Self.fonts)
    #expect(result.status == .failure)
    let file = portable(faulty)
    #expect(result.errors.contains("fontscan: \(file):4:54: 'size' is a string, not a number\n"))
    #expect(result.errors.contains("fontscan: \(file):8:5: key 'body' is there twice"))
    let document = try ScaleDocument(["--styles", faulty] + Self.fonts)
    #expect(document.problems.first?.line == 4)
    #expect(document.problems.first?.column == 54)
  }

  /// Eight faces, of which a message has room for five: an app that writes the family's name most
  /// likely means the regular one.
  @Test func `the name of a family leads to its regular face first`() throws {
    let folder = try TemporaryFolder()
    let sheet = try folder.write(
      "Styles.json",
      Array("{\"styles\": {\"body\": {\"fontName\": \"Demo Sans\", \"size\": 17}}}".utf8)
    )
    let errors = run(["scale", "--styles", sheet] + Self.fonts).errors
    let names = ["Regular", "Light", "Medium", "SemiBold", "Bold"].map { "'DemoSans-\($0)'" }
    #expect(errors.hasSuffix("; did you mean " + names.joined(separator: " or ") + "?\n"))
  }

  @Test func `a face that is not there is told with its place`() throws {
    let folder = try TemporaryFolder()
    let sheet = try folder.write(
      "Styles.json",
      Array(
        """
        {"styles": {
          "body": {"fontName": "DemoSans-Semibold", "size": 17},
          "headline": {"fontName": "Demo Sans Bold", "size": 17},
          "title1": {"fontName": "DemoSans-Bold", "size": 28}
        }}
        """.utf8
      )
    )
    let result = run(["scale", "--styles", sheet] + Self.fonts)
    #expect(result.status == .findings)
    #expect(
      result.errors == """
        fontscan: \(sheet):2:3: style 'body': no face has the PostScript name \
        'DemoSans-Semibold'; did you mean 'DemoSans-SemiBold'?
        fontscan: \(sheet):3:3: style 'headline': no face has the PostScript name \
        'Demo Sans Bold'; did you mean 'DemoSans-Bold'?

        """
    )
    #expect(result.output.contains("  title1 "))
    // The sheet has it, the sizes have not.
    #expect(result.output.contains("  body      body "))
    #expect(!result.output.contains("  body      15 "))
  }

  @Test func `styles that share a face keep their own faces for Bold Text`() throws {
    let sheet = """
      {"styles": {
        "body": {"fontName": "DemoSans-Regular", "boldFontName": "DemoSans-Black", "size": 17},
        "callout": {"fontName": "DemoSans-Regular", "boldFontName": "DemoSans-Bold", "size": 16},
        "footnote": {"fontName": "DemoSans-Regular", "size": 13}
      }}
      """
    let words = ["--styles", "-", "--bold"] + Self.fonts
    let document = try ScaleDocument(words, input: sheet)
    let styles = try #require(document.sheet?.styles)
    #expect(styles.map(\.verdict) == ["ok", "ok", "ok"])
    // The family's own for 400 is 700.
    #expect(
      styles.map(\.partner?.postScriptName) == ["DemoSans-Black", "DemoSans-Bold", "DemoSans-Bold"]
    )
    #expect(document.fonts.allSatisfy { $0.verdict == nil && $0.partner == nil })
    let black = document.fonts.first { $0.postScriptName == "DemoSans-Black" }
    #expect(black?.resize.map(\.fontStyle) == ["body"])
    let lines = run(["scale"] + words, input: sheet).output.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("  body ") && $0.hasSuffix(" DemoSans-Black") })
    #expect(lines.contains { $0.hasPrefix("  callout ") && $0.hasSuffix(" DemoSans-Bold") })
  }

  @Test func `a face for Bold Text that is not there leaves the style its own`() throws {
    let sheet = """
      {"styles": {"body":
        {"fontName": "DemoSans-Regular", "boldFontName": "DemoSans-Blackk", "size": 17}}}
      """
    let words = ["--styles", "-", "--bold"] + Self.fonts
    let document = try ScaleDocument(words, input: sheet)
    #expect(document.fonts.map(\.postScriptName) == ["DemoSans-Regular"])
    #expect(document.fonts.first?.rows.count == 12)
    #expect(document.sheet?.styles.map(\.verdict) == ["missing"])
    #expect(
      document.problems.map(\.reason) == [
        """
        style 'body': boldFontName: no face has the PostScript name 'DemoSans-Blackk'; did you \
        mean 'DemoSans-Black'?
        """
      ]
    )
    #expect(run(["scale"] + words, input: sheet).status == .findings)
  }

  /// The fault is in a style that was asked for, in another, or in the sheet as a whole.
  @Test(arguments: [
    (
      #"{"styles": {"body": {"fontName": "DemoSans-Regular", "size": "17"}}}"#,
      ["-:1:62: 'size' is a string, not a number"]
    ),
    (
      #"{"body": {"fontName": "DemoSans-Regular", "fontSize": "17x"}}"#,
      ["-:1:55: 'fontSize' is a string, not a number"]
    ),
    ("", nil), (#"{"styles": {"#, nil),
    (
      #"{"styles": {"title1": {"fontName": "DemoSans-Bold", "size": 28}, "x": 1}}"#,
      ["-:1:71: style 'x' is an integer, not a dictionary"]
    ),
    (
      #"{"styles": {"note": {"fontName": "DemoSans-Bold", "size": 28}, "x": 1}}"#,
      [
        "-:1:13: style 'note' has no 'textStyle' and is not called like one",
        "-:1:69: style 'x' is an integer, not a dictionary",
      ]
    ),
  ])
  func `faults of a sheet are told whatever is asked of it`(
    sheet: String,
    faults: [String]?
  ) throws {
    let result = run(["scale", "--styles", "-", "--style", "body"] + Self.fonts, input: sheet)
    #expect(result.status == .failure)
    #expect(!result.errors.isEmpty)
    #expect(!result.errors.contains("there are none"))
    #expect(!result.errors.contains("unknown font style"))
    if let faults {
      #expect(result.errors == faults.map { "fontscan: \($0)\n" }.joined())
    }
  }

  @Test func `a style that no sheet has is unknown, and the faults are told as well`() {
    let sheet = #"{"styles": {"body": {"fontName": "DemoSans-Bold", "size": 17}, "x": 1}}"#
    let result = run(["scale", "--styles", "-", "--style", "boody"] + Self.fonts, input: sheet)
    #expect(result.status == .failure)
    #expect(
      result.errors == """
        fontscan: -:1:69: style 'x' is an integer, not a dictionary
        fontscan: unknown font style 'boody' (did you mean 'body'?)

        """
    )
  }

  @Test(arguments: [
    (#"{"styles": {}}"#, "-: the sheet has no styles"),
    (
      #"{"body": {"design": "serif"}}"#,
      "-: the sheet leaves every style to the system font"
    ),
  ])
  func `a sheet without a font is said to have none`(sheet: String, words: String) {
    let result = run(["scale", "--styles", "-"] + Self.fonts, input: sheet)
    #expect(result.status == .findings)
    #expect(result.output.isEmpty)
    #expect(result.errors == "fontscan: \(words)\n")
  }

  @Test func `a folder that is not there is told once, and is no fault of the sheet`() {
    let result = run(["scale", "--styles", Self.sheet, "--fonts", "./missing"])
    #expect(result.status == .failure)
    #expect(result.errors == "fontscan: ./missing: no such file or directory\n")
  }

  /// What grew with the square of this took minutes.
  @Test func `thousands of styles without a face are told in one go`() {
    let isInProportion = ThreadTime.isInProportion(size: 750) { count in
      let styles = (0..<count).map {
        #""s\#($0)": {"fontName": "Missing\#($0)", "size": 17, "textStyle": "body"}"#
      }
      let sheet = "{\"styles\": {\(styles.joined(separator: ",\n"))}}"
      let result = run(["scale", "--styles", "-"] + Self.fonts, input: sheet)
      #expect(result.status == .findings)
      #expect(result.errors.split(separator: "\n").count == count)
      #expect(result.errors.contains("fontscan: -:\(count):1: style 's\(count - 1)': no face has"))
    }
    #expect(isInProportion)
  }

  @Test(arguments: [
    (["a.ttf"], "'--styles' says which fonts there are: look them up with '--fonts a.ttf'"),
    (["--size=17"], "'--styles' has sizes of its own: '--size' does not go with it"),
    (["--max-size=17"], "'--styles' has sizes of its own: '--max-size' does not go with it"),
    (["--styles="], "'--styles' takes a file, not ''"),
    (
      ["--output", sheet],
      "a report in '\(portable(sheet))' would replace what is to be read"
    ),
  ])
  func `what does not go with a sheet is refused`(words: [String], complaint: String) {
    let result = run(["scale", "--styles", Self.sheet] + words)
    #expect(result.status == .usage)
    #expect(result.errors == "fontscan: \(complaint); try 'fontscan help scale'\n")
  }

  @Test func `a sheet that is not there cannot be read`() {
    let result = run(["scale", "--styles", "./missing.json"])
    #expect(result.status == .failure)
    #expect(result.errors == "fontscan: ./missing.json: no such file or directory\n")
  }
}
