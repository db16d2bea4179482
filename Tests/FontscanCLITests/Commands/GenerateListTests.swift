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

  /// An Info.plist with entries.
  private static func plist(_ entries: [String]) -> String {
    """
    <plist version="1.0">
    <dict>
    \t<key>UIAppFonts</key>
    \t<array>
    \(entries.map { "\t\t<string>\($0)</string>\n" }.joined())\t</array>
    </dict>
    </plist>

    """
  }

  /// What is called like a font and is none that an app can have.
  private static func junk() throws -> [(name: String, bytes: [UInt8])] {
    [
      ("Junk.ttf", Array("This is no font.".utf8)), ("Empty.otf", []),
      ("Web.ttf", try Fixtures.bytes(Fixtures.font("formats/DemoSerif-Regular.woff"))),
    ]
  }

  @Test func `files that are no fonts of an app are told and do not come into the list`() throws {
    let folder = try TemporaryFolder()
    let plist = try folder.write("Info.plist", Self.plist(["Junk.ttf", "Good.ttf"]).utf8)
    try folder.write("Fonts/Good.ttf", Fixtures.bytes(Fixtures.font("family/DemoSans-Bold.ttf")))
    for (name, bytes) in try Self.junk() { try folder.write("Fonts/" + name, bytes) }
    let names = try Self.junk().map(\.name)
    let result = run(["generate", folder.path + "/Fonts", "--plist", plist, "--write"])
    #expect(result.status == .success)
    #expect(try GenerateTests.text(plist) == Self.plist(["Good.ttf"]))
    for name in names { #expect(result.errors.contains("Fonts/\(name): ")) }
    #expect(
      result.errors.contains("Info.plist: entry 'Junk.ttf' goes: none of the fonts is called so")
    )
    // Of each alone there is nothing to write.
    for name in names {
      let words = ["generate", folder.path + "/Fonts/" + name, "--plist", plist, "--write"]
      let alone = run(words)
      #expect(alone.status == .findings)
      #expect(alone.errors.contains("Fonts/\(name): "))
      #expect(alone.errors.contains("no fonts were found"))
      #expect(try GenerateTests.text(plist) == Self.plist(["Good.ttf"]))
    }
  }

  @Test func `an app's files that are no fonts do not come into its list, pointers of Git LFS do`()
    throws
  {
    let folder = try Self.copy()
    let app = folder.path + "/App"
    for (name, bytes) in try Self.junk() { try folder.write("App/Fonts/" + name, bytes) }
    let words = ["generate", app, "--plist", app + "/Info.plist"]
    let result = run(words + ["--check"])
    #expect(result.status == .success, "\(result.errors)")
    #expect(result.errors.contains("Junk.ttf: "))
    let pointer = """
      version https://git-lfs.github.com/spec/v1
      oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
      size 12345

      """
    try folder.write("App/Fonts/Pointer.ttf", pointer.utf8)
    let stored = run(words)
    #expect(stored.output.contains("<string>Pointer.ttf</string>"))
    #expect(!stored.output.contains("Junk.ttf"))
  }

  @Test func `where a font cannot be read nothing is written`() throws {
    let folder = try TemporaryFolder()
    let plist = try folder.write("Info.plist", Self.plist(["Old.ttf"]).utf8)
    try folder.write("Fonts/Good.ttf", Fixtures.bytes(Fixtures.font("family/DemoSans-Bold.ttf")))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Fonts/Lost.ttf",
      withDestinationPath: folder.path + "/none.ttf"
    )
    // What may be closed is open to root.
    let closed = folder.path + "/Closed"
    try folder.write("Closed/Shut.ttf", Fixtures.bytes(Fixtures.font("family/DemoSans-Bold.ttf")))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0],
      ofItemAtPath: closed + "/Shut.ttf"
    )
    let isClosed = !FileManager.default.isReadableFile(atPath: closed + "/Shut.ttf")
    for path in ["/Fonts/Lost.ttf", "/none.ttf"] + (isClosed ? ["/Closed"] : []) {
      let result = run(["generate", folder.path + path, "--plist", plist, "--write"])
      #expect(result.status == .failure)
      #expect(try GenerateTests.text(plist) == Self.plist(["Old.ttf"]))
    }
  }

  @Test func `entries that nobody can judge stay, and each that goes is told`() throws {
    let folder = try TemporaryFolder()
    let before = ["$(EXTRA_FONT)", "Gone.ttf", "Good.ttf", "Good.ttf", "${BRAND}-Bold.otf"]
    let plist = try folder.write("Info.plist", Self.plist(before).utf8)
    try folder.write("Fonts/Good.ttf", Fixtures.bytes(Fixtures.font("family/DemoSans-Bold.ttf")))
    let words = ["generate", folder.path + "/Fonts", "--plist", plist]
    let lines = [
      "entry 'Gone.ttf' goes: none of the fonts is called so",
      "entry 'Good.ttf' goes: it is there more than once",
      "entry '$(EXTRA_FONT)' stays: nobody knows which font it stands for",
      "entry '${BRAND}-Bold.otf' stays: nobody knows which font it stands for",
    ].map { "fontscan: \(plist): \($0)\n" }
    #expect(run(words).errors == lines.joined())
    #expect(run(words + ["--quiet"]).errors.isEmpty)
    #expect(run(words + ["--write"]).errors == lines.joined())
    let after = Self.plist(["$(EXTRA_FONT)", "Good.ttf", "${BRAND}-Bold.otf"])
    #expect(try GenerateTests.text(plist) == after)
    #expect(run(words + ["--check"]).status == .success)
  }

  @Test func `an entry that leads into a bundle in the app stays, one that leads nowhere goes`()
    throws
  {
    let folder = try TemporaryFolder()
    let font = try Fixtures.bytes(Fixtures.font("family/DemoSans-Bold.ttf"))
    try folder.write("Demo.app/Own.ttf", font)
    try folder.write("Demo.app/Kit.bundle/Inner.ttf", font)
    try folder.write(
      "Demo.app/Kit.bundle/Info.plist",
      "<plist version=\"1.0\"><dict><key>CFBundleName</key><string>Kit</string></dict></plist>".utf8
    )
    let list = ["Kit.bundle/Inner.ttf", "Kit.bundle/Lost.ttf", "Own.ttf"]
    let plist = try folder.write("Demo.app/Info.plist", Self.plist(list).utf8)
    let app = folder.path + "/Demo.app"
    #expect(run(["generate", app, "--plist", plist, "--write"]).status == .success)
    #expect(try GenerateTests.text(plist) == Self.plist(["Kit.bundle/Inner.ttf", "Own.ttf"]))
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
