internal import DynamicType
internal import FileAccess
internal import StyleSheets
internal import Testing

@Suite("Style sheets in the project's own form")
struct OwnStylesTests {
  static let sample = """
    {
      "schema": "fontscan.styles.v1",
      "styles": {
        "body": {"fontName": "DemoSans-Regular", "size": 17},
        "price": {
          "fontName": "DemoSans-Regular",
          "boldFontName": "DemoSans-Bold",
          "textStyle": "title2",
          "size": 22.5,
          "category": "medium",
          "minimumSize": 20,
          "maximumSize": 40
        }
      }
    }

    """

  static let styleKeys =
    "; there are fontName, boldFontName, textStyle, size, category, minimumSize, maximumSize"

  static let categories =
    "; there are xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, AX1, AX2, AX3, AX4, AX5"

  static let textStyles =
    "; there are largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, "
    + "caption1, caption2"

  @Test func `a sheet becomes font styles`() throws {
    let sheet = read(Self.sample)
    #expect(sheet.faults == [])
    #expect(sheet.form == .ownStyles)
    let body = try FontStyle(
      faceName: "DemoSans-Regular",
      textStyle: .body,
      basePointSize: 17
    )
    let price = try FontStyle(
      name: "price",
      faceName: "DemoSans-Regular",
      boldFaceName: "DemoSans-Bold",
      textStyle: .title2,
      basePointSize: 22.5,
      baseCategory: .medium,
      minimumPointSize: 20,
      maximumPointSize: 40
    )
    #expect(sheet.sheet.styles == [body, price])
    #expect(sheet.systemFontStyles == [])
  }

  @Test func `places are those of the name and of the largest size`() {
    let styles = read(Self.sample).styles
    #expect(styles.map { "\($0.places.name)" } == ["line 4, column 5", "line 5, column 5"])
    #expect(styles.map(\.places.maximum?.line) == [nil, 12])
    #expect(styles.map(\.places.maximum?.column) == [nil, 22])
    #expect(styles.map(\.style.name) == ["body", "price"])
  }

  /// One for each way to spell a style: UIKit's and SwiftUI's names, and UIKit's raw string.
  @Test(arguments: [
    ("title1", TextStyle.title1), ("title", .title1), ("UICTFontTextStyleTitle1", .title1),
    ("caption", .caption1), ("caption2", .caption2), ("subheadline", .subheadline),
  ])
  func `a style without a text style takes that of its name`(name: String, style: TextStyle) {
    let sheet = read("{\"styles\": {\"\(name)\": {\"fontName\": \"A\", \"size\": 17}}}")
    #expect(sheet.faults == [])
    #expect(sheet.sheet.styles.map(\.metrics.textStyle) == [style])
    #expect(sheet.sheet.styles.map(\.name) == [name])
  }

  @Test func `the table to scale by is the one that is asked for`() {
    let text = "{\"styles\": {\"body\": {\"fontName\": \"A\", \"size\": 17}}}"
    #expect(read(text, table: .ios10).sheet.styles.map(\.metrics.table) == [.ios10])
    let large =
      "{\"styles\": {\"x\": {\"fontName\": \"A\", \"size\": 9, \"textStyle\": \"largeTitle\"}}}"
    #expect(read(large).faults == [])
    #expect(read(large, table: .ios10).faults.map(\.place?.column) == [60])
  }

