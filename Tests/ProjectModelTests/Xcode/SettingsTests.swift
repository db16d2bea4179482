internal import FileAccess
internal import FontTestSupport
internal import ProjectModel
internal import Testing

/// Which property list holds, and what its build variables stand for.
///
/// The order of levels, `$(inherited)` and conditions are those of Apple's page on build settings:
/// <https://developer.apple.com/documentation/xcode/configuring-the-build-settings-of-a-target>.
@Suite("Build settings of Xcode projects")
struct SettingsTests {
  /// An app with settings, and files beside it; entries of its list are read as written.
  private func app(
    _ settings: [String: String],
    plists: [String: String] = ["App/Info.plist": "UIAppFonts = (a.ttf);"],
    texts: [String: String] = [:],
    _ fill: (inout ProjectText) -> Void = { _ in }
  ) throws -> (sketch: Sketch, project: Project) {
    let sketch = try Sketch(plists)
    for (path, text) in texts { try sketch.folder.write(path, text.utf8) }
    var project = ProjectText()
    project.addTarget("App", settings: settings)
    fill(&project)
    try sketch.write(project)
    return (sketch, try sketch.read())
  }

  /// Gives the settings of the target a file of their own.
  private func attach(_ path: String, to text: inout ProjectText) {
    text.add("config", "PBXFileReference", "path = \"\(path)\"; sourceTree = SOURCE_ROOT;")
    text.configurationValues = "baseConfigurationReference = config;"
  }

  @Test(arguments: [
    "INFOPLIST_FILE = App/Info.plist;",
    "INFOPLIST_FILE = \"$(SRCROOT)/App/Info.plist\";",
    "INFOPLIST_FILE = \"${PROJECT_DIR}/$(TARGET_NAME)/Info.plist\";",
    "INFOPLIST_FILE = \"./App/../App/Info.plist\";",
    "INFOPLIST_FILE = \"$(PRODUCT_NAME:default=x)/Info.plist\"; PRODUCT_NAME = App;",
    "INFOPLIST_FILE = \"$(FOLDER_$(TARGET_NAME))/Info.plist\"; FOLDER_App = App;",
    "INFOPLIST_FILE = wrong; \"INFOPLIST_FILE[sdk=iphoneos*]\" = App/Info.plist;",
    "INFOPLIST_FILE = App/Info.plist; \"INFOPLIST_FILE[sdk=macosx*]\" = wrong;",
    "INFOPLIST_FILE = \"$(NOTHING:default=App)/Info.plist\";",
    "INFOPLIST_FILE = (App/Info.plist);",
  ])
  func `the property list is found by settings`(settings: String) throws {
    let (sketch, project) = try app(["": settings])
    #expect(project.problems == [])
    let bundle = try #require(project.bundles.first)
    #expect(bundle.infoPlist.map { sketch.short($0.path) } == "App/Info.plist")
    #expect(bundle.configurations.isEmpty)
  }

  /// The C preprocessor makes the list of the file, of which nothing is read then: it may be no
  /// property list at all.
  @Test(arguments: [
    ("YES", "INFOPLIST_PREPROCESS has the C preprocessor make it of 'App/Info.plist'"),
    ("\"$(NOTHING)\"", "INFOPLIST_PREPROCESS is '$(NOTHING)', and may change 'App/Info.plist'"),
  ])
  func `a list that is preprocessed is not known`(value: String, reason: String) throws {
    let settings = "INFOPLIST_FILE = App/Info.plist; INFOPLIST_PREPROCESS = \(value);"
    let (_, project) = try app(
      ["": settings],
      plists: [:],
      texts: ["App/Info.plist": "#ifdef PRO\nUIAppFonts\n#endif\n"]
    )
    #expect(project.problems == [])
    let bundle = try #require(project.bundles.first)
    #expect(bundle.infoPlist == nil)
    #expect(bundle.reasonForNoInfoPlist == reason)
  }

  @Test func `a list that is not preprocessed is read`() throws {
    let settings = "INFOPLIST_FILE = App/Info.plist; INFOPLIST_PREPROCESS = NO;"
    let (_, project) = try app(["": settings])
    #expect(project.bundles.first?.infoPlist != nil)
  }

