internal import FileAccess
internal import FontTestSupport
internal import ProjectModel
internal import Testing

/// The path in the bundle of every font that a target copies, by how it gets there.
///
/// Groups are flattened, folder references keep their folder, languages have their own: what Xcode's
/// documentation of build phases says, and what the built apps of many projects show.
@Suite("Membership in Xcode projects")
struct MembershipTests {
  /// An app that copies what the arguments say.
  private func app(
    _ files: [String] = [],
    plist: String = "UIAppFonts = ();",
    _ fill: (inout ProjectText) -> Void
  ) throws -> (sketch: Sketch, project: Project) {
    let sketch = try Sketch(["App/Info.plist": plist], files: files)
    var project = ProjectText()
    fill(&project)
    try sketch.write(project)
    return (sketch, try sketch.read())
  }

  private func paths(_ bundle: AppBundle) -> [String] { bundle.fonts.map(\.bundlePath.description) }

  @Test func `a group puts its files at the root, whatever folder they come from`() throws {
    let (sketch, project) = try app(["Shared/Type/Demo.ttf"]) { text in
      text.addFile("demo", path: "Demo.ttf")
      text.add("type", "PBXGroup", "children = (demo); path = Type; sourceTree = \"<group>\";")
      text.add("shared", "PBXGroup", "children = (type); path = Shared; sourceTree = \"<group>\";")
      text.mainGroup = ["shared"]
      text.addResources("resources", "demo")
      text.addTarget("App", phases: ["resources"])
    }
    #expect(project.problems == [])
    let bundle = try #require(project.bundles.first)
    #expect(bundle.target == "App")
    #expect(bundle.layout == .project)
    #expect(sketch.fonts(bundle) == ["Shared/Type/Demo.ttf"])
    #expect(paths(bundle) == ["Demo.ttf"])
    let font = try #require(bundle.fonts.first)
    #expect(font.presence == .present)
    #expect(font.origin?.kind == .group)
    #expect(sketch.short(try #require(font.origin).place.path) == "App.xcodeproj/project.pbxproj")
    // The reference is the first object, below the four lines of the file's head.
    #expect(font.origin?.place.position?.line == 4)
  }

  @Test func `a group without a folder of its own lies in that of the one around it`() throws {
    let (sketch, project) = try app(["Shared/Demo.ttf"]) { text in
      text.addFile("demo", path: "Demo.ttf")
      text.add("named", "PBXGroup", "children = (demo); name = Type; sourceTree = \"<group>\";")
      text.add("shared", "PBXGroup", "children = (named); path = Shared; sourceTree = \"<group>\";")
      text.mainGroup = ["shared"]
      text.addResources("resources", "demo")
      text.addTarget("App", phases: ["resources"])
    }
    #expect(sketch.fonts(try #require(project.bundles.first)) == ["Shared/Demo.ttf"])
  }

  @Test(arguments: [
    ("SOURCE_ROOT", "Other/Demo.ttf", "Other/Demo.ttf"),
    ("\"<group>\"", "../Other/Demo.ttf", "Other/Demo.ttf"),
  ])
  func `a path may start at the project or climb out of its group`(
    tree: String,
    path: String,
    place: String
  ) throws {
    let (sketch, project) = try app(["Other/Demo.ttf"]) { text in
      text.add("demo", "PBXFileReference", "path = \"\(path)\"; sourceTree = \(tree);")
      text.add("demo-b", "PBXBuildFile", "fileRef = demo;")
      text.add("shared", "PBXGroup", "children = (demo); path = Shared; sourceTree = \"<group>\";")
      text.mainGroup = ["shared"]
      text.addResources("resources", "demo")
      text.addTarget("App", phases: ["resources"])
    }
    #expect(sketch.fonts(try #require(project.bundles.first)) == [place])
    #expect(project.bundles.first?.fonts.first?.presence == .present)
  }

  @Test func `a folder reference keeps its folder and all below it`() throws {
    let (_, project) = try app(
      ["Assets/Fonts/Demo.ttf", "Assets/Fonts/Web/Page.woff", "Assets/Fonts/notes.txt"]
    ) { text in
      text.addFile("fonts", path: "Assets/Fonts", "lastKnownFileType = folder;")
      text.mainGroup = ["fonts"]
      text.addResources("resources", "fonts")
      text.addTarget("App", phases: ["resources"])
    }
    let bundle = try #require(project.bundles.first)
    #expect(paths(bundle) == ["Fonts/Demo.ttf", "Fonts/Web/Page.woff"])
    #expect(bundle.fonts.allSatisfy { $0.origin?.kind == .folderReference })
  }

