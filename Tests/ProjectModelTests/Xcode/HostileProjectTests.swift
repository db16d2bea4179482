internal import FileAccess
internal import FontTestSupport
internal import Testing

@testable internal import ProjectModel

@Suite("Broken and hostile Xcode projects")
struct HostileProjectTests {
  private static let list = ["App/Info.plist": "UIAppFonts = (Demo.ttf);"]

  /// A project that is in order, for the cuts.
  private static let healthy: ProjectText = {
    var text = ProjectText()
    text.addFile("demo", path: "Demo.ttf")
    text.addFile("fonts", path: "Fonts", "lastKnownFileType = folder;")
    text.mainGroup = ["demo", "fonts", "synced"]
    text.add(
      "synced",
      "PBXFileSystemSynchronizedRootGroup",
      "path = Synced; sourceTree = \"<group>\"; exceptions = (set);"
    )
    text.add(
      "set",
      "PBXFileSystemSynchronizedBuildFileExceptionSet",
      "target = App; membershipExceptions = (a.ttf);"
    )
    text.addResources("resources", "demo", "fonts")
    text.addTarget("App", phases: ["resources"], "fileSystemSynchronizedGroups = (synced);")
    return text
  }()

  @Test func `a conflict that is not resolved is named with its line`() throws {
    let sketch = try Sketch(Self.list)
    let text = Self.healthy.text.replacing(
      "demo-b = ",
      with: "<<<<<<< HEAD\n=======\n>>>>>>> other\ndemo-b = "
    )
    try sketch.folder.write("App.xcodeproj/project.pbxproj", text.utf8)
    let project = try sketch.read()
    let problem = try #require(project.problems.first)
    #expect(project.problems.count == 1)
    #expect(problem.reason.contains("merge conflict"))
    #expect(problem.position?.line == 5)
  }

  @Test func `one broken project does not keep others from being read`() throws {
    let sketch = try Sketch(["App/Info.plist": "UIAppFonts = ();"])
    try sketch.write(Self.healthy)
    try sketch.folder.write("Broken.xcodeproj/project.pbxproj", "{objects = {".utf8)
    let project = try sketch.read()
    #expect(project.bundles.map(\.target) == ["App"])
    #expect(project.problems.map { sketch.short($0.path) } == ["Broken.xcodeproj/project.pbxproj"])
  }

  @Test(arguments: [
    ("buildPhases = (gone);", "'gone' is not in the project"),
    ("buildPhases = no;", "is a string and no array"),
    ("buildPhases = ({});", "a dictionary in 'buildPhases'"),
  ])
  func `a reference that leads nowhere is named and the rest goes on`(
    values: String,
    reason: String
  ) throws {
    let sketch = try Sketch(Self.list, files: ["Demo.ttf"])
    var text = Self.healthy
    text.add(
      "odd",
      "PBXNativeTarget",
      """
      productType = "com.apple.product-type.application"; buildConfigurationList = "App-list"; \
      \(values)
      """
    )
    text.projectValues = "targets = (App, odd);"
    try sketch.write(text)
    let project = try sketch.read()
    let problem = try #require(project.problems.first { $0.reason.contains(reason) })
    #expect(problem.position?.line != nil)
    #expect(project.bundles.first?.target == "App")
    #expect(project.bundles.first?.fonts.map(\.bundlePath.description) == ["Demo.ttf"])
  }

  @Test func `a group that holds itself is named`() throws {
    let sketch = try Sketch(Self.list, files: ["A/B/Demo.ttf"])
    var text = ProjectText()
    text.addFile("demo", path: "Demo.ttf")
    text.add("a", "PBXGroup", "children = (b); path = A; sourceTree = \"<group>\";")
    text.add("b", "PBXGroup", "children = (a, demo, gone); path = B; sourceTree = \"<group>\";")
    text.mainGroup = ["a"]
    text.addResources("resources", "demo")
    text.addTarget("App", phases: ["resources"])
    try sketch.write(text)
    let project = try sketch.read()
    #expect(project.problems.count == 2)
    #expect(project.problems.contains { $0.reason.contains("holds itself") })
    #expect(project.problems.contains { $0.reason.contains("child 'gone'") })
    #expect(project.problems.map(\.losesNothing).filter { $0 }.count == 1)
    #expect(project.problems.allSatisfy { $0.position?.line != nil })
    #expect(sketch.fonts(try #require(project.bundles.first)) == ["A/B/Demo.ttf"])
  }