  /// The project's configurations, which target's they are looked for by name, and what is known then.
  ///
  /// A target that says nothing of its system is one for the Mac only when the project is known to say
  /// nothing either.
  @Test(arguments: [
    (["Debug", "Release"], "", "buildConfigurationList = list;", [Platform.iOS]),
    (["Debug"], "defaultConfigurationName = Debug;", "buildConfigurationList = list;", [.iOS]),
    (["Debug"], "", "buildConfigurationList = list;", [.iOS, .unknown]),
    (
      ["Debug"], "defaultConfigurationName = Gone;", "buildConfigurationList = list;",
      [.iOS, .unknown]
    ),
    (["Debug", "Release"], "", "", [.unknown]),
    (["Debug", "Release"], "", "buildConfigurationList = gone;", [.unknown]),
  ])
  func `a system that the project would say is not made up`(
    configurations: [String],
    list: String,
    reference: String,
    platforms: [Platform]
  ) throws {
    let (_, project) = try app(["": "INFOPLIST_FILE = App/Info.plist;"]) { text in
      text.configurations = configurations
      text.configurationListValues = list
      text.configurationListReference = reference
    }
    #expect(project.bundles.map { $0.infoPlist?.platform } == platforms)
    #expect(project.problems.count == (reference.contains("gone") ? 1 : 0))
  }