  @Test func `a folder without a type is a folder reference when it is one on disk`() throws {
    let (_, project) = try app(["Fonts/Demo.ttf"]) { text in
      text.addFile("fonts", path: "Fonts")
      text.mainGroup = ["fonts"]
      text.addResources("resources", "fonts")
      text.addTarget("App", phases: ["resources"])
    }
    #expect(paths(try #require(project.bundles.first)) == ["Fonts/Demo.ttf"])
  }

  @Test func `a group of languages puts each file in the folder of its language`() throws {
    let (_, project) = try app(["en.lproj/Demo.ttf", "ja.lproj/Demo.ttf"]) { text in
      text.add(
        "en",
        "PBXFileReference",
        "name = en; path = en.lproj/Demo.ttf; sourceTree = \"<group>\";"
      )
      text.add(
        "ja",
        "PBXFileReference",
        "name = ja; path = ja.lproj/Demo.ttf; sourceTree = \"<group>\";"
      )
      text.add(
        "demo",
        "PBXVariantGroup",
        "children = (en, ja); name = Demo.ttf; sourceTree = \"<group>\";"
      )
      text.add("demo-b", "PBXBuildFile", "fileRef = demo;")
      text.mainGroup = ["demo"]
      text.addResources("resources", "demo")
      text.addTarget("App", phases: ["resources"])
    }
    let bundle = try #require(project.bundles.first)
    #expect(paths(bundle) == ["en.lproj/Demo.ttf", "ja.lproj/Demo.ttf"])
    #expect(bundle.fonts.allSatisfy { $0.origin?.kind == .variantGroup })
  }

  /// The numbers are those that Xcode writes for the destinations in its menu.
  @Test(arguments: [
    ("7", "", "Demo.ttf"),
    ("7", "Fonts", "Fonts/Demo.ttf"),
    ("1", "Fonts/Brand", "Fonts/Brand/Demo.ttf"),
    ("10", "", "Frameworks/Demo.ttf"),
    ("13", "", "PlugIns/Demo.ttf"),
    ("16", "$(CONTENTS_FOLDER_PATH)/Fonts", "Fonts/Demo.ttf"),
    ("0", "$(TARGET_BUILD_DIR)/$(UNLOCALIZED_RESOURCES_FOLDER_PATH)/F", "F/Demo.ttf"),
    ("16", "include", nil),
    ("0", "/Library/Fonts", nil),
    ("7", "$(SOMEWHERE)", nil),
  ])
  func `a phase that copies files puts them in its folder`(
    destination: String,
    path: String,
    place: String?
  ) throws {
    let (_, project) = try app(["Demo.ttf"]) { text in
      text.addFile("demo", path: "Demo.ttf")
      text.mainGroup = ["demo"]
      text.add(
        "copy",
        "PBXCopyFilesBuildPhase",
        "dstPath = \"\(path)\"; dstSubfolderSpec = \(destination); files = (\"demo-b\");"
      )
      text.addTarget("App", phases: ["copy"])
    }
    let bundle = try #require(project.bundles.first)
    #expect(paths(bundle) == [place].compactMap { $0 })
    #expect(bundle.fonts.allSatisfy { $0.origin?.kind == .copyPhase })
  }

  @Test(arguments: [
    ("7", "", "Demo.ttf"),
    ("1", "", "../../Demo.ttf"),
    ("12", "", "../SharedSupport/Demo.ttf"),
    ("16", "$(UNLOCALIZED_RESOURCES_FOLDER_PATH)/Fonts", "Fonts/Demo.ttf"),
  ])
  func `paths in a Mac app start at its resources`(
    destination: String,
    path: String,
    place: String
  ) throws {
    let (_, project) = try app(["Demo.ttf"]) { text in
      text.projectSettings = "SDKROOT = macosx;"
      text.addFile("demo", path: "Demo.ttf")
      text.mainGroup = ["demo"]
      text.add(
        "copy",
        "PBXCopyFilesBuildPhase",
        "dstPath = \"\(path)\"; dstSubfolderSpec = \(destination); files = (\"demo-b\");"
      )
      text.addTarget("App", phases: ["copy"])
    }
    #expect(paths(try #require(project.bundles.first)) == [place])
  }

