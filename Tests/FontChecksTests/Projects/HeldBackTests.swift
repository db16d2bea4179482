import FileAccess
import FontChecks
import FontTestSupport
import ProjectModel
import Testing

/// Declared fonts that a target has and does not copy: it is said what keeps them out.
@Suite("Fonts that something keeps out of a bundle")
struct HeldBackTests {
  private static let fonts = ["App/A.ttf": "fonts/family/DemoSans-Regular.ttf"]
  private static let group = "PBXFileSystemSynchronizedRootGroup"
  private static let notInTarget = "declared/not-in-target"

  /// An app with a folder that is kept in step with the disk.
  private func synchronized(phases: [String], exceptions: String = "") -> ProjectText {
    var text = ProjectText()
    text.add("group", Self.group, "path = App; sourceTree = \"<group>\"; \(exceptions)")
    text.mainGroup = ["group"]
    text.addResources("resources")
    text.addTarget("App", phases: phases, "fileSystemSynchronizedGroups = (group);")
    return text
  }

  /// The one message; objects of a project stand on lines of their own from line 4 on.
  private func message(
    _ text: ProjectText,
    fonts: [String: String] = fonts
  ) throws -> String {
    let project = try CaseProject(text, lists: ["App": ["A.ttf"]], fonts: fonts).judged()
    #expect(project.findings == ["App: \(Self.notInTarget) error App/Info.plist:6"])
    return project.messages(Self.notInTarget).first ?? ""
  }

