import FontTestSupport
import Testing

@testable import FontscanCLI

@Suite("Copies of fonts that no iOS app has")
struct OtherCopiesTests {
  /// A copy of other content would be a collision, and one that no list names undeclared.
  @Test(arguments: [
    "android/app/src/main/assets/fonts", "Android", "Tests/Fixtures", "AppTests", "UITests",
    "Fixtures", "test", "spec", "Samples/Demo", "Examples/Demo", "vendor/x", "ThirdParty/x",
  ])
  func `are left alone in a folder without a project`(folder: String) throws {
    let app = try Self.app(entries: ["DemoSans-Regular.ttf"])
    let copy = try Fixtures.bytes(Fixtures.font("family/DemoSans-Regular.ttf")) + [0]
    try app.write("\(folder)/Copy.ttf", copy)
    let result = run(["validate", app.path, "--strict", "--only=declared,names,file"])
    #expect(result.status == .success, "\(result.output)")
  }

  /// Without another of its name it is what the list means.
  @Test func `count where a list names them`() throws {
    let app = try Self.app(entries: ["DemoSans-Regular.ttf", "DemoSans-Bold.ttf"])
    let bold = try Fixtures.bytes(Fixtures.font("family/DemoSans-Bold.ttf"))
    try app.write("Samples/DemoSans-Bold.ttf", bold)
    let result = run(["validate", app.path, "--only=declared/file-missing"])
    #expect(result.status == .success, "\(result.output)")
  }

  private static func app(entries: [String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let list = entries.map { "\"\($0)\"" }.joined(separator: ", ")
    try folder.write(
      "Info.plist",
      "{UIAppFonts = (\(list)); CFBundleIdentifier = demo; CFBundlePackageType = APPL;}".utf8
    )
    let regular = try Fixtures.bytes(Fixtures.font("family/DemoSans-Regular.ttf"))
    try folder.write("DemoSans-Regular.ttf", regular)
    return folder
  }
}
