internal import FileAccess
internal import FontTestSupport
internal import Foundation
internal import ProjectModel
internal import Testing

@Suite(
  "Folders that cannot be read",
  .enabled(if: getuid() != 0, "the superuser can read every folder")
)
struct UnreadFolderTests {
  private func closing<Value>(
    _ names: String...,
    in sketch: Sketch,
    read: () throws -> Value
  ) throws -> Value {
    let paths = names.map { sketch.path.appending($0.utf8).description }
    for path in paths {
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    }
    defer {
      for path in paths {
        try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
      }
    }
    return try read()
  }

  @Test func `a folder below a list is remembered with the list's bundle`() throws {
    let sketch = try Sketch(
      ["One/Info.plist": "UIAppFonts = (\"a.ttf\");", "Two/Info.plist": "UIAppFonts = (b.ttf);"],
      files: ["One/Fonts/a.ttf", "Two/b.ttf"]
    )
    let project = try closing("One/Fonts", in: sketch) { try sketch.read() }
    #expect(
      project.bundles.map { $0.unreadFolders.map { sketch.short($0) } } == [["One/Fonts"], []]
    )
    #expect(project.problems.map { sketch.short($0.path) } == ["One/Fonts"])
  }

  @Test func `a folder elsewhere matters when an entry's file was not found`() throws {
    let sketch = try Sketch(
      ["App/Info.plist": "UIAppFonts = (\"a.ttf\");"],
      files: ["Fonts/a.ttf", "Package.swift"]
    )
    for place in ["", "App/Info.plist"] {
      let project = try closing("Fonts", in: sketch) { try sketch.read(place) }
      #expect(project.bundles.map { $0.unreadFolders.count } == [1], "\(place)")
      #expect(project.problems.count == 1)
    }
  }

  @Test func `a folder of a built bundle is remembered with the bundles around it`() throws {
    let sketch = try Sketch(
      [
        "App.app/Info.plist": "UIAppFonts = (\"a.ttf\");",
        "App.app/PlugIns/W.appex/Info.plist": "UIAppFonts = ();",
      ],
      files: ["App.app/Fonts/a.ttf"]
    )
    let project = try closing("App.app/Fonts", in: sketch) { try sketch.read("App.app") }
    #expect(
      project.bundles.map { $0.unreadFolders.map { sketch.short($0) } } == [["App.app/Fonts"], []]
    )
  }
}