  @Test(arguments: ["SDKROOT = {};", "SDKROOT = iphoneos; INFOPLIST_FILE = {};"])
  func `a setting that cannot be read may say anything`(settings: String) throws {
    let (_, project) = try app(["": "INFOPLIST_FILE = App/Info.plist;"]) { text in
      text.projectSettings = settings
    }
    #expect(
      project.bundles.map { $0.infoPlist?.platform }
        == [settings.contains("iphoneos") ? .iOS : .unknown]
    )
    #expect(project.problems.count == 2)
  }

  @Test func `settings of the project hold unless the target has its own`() throws {
    let (sketch, project) = try app(["": ""]) { text in
      text.projectSettings = "SDKROOT = iphoneos; INFOPLIST_FILE = App/Info.plist;"
    }
    #expect(project.bundles.first?.infoPlist.map { sketch.short($0.path) } == "App/Info.plist")
  }

  @Test func `a file of settings counts below the project, with what it includes`() throws {
    let (sketch, project) = try app(
      ["": "INFOPLIST_FILE = \"$(LIST)\";"],
      texts: [
        "Config/App.xcconfig": """
        // LIST = wrong
        #include "Base.xcconfig"
        #include? "Local.xcconfig"
        LIST = $(FOLDER)/Info.plist // a comment
        """,
        "Config/Base.xcconfig": "FOLDER=App\nLIST = wrong\n",
      ]
    ) { attach("Config/App.xcconfig", to: &$0) }
    #expect(project.problems == [])
    #expect(project.bundles.first?.infoPlist.map { sketch.short($0.path) } == "App/Info.plist")
  }

  @Test func `inherited stands for the value of the level below`() throws {
    let (_, project) = try app(
      ["": "INFOPLIST_FILE = App/Info.plist; NAME = \"$(inherited)-C\";"],
      plists: ["App/Info.plist": "UIAppFonts = (\"$(NAME).ttf\");"],
      texts: ["App.xcconfig": "NAME = A"]
    ) { text in
      attach("App.xcconfig", to: &text)
      text.projectSettings = "SDKROOT = iphoneos; NAME = \"$(inherited)-B\";"
    }
    let entry = try #require(project.bundles.first?.infoPlist?.declaredEntries.first)
    #expect(entry.text == "$(NAME).ttf")
    #expect(entry.resolved == "A-B-C.ttf")
  }

  @Test(arguments: [
    ("$(PRODUCT_NAME:c99extidentifier).ttf", "My_App.ttf"),
    ("$(PRODUCT_NAME:rfc1034identifier).ttf", "My-App.ttf"),
    ("$(PRODUCT_NAME:lower).ttf", "my app.ttf"),
    ("${PRODUCT_NAME:upper}.ttf", "MY APP.ttf"),
    ("$(PATH_OF_IT:file)", "Demo.ttf"),
    ("$(PATH_OF_IT:base).otf", "Demo.otf"),
    ("x$(PATH_OF_IT:suffix)", "x.ttf"),
    ("$(PATH_OF_IT:dir)Other.ttf", "Type/Other.ttf"),
    ("$(EMPTY:default=Demo).ttf", "Demo.ttf"),
    ("$(CONFIGURATION).ttf", "Debug.ttf"),
    ("$(UNKNOWN).ttf", nil),
    ("$(PRODUCT_NAME:unheardof).ttf", nil),
    ("$(A).ttf", nil),
    ("$(PRODUCT_NAME.ttf", nil),
    ("100$.ttf", "100$.ttf"),
  ])
  func `build variables of entries are replaced`(entry: String, resolved: String?) throws {
    let (_, project) = try app(
      [
        "": """
        INFOPLIST_FILE = App/Info.plist; PRODUCT_NAME = "My App"; PATH_OF_IT = Type/Demo.ttf; \
        EMPTY = ""; A = "$(B)"; B = "$(A)";
        """
      ],
      plists: ["App/Info.plist": "UIAppFonts = (\"\(entry)\");"]
    ) { $0.configurations = ["Debug"] }
    let declared = try #require(project.bundles.first?.infoPlist?.declaredEntries.first)
    #expect(declared.resolved == (entry.contains("$") ? resolved : nil))
  }

  @Test func `configurations with lists of their own are told apart`() throws {
    let (sketch, project) = try app(
      ["Debug": "INFOPLIST_FILE = App/Debug-Info.plist;", "": "INFOPLIST_FILE = App/Info.plist;"],
      plists: ["App/Info.plist": "UIAppFonts = ();", "App/Debug-Info.plist": "UIAppFonts = (a);"]
    )
    #expect(project.bundles.map(\.target) == ["App", "App"])
    #expect(project.bundles.map(\.configurations) == [["Debug"], ["Release"]])
    #expect(
      project.bundles.map { $0.infoPlist.map { sketch.short($0.path) } }
        == ["App/Debug-Info.plist", "App/Info.plist"]
    )
    #expect(Set(project.bundles.map(\.place)).count == 1)
  }

  @Test func `a configuration may leave files out`() throws {
    let sketch = try Sketch(["App/Info.plist": "UIAppFonts = ();"], files: ["A.ttf", "B.ttf"])
    var text = ProjectText()
    text.addFile("a", path: "A.ttf")
    text.addFile("b", path: "B.ttf")
    text.mainGroup = ["a", "b"]
    text.addResources("resources", "a", "b")
    text.addTarget(
      "App",
      settings: [
        "Release": "INFOPLIST_FILE = App/Info.plist; EXCLUDED_SOURCE_FILE_NAMES = \"B.* x\";"
      ],
      phases: ["resources"]
    )
    try sketch.write(text)
    let project = try sketch.read()
    #expect(project.bundles.map(\.configurations) == [["Debug"], ["Release"]])
    #expect(
      project.bundles.map { $0.fonts.map(\.bundlePath.description) } == [
        ["A.ttf", "B.ttf"], ["A.ttf"],
      ]
    )
  }

  @Test func `a list that Xcode generates is the project's`() throws {
    let (sketch, project) = try app([
      "": "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIAppFonts = \"A.ttf B.ttf\";"
    ])
    let bundle = try #require(project.bundles.first)
    let list = try #require(bundle.infoPlist)
    #expect(list.isGenerated)
    #expect(sketch.short(list.path) == "App.xcodeproj/project.pbxproj")
    #expect(list.fontLists.isEmpty)
    #expect(bundle.ignoredSettings.map(\.name) == ["INFOPLIST_KEY_UIAppFonts"])
    #expect(bundle.ignoredSettings.map(\.value) == ["A.ttf B.ttf"])
    #expect(bundle.ignoredSettings.allSatisfy { $0.place.position?.line != nil })
  }

  @Test(arguments: [
    ("", "INFOPLIST_FILE"),
    ("INFOPLIST_FILE = \"$(UNKNOWN)/Info.plist\";", "$(UNKNOWN)"),
    ("INFOPLIST_FILE = ../Info.plist;", "lies outside"),
    ("INFOPLIST_FILE = /etc/Info.plist;", "lies outside"),
  ])
  func `it is said why a property list is not known`(settings: String, words: String) throws {
    let (_, project) = try app(["": settings])
    let bundle = try #require(project.bundles.first)
    #expect(bundle.infoPlist == nil)
    #expect(bundle.reasonForNoInfoPlist?.contains(words) == true)
  }

  @Test func `a property list that is not there is a problem at the setting`() throws {
    let (sketch, project) = try app(["": "INFOPLIST_FILE = App/Gone.plist;"])
    let problem = try #require(project.problems.first)
    #expect(project.problems.count == 2)
    #expect(sketch.short(problem.path) == "App.xcodeproj/project.pbxproj")
    #expect(problem.position?.line != nil)
    #expect(problem.reason.contains("App/Gone.plist"))
  }

  @Test(arguments: [
    ("SDKROOT = iphoneos;", Platform.iOS, [] as [Platform]),
    ("SDKROOT = appletvos;", .tvOS, []),
    ("SDKROOT = xros;", .visionOS, []),
    ("SDKROOT = macosx;", .macOS, []),
    ("SDKROOT = iphoneos; SUPPORTS_MACCATALYST = YES;", .iOS, [.macCatalyst]),
    (
      "SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx xros xrsimulator\";",
      .iOS, [.visionOS, .macOS]
    ),
    ("SUPPORTED_PLATFORMS = \"macosx\";", .macOS, []),
    ("", .macOS, []),
  ])
  func `the systems are told by settings`(
    settings: String,
    platform: Platform,
    others: [Platform]
  ) throws {
    let (_, project) = try app(["": "INFOPLIST_FILE = App/Info.plist; \(settings)"]) { text in
      text.projectSettings = ""
    }
    let bundle = try #require(project.bundles.first)
    #expect(bundle.infoPlist?.platform == platform)
    #expect(bundle.otherPlatforms == others)
  }

  @Test func `the deployment target is told`() throws {
    let (_, project) = try app([
      "": "INFOPLIST_FILE = App/Info.plist; IPHONEOS_DEPLOYMENT_TARGET = 16.4;"
    ])
    #expect(project.bundles.first?.deploymentTarget == "16.4")
  }

  @Test func `systems with lists of their own are told apart`() throws {
    let (sketch, project) = try app(
      [
        "": """
        SDKROOT = auto; SUPPORTED_PLATFORMS = "iphoneos macosx"; \
        INFOPLIST_FILE = App/Info.plist; "INFOPLIST_FILE[sdk=macosx*]" = App/Mac-Info.plist;
        """
      ],
      plists: ["App/Info.plist": "UIAppFonts = ();", "App/Mac-Info.plist": "CFBundleName = A;"]
    )
    #expect(project.bundles.map { $0.infoPlist?.platform } == [.iOS, .macOS])
    #expect(
      project.bundles.map { $0.infoPlist.map { sketch.short($0.path) } }
        == ["App/Info.plist", "App/Mac-Info.plist"]
    )
  }

  @Test func `a file of settings that is not there may set anything`() throws {
    let (_, project) = try app(["": ""]) { attach("Pods/App.xcconfig", to: &$0) }
    #expect(project.problems == [])
    #expect(
      project.bundles.first?.reasonForNoInfoPlist?.contains("this checkout lacks") == true
    )
  }

  @Test func `files of settings in a folder that is kept in step are found by their path`() throws {
    let (sketch, project) = try app(
      ["": ""],
      texts: ["Config/App.xcconfig": "INFOPLIST_FILE = App/Info.plist"]
    ) { text in
      text.add(
        "config",
        "PBXFileSystemSynchronizedRootGroup",
        "path = Config; sourceTree = \"<group>\";"
      )
      text.mainGroup = ["config"]
      text.configurationValues = """
        baseConfigurationReferenceAnchor = config; \
        baseConfigurationReferenceRelativePath = App.xcconfig;
        """
    }
    #expect(project.bundles.first?.infoPlist.map { sketch.short($0.path) } == "App/Info.plist")
  }
}
