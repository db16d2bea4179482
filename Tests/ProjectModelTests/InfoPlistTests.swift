internal import FileAccess
internal import ProjectModel
internal import Testing

@Suite("Info.plist")
struct InfoPlistTests {
  static let path = FilePath("App/Info.plist")

  static func infoPlist(_ body: String) throws(ProjectProblem) -> InfoPlist {
    try InfoPlist(parsing: Array("<plist><dict>\(body)</dict></plist>".utf8), path: path)
  }

  @Test func `the list and its entries have the places where they are written`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
      \t<key>UIAppFonts</key>
      \t<array>
      \t\t<string>Demo-Bold.ttf</string>
      \t\t<string></string><integer>7</integer>
      \t</array>
      </dict>
      </plist>
      """
    let infoPlist = try InfoPlist(parsing: Array(text.utf8), path: Self.path)
    #expect(infoPlist.path == Self.path)
    #expect(infoPlist.kind == .xml)
    let list = try #require(infoPlist.fontLists.first)
    #expect(infoPlist.fontLists.count == 1)
    #expect(list.key == "UIAppFonts")
    // The lines before the key have 38, 21 and 6 bytes, each with a line feed.
    #expect(list.keyPosition == SourcePosition(line: 4, column: 2, byte: 69))
    #expect(list.position == SourcePosition(line: 5, column: 2, byte: 92))
    #expect(
      list.entries.map(\.value) == [.text("Demo-Bold.ttf"), .text(""), .wrongType("an integer")]
    )
    #expect(list.entries.map(\.position.line) == [6, 7, 7])
    #expect(list.entries.map(\.position.column) == [3, 3, 20])
  }

  @Test func `OpenStep text has lines and a binary list has bytes`() throws {
    let text = "{\n  UIAppFonts = (\"Demo.ttf\");\n}"
    let openStep = try InfoPlist(parsing: Array(text.utf8), path: Self.path)
    #expect(openStep.kind == .openStep)
    #expect(openStep.declaredEntries.map(\.text) == ["Demo.ttf"])
    #expect(
      openStep.declaredEntries.map(\.position) == [SourcePosition(line: 2, column: 17, byte: 18)]
    )

    // A dictionary, its key of 10 letters, an array, a string of 5; the offset table; the trailer.
    var bytes = Array("bplist00".utf8) + [0xD1, 1, 2, 0x5A] + Array("UIAppFonts".utf8)
    bytes += [0xA1, 3, 0x55] + Array("x.ttf".utf8) + [8, 11, 22, 24]
    bytes += [0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0]
    bytes += [0, 0, 0, 0, 0, 0, 0, 30]
    let binary = try InfoPlist(parsing: bytes, path: Self.path)
    #expect(binary.kind == .binary)
    #expect(binary.declaredEntries.map(\.text) == ["x.ttf"])
    #expect(
      binary.declaredEntries.map(\.position) == [SourcePosition(line: nil, column: nil, byte: 24)]
    )
  }

  @Test func `a list that is no array is told by its type`() throws {
    let infoPlist = try Self.infoPlist("<key>UIAppFonts</key><string>Demo.ttf</string>")
    #expect(infoPlist.fontLists.map(\.content) == [.wrongType("a string")])
    #expect(infoPlist.declaredEntries.isEmpty)
  }

  @Test func `of two lists under one key the last counts`() throws {
    let infoPlist = try Self.infoPlist(
      """
      <key>UIAppFonts</key><array><string>a.ttf</string></array>
      <key>UIAppFonts</key><array><string>b.ttf</string></array>
      """
    )
    #expect(infoPlist.declaredEntries.map(\.text) == ["b.ttf"])
    let duplicate = try #require(infoPlist.duplicateKeys.first)
    #expect(infoPlist.duplicateKeys.count == 1)
    #expect(duplicate.key == "UIAppFonts")
    #expect(duplicate.first == SourcePosition(line: 1, column: 14, byte: 13))
    #expect(duplicate.position == SourcePosition(line: 2, column: 1, byte: 72))
  }

  @Test func `a list for one device is a list too`() throws {
    let infoPlist = try Self.infoPlist(
      """
      <key>UIAppFonts~ipad</key><array><string>pad.ttf</string></array>
      <key>UIAppFontsOther</key><array><string>no.ttf</string></array>
      <key>UIAppFonts</key><array><string>all.ttf</string></array>
      """
    )
    #expect(infoPlist.fontLists.map(\.key) == ["UIAppFonts", "UIAppFonts~ipad"])
    #expect(infoPlist.declaredEntries.map(\.text) == ["all.ttf", "pad.ttf"])
  }

  @Test func `a build setting in the file is kept apart`() throws {
    let infoPlist = try Self.infoPlist(
      "<key>INFOPLIST_KEY_UIAppFonts</key><array><string>a.ttf</string></array>"
    )
    #expect(infoPlist.fontLists.isEmpty)
    #expect(infoPlist.ignoredFontList?.entries.map(\.text) == ["a.ttf"])
    #expect(infoPlist.ignoredFontList?.keyPosition.column == 14)
  }

  @Test func `the bundle is described as far as the file does`() throws {
    let infoPlist = try Self.infoPlist(
      """
      <key>CFBundleIdentifier</key><string>example.widget</string>
      <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
      <key>CFBundlePackageType</key><string>XPC!</string>
      <key>ATSApplicationFontsPath</key><string>Fonts</string>
      <key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
      <string>com.apple.widgetkit-extension</string></dict>
      """
    )
    #expect(infoPlist.bundleIdentifier == "example.widget")
    #expect(infoPlist.bundleName == "$(PRODUCT_NAME)")
    #expect(infoPlist.packageType == "XPC!")
    #expect(infoPlist.extensionPoint == "com.apple.widgetkit-extension")
    #expect(infoPlist.applicationFontsPath?.text == "Fonts")
    #expect(infoPlist.applicationFontsPath?.position.line == 4)
    #expect(infoPlist.hasBundleKeys)
    #expect(!infoPlist.isBuilt)
    let other = try Self.infoPlist(
      """
      <key>EXAppExtensionAttributes</key><dict><key>EXExtensionPointIdentifier</key>
      <string>com.apple.appintents-extension</string></dict>
      <key>ATSApplicationFontsPath</key><array/>
      """
    )
    #expect(other.extensionPoint == "com.apple.appintents-extension")
    #expect(other.applicationFontsPath?.value == .wrongType("an array"))
    #expect(!other.hasBundleKeys)
  }

  @Test(arguments: [
    (
      "<plist><dict>\n<key>a</key></dict></plist>", 2, 1,
      "the property list cannot be read: key 'a' has no value"
    ),
    ("hello", 1, 1, "the property list is a string, not a dictionary"),
    ("<array/>", 1, 1, "the property list is an array, not a dictionary"),
  ])
  func `what is no dictionary is a problem with its place`(
    text: String,
    line: Int,
    column: Int,
    reason: String
  ) {
    let problem = #expect(throws: ProjectProblem.self) {
      try InfoPlist(parsing: Array(text.utf8), path: Self.path)
    }
    #expect(problem?.path == Self.path)
    #expect(problem?.position?.line == line)
    #expect(problem?.position?.column == column)
    #expect(problem?.reason == reason)
  }
}
