internal import FileAccess
internal import FontTestSupport
internal import ProjectModel
internal import Testing

/// Folders that Xcode keeps in step with the disk.
///
/// A target that owns the folder takes everything flat but what its exceptions name; for a target
/// that does not own it the exceptions are all that it takes.
@Suite("Synchronized folders")
struct SynchronizedGroupTests {
  private static let files = [
    "Shared/Demo.ttf", "Shared/Type/Bold.ttf", "Shared/Type/Italic.ttf",
  ]

  /// Two targets, of which the app owns a folder.
  private func project(
    _ files: [String] = files,
    group: String = "",
    phases: [String] = ["resources"],
    _ fill: (inout ProjectText) -> Void = { _ in }
  ) throws -> Project {
    let lists = ["App/Info.plist": "UIAppFonts = ();", "Widget/Info.plist": "UIAppFonts = ();"]
    let sketch = try Sketch(lists, files: files)
    var text = ProjectText()
    text.add(
      "shared",
      "PBXFileSystemSynchronizedRootGroup",
      "path = Shared; sourceTree = \"<group>\"; \(group)"
    )
    text.mainGroup = ["shared"]
    text.addResources("resources")
    text.addResources("widget-resources")
    text.addTarget("App", phases: phases, "fileSystemSynchronizedGroups = (shared);")
    text.addTarget("Widget", type: "app-extension", phases: ["\"widget-resources\""])
    fill(&text)
    try sketch.write(text)
    let project = try sketch.read()
    #expect(project.problems == [])
    return project
  }

  private func paths(_ project: Project) -> [[String]] {
    project.bundles.map { $0.fonts.map(\.bundlePath.description) }
  }

  @Test func `the owner takes all files flat`() throws {
    let project = try project()
    #expect(paths(project) == [["Bold.ttf", "Demo.ttf", "Italic.ttf"], []])
    #expect(project.bundles[0].fonts.allSatisfy { $0.origin?.kind == .synchronizedGroup })
  }

  @Test func `exceptions of the owner are left out`() throws {
    let project = try project(group: "exceptions = (except);") { text in
      text.add(
        "except",
        "PBXFileSystemSynchronizedBuildFileExceptionSet",
        "target = App; membershipExceptions = (\"Type/Bold.ttf\");"
      )
    }
    #expect(paths(project) == [["Demo.ttf", "Italic.ttf"], []])
  }

  @Test func `exceptions of another target are all that it takes`() throws {
    let project = try project(group: "exceptions = (include);") { text in
      text.add(
        "include",
        "PBXFileSystemSynchronizedBuildFileExceptionSet",
        "target = Widget; membershipExceptions = (\"Type/Bold.ttf\");"
      )
    }
    #expect(paths(project) == [["Bold.ttf", "Demo.ttf", "Italic.ttf"], ["Bold.ttf"]])
  }

