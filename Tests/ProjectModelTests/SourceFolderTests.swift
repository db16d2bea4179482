internal import FileAccess
internal import FontTestSupport
internal import ProjectModel
internal import Testing

@Suite("Folders of sources")
struct SourceFolderTests {
  @Test func `a font list is taken with the fonts below its folder`() throws {
    let sketch = try Sketch(
      ["App/Info.plist": "CFBundlePackageType = APPL; UIAppFonts = (\"a.ttf\", \"Sub/b.otf\");"],
      files: ["App/Fonts/a.ttf", "App/Fonts/Sub/b.otf", "App/c.WOFF2", "Other/d.ttf"]
    )
    let project = try sketch.read()
    #expect(project.problems.isEmpty)
    let app = try #require(project.bundles.first)
    #expect(project.bundles.count == 1)
    #expect(app.target == "App")
    #expect(app.kind == .application)
    #expect(app.layout == .sources)
    #expect(sketch.fonts(app) == ["App/Fonts/Sub/b.otf", "App/Fonts/a.ttf", "App/c.WOFF2"])
    #expect(
      app.fonts.map(\.bundlePath.description) == ["Fonts/Sub/b.otf", "Fonts/a.ttf", "c.WOFF2"]
    )
    #expect(app.fonts(for: "a.ttf".utf8).count == 1)
    #expect(app.fonts(for: "Sub/b.otf".utf8).count == 1)
    #expect(app.fonts(for: "ub/b.otf".utf8).isEmpty)
    #expect(app.fonts(for: "c.woff2".utf8).isEmpty)
    #expect(app.fonts(for: "c.woff2".utf8, ignoringCase: true).count == 1)
    #expect(app.fonts(for: "".utf8).isEmpty)
  }

  @Test func `fonts that are kept apart from the list are found by its entries`() throws {
    let sketch = try Sketch(
      ["Repo/App/Supporting Files/Info.plist": "UIAppFonts = (\"a.ttf\", \"gone.ttf\");"],
      files: [
        "Repo/App/Resources/Font/A.TTF", "Repo/App/Resources/Font/beside.ttf",
        "Repo/App/Resources/Web/other.woff", "Repo/Site/a.ttf",
      ]
    )
    let app = try #require(try sketch.read().bundles.first)
    // Not the web font: nothing beside it is named. Not the site's: the nearest folder is enough.
    #expect(
      sketch.fonts(app) == ["Repo/App/Resources/Font/A.TTF", "Repo/App/Resources/Font/beside.ttf"]
    )
    #expect(
      app.fontsLeftOut.map { sketch.short($0) } == [
        "Repo/App/Resources/Web/other.woff", "Repo/Site/a.ttf",
      ]
    )
    #expect(app.fonts.first?.bundlePath == FilePath("Resources/Font/A.TTF"))
    #expect(sketch.short(app.path) == "Repo/App")
    #expect(app.target == "App")
  }

  @Test func `a list with fonts of its own takes from elsewhere only what it names`() throws {
    let sketch = try Sketch(
      [
        "One/Info.plist": "UIAppFonts = (\"a.ttf\", \"shared.ttf\");",
        "Two/Info.plist": "UIAppFonts = (\"b.ttf\");",
      ],
      files: ["One/a.ttf", "Two/b.ttf", "Shared/shared.ttf", "Shared/c.ttf"]
    )
    let project = try sketch.read()
    #expect(
      project.bundles.map { $0.fontsLeftOut.map { sketch.short($0) } } == [["Shared/c.ttf"], []]
    )
    #expect(
      project.bundles.map { sketch.fonts($0) } == [
        ["One/a.ttf", "Shared/shared.ttf"], ["Two/b.ttf"],
      ]
    )
  }

  @Test func `an Xcode project around a list that is given by itself is seen`() throws {
    let lists = ["App/Info.plist": "UIAppFonts = ();"]
    let with = try Sketch(lists, files: ["App.xcodeproj/project.pbxproj"])
    #expect(try with.read("App/Info.plist").bundles.map(\.hasXcodeProject) == [true])
    let without = try Sketch(lists, files: ["Podfile"])
    #expect(try without.read("App/Info.plist").bundles.map(\.hasXcodeProject) == [false])
  }

  @Test func `a project that cannot be read is not taken for a folder of sources`() throws {
    let lists = ["App/Info.plist": "UIAppFonts = ();"]
    let sketch = try Sketch(lists, files: ["App.xcodeproj/project.pbxproj"])
    let project = try sketch.read()
    #expect(project.bundles.isEmpty)
    #expect(project.problems.map { sketch.short($0.path) } == ["App.xcodeproj/project.pbxproj"])
  }

  @Test(arguments: [
    ("UIAppFont = (a);", "UIAppFont"),
    ("UIAPPFONTS = (a);", "UIAPPFONTS"),
    ("\"Fonts provided by application\" = (a);", "Fonts provided by application"),
    ("Deep = {UIAppFonts = (a);};", "UIAppFonts"),
    ("CFBundleName = App; UIAppFont = (a);", "UIAppFont"),
    ("CFBundleName = App; UIAppFont = a;", nil),
    ("CFBundleName = App; UIAppFontsNote = (a);", nil),
    ("UIAppFonts = (a);", nil),
  ])
  func `a list under a key that is nearly right is noticed`(body: String, key: String?) throws {
    let sketch = try Sketch(["Info.plist": body])
    let project = try sketch.read()
    #expect(project.problems.isEmpty)
    #expect(project.bundles.map { $0.infoPlist?.ignoredFontList?.key } == [key])
  }

  @Test func `bundles that would be called alike are called by their lists`() throws {
    let sketch = try Sketch([
      "App/Phone-Info.plist": "UIAppFonts = ();", "App/Info-TV.plist": "UIAppFonts = ();",
    ])
    let project = try sketch.read()
    #expect(
      project.bundles.map { sketch.short(FilePath($0.target)) }
        == ["App/Info-TV.plist", "App/Phone-Info.plist"]
    )
  }

  @Test(arguments: [
    ".hidden", ".build", "DerivedData", "Pods", "Carthage", "SourcePackages", "node_modules",
    "A.xcassets", "B.docc", "C.xcodeproj",
  ])
  func `folders that hold nothing of the app's own are left out`(name: String) throws {
    let sketch = try Sketch(
      [
        "Info.plist": "UIAppFonts = (\"a.ttf\");",
        "\(name)/Info.plist": "UIAppFonts = (\"b.ttf\");",
      ],
      files: ["\(name)/a.ttf"]
    )
    let project = try sketch.read()
    #expect(project.bundles.count == 1)
    #expect(project.bundles.first?.fonts == [])
  }

  @Test func `built bundles among sources are kept apart from them`() throws {
    let sketch = try Sketch(
      [
        "App/Info.plist": "UIAppFonts = (\"a.ttf\", \"k.ttf\");",
        "App/Vendor/K.framework/Info.plist": "UIAppFonts = (\"k.ttf\");",
        "Build/Old.app/Info.plist": "UIAppFonts = (\"o.ttf\");",
        "Elsewhere/E.bundle/Info.plist": "",
      ],
      files: [
        "App/a.ttf", "App/Vendor/K.framework/k.ttf", "App/Icons.bundle/i.ttf",
        "Build/Old.app/o.ttf",
        "Elsewhere/E.bundle/e.ttf",
      ]
    )
    let project = try sketch.read()
    #expect(
      project.bundles.map { "\($0.target) \($0.layout) in \($0.container ?? -1)" } == [
        "App sources in -1", "Icons.bundle built in 0", "K.framework built in 0",
        "Old.app built in -1",
      ]
    )
    #expect(
      project.bundles.map { sketch.fonts($0) } == [
        ["App/a.ttf"], ["App/Icons.bundle/i.ttf"], ["App/Vendor/K.framework/k.ttf"],
        ["Build/Old.app/o.ttf"],
      ]
    )
    #expect(project.problems.isEmpty)
  }

  @Test(
    arguments: [
      ("CFBundlePackageType = APPL;", "App", .application),
      ("CFBundlePackageType = \"$(PRODUCT_BUNDLE_PACKAGE_TYPE)\";", "App", .application),
      ("", "App", .application),
      ("CFBundlePackageType = \"XPC!\";", "App", .appExtension),
      ("NSExtension = {NSExtensionPointIdentifier = x;};", "App", .appExtension),
      ("CFBundlePackageType = FMWK;", "App", .framework),
      ("CFBundlePackageType = BNDL;", "App", .resourceBundle),
      ("CFBundlePackageType = BNDL;", "AppUITests", .testBundle),
    ] as [(String, String, AppBundle.Kind)]
  )
  func `what sources will be is told by their list`(
    body: String,
    folder: String,
    expected: AppBundle.Kind
  ) throws {
    let sketch = try Sketch(["\(folder)/Info.plist": "\(body) UIAppFonts = ();"])
    #expect(try sketch.read().bundles.map(\.kind) == [expected])
  }

  @Test func `the only Info.plist is taken without a list, one of several is not`() throws {
    let sketch = try Sketch(
      ["Info.plist": "CFBundleName = A;", "GoogleService-Info.plist": "BUNDLE_ID = a;"],
      files: ["a.ttf"]
    )
    let project = try sketch.read()
    #expect(project.bundles.count == 1)
    #expect(project.bundles.first?.fonts.count == 1)
    #expect(project.problems.isEmpty)

    try sketch.folder.write("Widget/Info.plist", "{CFBundleName = B;}".utf8)
    let two = try sketch.read()
    #expect(two.bundles.isEmpty)
    #expect(two.problems.map(\.reason) == ["no Info.plist with a font list is in it"])
    #expect(two.problems.map(\.path) == [sketch.path])
  }

  @Test func `lists that nobody reads and lists for the Mac count as lists`() throws {
    let sketch = try Sketch([
      "A/Info.plist": "INFOPLIST_KEY_UIAppFonts = (a);",
      "B/Info.plist": "ATSApplicationFontsPath = F;",
      "C/Info.plist": "CFBundleName = C;",
    ])
    #expect(try sketch.read().bundles.map(\.target) == ["A", "B"])
  }

  @Test func `a broken Info.plist is a problem and the rest goes on`() throws {
    let sketch = try Sketch(["A/Info.plist": "UIAppFonts = ();", "B/Info.plist": "UIAppFonts = ("])
    let project = try sketch.read()
    #expect(project.bundles.map(\.target) == ["A"])
    #expect(project.problems.map { sketch.short($0.path) } == ["B/Info.plist"])
    #expect(project.problems.first?.position != nil)
  }

  @Test func `where the only Info.plist is broken, nothing is said of what it lacks`() throws {
    let sketch = try Sketch(["Info.plist": "UIAppFonts = ("])
    #expect(try sketch.read().problems.map { sketch.short($0.path) } == ["Info.plist"])
  }

  @Test func `a loop of links ends`() throws {
    let sketch = try Sketch(["A/Info.plist": "UIAppFonts = (\"x.ttf\");"], files: ["A/x.ttf"])
    try link(sketch.folder.path + "/A/again", to: "..")
    try link(sketch.folder.path + "/self", to: "self")
    let project = try sketch.read()
    #expect(project.bundles.map { sketch.fonts($0) } == [["A/x.ttf"]])
  }

  @Test func `the sample apps are read`() throws {
    let healthy = try Project(reading: FilePath(Fixtures.apps + "/Healthy"))
    #expect(healthy.problems.isEmpty)
    let app = try #require(healthy.bundles.first)
    #expect(healthy.bundles.map(\.target) == ["Healthy"])
    for entry in try #require(app.infoPlist).declaredEntries {
      #expect(app.fonts(for: try #require(entry.text).utf8).count == 1)
    }
    let both = try Project(reading: FilePath(Fixtures.apps))
    #expect(both.bundles.map(\.target) == ["Faulty", "Healthy", "Lines"])
  }
}