  @Test func `a target without a phase that copies resources is told so`() throws {
    // Group, phase, and of the target two configurations and their list stand before it.
    #expect(
      try message(synchronized(phases: [])) == """
        'A.ttf' is declared, but the target has the folder of the file 'App/A.ttf' and no phase \
        that copies resources (App.xcodeproj/project.pbxproj:9)
        """
    )
  }

  @Test func `an exception of the folder is told with its place`() throws {
    var text = synchronized(phases: ["resources"], exceptions: "exceptions = (set);")
    text.add(
      "set",
      "PBXFileSystemSynchronizedBuildFileExceptionSet",
      "target = App; membershipExceptions = (A.ttf);"
    )
    #expect(
      try message(text) == """
        'A.ttf' is declared, but the exceptions of its folder leave the file 'App/A.ttf' out \
        (App.xcodeproj/project.pbxproj:11)
        """
    )
  }

  @Test func `a font in an asset catalog is told, since no list reaches into it`() throws {
    let path = "App/As.xcassets/A.dataset/A.ttf"
    let fonts = [path: "fonts/family/DemoSans-Regular.ttf"]
    #expect(
      try message(synchronized(phases: ["resources"]), fonts: fonts) == """
        'A.ttf' is declared, but the file '\(path)' lies in an asset catalog, into which no list \
        reaches; register its data in code
        """
    )
  }

  @Test(arguments: ["PBXResourcesBuildPhase", "PBXSourcesBuildPhase"])
  func `the same of a catalog that is no part of a synchronized folder`(phase: String) throws {
    var text = ProjectText()
    text.addFile("catalog", path: "App/As.xcassets", "lastKnownFileType = folder.assetcatalog;")
    text.mainGroup = ["catalog"]
    text.add("phase", phase, "files = (\"catalog-b\");")
    text.addTarget("App", phases: ["phase"])
    let path = "App/As.xcassets/A.dataset/A.ttf"
    let fonts = [path: "fonts/family/DemoSans-Regular.ttf"]
    #expect(
      try message(text, fonts: fonts) == """
        'A.ttf' is declared, but the file '\(path)' lies in an asset catalog, into which no list \
        reaches; register its data in code
        """
    )
  }

  /// An app with a phase that copies the font to a folder of its own.
  private func copying(to destination: String) -> ProjectText {
    var text = ProjectText()
    text.addFile("font", path: "App/A.ttf")
    text.mainGroup = ["font"]
    text.add("copies", "PBXCopyFilesBuildPhase", "\(destination) files = (\"font-b\");")
    text.addTarget("App", phases: ["copies"])
    return text
  }

  /// The folder of the products, and one from the root of the file system.
  @Test(arguments: ["dstSubfolderSpec = 16;", "dstSubfolderSpec = 0; dstPath = \"/Library\";"])
  func `a phase that copies to a folder outside the bundle is told`(destination: String) throws {
    #expect(
      try message(copying(to: destination)) == """
        'A.ttf' is declared, but a phase copies the file 'App/A.ttf' to a folder outside the bundle \
        (App.xcodeproj/project.pbxproj:5)
        """
    )
  }

  @Test func `of a phase whose folder is not known nothing is said`() throws {
    let text = copying(to: "dstSubfolderSpec = 7; dstPath = \"$(NOBODY_KNOWS)\";")
    let project = try CaseProject(text, lists: ["App": ["A.ttf"]], fonts: Self.fonts).judged()
    #expect(project.findings == [])
    let reasons = project.validation.summary.notChecked.filter { $0.rule == Self.notInTarget }
      .map(\.reason)
    #expect(reasons.count == 1)
    #expect(reasons.first?.contains("a phase copies it to '$(NOBODY_KNOWS)'") == true)
  }

  /// One list for the iPhone and for Catalyst: what is copied for one of them is missing on the other.
  @Test(arguments: [
    ("maccatalyst", "Mac Catalyst"), ("ios", "iOS"),
  ])
  func `a font for one of the systems that share a list is told`(
    filter: String,
    words: String
  ) throws {
    var text = ProjectText()
    text.addFile("font", path: "App/A.ttf", build: "platformFilter = \(filter);")
    text.mainGroup = ["font"]
    text.addResources("resources", "font")
    let settings = "INFOPLIST_FILE = App/Info.plist; SUPPORTS_MACCATALYST = YES;"
    text.addTarget("App", settings: ["": settings], phases: ["resources"])
    #expect(
      try message(text) == """
        'A.ttf' is declared, but its platform filter has the file 'App/A.ttf' copied for \(words) \
        alone (App.xcodeproj/project.pbxproj:4)
        """
    )
  }

  @Test(arguments: ["(ios, maccatalyst)", "(ios, macos, maccatalyst)"])
  func `a font for all systems that share a list is no fault`(filters: String) throws {
    var text = ProjectText()
    text.addFile("font", path: "App/A.ttf", build: "platformFilters = \(filters);")
    text.mainGroup = ["font"]
    text.addResources("resources", "font")
    let settings = "INFOPLIST_FILE = App/Info.plist; SUPPORTS_MACCATALYST = YES;"
    text.addTarget("App", settings: ["": settings], phases: ["resources"])
    let project = try CaseProject(text, lists: ["App": ["A.ttf"]], fonts: Self.fonts).judged()
    #expect(project.findings == [])
  }

  /// Two files of one path, each for a system of its own, are there on both.
  @Test func `a font for each of the systems that share a list is no fault`() throws {
    var text = ProjectText()
    text.addFile("one", path: "App/A.ttf", build: "platformFilter = ios;")
    text.addFile("two", path: "Mac/A.ttf", build: "platformFilter = maccatalyst;")
    text.mainGroup = ["one", "two"]
    text.addResources("resources", "one", "two")
    let settings = "INFOPLIST_FILE = App/Info.plist; SUPPORTS_MACCATALYST = YES;"
    text.addTarget("App", settings: ["": settings], phases: ["resources"])
    let fonts = Self.fonts.merging(["Mac/A.ttf": "fonts/family/DemoSans-Regular.ttf"]) { $1 }
    let project = try CaseProject(text, lists: ["App": ["A.ttf"]], fonts: fonts).judged()
    #expect(project.findings.filter { $0.contains("declared/") } == [])
  }

  /// macOS reads no such list; that the font is not copied there takes nothing away.
  @Test func `a font that is not for the Mac is no fault of a list`() throws {
    var text = ProjectText()
    text.addFile("font", path: "App/A.ttf", build: "platformFilter = ios;")
    text.mainGroup = ["font"]
    text.addResources("resources", "font")
    let settings =
      "INFOPLIST_FILE = App/Info.plist; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\";"
    text.addTarget("App", settings: ["": settings], phases: ["resources"])
    let project = try CaseProject(text, lists: ["App": ["A.ttf"]], fonts: Self.fonts).judged()
    #expect(project.findings == [])
  }

  @Test func `a setting that leaves the file out is told with its place`() throws {
    var text = ProjectText()
    text.addFile("font", path: "App/A.ttf")
    text.mainGroup = ["font"]
    text.addResources("resources", "font")
    let list = "INFOPLIST_FILE = App/Info.plist;"
    text.addTarget(
      "App",
      settings: ["Debug": "\(list) EXCLUDED_SOURCE_FILE_NAMES = \"*.ttf\";", "": list],
      phases: ["resources"]
    )
    // The file, its build file and the phase stand before the configuration.
    #expect(
      try message(text) == """
        'A.ttf' is declared, but EXCLUDED_SOURCE_FILE_NAMES leaves the file 'App/A.ttf' out \
        (App.xcodeproj/project.pbxproj:7) (in configuration Debug)
        """
    )
  }

  /// Not a fault: another phase copies what the folder holds back.
  @Test func `a font that reaches the bundle in another way is no fault`() throws {
    var text = synchronized(phases: ["more"])
    text.addFile("font", path: "App/A.ttf")
    text.add(
      "more",
      "PBXCopyFilesBuildPhase",
      "dstSubfolderSpec = 7; dstPath = \"\"; files = (\"font-b\");"
    )
    let project = try CaseProject(text, lists: ["App": ["A.ttf"]], fonts: Self.fonts).judged()
    #expect(project.findings == [])
  }

  private static func spec(_ app: String, _ widget: String = "Widget") -> String {
    """
    name: Demo
    targets:
      App:
        type: application
        platform: iOS
        sources:
          - \(app)
        settings: {INFOPLIST_FILE: App/Info.plist}
      Widget:
        type: app-extension
        platform: iOS
        sources: [\(widget)]
        settings: {INFOPLIST_FILE: Widget/Info.plist}

    """
  }

  private func judgedSpec(_ text: String) throws -> JudgedProject {
    let folder = try TemporaryFolder()
    try folder.write("project.yml", text.utf8)
    for target in ["App", "Widget"] {
      try folder.write("\(target)/Info.plist", CaseProject.infoPlist(["A.ttf"]).utf8)
    }
    let font = "\(Fixtures.checkout)/fixtures/fonts/family/DemoSans-Regular.ttf"
    try folder.write("App/A.ttf", Fixtures.bytes(font))
    return try JudgedProject(folder.path, only: ["declared"])
  }

  @Test(arguments: [
    "{path: App, excludes: [\"*.ttf\"]}", "{path: App, includes: [\"*.swift\"]}",
    "{path: App, buildPhase: none}",
  ])
  func `a spec that leaves a file out is told with its source`(source: String) throws {
    let project = try judgedSpec(Self.spec(source))
    #expect(
      project.findings == [
        "App: \(Self.notInTarget) error App/Info.plist:6",
        "Widget: \(Self.notInTarget) error Widget/Info.plist:6",
      ]
    )
    #expect(
      project.messages(Self.notInTarget) == [
        "'A.ttf' is declared, but the spec leaves the file 'App/A.ttf' out (project.yml:7)",
        "'A.ttf' is declared, but the file 'App/A.ttf' is in the project and in no target; add it "
          + "to this one",
      ]
    )
  }

  /// Not a fault: what one source leaves out another brings.
  @Test func `a file that a second source brings is no fault`() throws {
    let project = try judgedSpec(
      Self.spec("{path: App, excludes: [\"*.ttf\"]}\n      - App/A.ttf", "Widget, App/A.ttf")
    )
    #expect(project.findings == [])
  }

  /// A folder of resources needs no Info.plist, and rules about lists have nothing to say of it.
  @Test func `of a bundle without Info.plist nothing is left unchecked`() throws {
    var text = ProjectText()
    text.addFile("bundle", path: "R.bundle")
    text.mainGroup = ["bundle"]
    text.addResources("resources", "bundle")
    text.addTarget("App", phases: ["resources"])
    let project = try CaseProject(
      text,
      lists: ["App": []],
      fonts: ["R.bundle/A.ttf": "fonts/family/DemoSans-Regular.ttf"]
    ).judged()
    #expect(project.validation.summary.targets == 2)
    #expect(project.notChecked("R.bundle") == [])
  }
}
