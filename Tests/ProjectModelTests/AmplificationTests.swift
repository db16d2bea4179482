internal import FileAccess
internal import FontTestSupport
internal import Testing

@testable internal import ProjectModel

/// Projects in which few lines stand for very much: each took minutes or gigabytes before its limit.
@Suite("A few lines that stand for very much")
struct AmplificationTests {
  /// Far more than any of them takes, and far less than without limits.
  private static let patience = 60.0

  private func timed<Value>(_ work: () throws -> Value) rethrows -> Value {
    let start = ThreadTime.now
    defer { #expect(ThreadTime.now - start < Self.patience) }
    return try work()
  }

  // MARK: Paths

  @Test func `a path that is longer than systems take leads nowhere`() {
    let long = ProjectPath().appending(String(repeating: "a/", count: 600).utf8)
    #expect(long.isOverlong && long.isOutside)
    #expect(long.relative.count <= ProjectPath.byteLimit)
    // It stays so, whatever follows.
    #expect(long.appending("..".utf8).isOverlong)
    let up = ProjectPath().appending(String(repeating: "../", count: 600).utf8)
    #expect(up.isOverlong)
    let spelled = ProjectPath().appending(String(repeating: "./", count: 3000).utf8)
    #expect(spelled.isOverlong)
    // What counts is what is left: 500 times down and up.
    let short = ProjectPath().appending(String(repeating: "a/../", count: 500).utf8)
    #expect(!short.isOverlong && short.relative.isEmpty)
    let longest = String(repeating: "a", count: ProjectPath.byteLimit - 1)
    #expect(!ProjectPath().appending(longest.utf8).isOverlong)
    #expect(ProjectPath().appending((longest + "a").utf8).isOverlong)
  }

  @Test func `a group of a long path costs no more than its letters`() throws {
    let sketch = try Sketch(["App/Info.plist": "UIAppFonts = ();"])
    var text = ProjectText()
    let ids = (0..<5000).map { "f\($0)" }
    for id in ids { text.addFile(id, path: "\(id).ttf") }
    let path = String(repeating: "a/", count: 100_000)
    text.add(
      "group",
      "PBXGroup",
      "path = \"\(path)\"; sourceTree = \"<group>\"; children = (\(ids.joined(separator: ", ")));"
    )
    text.mainGroup = ["group"]
    text.add("phase", "PBXResourcesBuildPhase", "files = (\(list(ids)));")
    text.addTarget("App", phases: ["phase"])
    try sketch.write(text)
    let project = try timed { try sketch.read() }
    #expect(project.bundles.first?.fonts.isEmpty == true)
    #expect(
      project.problems.map(\.reason).filter { $0.contains("more than 1024 bytes") }.count == 1
    )
  }

  @Test func `a workspace in a group of a long path ends`() throws {
    let sketch = try Sketch(["A/Info.plist": ""])
    let references = String(repeating: "<FileRef location=\"group:B.xcodeproj\"/>", count: 20_000)
    let path = String(repeating: "a/", count: 250_000)
    try sketch.folder.write(
      "All.xcworkspace/contents.xcworkspacedata",
      """
      <Workspace><Group location="container:\(path)">\(references)</Group>
      <FileRef location="group:A.xcodeproj"/></Workspace>
      """.utf8
    )
    let contents = sketch.path.appending("All.xcworkspace/contents.xcworkspacedata".utf8)
    let workspace = try timed {
      try Workspace(reading: contents, in: ProjectPath(), checkout: Checkout(sketch.path))
    }
    #expect(workspace.projects.map(\.position.line) == [2])
  }

  @Test func `a workspace of very many files is read up to a limit, and it is told`() throws {
    let sketch = try Sketch(["A/Info.plist": ""])
    let references = String(repeating: "<FileRef location=\"group:B.xcodeproj\"/>\n", count: 10_002)
    try sketch.folder.write(
      "All.xcworkspace/contents.xcworkspacedata",
      "<Workspace>\(references)</Workspace>".utf8
    )
    let path = sketch.path.appending("All.xcworkspace/contents.xcworkspacedata".utf8)
    let workspace = try Workspace(reading: path, in: ProjectPath(), checkout: Checkout(sketch.path))
    #expect(workspace.projects.count == Workspace.limit)
    #expect(workspace.positionOfFirstLeftOut?.line == 10_001)
  }

