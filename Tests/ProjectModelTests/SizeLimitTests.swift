internal import FileAccess
internal import FontTestSupport
internal import Testing

@testable internal import ProjectModel

/// Files of text that are larger than any that is made.
///
/// Only their sizes matter: they are zeros.
@Suite("Sizes of files")
struct SizeLimitTests {
  private static let mebibyte = 1 << 20

  @Test(arguments: [
    ("App.xcodeproj/project.pbxproj", 64), ("Package.swift", 4), ("project.yml", 1),
    ("App/Info.plist", 64), ("App.xcworkspace/contents.xcworkspacedata", 16),
  ])
  func `a file over its limit is refused before it is read`(name: String, mebibytes: Int) throws {
    let sketch = try Sketch()
    let size = mebibytes * Self.mebibyte + 1
    try sketch.folder.write(name, startingWith: [], size: size)
    let reason = "it has \(size) bytes, over the limit of \(size - 1)"
    let given = name.contains("xcworkspace/") ? "App.xcworkspace" : name
    do throws(ProjectProblem) {
      let path = sketch.path.appending(given.utf8)
      #expect(try Project(reading: path).problems.map(\.reason) == [reason])
    } catch {
      #expect(error.reason == reason)
    }
  }

  @Test func `a configuration over its limit is refused before it is read`() throws {
    let sketch = try Sketch()
    let size = Self.mebibyte + 1
    let path = try sketch.folder.write(".fontscan.yml", startingWith: [], size: size)
    let error = #expect(throws: ConfigurationError.self) {
      try Configuration(reading: FilePath(path))
    }
    let reason = error?.faults.first?.reason ?? ""
    #expect(reason == "it has \(size) bytes, over the limit of \(size - 1)")
  }

  @Test func `a storyboard over its limit is refused before it is read`() throws {
    let sketch = try Sketch()
    let size = 64 * Self.mebibyte + 1
    let path = try sketch.folder.write("A.storyboard", startingWith: [], size: size)
    let log = ProblemLog()
    #expect(StoryboardFontReader(log: log).fonts(in: FilePath(path)).isEmpty)
    #expect(log.problems.map(\.reason) == ["it has \(size) bytes, over the limit of \(size - 1)"])
  }
}
