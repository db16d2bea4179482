import FontTestSupport
import Foundation
import Testing

@testable import FontscanCLI

@Suite("fontscan generate --plist")
struct GenerateListTests {
  static let healthy = Fixtures.apps + "/Healthy"

  /// A copy of the healthy app that a test may change.
  static func copy() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(atPath: healthy, toPath: folder.path + "/App")
    return folder
  }

  @Test func `the list of an app that has all its fonts is as it should be`() throws {
    for path in [Self.healthy, Self.healthy + "/Fonts"] {
      let words = ["generate", path, "--plist", Self.healthy + "/Info.plist"]
      #expect(run(words + ["--check"]).status == .success)
      let list = run(words).output
      let start = "<key>UIAppFonts</key>\n<array>\n\t<string>DemoSans-Light.ttf</string>"
      #expect(list.hasPrefix(start))
      #expect(list.split(separator: "\n").count == 12)
    }
  }

  @Test func `a font that was added is written into the list and nothing else changes`() throws {
    let folder = try Self.copy()
    let plist = folder.path + "/App/Info.plist"
    let before = try GenerateTests.text(plist)
    let font = try Fixtures.bytes(Fixtures.font("family/DemoSans-Bold.ttf"))
    try folder.write("App/Fonts/Added.ttf", font)
    try FileManager.default.removeItem(atPath: folder.path + "/App/Fonts/DemoPair-Italic.ttf")
    let words = ["generate", folder.path + "/App", "--plist", plist]
    let check = run(words + ["--check"])
    #expect(check.status == .findings)
    #expect(try GenerateTests.text(plist) == before)
    #expect(run(words + ["--write"]).status == .success)
    let expected =
      before
      .replacing("\t\t<string>DemoPair-Italic.ttf</string>\n", with: "")
      .replacing(
        "<string>DemoIcons-Regular.ttf</string>\n",
        with: "<string>DemoIcons-Regular.ttf</string>\n\t\t<string>Added.ttf</string>\n"
      )
    #expect(try GenerateTests.text(plist) == expected)
    #expect(run(words + ["--check"]).status == .success)
    #expect(run(words + ["--write"]).status == .success)
  }

  /// A copy of one design as a web font and beside it as the font of the same page.
  @Test func `fonts of a page and fonts that are not here are no news for a list`() throws {
    let folder = try TemporaryFolder()
    let app = folder.path + "/Page.app"
    try FileManager.default.copyItem(
      atPath: Fixtures.checkout + "/fixtures/products/Healthy.app",
      toPath: app
    )
    let font = try Fixtures.bytes(Fixtures.font("family/DemoSans-Black.ttf"))
    for name in ["Page/DemoSans-Black.ttf", "Page/DemoSans-Black.woff"] {
      try folder.write("Page.app/" + name, font)
    }
    let words = ["generate", app, "--plist", app + "/Info.plist", "--check"]
    #expect(run(words).status == .success)
    try folder.write("Page.app/Other/DemoSans-Black.ttf", font)
    let result = run(words)
    #expect(result.status == .findings)
    #expect(result.output.contains("<string>Other/DemoSans-Black.ttf</string>"))
    #expect(!result.output.contains("Page/"))
  }

  @Test func `a list that cannot be written is printed, with the reason`() throws {
    let folder = try TemporaryFolder()
    let plist = try folder.write("Info.plist", "{ CFBundleName = Demo; }".utf8)
    let words = ["generate", Self.healthy + "/Fonts/DemoPair.ttf", "--plist", plist]
    let result = run(words + ["--write"])
    #expect(result.status == .failure)
    #expect(result.errors.contains("it stays as it is, since it is in the old style"))
    #expect(
      result.output == "<key>UIAppFonts</key>\n<array>\n\t<string>DemoPair.ttf</string>\n</array>\n"
    )
    #expect(try GenerateTests.text(plist) == "{ CFBundleName = Demo; }")
    let printed = run(words)
    #expect(printed.status == .success)
    #expect(printed.output == result.output)
    #expect(printed.errors.contains("'--write' would not change it"))
  }

  @Test(arguments: ["", "<plist><dict>", "nothing"])
  func `a broken property list is told and stays`(text: String) throws {
    let folder = try TemporaryFolder()
    let plist = try folder.write("Info.plist", text.utf8)
    let words = ["generate", Self.healthy + "/Fonts", "--plist", plist, "--write"]
    let result = run(words)
    #expect(result.status == .failure)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("fontscan: "))
    #expect(try GenerateTests.text(plist) == text)
    #expect(run(["generate", Self.healthy, "--plist", folder.path + "/none"]).status == .failure)
  }
}