  // MARK: Targets

  private func list(_ ids: [String]) -> String {
    ids.map { "\"\($0)-b\"" }.joined(separator: ", ")
  }

  /// A project of fonts that one phase copies.
  private func project(fonts count: Int) -> ProjectText {
    var text = ProjectText()
    let ids = (0..<count).map { "f\($0)" }
    for id in ids { text.addFile(id, path: "\(id).ttf") }
    text.mainGroup = ids
    text.add("phase", "PBXResourcesBuildPhase", "files = (\(list(ids)));")
    return text
  }

  @Test func `hundreds of targets that share a phase are cut short, and it is told`() throws {
    let sketch = try Sketch(["Info.plist": "UIAppFonts = ();"])
    var text = project(fonts: 500)
    let settings = ["": "INFOPLIST_FILE = Info.plist;"]
    for number in 0..<300 { text.addTarget("T\(number)", settings: settings, phases: ["phase"]) }
    try sketch.write(text)
    let project = try timed { try sketch.read() }
    #expect(project.bundles.count == 300)
    // 1,000 objects are fonts, and 1,500 targets with their lists and configurations.
    #expect(project.bundles.reduce(0) { $0 + $1.fonts.count } < 10_000)
    #expect(project.bundles.first?.fonts.count == 500)
    // A target whose fonts are not known says so.
    #expect(project.bundles.last?.unseenFolders.isEmpty == false)
    let told = project.problems.filter { $0.reason.contains("are not looked at") }
    #expect(told.count == 1)
  }

  @Test func `a phase that a target has again and again is cut short`() throws {
    let sketch = try Sketch(["App/Info.plist": "UIAppFonts = ();"])
    var text = project(fonts: 500)
    text.addTarget("App", phases: Array(repeating: "phase", count: 2000))
    try sketch.write(text)
    let project = try timed { try sketch.read() }
    #expect((project.bundles.first?.fonts.count ?? 0) < 5000)
    #expect(project.problems.contains { $0.reason.contains("are not looked at") })
  }

  /// The bundles of a target when most of the room is taken already, and the problems.
  private func bundles(
    _ text: ProjectText,
    in sketch: Sketch,
    taking taken: (ReadingRoom) -> Void
  ) throws -> (bundles: [AppBundle], reasons: [String]) {
    try sketch.write(text)
    let path = sketch.path.appending("App.xcodeproj/project.pbxproj".utf8)
    let log = ProblemLog()
    let checkout = Checkout(sketch.path)
    let project = try XcodeProject(
      XcodeProjectFile(reading: path),
      path: path,
      in: checkout,
      log: log
    )
    let reading = XcodeReading(checkout, log: log)
    taken(reading.room)
    let target = try #require(project["App"])
    let reader = try #require(TargetReader(target, of: project, reading: reading))
    return (reader.bundles(), log.problems.map(\.reason))
  }

