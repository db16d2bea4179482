import FileAccess
import Testing

@testable import FontscanCLI

@Suite("Paths in reports")
struct ReportBaseTests {
  @Test(arguments: [
    // Spelled, below the root, absolute.
    ("App/Info.plist", "App/Info.plist", "/repo/App/Info.plist"),
    ("./App//Info.plist", "App/Info.plist", "/repo/App/Info.plist"),
    ("App/../Kit/a.ttf", "Kit/a.ttf", "/repo/Kit/a.ttf"),
    ("/repo/App/a.ttf", "App/a.ttf", "/repo/App/a.ttf"),
    ("../other/a.ttf", nil, "/other/a.ttf"),
    ("/repository/a.ttf", nil, "/repository/a.ttf"),
    ("../../../a.ttf", nil, "/a.ttf"),
  ])
  func `a path is below the checkout or it is not`(spelled: String, below: String?, whole: String) {
    let base = ReportBase(workingFolder: FilePath("/repo/"), root: nil)
    #expect(base.relative(FilePath(spelled)) == below.map { FilePath($0) })
    #expect(base.absolute(FilePath(spelled)) == FilePath(whole))
  }

  @Test func `the root of the checkout counts where the tool runs below it`() {
    let base = ReportBase(workingFolder: FilePath("/repo/ios"), root: FilePath("/repo"))
    #expect(base.shown(FilePath("App/a.ttf")) == FilePath("ios/App/a.ttf"))
    #expect(base.shown(FilePath("../Fonts/a.ttf")) == FilePath("Fonts/a.ttf"))
    #expect(base.shown(FilePath("/tmp/a.ttf")) == FilePath("/tmp/a.ttf"))
  }

  @Test(arguments: [
    ("/repo/App/a.swift", "/repo", "App/a.swift"),
    ("/repo/App/a.swift", "/repo/ci", "../App/a.swift"),
    ("/repo/a", "/repo/ci/x", "../../a"), ("/a", "/b", "../a"),
  ])
  func `a path is reached from any folder`(path: String, folder: String, expected: String) {
    let base = ReportBase(workingFolder: FilePath("/repo"), root: nil)
    #expect(base.path(FilePath(path), from: FilePath(folder)) == FilePath(expected))
  }

  @Test func `without a working folder paths stay as they are`() {
    let base = ReportBase(workingFolder: nil, root: nil)
    #expect(base.shown(FilePath("a/./b.ttf")) == FilePath("a/b.ttf"))
    #expect(base.relative(FilePath("/a/b.ttf")) == nil)
  }
}
