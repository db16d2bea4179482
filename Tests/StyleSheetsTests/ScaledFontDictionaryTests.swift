internal import DynamicType
internal import StyleSheets
internal import Testing

@Suite("ScaledFont's style dictionary")
struct ScaledFontDictionaryTests {
  static func plist(_ lines: String) -> String { "<plist><dict>\n\(lines)\n</dict></plist>" }

  static func entry(_ key: String, _ cells: String) -> String {
    "<key>\(key)</key><dict>\(cells)</dict>"
  }

  static let cells = "<key>fontName</key><string>A</string><key>fontSize</key><integer>17</integer>"

  /// The eleven keys that the package documents.
  @Test func `its eleven text styles are read`() throws {
    let names = [
      "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout",
      "footnote", "caption", "caption2",
    ]
    let sheet = read(Self.plist(names.map { Self.entry($0, Self.cells) }.joined(separator: "\n")))
    #expect(sheet.faults == [])
    #expect(sheet.form == .scaledFont)
    let expected: [TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
      .caption1, .caption2,
    ]
    #expect(sheet.sheet.styles.map(\.metrics.textStyle) == expected)
    #expect(sheet.sheet.styles.allSatisfy { $0.baseFont.name == "A" })
    #expect(sheet.sheet.styles.allSatisfy { $0.baseFont.pointSize == 17 })
    #expect(sheet.sheet.styles.allSatisfy { $0.metrics.baseCategory == .large })
    // A style is called by DynamicType's key, whatever the dictionary calls it.
    #expect(sheet.sheet.styles[1].name == "title1")
    #expect(sheet.styles[1].places.name.line == 3)
  }

  /// Its first version had UIKit's raw strings for keys.
  @Test func `UIKit's raw strings are read`() {
    let sheet = read(Self.plist(Self.entry("UICTFontTextStyleSubhead", Self.cells)))
    #expect(sheet.faults == [])
    #expect(sheet.sheet.styles.map(\.name) == ["subheadline"])
  }

  @Test(arguments: [
    "{body = {fontName = A; fontSize = 17;};}",
    "{\"body\": {\"fontName\": \"A\", \"fontSize\": 17.0}}",
  ])
  func `it can be written in other ways`(text: String) {
    let sheet = read(text)
    #expect(sheet.form == .scaledFont)
    #expect(sheet.faults == [])
    #expect(sheet.sheet.styles.map(\.baseFont.pointSize) == [17])
  }

  @Test(arguments: [
    (entry("boddy", cells), "line 3, column 1: unknown text style 'boddy'; did you mean 'body'?"),
    (
      entry("title1", cells),
      "line 3, column 1: ScaledFont knows the text style 'title1' as 'title' only"
    ),
    (
      entry("extraLargeTitle", cells),
      "line 3, column 1: ScaledFont has no text style 'extraLargeTitle'"
    ),
    (
      "<key>body</key><string>A</string>",
      "line 3, column 16: style 'body' is a string, not a dictionary"
    ),
    (
      entry("body", "<key>fontName</key><string>A</string>"),
      "line 3, column 1: style 'body' has no 'fontSize'"
    ),
    (
      entry("body", "<key>fontSize</key><real>17</real>"),
      "line 3, column 1: style 'body' has no 'fontName'"
    ),
    (
      entry("body", "<key>fontName</key><string>A</string><key>fontSize</key><string>17</string>"),
      "line 3, column 78: 'fontSize' is a string, not a number"
    ),
    (
      entry("body", "<key>fontName</key><string>A</string><key>fontSize</key><integer>0</integer>"),
      "line 3, column 78: 'fontSize' is 0; it has to be positive and finite"
    ),
    (
      entry("body", "<key>fontName</key><string>A</string><key>fontsize</key><integer>9</integer>"),
      "line 3, column 59: unknown key 'fontsize'; did you mean 'fontSize'?"
    ),
  ])
  func `a fault is named with its place`(line: String, fault: String) {
    let sheet = read(Self.plist(Self.entry("headline", Self.cells) + "\n" + line))
    #expect(sheet.faults.map(\.description) == [fault])
    #expect(sheet.sheet.styles.map(\.name) == ["headline"])
  }

  @Test func `a style that is there twice is named`() {
    let again = Self.plist(
      [Self.entry("body", Self.cells), Self.entry("body", Self.cells)].joined()
    )
    #expect(
      read(again).faults.map(\.description)
        == ["line 2, column 106: key 'body' is there twice, first at line 2, column 1"]
    )
    let both = Self.plist(
      Self.entry("body", Self.cells) + "\n" + Self.entry("UICTFontTextStyleBody", Self.cells)
    )
    #expect(
      read(both).faults.map(\.description)
        == [
          "line 3, column 1: styles 'body' and 'UICTFontTextStyleBody' are called like one text "
            + "style, the first at line 2, column 1"
        ]
    )
  }

  /// Whether each is the app's font or the system's.
  @Test(arguments: [cells, "<key>design</key><string>serif</string>"])
  func `a style of the system font in two spellings is told`(cells: String) {
    let sheet = read(
      Self.plist(
        Self.entry("title", "<key>design</key><string>serif</string>") + "\n"
          + Self.entry("UICTFontTextStyleTitle1", cells)
      )
    )
    #expect(sheet.faults.map(\.place?.line) == [3])
    #expect(sheet.systemFontStyles == [.title1])
    #expect(sheet.sheet.styles.isEmpty)
  }

  @Test func `an unknown style does not hide what is wrong with its cells`() {
    let sheet = read(
      Self.plist(
        Self.entry("body", Self.cells) + "\n"
          + Self.entry("boddy", "<key>fontName</key><string/><key>fontSize</key><real>0</real>")
          + "\n<key>version</key><integer>1</integer>"
      )
    )
    #expect(
      sheet.faults.map(\.description) == [
        "line 3, column 1: unknown text style 'boddy'; did you mean 'body'?",
        "line 3, column 42: 'fontName' is empty",
        "line 3, column 70: 'fontSize' is 0; it has to be positive and finite",
        "line 4, column 1: unknown text style 'version'; there are largeTitle, title, title2, title3, "
          + "headline, body, callout, subheadline, footnote, caption, caption2",
      ]
    )
  }

  /// Newer versions vary the system's font where no font name is given.
  @Test func `styles of the system font are told apart`() {
    let sheet = read(
      Self.plist(
        Self.entry("body", "<key>design</key><string>serif</string>") + "\n"
          + Self.entry("headline", Self.cells + "<key>weight</key><string>bold</string>")
      )
    )
    #expect(sheet.faults == [])
    #expect(sheet.systemFontStyles == [.body])
    #expect(sheet.sheet.styles.map(\.name) == ["headline"])
  }

  /// What is in it says what was meant, when no other key does.
  @Test func `a misspelt style that is alone is named, with the nearest`() {
    let sheet = read(Self.plist(Self.entry("bodyy", Self.cells)))
    #expect(
      sheet.faults.map(\.description)
        == ["line 2, column 1: unknown text style 'bodyy'; did you mean 'body'?"]
    )
  }

  @Test func `another property list is no sheet`() {
    let sheet = read(Self.plist("<key>CFBundleName</key><string>Demo</string>"))
    #expect(
      sheet.faults.map(\.description) == [
        "line 1, column 8: no style sheet: neither 'styles' nor a text style is among its keys"
      ]
    )
    #expect(sheet.form == nil)
  }
}