  @Test func `configurations share what fonts there may be`() throws {
    let sketch = try Sketch()
    var text = project(fonts: 100)
    text.configurations = (0..<20).map { "C\($0)" }
    var settings: [String: String] = [:]
    for name in text.configurations { settings[name] = "INFOPLIST_FILE = \(name).plist;" }
    text.addTarget("App", settings: settings, phases: ["phase"])
    let (bundles, reasons) = try bundles(text, in: sketch) { room in
      #expect(room.take(fonts: ReadingRoom.fontLimit - 1100))
    }
    // A hundred are counted in the phase, and a hundred in each of ten configurations.
    #expect(bundles.count == 20)
    #expect(
      bundles.map(\.fonts.count) == [Int](repeating: 100, count: 10)
        + [Int](repeating: 0, count: 10)
    )
    #expect(bundles[10...].allSatisfy { !$0.unseenFolders.isEmpty })
    #expect(reasons.contains(ReadingRoom.tooManyFonts))
  }

  @Test func `a list that many configurations have is not judged for all`() throws {
    let sketch = try Sketch(["Info.plist": "UIAppFonts = (a.ttf, b.ttf);"])
    var text = ProjectText()
    text.configurations = ["A", "B", "C"]
    text.addTarget("App", settings: ["": "INFOPLIST_FILE = Info.plist;"])
    let (bundles, reasons) = try bundles(text, in: sketch) { room in
      #expect(room.take(entries: ReadingRoom.entryLimit - 1))
    }
    // The first look at a list is that of its own size; each other one is counted.
    #expect(bundles.map { $0.infoPlist?.declaredEntries.count ?? 0 } == [0])
    #expect(reasons.count { $0.contains("entries together") } == 1)
  }

  // MARK: Patterns

  @Test(arguments: [
    ("**/**/**/a.ttf", "x/y/a.ttf", true), ("**/**", "x", true), ("a/**/**/b", "a/b", true),
    ("a/**/**/b", "a/x/y/b", true), ("a/**/**/b", "a/x/c", false), ("", "a", true),
  ])
  func `several stars in a row mean one pair`(pattern: String, path: String, isMet: Bool) {
    let names = Array(path.utf8).split(separator: UInt8(ascii: "/"))
    #expect(PathPattern(pattern).matches(names) == isMet)
  }

  @Test func `a pattern of a hundred thousand stars ends`() {
    let pattern = PathPattern(String(repeating: "**/", count: 300_000) + "a")
    let names = [[UInt8]](repeating: [0x62], count: 64).map { $0[...] }
    #expect(!timed { pattern.matches(names) })
  }

  @Test func `what may be compared ends`() {
    let room = ReadingRoom()
    #expect(room.compare(pattern: 1 << 16, path: 1 << 15))
    #expect(room.compare(pattern: 1 << 16, path: 1 << 14))
    #expect(!room.compare(pattern: 1 << 16, path: 1 << 15))
    #expect(room.comparisons < 0)
  }

  @Test func `a long text of a template counts as many values`() throws {
    let long = String(repeating: "a/", count: 50_000)
    let targets = (0..<500).map { "  T\($0): {templates: [W]}\n" }.joined()
    let sketch = try XcodeGenTests.sketch(
      "targetTemplates:\n  W: {type: application, sources: [\"\(long)\"]}\ntargets:\n\(targets)"
    )
    let problems = try timed { try sketch.read("project.yml").problems.map(\.reason) }
    #expect(problems.contains { $0.hasPrefix("templates make more than") }, "\(problems)")
  }

  // MARK: Manifests

  @Test func `an array that a constant gives to thousands of targets is taken up to a limit`()
    throws
  {
    let resources = (0..<2000).map { ".copy(\"r\($0).ttf\")" }.joined(separator: ", ")
    let targets = (0..<2000).map { ".target(name: \"T\($0)\", resources: r)" }.joined(
      separator: ", "
    )
    let manifest = try timed {
      try PackageManifestTests.read(
        "let r: [Resource] = [\(resources)]\nlet package = Package(name: \"P\", targets: [\(targets)])"
      )
    }
    #expect(manifest.targets.count == 2000)
    // There are some 40,000 tokens.
    #expect(manifest.targets.reduce(0) { $0 + $1.resources.count } < 100_000)
    #expect(manifest.targets[0].resources.count == 2000)
    #expect(manifest.unknowns.contains { $0.target == "T1999" })
  }

  @Test func `a text that is longer than any path is none`() throws {
    let long = String(repeating: "x/", count: 100_000)
    let targets = (0..<2000).map { _ in ".target(name: \"T\", path: a, resources: [.copy(a)])" }
    let manifest = try timed {
      try PackageManifestTests.read(
        """
        let a = "\(long)"
        let package = Package(name: "P", targets: [\(targets.joined(separator: ", "))])
        """
      )
    }
    #expect(manifest.targets.isEmpty)
    #expect(manifest.unknowns.count == 2000)
  }
}