  @Test(arguments: [
    ("platformFilter = ios;", true),
    ("platformFilters = (ios, maccatalyst);", true),
    ("platformFilter = macos;", false),
    ("platformFilters = (tvos, xros);", false),
  ])
  func `a file for other systems is not copied`(filter: String, isCopied: Bool) throws {
    let (_, project) = try app(["Demo.ttf"]) { text in
      text.addFile("demo", path: "Demo.ttf", build: filter)
      text.mainGroup = ["demo"]
      text.addResources("resources", "demo")
      text.addTarget("App", phases: ["resources"])
    }
    #expect(paths(try #require(project.bundles.first)) == (isCopied ? ["Demo.ttf"] : []))
  }

  @Test func `fonts of a bundle that is copied whole are the bundle's`() throws {
    let (_, project) = try app(["Kit.bundle/Demo.ttf", "Folder/Deep.bundle/Other.ttf"]) { text in
      text.addFile("kit", path: "Kit.bundle", "lastKnownFileType = \"wrapper.plug-in\";")
      text.addFile("folder", path: "Folder", "lastKnownFileType = folder;")
      text.mainGroup = ["kit", "folder"]
      text.addResources("resources", "kit", "folder")
      text.addTarget("App", phases: ["resources"])
    }
    #expect(project.bundles.map(\.target) == ["App", "Deep.bundle", "Kit.bundle"])
    #expect(project.bundles.map(\.kind) == [.application, .resourceBundle, .resourceBundle])
    #expect(project.bundles.map(\.container) == [nil, 0, 0])
    #expect(project.bundles.map(paths) == [[], ["Other.ttf"], ["Demo.ttf"]])
  }

  @Test func `files that are compiled, storyboards and scripts are told`() throws {
    let (sketch, project) = try app(["App/View.swift", "App/Main.storyboard"]) { text in
      text.addFile("view", path: "App/View.swift")
      text.addFile("main-board", path: "App/Main.storyboard")
      text.add("sources", "PBXSourcesBuildPhase", "files = (\"view-b\");")
      text.addResources("resources", "main-board")
      text.add(
        "pods",
        "PBXShellScriptBuildPhase",
        """
        name = "[CP] Copy Pods Resources"; shellScript = "\\"${PODS_ROOT}/Pods-resources.sh\\"";
        """
      )
      text.add("lint", "PBXShellScriptBuildPhase", "name = Lint; shellScript = swiftlint;")
      text.mainGroup = ["view", "\"main-board\""]
      text.addTarget("App", phases: ["sources", "resources", "pods", "lint"])
    }
    let bundle = try #require(project.bundles.first)
    #expect(bundle.sources.map { sketch.short($0) } == ["App/View.swift"])
    #expect(bundle.interfaces.map { sketch.short($0) } == ["App/Main.storyboard"])
    #expect(bundle.copyingScripts == ["[CP] Copy Pods Resources"])
  }

  @Test func `a font that no target copies is told apart`() throws {
    let (sketch, project) = try app(["Demo.ttf", "Fonts/Other.ttf"]) { text in
      text.addFile("demo", path: "Demo.ttf")
      text.addFile("fonts", path: "Fonts", "lastKnownFileType = folder;")
      text.mainGroup = ["demo", "fonts"]
      text.addTarget("App")
    }
    #expect(
      project.fontsInNoTarget.map { sketch.short($0.path) } == ["Demo.ttf", "Fonts/Other.ttf"]
    )
  }

  @Test func `an entry brings in files that are not called like fonts`() throws {
    let (_, project) = try app(["Demo.fnt", "Else.fnt"], plist: "UIAppFonts = (Demo.fnt);") {
      text in
      text.addFile("demo", path: "Demo.fnt")
      text.addFile("other", path: "Else.fnt")
      text.mainGroup = ["demo", "other"]
      text.addResources("resources", "demo", "other")
      text.addTarget("App", phases: ["resources"])
    }
    #expect(paths(try #require(project.bundles.first)) == ["Demo.fnt"])
  }
}
