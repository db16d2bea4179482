import FontTestSupport
import Testing

@testable import FontscanCLI

@Suite("fontscan validate --styles")
struct ValidateStylesTests {
  static let app = Fixtures.checkout + "/fixtures/apps/Lines"
  static let sheet = app + "/Styles.json"

  /// Of the four styles one has a largest size below twice its size at large that matters; the
  /// large title never gets there.
  @Test(arguments: ["text", "json"])
  func `a style that cannot become twice as large is told`(format: String) throws {
    let words = ["validate", Self.app, "--only=scaling", "--styles", Self.sheet]
    let result = run(words + ["--format", format])
    #expect(result.status == .success)
    #expect(result.errors.isEmpty)
    let name = "validate-styles.\(format == "text" ? "txt" : format)"
    try expectGolden(result.output, name, testFile: golden)
    #expect(run(words + ["--strict"]).status == .findings)
  }

  @Test func `a sheet may be given twice`() {
    let once = run(["validate", Self.app, "--styles", Self.sheet])
    let twice = run(["validate", Self.app, "--styles", Self.sheet, "--styles", Self.sheet])
    #expect(once.output == twice.output)
  }

  @Test func `all that is wrong with a sheet is told on standard error`() {
    let faulty = Fixtures.checkout + "/fixtures/styles/Faulty.json"
    let result = run(["validate", Self.app, "--only=scaling", "--styles", faulty])
    #expect(result.status == .failure)
    #expect(
      result.errors == """
        fontscan: fixtures/styles/Faulty.json:4:54: 'size' is a string, not a number
        fontscan: fixtures/styles/Faulty.json:5:60: unknown text style 'boddy'; did you mean 'body'?
        fontscan: fixtures/styles/Faulty.json:6:52: 'size' is 0; it has to be positive and finite
        fontscan: fixtures/styles/Faulty.json:7:17: unknown key 'fontname'; did you mean 'fontName'?
        fontscan: fixtures/styles/Faulty.json:8:5: key 'body' is there twice, first at line 4, column 5

        """
    )
  }

  @Test(arguments: ["validate", "scale"])
  func `a sheet may come from standard input`(command: String) throws {
    let words = command == "validate" ? ["validate", Self.app, "--only=scaling"] : ["scale"]
    let sheet = String(decoding: try Fixtures.bytes(Self.sheet), as: UTF8.self)
    let fonts = command == "scale" ? ["--fonts", Self.app + "/Fonts"] : []
    let piped = run(words + fonts + ["--styles", "-", "--format=json"], input: sheet)
    let read = run(words + fonts + ["--styles", Self.sheet, "--format=json"])
    #expect(piped.status == .success)
    #expect(piped.errors.isEmpty)
    #expect(piped.output.split(separator: "\n").count == read.output.split(separator: "\n").count)
  }

  @Test func `what is wrong with standard input is told with a dash`() {
    let result = run(["validate", Self.app, "--styles", "-"], input: "{\"styles\": 1}")
    #expect(result.status == .failure)
    #expect(result.errors == "fontscan: -:1:12: 'styles' is an integer, not a dictionary\n")
  }

  /// 17.5 may be 17.5 or 18 at large, so 35 may be twice that; 34 is neither's.
  @Test(
    arguments: [
      ("17.5", "35", nil),
      ("17.5", "36", nil),
      (
        "17.5", "34",
        """
        style 'body' gets no larger than 34 points, 188 % of its 18 at large (17.5 rounded); without \
        that it would be twice as large at AX3
        """
      ),
      (
        "17", "10",
        """
        style 'body' is held at 10 points already at large, where it would have 17; without that it \
        would be twice as large at AX3
        """
      ),
      (
        "17", "17",
        """
        style 'body' gets no larger than 17 points, 100 % of its 17 at large; without that it would \
        be twice as large at AX3
        """
      ),
    ] as [(String, String, String?)]
  )
  func `a cap is judged by what is known`(size: String, maximum: String, words: String?) {
    let sheet =
      #"{"styles": {"body": {"fontName": "A", "size": \#(size), "maximumSize": \#(maximum)}}}"#
    let result = run(
      ["validate", Self.app, "--only=scaling", "--styles", "-", "--format=json"],
      input: sheet
    )
    #expect(result.output.contains("scaling/capped") == (words != nil))
    if let words { #expect(result.output.contains(words)) }
  }

  /// The app has DemoLevel-Regular in a file of another name, and Avenir is iOS's own.
  @Test func `faces of a sheet that no font has are told`() throws {
    let sheet = """
      {"styles": {
        "body": {"fontName": "DemoSunken-Bold", "boldFontName": "DemoTight-Blod", "size": 17},
        "title": {"fontName": "Avenir-Heavy", "size": 28},
        "price": {"fontName": "Other-Regular", "size": 17, "textStyle": "body"}
      }}
      """
    let result = run(["validate", Self.app, "--only=names", "--styles", "-"], input: sheet)
    #expect(result.status == .findings)
    let lines = result.output.split(separator: "\n").filter { $0.contains("[names/unknown]") }
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("-:2:59: error: no font is called 'DemoTight-Blod'") == true)
    #expect(lines.last?.hasPrefix("-:4:25: error: no font is called 'Other-Regular'") == true)
    #expect(result.output.contains("DemoTight-Bold"))
    let full = run(
      ["validate", Self.app, "--only=names", "--styles", "-"],
      input: #"{"styles": {"body": {"fontName": "Demo Sunken Bold", "size": 17}}}"#
    )
    #expect(full.output.contains("[names/full-name]"))
  }

  /// Two targets have different fonts, and one sheet may be for both of them.
  @Test func `a face that any font of the project has is no unknown one`() throws {
    let folder = try TemporaryFolder()
    for (app, font) in [("One", "Regular"), ("Two", "Bold")] {
      let bytes = try Fixtures.bytes(Fixtures.font("family/DemoSans-\(font).ttf"))
      try folder.write("\(app).app/DemoSans-\(font).ttf", bytes)
      try folder.write(
        "\(app).app/Info.plist",
        Array(
          """
          <plist><dict><key>CFBundleIdentifier</key><string>a.\(app)</string>
          <key>UIAppFonts</key><array><string>DemoSans-\(font).ttf</string></array></dict></plist>
          """.utf8
        )
      )
    }
    let sheet = """
      {"styles": {"body": {"fontName": "DemoSans-Regular", "boldFontName": "DemoSans-Bold", "size": 17},
      "title": {"fontName": "DemoSans-Light", "size": 17}}}
      """
    let result = run(["validate", folder.path, "--only=names", "--styles", "-"], input: sheet)
    let lines = result.output.split(separator: "\n").filter { $0.contains("[names/unknown]") }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("'DemoSans-Light'") == true)
  }

  @Test(arguments: [
    (#"{"styles": {}}"#, "the sheet has no styles"),
    (#"{body = {design = serif;};}"#, "the sheet leaves every style to the system font"),
  ])
  func `a sheet that says nothing is said to`(sheet: String, words: String) {
    let result = run(["validate", Self.app, "--only=scaling", "--styles", "-"], input: sheet)
    #expect(result.status == .success)
    #expect(result.errors == "fontscan: -: \(words)\n")
    #expect(result.output.contains("Not checked in Lines: scaling/capped: '-': \(words)."))
  }

  /// The app has no code either, so that without a sheet there is nothing to judge.
  @Test func `without a sheet, and with a broken one, the rule is not checked`() {
    let none = run(["validate", Self.app, "--only=scaling/capped"])
    #expect(none.status == .success)
    let words = "Not checked in Lines: scaling/capped: no source was found for it."
    #expect(none.output.contains(words))
    let faulty = Fixtures.checkout + "/fixtures/styles/Faulty.json"
    let broken = run(["validate", Self.app, "--only=scaling/capped", "--styles", faulty])
    #expect(broken.status == .failure)
    #expect(broken.output.contains("Not checked in Lines: scaling/capped: 'fixtures/styles/Faulty"))
    let right = run(["validate", Self.app, "--only=scaling/capped", "--styles", Self.sheet])
    #expect(!right.output.contains("Not checked"))
  }

  /// 28.4 is 28 at large, and 30 are 107 % of that, wherever it is said.
  @Test(arguments: [("28.4", "30", "107 % of its 28 at large (28.4 rounded)", "107 %")])
  func `a cap is as many percent here as in the table`(
    size: String,
    maximum: String,
    words: String,
    percent: String
  ) {
    let sheet =
      #"{"styles": {"body": {"fontName": "DemoSans-Regular", "size": \#(size), "maximumSize": \#(maximum)}}}"#
    let judged = run(
      ["validate", Self.app, "--only=scaling", "--styles", "-"],
      input: sheet
    )
    #expect(judged.output.contains(words))
    let table = run(
      ["scale", "--styles", "-", "--fonts", Fixtures.font("family")],
      input: sheet
    )
    #expect(table.output.contains("body    \(percent)"))
  }

  /// A folder without an app, which is an error, and a package that makes none, which is no error.
  @Test func `a sheet is judged where there is no app`() throws {
    let sheet = #"{"styles": {"body": {"fontName": "A", "size": 17, "maximumSize": 26}}}"#
    let words = ["--strict", "--styles", "-", "--format=json"]
    let none = try TemporaryFolder()
    let empty = run(["validate", none.path] + words, input: sheet)
    #expect(empty.output.contains("\"scaling/capped\""))
    #expect(empty.status == .failure)
    let folder = try TemporaryFolder()
    try folder.write(
      "Package.swift",
      Array(
        """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Demo", targets: [.target(name: "Demo")])
        """.utf8
      )
    )
    try folder.write("Sources/Demo/Demo.swift", [])
    let package = run(["validate", folder.path] + words, input: sheet)
    #expect(package.output.contains("\"scaling/capped\""))
    #expect(package.status == .findings)
  }

  @Test func `a sheet that is not there is an error`() {
    let result = run(["validate", Self.app, "--styles", "none.json"])
    #expect(result.status == .failure)
    #expect(result.errors == "fontscan: none.json: no such file or directory\n")
    #expect(result.output.isEmpty)
  }
}
