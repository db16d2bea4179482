internal import FileAccess
internal import FontTestSupport
internal import Testing

@testable internal import ProjectModel

/// Folders around a project may hold thousands of files of others, as one for temporary files does.
@Suite("Crowded folders around a project")
struct CrowdedFolderTests {
  @Test func `a project is told by names, some of which have any start`() throws {
    for name in [".git/HEAD", "Package.swift", "My App.xcodeproj/x", "W.xcworkspace/x"] {
      let sketch = try Sketch(files: ["Deep/Er/Info.plist", name])
      let folder = sketch.path.appending("Deep/Er".utf8)
      #expect(
        ProjectRoot.folders(around: folder).map { sketch.short($0) } == [
          "Deep", sketch.folder.path,
        ]
      )
    }
  }

  @Test func `of a crowded folder no more than its first names are looked at`() throws {
    let sketch = try Sketch(files: (0..<50).map { "\($0).txt" })
    var asked = 0
    func holds(_ limit: Int, _ isMeant: (ArraySlice<UInt8>) -> Bool) -> Bool {
      asked = 0
      return FolderListing.holds(in: sketch.path, amongFirst: limit) { name in
        asked += 1
        return isMeant(name)
      }
    }
    #expect(!holds(10) { _ in false })
    #expect(asked == 10)
    #expect(holds(10) { _ in true })
    #expect(asked == 1)
    #expect(holds(100) { $0.elementsEqual("49.txt".utf8) })
    #expect(!FolderListing.holds(in: FilePath("/nowhere"), amongFirst: 9) { _ in true })
  }

  /// The names in the folder are never asked for: only whether a few are there.
  @Test func `what is in a folder does not matter to the search of a configuration`() throws {
    let sketch = try Sketch(files: [".git/HEAD", ".fontscan.yml", "Crowd/App/Info.plist"])
    for number in 0..<4_000 { try sketch.folder.write("Crowd/\(number)", []) }
    let app = sketch.path.appending("Crowd/App".utf8)
    func cost(_ search: () -> Void) -> Duration {
      let start = ProcessorTime.ofThread
      for _ in 0..<50 { search() }
      return ProcessorTime.ofThread - start
    }
    let search = cost { #expect(Configuration.file(for: app) != nil) }
    let listing = cost { _ = try? FolderListing(sketch.path.appending("Crowd".utf8)) }
    #expect(search < listing)
  }
}
