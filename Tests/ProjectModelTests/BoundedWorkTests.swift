internal import FileAccess
internal import FontTestSupport
internal import Testing

@testable internal import ProjectModel

/// Files that ask for far more work than they are long.
///
/// What is counted is work, not time.
@Suite("Bounded work")
struct BoundedWorkTests {
  private typealias Entry = ZipFile.Entry

  private func project(_ text: ProjectText, in sketch: Sketch) throws -> XcodeProject {
    try sketch.write(text)
    return try sketch.xcodeProject()
  }

  private func target(_ id: String, of project: XcodeProject) throws -> XcodeObject {
    try #require(project[id])
  }

  @Test func `a file of settings that is included again and again is read once, up to a limit`()
    throws
  {
    let sketch = try Sketch(["App/Info.plist": "UIAppFonts = (a.ttf);"])
    // 10,000 lines of 6 bytes cost 46 each; 150 times that are 69 million, over the 16 MiB.
    let big = String(repeating: "A = 1\n", count: 10_000)
    try sketch.folder.write("Big.xcconfig", big.utf8)
    let includes = String(repeating: "#include \"Big.xcconfig\"\n", count: 150)
    try sketch.folder.write("Top.xcconfig", includes.utf8)
    var text = ProjectText()
    text.add("config", "PBXFileReference", "path = Top.xcconfig; sourceTree = SOURCE_ROOT;")
    text.configurationValues = "baseConfigurationReference = config;"
    text.addTarget("App")
    let project = try project(text, in: sketch)
    let settings = project.settings(of: try target("App", of: project))
    #expect(settings.count == 2)
    #expect(settings.allSatisfy { !$0.isComplete })
    #expect(project.shared.settingsFiles.filesRead == 2)
    #expect(project.shared.settingsFiles.spent <= 16 << 20)
    #expect(project.log.problems.count == 1)
    #expect(project.log.problems.first.map { sketch.short($0.path) } == "Big.xcconfig")
  }

  @Test func `a file of settings that two configurations have is flattened once`() throws {
    let sketch = try Sketch()
    try sketch.folder.write("Top.xcconfig", "A = 1\n".utf8)
    var text = ProjectText()
    text.add("config", "PBXFileReference", "path = Top.xcconfig; sourceTree = SOURCE_ROOT;")
    text.configurationValues = "baseConfigurationReference = config;"
    text.addTarget("App")
    let project = try project(text, in: sketch)
    let settings = project.settings(of: try target("App", of: project))
    #expect(settings.map { $0.value("A", sdk: "iphoneos")?.text } == ["1", "1"])
    #expect(project.shared.settingsFiles.spent == 5 + XCConfigLine.ownCost)
  }

  @Test func `settings that double each other share one room in all configurations`() throws {
    let sketch = try Sketch()
    var text = ProjectText()
    text.configurations = (0..<300).map { "C\($0)" }
    let doubling = (0..<40).map { "A\($0) = \"$(A\($0 + 1))$(A\($0 + 1))\";" }
    text.addTarget("App", settings: ["": doubling.joined(separator: " ") + " A40 = text;"])
    let project = try project(text, in: sketch)
    for settings in project.settings(of: try target("App", of: project)) {
      #expect(settings.value("A0", sdk: "iphoneos")?.isComplete == false)
    }
    // 300 values of 64 KiB each would be more.
    #expect(project.shared.expansions.spent <= 16 << 20)
    #expect(project.shared.expansions.spent > 15 << 20)
  }

  @Test func `entries of odd names are unpacked in one pass`() throws {
    let names = (0..<40).map { "font\($0).dat" }
    let app = AppArchiveTests.app("Payload/App.app", fonts: names)
    let files = names.map { Entry("Payload/App.app/\($0)", $0.utf8) }
    let sample = try AppArchiveTests.Sample(app + files)
    let reader = try ProjectReader(reading: sample.path)
    let fonts = try #require(reader.project.bundles.first).fonts
    #expect(fonts.count == 40)
    for font in fonts {
      let bytes = try OpenFile(font.path).readAll(limit: 100)
      #expect(bytes.elementsEqual(font.bundlePath.bytes))
    }
    #expect(reader.archives.map(\.passes) == [2])
  }