  @Test(arguments: [
    ("[]", "line 1, column 1: the sheet is an array, not a dictionary"),
    ("null", "line 1, column 1: the sheet is null, not a dictionary"),
    ("17", "line 1, column 1: the sheet is an integer, not a dictionary"),
    ("true", "line 1, column 1: the sheet is a boolean, not a dictionary"),
    (
      "// ours\n{\"styles\": {}}",
      "line 1, column 1: expected a value, found '/'; JSON has no comments"
    ),
    (
      "/* ours */ {\"styles\": {}}",
      "line 1, column 1: expected a value, found '/'; JSON has no comments"
    ),
    ("{}", "line 1, column 1: no style sheet: neither 'styles' nor a text style is among its keys"),
    (
      "{\"style\": {}}",
      """
      line 1, column 2: no style sheet: neither 'styles' nor a text style is among its keys; \
      is 'style' meant to be 'styles'?
      """
    ),
    ("{\"schema\": \"fontscan.styles.v1\"}", "line 1, column 1: there is no 'styles'"),
    (
      "{\"schema\": \"fontscan.styles.v2\", \"styles\": {}}",
      "line 1, column 12: 'schema' is 'fontscan.styles.v2', not 'fontscan.styles.v1'"
    ),
    (
      "{\"schema\": 1, \"styles\": {}}",
      "line 1, column 12: 'schema' is an integer, not 'fontscan.styles.v1'"
    ),
    ("{\"styles\": []}", "line 1, column 12: 'styles' is an array, not a dictionary"),
    (
      "{\"styles\": {}, \"x\": 1}",
      "line 1, column 16: unknown key 'x'; there are styles, schema, $schema"
    ),
    (
      "{\"styles\": {},\n\"styles\": {}}",
      "line 2, column 1: key 'styles' is there twice, first at line 1, column 2"
    ),
    (
      "{\"styles\": {\"body\": 17}}",
      "line 1, column 21: style 'body' is an integer, not a dictionary"
    ),
    (
      "{\"styles\": {\"\": {\"fontName\": \"A\", \"size\": 17, \"textStyle\": \"body\"}}}",
      "line 1, column 13: a style without a name"
    ),
    (
      "{\"styles\": {",
      """
      line 1, column 13: expected a key in quotation marks or '}', found the end of the file; \
      '{' of line 1, column 12 is open
      """
    ),
  ])
  func `a sheet that is none is named with its place`(text: String, fault: String) {
    #expect(read(text).faults.map(\.description) == [fault])
    #expect(read(text).sheet.styles == [])
  }

  @Test func `an empty sheet has no styles`() {
    #expect(read("{\"styles\": {}}").faults == [])
    #expect(read("{\"$schema\": \"styles.schema.json\", \"styles\": {}}").faults == [])
  }

  /// The cell is in a style called `body` of an otherwise right sheet, from column 51 of line 1.
  @Test(arguments: [
    ("\"textStyle\": \"boddy\"", "64: unknown text style 'boddy'; did you mean 'body'?"),
    ("\"textStyle\": 1", "64: 'textStyle' is an integer, not a string"),
    ("\"textStyle\": \"\"", "64: 'textStyle' is empty"),
    ("\"textStyle\": null", "64: 'textStyle' is null, not a string"),
    ("\"category\": \"xxlarge\"", "63: unknown size category 'xxlarge'; did you mean 'xxLarge'?"),
    ("\"category\": \"unspecifed\"", "63: unknown size category 'unspecifed'" + Self.categories),
    ("\"textStyle\": \"x\"", "64: unknown text style 'x'" + Self.textStyles),
    ("\"category\": \"unspecified\"", "63: no size holds in category 'unspecified'; leave it out"),
    ("\"minimumSize\": 0", "66: 'minimumSize' is 0; it has to be positive and finite"),
    (
      "\"minimumSize\": 1e-320", "66: 'minimumSize' is 1e-320, which is no size of a font in points"
    ),
    ("\"maximumSize\": 1e308", "66: 'maximumSize' is 1e+308, which is no size of a font in points"),
    ("\"maximumSize\": 1e999", "66: 'maximumSize' is infinite; it has to be positive and finite"),
    ("\"maximumSize\": -1e999", "66: 'maximumSize' is infinite; it has to be positive and finite"),
    ("\"maximumSize\": -1.5", "66: 'maximumSize' is -1.5; it has to be positive and finite"),
    ("\"maximumSize\": \"40\"", "66: 'maximumSize' is a string, not a number"),
    ("\"maximumSize\": true", "66: 'maximumSize' is a boolean, not a number"),
    ("\"boldFontName\": \"\"", "67: 'boldFontName' is empty"),
    ("\"boldfontname\": \"B\"", "51: unknown key 'boldfontname'; did you mean 'boldFontName'?"),
    ("\"leading\": 20", "51: unknown key 'leading'" + Self.styleKeys),
    ("\"minimumSize\": 20, \"maximumSize\": 19", "66: 'minimumSize' is above 'maximumSize'"),
  ])
  func `a cell that is wrong is named with its place`(cell: String, fault: String) {
    let sheet = read("{\"styles\": {\"body\": {\"fontName\": \"A\", \"size\": 17, \(cell)}}}")
    #expect(sheet.faults.map(\.description) == ["line 1, column " + fault])
    #expect(sheet.sheet.styles == [])
  }