  /// What Xcode writes when a file is put into the phase that it would go to anyway.
  @Test(arguments: [
    ("resources", [["Bold.ttf", "Demo.ttf", "Italic.ttf"], []]),
    ("\"widget-resources\"", [["Bold.ttf", "Demo.ttf", "Italic.ttf"], ["Bold.ttf"]]),
  ])
  func `a file may be given to the phase of resources by name`(
    phase: String,
    expected: [[String]]
  ) throws {
    let project = try project(group: "exceptions = (assign);") { text in
      text.add(
        "assign",
        "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet",
        "buildPhase = \(phase); membershipExceptions = (\"Type/Bold.ttf\");"
      )
    }
    #expect(paths(project) == expected)
    #expect(
      project.bundles.flatMap(\.fonts).allSatisfy { $0.origin?.kind == .synchronizedGroup }
    )
  }

  // Both targets are built for iOS; a folder's filter is that of all files in it but for those that
  // have one of their own.
  @Test(arguments: [
    ("Type = (macos);", ["Demo.ttf"]), ("\"Type/\" = (macos);", ["Demo.ttf"]),
    ("Type = (ios);", ["Bold.ttf", "Demo.ttf", "Italic.ttf"]),
    ("Type = (macos); \"Type/Bold.ttf\" = (ios);", ["Bold.ttf", "Demo.ttf"]),
    ("Type = (ios); \"Type/Bold.ttf\" = (macos);", ["Demo.ttf", "Italic.ttf"]),
    ("Typ = (macos);", ["Bold.ttf", "Demo.ttf", "Italic.ttf"]),
  ])
  func `a filter of a folder is that of its files`(filters: String, expected: [String]) throws {
    let project = try project(group: "exceptions = (filter);") { text in
      text.add(
        "filter",
        "PBXFileSystemSynchronizedBuildFileExceptionSet",
        "target = App; platformFiltersByRelativePath = {\(filters)};"
      )
    }
    #expect(paths(project) == [expected, []])
  }

  @Test func `a folder that is named explicitly keeps its files together`() throws {
    let project = try project(group: "explicitFolders = (Type);")
    #expect(paths(project) == [["Demo.ttf", "Type/Bold.ttf", "Type/Italic.ttf"], []])
    #expect(
      project.bundles[0].fonts.map(\.origin?.kind)
        == [.synchronizedGroup, .folderReference, .folderReference]
    )
  }

  @Test func `an exception may be a folder`() throws {
    let project = try project(group: "explicitFolders = (Type); exceptions = (except);") { text in
      text.add(
        "except",
        "PBXFileSystemSynchronizedBuildFileExceptionSet",
        "target = App; membershipExceptions = (Type);"
      )
    }
    #expect(paths(project) == [["Demo.ttf"], []])
  }

  @Test func `files for other systems are left out`() throws {
    let project = try project(group: "exceptions = (filter);") { text in
      text.add(
        "filter",
        "PBXFileSystemSynchronizedBuildFileExceptionSet",
        """
        target = App; platformFiltersByRelativePath = \
        {Demo.ttf = (macos, ); "Type/Bold.ttf" = (ios, macos, ); };
        """
      )
    }
    #expect(paths(project) == [["Bold.ttf", "Italic.ttf"], []])
  }

  @Test func `a phase of its own takes files from the usual one`() throws {
    let project = try project(
      group: "exceptions = (phase);",
      phases: ["resources", "copy"]
    ) { text in
      text.add(
        "copy",
        "PBXCopyFilesBuildPhase",
        "dstPath = Fonts; dstSubfolderSpec = 7; files = ();"
      )
      text.add(
        "phase",
        "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet",
        "buildPhase = copy; membershipExceptions = (Demo.ttf);"
      )
    }
    #expect(paths(project) == [["Bold.ttf", "Fonts/Demo.ttf", "Italic.ttf"], []])
  }

  @Test func `languages, bundles and catalogs in the folder are what they are elsewhere`() throws {
    let project = try project([
      "Shared/ja.lproj/Kana.ttf", "Shared/Deep/Kit.bundle/Inner.ttf",
      "Shared/Media.xcassets/Face.dataset/Data.ttf", "Shared/.hidden/Hidden.ttf",
    ])
    #expect(project.bundles.map(\.target) == ["App", "Widget", "Kit.bundle"])
    #expect(paths(project) == [["ja.lproj/Kana.ttf"], [], ["Inner.ttf"]])
  }

  @Test func `an exception may mean the file of any language`() throws {
    let project = try project(
      ["Shared/ja.lproj/Kana.ttf", "Shared/en.lproj/Kana.ttf", "Shared/Demo.ttf"],
      group: "exceptions = (except);"
    ) { text in
      text.add(
        "except",
        "PBXFileSystemSynchronizedBuildFileExceptionSet",
        "target = App; membershipExceptions = (/Localized/Kana.ttf);"
      )
    }
    #expect(paths(project) == [["Demo.ttf"], []])
  }

  @Test func `nothing is copied by a target without a phase for resources`() throws {
    #expect(try paths(project(phases: [])) == [[], []])
  }

  @Test func `sources and storyboards in the folder are the target's`() throws {
    let project = try project(["Shared/View.swift", "Shared/Base.lproj/Main.storyboard"])
    #expect(
      project.bundles[0].sources.map { String(decoding: $0.lastComponent, as: UTF8.self) } == [
        "View.swift"
      ]
    )
    #expect(project.bundles[0].interfaces.count == 1)
    #expect(project.bundles[1].sources.isEmpty)
  }

  @Test func `a folder that the checkout lacks may hold anything`() throws {
    let project = try project([])
    #expect(project.bundles[0].unseenFolders.map(\.bundlePath.bytes) == [[]])
    #expect(project.bundles[0].unseenFolders.map(\.presence) == [.missing])
    #expect(project.bundles[1].unseenFolders.isEmpty)
  }
}
