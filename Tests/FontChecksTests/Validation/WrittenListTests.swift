import FileAccess
import FontChecks
import FontTestSupport
import ProjectModel
import Testing

/// Lists as people write them, through the real readers.
@Suite("Lists in property lists")
struct WrittenListTests {
  /// What `declared/*` says of a folder with an Info.plist and fonts.
  private func places(
    _ keys: String,
    fonts: [String],
    _ rules: [String] = ["declared"]
  ) throws -> [String] {
    let folder = try TemporaryFolder()
    let plist = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
      \(keys)
      </dict>
      </plist>
      """
    try folder.write("Info.plist", plist.utf8)
    let font = try Fixtures.bytes(Fixtures.font("family/DemoSans-Bold.ttf"))
    for file in fonts { try folder.write(file, font) }
    let root = FilePath(folder.path)
    let validation = Validation(
      project: try Project(reading: root),
      root: root,
      selection: try RuleSelection(only: rules)
    )
    return validation.findings.map { "\($0.line ?? 0) \($0.rule) \($0.severity)" }
  }

  @Test func `an entry lacks its extension`() throws {
    let list = "<key>UIAppFonts</key>\n<array>\n<string>DemoIcons</string>\n</array>"
    #expect(
      try places(list, fonts: ["DemoIcons.ttf"]) == ["6 declared/malformed-entry error"]
    )
  }

  @Test func `a list holds no fonts that are there`() throws {
    let list =
      "<key>UIAppFonts</key>\n<array><string>A.ttf</string>\n<string>B.ttf</string></array>"
    #expect(
      try places(list, fonts: []) == [
        "5 declared/file-missing error", "6 declared/file-missing error",
      ]
    )
  }

  @Test func `capitals in a file name count`() throws {
    let list = { (name: String) in
      "<key>UIAppFonts</key>\n<array><string>\(name)</string></array>"
    }
    #expect(try places(list("DEMO.TTF"), fonts: ["DEMO.TTF"]) == [])
    #expect(
      try places(list("Demo.ttf"), fonts: ["DEMO.TTF"]) == ["5 declared/case-mismatch error"]
    )
  }

  @Test func `a list is an element of another kind`() throws {
    #expect(
      try places("<key>UIAppFonts</key>\n<string>A.ttf</string>", fonts: ["A.ttf"]) == [
        "5 declared/malformed-entry error", "5 declared/undeclared warning",
      ]
    )
    let list = "<key>UIAppFonts</key>\n<array><integer>1</integer>\n<string></string></array>"
    #expect(
      try places(list, fonts: []) == [
        "5 declared/malformed-entry error", "6 declared/malformed-entry error",
      ]
    )
  }

  @Test func `a Mac app has the list of a phone`() throws {
    let keys = """
      <key>LSMinimumSystemVersion</key><string>12.0</string>
      <key>UIAppFonts</key>
      <array><string>Demo.ttf</string></array>
      """
    #expect(try places(keys, fonts: ["Demo.ttf"]) == ["5 declared/mac-path error"])
    let path = keys + "<key>ATSApplicationFontsPath</key><string>.</string>"
    #expect(try places(path, fonts: ["Demo.ttf"]) == [])
  }

  @Test func `a list is under a build setting's name`() throws {
    let setting = "<key>INFOPLIST_KEY_UIAppFonts</key>\n<array><string>A.ttf</string></array>"
    #expect(try places(setting, fonts: ["A.ttf"]) == ["4 declared/ignored-setting error"])
    let both = setting + "\n<key>UIAppFonts</key><array><string>A.ttf</string></array>"
    #expect(try places(both, fonts: ["A.ttf"]) == ["4 declared/ignored-setting note"])
  }

  @Test func `of a web font among sources it is not said that the app has it`() throws {
    let folder = try TemporaryFolder()
    try folder.write("Info.plist", "UIAppFonts = (Demo.ttf);".utf8)
    let font = try Fixtures.bytes(Fixtures.font("formats/DemoSerif-Regular.woff"))
    try folder.write("Site/Demo.woff", font)
    let root = FilePath(folder.path)
    let validation = Validation(
      project: try Project(reading: root),
      root: root,
      selection: try RuleSelection(only: ["file/unsupported-format"])
    )
    #expect(
      validation.findings.map(\.message) == [
        "WOFF lies below the folder; should it get into the app, the store may refuse the upload"
      ]
    )
  }

  @Test func `a framework has a list`() throws {
    let keys = """
      <key>CFBundlePackageType</key><string>FMWK</string>
      <key>UIAppFonts</key>
      <array><string>A.ttf</string><string>A.ttf</string></array>
      """
    #expect(try places(keys, fonts: ["A.ttf"]) == ["5 declared/ignored-bundle error"])
  }

  /// The key may be that of a device or platform.
  @Test(arguments: ["UIAppFonts", "UIAppFonts~ipad", "UIAppFonts-iphoneos"])
  func `the same key is written twice`(key: String) throws {
    let keys = """
      <key>\(key)</key><array><string>A.ttf</string></array>
      <key>\(key)</key><array><string>B.ttf</string></array>
      """
    #expect(
      try places(keys, fonts: ["A.ttf", "B.ttf"]) == [
        "5 declared/duplicate warning", "5 declared/undeclared warning",
      ]
    )
  }
}