  /// The main group holds neither; where the font lies is not known, and no path is made up for it.
  @Test func `groups in a circle that nothing holds are named`() throws {
    let sketch = try Sketch(Self.list, files: ["Demo.ttf"])
    var text = ProjectText()
    text.addFile("demo", path: "Demo.ttf")
    text.add("a", "PBXGroup", "children = (b); path = A; sourceTree = \"<group>\";")
    text.add("b", "PBXGroup", "children = (a, c); path = B; sourceTree = \"<group>\";")
    text.add("c", "PBXGroup", "children = (demo); path = C; sourceTree = \"<group>\";")
    text.addResources("resources", "demo")
    text.addTarget("App", phases: ["resources"])
    try sketch.write(text)
    let project = try sketch.read()
    #expect(project.problems.map(\.reason) == ["group 'A' holds itself"])
    #expect(project.problems.first?.position?.line != nil)
    let bundle = try #require(project.bundles.first)
    #expect(bundle.fonts == [])
    #expect(
      bundle.heldBackFonts.map(\.reason) == [.unknown("the project does not say where it lies")]
    )
  }

  @Test func `a file in a group that nothing holds lies in the folders of its groups`() throws {
    let sketch = try Sketch(Self.list, files: ["A/B/Demo.ttf"])
    var text = ProjectText()
    text.addFile("demo", path: "Demo.ttf")
    text.add("b", "PBXGroup", "children = (demo); path = B; sourceTree = \"<group>\";")
    text.add("a", "PBXGroup", "children = (b); path = A; sourceTree = \"<group>\";")
    text.addResources("resources", "demo")
    text.addTarget("App", phases: ["resources"])
    try sketch.write(text)
    let project = try sketch.read()
    #expect(project.problems == [])
    #expect(sketch.fonts(try #require(project.bundles.first)) == ["A/B/Demo.ttf"])
  }

  @Test(arguments: [
    ("isa = PBXNativeTarget; name = (a, b); buildPhases = foo;", "productType is missing"),
    ("isa = PBXNativeTarget; productType = (a);", "productType is an array"),
    ("isa = PBXGroup; children = ();", "of class 'PBXGroup'"),
  ])
  func `a target of a wrong kind is named, and the others are read`(
    values: String,
    reason: String
  ) throws {
    let sketch = try Sketch(Self.list, files: ["Demo.ttf"])
    let text = Self.healthy.text.replacing("targets = (", with: "targets = (Odd, ")
      .replacing("demo-b = ", with: "Odd = {\(values)};\ndemo-b = ")
    try sketch.folder.write("App.xcodeproj/project.pbxproj", text.utf8)
    let project = try sketch.read()
    let problem = try #require(project.problems.first { $0.reason.contains("Odd") })
    #expect(problem.reason.contains(reason))
    #expect(problem.position?.line != nil)
    #expect(project.bundles.map(\.target) == ["App"])
  }

  @Test func `groups that lie in each other without an end are given up`() throws {
    let sketch = try Sketch(Self.list)
    var text = ProjectText()
    for number in 0..<5_000 {
      text.add(
        "g\(number)",
        "PBXGroup",
        "children = (g\(number + 1)); path = x; sourceTree = \"<group>\";"
      )
    }
    text.mainGroup = ["g0"]
    text.addTarget("App")
    try sketch.write(text)
    #expect(try sketch.read().problems.count { $0.reason.contains("deep") } == 1)
    let project = try sketch.xcodeProject()
    #expect((0..<5_000).count { project["g\($0)"]?.group != nil } <= 300)
  }

  @Test func `settings that double each other stop at a limit`() throws {
    let sketch = try Sketch(["App/Info.plist": "UIAppFonts = (\"$(A0).ttf\");"])
    var text = ProjectText()
    let settings = (0..<60).map { "A\($0) = \"$(A\($0 + 1))$(A\($0 + 1))\";" }.joined(
      separator: " "
    )
    text.addTarget("App", settings: ["": "INFOPLIST_FILE = App/Info.plist; \(settings)"])
    try sketch.write(text)
    #expect(try sketch.read().bundles.first?.infoPlist?.declaredEntries.first?.resolved == nil)
    let project = try sketch.xcodeProject()
    let target = try #require(project["App"])
    let debug = try #require(project.settings(of: target).first)
    #expect(debug.value("A0", sdk: "iphoneos")?.isComplete == false)
    // Whole it would be 2 to the 60th.
    #expect(project.shared.expansions.spent <= 1 << 17)
  }

  @Test func `files of settings that include each other are named`() throws {
    let sketch = try Sketch(Self.list)
    try sketch.folder.write("A.xcconfig", "#include \"B.xcconfig\"\n#include \"B.xcconfig\"\n".utf8)
    try sketch.folder.write("B.xcconfig", "#include \"A.xcconfig\"\n#include nothing\n".utf8)
    var text = ProjectText()
    text.add("config", "PBXFileReference", "path = A.xcconfig; sourceTree = SOURCE_ROOT;")
    text.configurationValues = "baseConfigurationReference = config;"
    text.addTarget("App")
    try sketch.write(text)
    let problems = try sketch.read().problems
    #expect(
      problems.map { "\(sketch.short($0.path)):\($0.position?.line ?? 0)" }
        == ["B.xcconfig:1", "B.xcconfig:2"]
    )
    let project = try sketch.xcodeProject()
    _ = project.settings(of: try #require(project["App"]))
    #expect(project.shared.settingsFiles.filesRead == 2)
  }

  @Test func `nothing outside the folder is looked at`() throws {
    let sketch = try Sketch(
      ["In/App/Info.plist": "UIAppFonts = (Demo.ttf);"],
      files: ["Out/Demo.ttf", "Out/Folder/Other.ttf"]
    )
    let folder = sketch.folder.path
    try link("\(folder)/In/linked.ttf", to: "\(folder)/Out/Demo.ttf")
    try link("\(folder)/In/Linked", to: "\(folder)/Out/Folder")
    var text = ProjectText()
    text.addFile("demo", path: "../Out/Demo.ttf")
    text.addFile("linked", path: "linked.ttf")
    text.addFile("folder", path: "Linked", "lastKnownFileType = folder;")
    text.addFile(
      "absolute",
      path: "\(sketch.folder.path)/Out/Abs.ttf",
      "sourceTree = \"<absolute>\";"
    )
    text.mainGroup = ["demo", "linked", "folder", "absolute"]
    text.addResources("resources", "demo", "linked", "folder", "absolute")
    text.addTarget("App", phases: ["resources"])
    try sketch.write(text, "In/App.xcodeproj")
    for place in ["In", "In/App.xcodeproj"] {
      let project = try sketch.read(place)
      #expect(project.problems == [])
      let bundle = try #require(project.bundles.first)
      #expect(
        bundle.fonts.map { "\($0.bundlePath) \($0.presence)" }
          == ["Abs.ttf outside", "Demo.ttf outside", "linked.ttf outside"]
      )
      #expect(bundle.unseenFolders.map(\.presence) == [.outside])
    }
    // From further out it is all there.
    let whole = try sketch.read()
    #expect(whole.bundles.first?.fonts.map(\.presence) == [.missing, .present, .present, .present])
  }

  @Test func `links out of a folder that is copied whole are named and not followed`() throws {
    let sketch = try Sketch(["In/App/Info.plist": "UIAppFonts = ();"], files: ["Out/Demo.ttf"])
    try sketch.folder.write("In/Fonts/Own.ttf", [])
    try link("\(sketch.folder.path)/In/Fonts/Out.ttf", to: "../../Out/Demo.ttf")
    try link("\(sketch.folder.path)/In/Fonts/In.ttf", to: "Own.ttf")
    var text = ProjectText()
    text.addFile("fonts", path: "Fonts", "lastKnownFileType = folder;")
    text.mainGroup = ["fonts"]
    text.addResources("resources", "fonts")
    text.addTarget("App", phases: ["resources"])
    try sketch.write(text, "In/App.xcodeproj")
    let project = try sketch.read("In")
    #expect(
      project.bundles.first?.fonts.map(\.bundlePath.description) == [
        "Fonts/In.ttf", "Fonts/Own.ttf",
      ]
    )
    #expect(project.problems.map { sketch.short($0.path) } == ["In/Fonts/Out.ttf"])
  }

  @Test func `names that are no UTF-8 are kept`() throws {
    let sketch = try Sketch(Self.list)
    let name: [UInt8] = Array("Fonts/".utf8) + [0xFF, 0xFE] + Array(".ttf".utf8)
    try sketch.folder.write("Fonts/a.ttf", [])
    // Some file systems take no such name.
    guard let file = try? NewFile(sketch.path.appending(name)) else { return }
    try file.commit()
    var text = ProjectText()
    text.addFile("fonts", path: "Fonts", "lastKnownFileType = folder;")
    text.mainGroup = ["fonts"]
    text.addResources("resources", "fonts")
    text.addTarget("App", phases: ["resources"])
    try sketch.write(text)
    #expect(try sketch.read().bundles.first?.fonts.last?.bundlePath.bytes == name)
  }

  @Test(arguments: (0..<healthy.text.utf8.count).filter { $0.isMultiple(of: 7) })
  func `a project that is cut short is refused or read, and no more`(length: Int) throws {
    let sketch = try Sketch(Self.list, files: ["Demo.ttf"])
    try sketch.folder.write("App.xcodeproj/project.pbxproj", Self.healthy.text.utf8.prefix(length))
    #expect(try !sketch.read().problems.isEmpty)
  }

  /// Every string of the project in turn is replaced by something else.
  @Test(arguments: ["()", "{}", "\"\"", "project", "main", "App", "../../../.."])
  func `values of a wrong kind cost no more than a message`(value: String) throws {
    let sketch = try Sketch(Self.list, files: ["Demo.ttf", "Fonts/a.ttf", "Synced/a.ttf"])
    let parts = Self.healthy.text.split(separator: " = ", omittingEmptySubsequences: false)
    for place in 1..<parts.count {
      guard let end = parts[place].firstIndex(where: { $0 == ";" || $0 == "{" || $0 == "(" }),
        parts[place][end] == ";"
      else { continue }
      var changed = parts
      changed[place] = value + parts[place][end...]
      try sketch.folder.write(
        "App.xcodeproj/project.pbxproj",
        changed.joined(separator: " = ").utf8
      )
      let project = try sketch.read()
      for path in project.bundles.flatMap(\.fonts).map(\.bundlePath.bytes) {
        #expect(path.last != UInt8(ascii: "/") && !path.isEmpty, "\(changed[place])")
        #expect(path.first != UInt8(ascii: "/"), "\(changed[place])")
      }
    }
  }

  /// A reference that leads to no name would stand for the folder around it, with all that is there.
  @Test(arguments: [
    "sourceTree = \"<group>\";", "path = \"\"; sourceTree = \"<group>\";",
    "path = \"/\"; sourceTree = SOURCE_ROOT;", "path = \".\"; sourceTree = SOURCE_ROOT;",
    "path = \"Sub/..\"; sourceTree = \"<group>\";", "path = \"..\"; sourceTree = \"<group>\";",
  ])
  func `a reference without a path stands for nothing`(values: String) throws {
    let sketch = try Sketch(Self.list, files: ["A.ttf", "Sub/B.ttf"])
    var text = ProjectText()
    text.add("odd", "PBXFileReference", "lastKnownFileType = folder; \(values)")
    text.add("odd-b", "PBXBuildFile", "fileRef = odd;")
    text.mainGroup = ["odd"]
    text.addResources("resources", "odd")
    text.addTarget("App", phases: ["resources"])
    try sketch.write(text)
    let project = try sketch.read()
    #expect(sketch.fonts(try #require(project.bundles.first)) == [])
    #expect(project.fontsInNoTarget == [])
    #expect(project.problems.map { "\($0.position?.line ?? 0)" } == ["4"])
    #expect(project.problems.first?.reason.contains("'odd' refers to is not known") == true)
  }

  @Test func `a synchronized folder without a path stands for nothing`() throws {
    let sketch = try Sketch(Self.list, files: ["A.ttf", "Sub/B.ttf"])
    var text = ProjectText()
    text.add("odd", "PBXFileSystemSynchronizedRootGroup", "sourceTree = \"<group>\";")
    text.mainGroup = ["odd"]
    text.addResources("resources")
    text.addTarget("App", phases: ["resources"], "fileSystemSynchronizedGroups = (odd);")
    try sketch.write(text)
    let project = try sketch.read()
    #expect(sketch.fonts(try #require(project.bundles.first)) == [])
    #expect(project.fontsInNoTarget == [])
    #expect(project.problems.map { "\($0.position?.line ?? 0)" } == ["4"])
  }

  @Test func `of the languages of a file only files count`() throws {
    let sketch = try Sketch(Self.list, files: ["A.ttf", "Sub/B.ttf", "en.lproj/C.ttf"])
    var text = ProjectText()
    text.add("inner", "PBXGroup", "path = Sub; sourceTree = \"<group>\";")
    text.add("c", "PBXFileReference", "path = C.ttf; name = \"/\"; sourceTree = \"<group>\";")
    text.add("languages", "PBXVariantGroup", "children = (inner, c); sourceTree = \"<group>\";")
    text.add("languages-b", "PBXBuildFile", "fileRef = languages;")
    text.mainGroup = ["languages"]
    text.addResources("resources", "languages")
    text.addTarget("App", phases: ["resources"])
    try sketch.write(text)
    let project = try sketch.read()
    #expect(project.bundles.first?.fonts.map(\.bundlePath.description) == ["C.ttf"])
    #expect(project.problems.map { "\($0.position?.line ?? 0)" } == ["6"])
    #expect(project.problems.first?.reason.contains("'inner'") == true)
  }
}
