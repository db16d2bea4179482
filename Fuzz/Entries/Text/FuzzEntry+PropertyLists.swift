internal import FileAccess
internal import ProjectModel
internal import PropertyList
internal import StyleSheets

extension FuzzEntry {
  /// A property list in XML.
  static let xmlPropertyList = FuzzEntry(
    "plist-xml",
    seeds: .files(["plist"]),
    words: [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<!DOCTYPE plist [", "<!ENTITY a \"b\">", "&a;",
      "<plist>", "<dict>", "</dict>", "<array/>", "<key>", "</key>", "<string>", "<integer>",
      "<real>", "<true/>", "<date>", "<data>", "<![CDATA[", "]]>", "&amp;", "&#x1F600;", "<!--",
    ],
    read: readPropertyList
  )

  /// A property list in Apple's binary form.
  static let binaryPropertyList = FuzzEntry(
    "plist-binary",
    seeds: .bytes([smallBinaryList]),
    words: ["bplist00"],
    read: readPropertyList
  )

  /// A property list as NeXT wrote them and Xcode still does.
  static let openStepPropertyList = FuzzEntry(
    "plist-openstep",
    seeds: .texts([
      "{ UIAppFonts = (\"Demo-Bold.ttf\", Demo.otf); /* why */ data = <0fbd77 1c2735ae>; }",
      "// !$*UTF8*$!\n{ archiveVersion = 1; objects = { 0A = { isa = PBXGroup; }; }; }",
      "\"key\" = 'value \\U00e9 \\101';",
    ]),
    words: ["= ", ";", "{", "}", "(", ")", "<", ">", "/*", "*/", "//", "\\U", "\""],
    read: readPropertyList
  )

  /// JSON.
  static let json = FuzzEntry(
    "json",
    seeds: .texts([
      #"{"styles": [{"a": 1.5e3, "b": "\u00e9\ud83d\ude00"}, null, true, -0]}"#,
      #"[[[[]]], {"": {"x": [1, 2.25, false]}}]"#,
    ]),
    words: [
      "{", "}", "[", "]", "\":", "null", "true", "false", "\\u", "\\ud83d\\ude00", "1e308", "-0",
    ]
  ) { input in
    if let document = try? PropertyListDocument(parsing: input, orJSON: true) {
      visit(document, size: input.count)
    }
  }

  /// A style sheet of either form.
  static let styleSheet = FuzzEntry(
    "style-sheet",
    seeds: .texts([
      #"""
      {"schema": "fontscan.styles.v1", "styles": {"body": {"fontName": "A", "size": 17}, "note":
      {"fontName": "A", "boldFontName": "B", "textStyle": "title2", "size": 22.5,
      "category": "medium", "minimumSize": 20, "maximumSize": 40}}}
      """#,
      #"{"largeTitle": {"fontName": "A", "fontSize": 34}, "body": {"fontName": "D"}}"#,
      "{ styles = { note = { fontName = Demo; size = 12; maximumSize = 20; }; }; }",
    ]),
    words: [
      "\"styles\"", "\"schema\"", "\"size\"", "\"textStyle\"", "\"fontName\"", "\"fontSize\"",
      "\"body\"", "\"largeTitle\"", "\"category\"", "\"boldFontName\"", "\"maximumSize\"",
    ]
  ) { input in
    let sheet = StyleSheet(parsing: input, path: FilePath("sheet.json"))
    for fault in sheet.faults {
      expect(fault.place.map { $0.byte <= 2 * input.count } ?? true, "a fault is behind the end")
    }
  }

  /// An Info.plist of any kind.
  static let infoPlist = FuzzEntry(
    "info-plist",
    seeds: .files(["plist"]),
    words: [
      "<key>UIAppFonts</key>", "<array>", "<string>a.ttf</string>", "CFBundleIdentifier",
      "ATSApplicationFontsPath", "NSExtension", "INFOPLIST_KEY_UIAppFonts", "UIAppFonts~ipad",
    ]
  ) { input in
    _ = try? InfoPlist(parsing: input, path: FilePath("Info.plist"))
  }

  /// A property list whose fonts are put in order.
  static let fontList = FuzzEntry(
    "font-list",
    seeds: .files(["plist"]),
    words: [
      "<key>UIAppFonts</key>", "<array>", "<array/>", "</array>", "<string>a.ttf</string>",
      "<dict/>", "<!--", "-->", "<![CDATA[", "]]>", "\r\n", "<plist>", "</plist>", "<!DOCTYPE a [",
    ]
  ) { input in
    let path = FilePath("Info.plist")
    guard let list = try? FontListText(parsing: input, path: path, fonts: ["a.ttf", "b&.ttf"]),
      let edited = try? list.edited.get()
    else { return }
    let again = try? FontListText(parsing: edited, path: path, fonts: ["a.ttf", "b&.ttf"])
    expect(again?.isFresh == true, "what was written is not what was wanted")
  }

  @Sendable private static func readPropertyList(_ input: [UInt8]) {
    if let document = try? PropertyListDocument(parsing: input) {
      visit(document, size: input.count)
    }
  }

  /// Looks at every value, without recursion.
  private static func visit(_ document: PropertyListDocument, size: Int) {
    var values = [document.root]
    var count = 0
    while let value = values.popLast() {
      count += 1
      // UTF-8 takes at most twice the bytes of other encodings.
      expect(value.position.byte <= 2 * size, "a value is behind the end")
      if let array = value.array { values += array }
      if let dictionary = value.dictionary {
        for entry in dictionary.entries {
          expect(entry.keyPosition.byte <= 2 * size, "a key is behind the end")
          values.append(entry.value)
        }
      }
    }
    expect(count <= PropertyListLimits.standard.values, "there are more values than allowed")
  }

  /// `{UIAppFonts: ["a", "b"], n: 1}` by the format's description: objects, offsets, trailer.
  private static let smallBinaryList: [UInt8] =
    Array("bplist00".utf8)
    + [0xD2, 1, 2, 3, 6] + [0x5A] + Array("UIAppFonts".utf8) + [0x51, 0x6E]
    + [0xA2, 4, 5] + [0x51, 0x61] + [0x51, 0x62] + [0x10, 1]
    + [8, 13, 24, 26, 29, 31, 33]
    + [0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0]
    + [0, 0, 0, 0, 0, 0, 0, 35]
}