  @Test(arguments: [
    ("\"size\": 17", ["style 'body' has no 'fontName'"]),
    ("\"fontName\": \"A\"", ["style 'body' has no 'size'"]),
    ("", ["style 'body' has no 'fontName'", "style 'body' has no 'size'"]),
    // A slip is named once, not missed as well.
    ("\"fontname\": \"A\", \"size\": 17", ["unknown key 'fontname'; did you mean 'fontName'?"]),
    ("\"fontName\": \"A\", \"size\": 0", ["'size' is 0; it has to be positive and finite"]),
    (
      "\"fontName\": \"\", \"size\": \"17\"",
      ["'fontName' is empty", "'size' is a string, not a number"]
    ),
  ])
  func `a cell that is missing is named`(cells: String, faults: [String]) {
    #expect(read("{\"styles\": {\"body\": {\(cells)}}}").faults.map(\.reason) == faults)
  }

  @Test func `a style needs a text style or the name of one`() {
    let sheet = read("{\"styles\": {\"price\": {\"fontName\": \"A\", \"size\": 17}}}")
    #expect(
      sheet.faults.map(\.description)
        == ["line 1, column 13: style 'price' has no 'textStyle' and is not called like one"]
    )
  }

  @Test func `a style that is nearly called like a text style has it for a suggestion`() {
    let sheet = read("{\"styles\": {\"bdy\": {\"fontName\": \"A\", \"size\": 17}}}")
    #expect(
      sheet.faults.map(\.reason)
        == ["style 'bdy' has no 'textStyle' and is not called like one; did you mean 'body'?"]
    )
  }

  /// Apple publishes no sizes of the extra large titles but that at large.
  @Test func `a text style that nothing scales by is refused`() {
    let sheet = read(
      "{\"styles\": {\"x\": {\"fontName\": \"A\", \"size\": 36, \"textStyle\": \"extraLargeTitle\"}}}"
    )
    #expect(sheet.faults.count == 1)
    #expect(sheet.faults.first?.reason.contains("extraLargeTitle") == true)
  }

  @Test func `all faults are named at once and the other styles are read`() {
    let sheet = read(
      """
      {"styles": {
        "one": {"fontName": "A", "size": "17", "textStyle": "bdy"},
        "body": {"fontName": "A", "size": 17},
        "two": {"size": 0, "category": "big", "textStyle": "body"},
        "body": {"fontName": "B", "size": 18}
      }, "more": 1}
      """
    )
    #expect(
      sheet.faults.map(\.description) == [
        "line 2, column 36: 'size' is a string, not a number",
        "line 2, column 55: unknown text style 'bdy'; did you mean 'body'?",
        "line 4, column 3: style 'two' has no 'fontName'",
        "line 4, column 19: 'size' is 0; it has to be positive and finite",
        "line 4, column 34: unknown size category 'big'"
          + "; there are xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, "
          + "AX1, AX2, AX3, AX4, AX5",
        "line 5, column 3: key 'body' is there twice, first at line 3, column 3",
        "line 6, column 4: unknown key 'more'; there are styles, schema, $schema",
      ]
    )
    #expect(sheet.sheet.styles.map(\.baseFont.name) == ["A"])
  }

  /// A number that no computer has, a style without a name, and the second of two styles: none of them
  /// hides what is wrong beside it.
  @Test func `no fault hides another`() {
    let sheet = read(
      """
      {"styles": {
        "body": {"fontName": "A", "size": 1e999},
        "": {"size": 0, "textStyle": "body"},
        "title2": {"fontName": "A", "size": 22},
        "title2": {"fontName": "", "size": 22},
        "title3": {"fontName": "A"}
      }}
      """
    )
    #expect(
      sheet.faults.map(\.description) == [
        "line 2, column 37: 'size' is infinite; it has to be positive and finite",
        "line 3, column 3: a style without a name",
        "line 3, column 3: style '' has no 'fontName'",
        "line 3, column 16: 'size' is 0; it has to be positive and finite",
        "line 5, column 3: key 'title2' is there twice, first at line 4, column 3",
        "line 5, column 26: 'fontName' is empty",
        "line 6, column 3: style 'title3' has no 'size'",
      ]
    )
    #expect(sheet.sheet.styles.map(\.name) == ["title2"])
  }

  /// UIKit's `title1` is SwiftUI's `title`: an app can have one font for it.
  @Test(arguments: [
    ("title", "title1"), ("caption1", "caption"), ("UICTFontTextStyleBody", "body"),
  ])
  func `one text style in two spellings is told`(first: String, second: String) {
    let cells = "{\"fontName\": \"A\", \"size\": 17}"
    let sheet = read("{\"styles\": {\n\"\(first)\": \(cells),\n\"\(second)\": \(cells)}}")
    #expect(
      sheet.faults.map(\.description) == [
        "line 3, column 1: styles '\(first)' and '\(second)' are called like one text style, "
          + "the first at line 2, column 1"
      ]
    )
    #expect(sheet.sheet.styles.map(\.name) == [first])
  }

  @Test func `styles that say which text style they scale by may share it`() {
    let cells = "\"fontName\": \"A\", \"size\": 17"
    let sheet = read(
      "{\"styles\": {\"title\": {\(cells)}, \"title1\": {\(cells), \"textStyle\": \"title2\"}, "
        + "\"price\": {\(cells), \"textStyle\": \"title\"}}}"
    )
    #expect(sheet.faults == [])
    #expect(sheet.sheet.styles.map(\.name) == ["title", "title1", "price"])
  }

  /// A letter with its accent, and the letter and the accent: two keys, one name to people.
  @Test func `two names that look the same are duplicates`() {
    let cells = "{\"fontName\": \"A\", \"size\": 17, \"textStyle\": \"body\"}"
    let sheet = read("{\"styles\": {\"caf\u{E9}\": \(cells),\n\"cafe\u{301}\": \(cells)}}")
    #expect(
      sheet.faults.map(\.description)
        == ["line 2, column 1: two font styles are called 'cafe\u{301}'"]
    )
    #expect(sheet.sheet.styles.count == 1)
  }

  /// OpenStep has strings, and no numbers.
  @Test func `our form can be a property list in OpenStep's form`() throws {
    let sheet = read(
      """
      // ours
      { styles = { body = { fontName = "A"; size = 17.5; maximumSize = "40"; }; }; }
      """
    )
    #expect(sheet.faults == [])
    #expect(sheet.sheet.styles.map(\.baseFont.pointSize) == [17.5])
    #expect(sheet.sheet.styles.map(\.limits.maximum) == [40])
  }

  @Test(arguments: [
    ("0", "'size' is 0; it has to be positive and finite"),
    ("-17", "'size' is -17; it has to be positive and finite"),
    ("nan", "'size' is a string, not a number"), ("inf", "'size' is a string, not a number"),
    ("0x11", "'size' is a string, not a number"), ("17pt", "'size' is a string, not a number"),
    ("1.7.5", "'size' is a string, not a number"), ("\"\"", "'size' is a string, not a number"),
    ("1e3", "'size' is a string, not a number"), (".", "'size' is a string, not a number"),
  ])
  func `a string that is no number is none in OpenStep's form either`(size: String, fault: String) {
    let sheet = read("{ styles = { body = { fontName = A; size = \(size); }; }; }")
    #expect(sheet.faults.map(\.reason) == [fault])
  }

  @Test func `a name of any length is shown as far as it helps`() {
    let key = String(repeating: "k", count: 500_000)
    let faults = [
      "{\"styles\": {}, \"\(key)\": 1}",
      "{\"styles\": {\"\(key)\": 1}}",
      "{\"styles\": {\"body\": {\"fontName\": \"A\", \"size\": 17, \"\(key)\": 1}}}",
      "{\"styles\": {\"\(key)\": {\"fontName\": \"A\", \"size\": 17}}}",
      "{\"styles\": {}, \"schema\": \"\(key)\"}",
    ].map { read($0).faults.map(\.reason) }
    #expect(faults.allSatisfy { $0.count == 1 })
    for reason in faults.joined() {
      #expect(reason.contains(String(repeating: "k", count: 60) + "…'"))
      #expect(reason.utf8.count < 300)
    }
  }

  @Test func `our form can be a property list`() {
    let sheet = read(
      """
      <plist><dict><key>styles</key><dict>
      <key>body</key><dict>
      <key>fontName</key><string>A</string><key>size</key><real>nan</real>
      </dict></dict></dict></plist>
      """
    )
    #expect(sheet.form == .ownStyles)
    #expect(
      sheet.faults.map(\.description)
        == ["line 3, column 53: 'size' is nan; it has to be positive and finite"]
    )
  }
}

/// Reads text as the file `sheet`.
func read(_ text: String, table: ScalingTable = .ios) -> StyleSheet {
  StyleSheet(parsing: Array(text.utf8), path: FilePath("sheet"), table: table)
}