  @Test func `what is unpacked late shares the room of the archive`() throws {
    let files = ["A.ttf", "x.dat", "y.dat"].map {
      Entry("Payload/App.app/\($0)", [UInt8](repeating: 1, count: 1000))
    }
    let sample = try AppArchiveTests.Sample(AppArchiveTests.app("Payload/App.app") + files)
    var limits = ArchiveLimits()
    limits.allBytes = 2500
    let archive = try AppArchive(sample.path, limits: limits)
    archive.unpack([archive.folder.appending("Payload/App.app/x.dat".utf8)])
    let reads = ["A.ttf", "x.dat", "y.dat"].map { name in
      let path = archive.folder.appending("Payload/App.app/\(name)".utf8)
      return (try? OpenFile(path).readAll(limit: 2000))?.count
    }
    #expect(reads == [1000, 1000, nil])
  }

  /// They are gathered once: to search all tokens for each use would take a quarter of an hour.
  @Test func `a manifest of thousands of constants is read`() throws {
    let count = 10_000
    let constants = (0..<count).map { "let n\($0) = \"T\($0)\"" }.joined(separator: "\n")
    let targets = (0..<count).map { ".target(name: n\($0))" }.joined(separator: ",\n")
    let text = "\(constants)\nlet package = Package(name: \"P\", targets: [\n\(targets)\n])\n"
    let syntax = ManifestSyntax(Array(text.utf8))
    let uses = syntax.tokens.indices.filter { syntax.tokens[$0].word?.first == "n" }
    let values = uses.compactMap { syntax.string($0..<($0 + 1)) }
    // The package is a constant as well.
    #expect(syntax.constants.count == count + 1)
    // Each constant where it is set and where it is used.
    #expect(values.count == 2 * count)
    #expect(values.first == "T0")
    #expect(values.last == "T\(count - 1)")
  }

  @Test func `a target looks at those sets of exceptions alone that are for it`() throws {
    let sketch = try Sketch()
    var text = ProjectText()
    var groups: [String] = []
    for number in 0..<60 {
      text.add(
        "group\(number)",
        "PBXFileSystemSynchronizedRootGroup",
        "path = G; sourceTree = \"<group>\"; exceptions = (set\(number), other\(number));"
      )
      text.add(
        "set\(number)",
        "PBXFileSystemSynchronizedBuildFileExceptionSet",
        "target = T\(number); membershipExceptions = (a.ttf);"
      )
      text.add(
        "other\(number)",
        "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet",
        "buildPhase = phase\(number); membershipExceptions = (b.ttf);"
      )
      groups.append("group\(number)")
      text.addTarget("T\(number)")
    }
    text.mainGroup = groups
    let project = try project(text, in: sketch)
    for number in 0..<60 {
      let sets = project.exceptions.sets(for: ["T\(number)", "phase\(number)"])
      #expect(sets.count == 1)
      #expect(sets.values.first?.map(\.id) == ["set\(number)", "other\(number)"])
    }
  }

  @Test func `a folder that is referred to again and again brings its fonts once`() throws {
    let sketch = try Sketch(
      ["App/Info.plist": "UIAppFonts = ();"],
      files: (0..<20).map { "Fonts/\($0).ttf" }
    )
    var text = ProjectText()
    let ids = (0..<50).map { "folder\($0)" }
    for id in ids { text.addFile(id, path: "Fonts", "lastKnownFileType = folder;") }
    text.mainGroup = ids
    text.add(
      "resources",
      "PBXResourcesBuildPhase",
      "files = (\(ids.map { "\"\($0)-b\"" }.joined(separator: ", ")));"
    )
    text.addTarget("App", phases: ["resources"])
    try sketch.write(text)
    #expect(try sketch.read().bundles.first?.fonts.count == 20)
  }

  @Test func `folders stop bringing fonts at a limit, and it is told once`() throws {
    let sketch = try Sketch(files: ["Fonts/a.ttf"])
    let log = ProblemLog()
    let contents = FolderContents(checkout: Checkout(sketch.path), log: log, room: ReadingRoom())
    let folder = ProjectPath().appending("Fonts".utf8)
    #expect((0..<ReadingRoom.fontLimit).allSatisfy { _ in contents.takeFont(of: folder) })
    #expect(!contents.takeFont(of: folder))
    #expect(!contents.takeFont(of: folder))
    #expect(log.problems.map { sketch.short($0.path) } == ["Fonts"])
  }
}
