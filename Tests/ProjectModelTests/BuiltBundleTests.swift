internal import FileAccess
internal import FontTestSupport
internal import ProjectModel
internal import Testing

@Suite("Built bundles")
struct BuiltBundleTests {
  static let products = FilePath(Fixtures.checkout + "/fixtures/products")

  @Test func `an app is read with its widget`() throws {
    let project = try Project(reading: Self.products.appending("Healthy.app".utf8))
    #expect(project.problems.isEmpty)
    #expect(project.bundles.map(\.target) == ["Healthy.app", "Widget.appex"])
    #expect(project.bundles.map(\.kind) == [.application, .appExtension])
    #expect(project.bundles.map(\.layout) == [.built, .built])
    #expect(project.bundles.map(\.container) == [nil, 0])
    #expect(project.bundles(in: 0) == [1])
    let app = try #require(project.bundles.first)
    #expect(app.infoPlist?.kind == .binary)
    #expect(app.infoPlist?.platform == .iOS)
    #expect(app.infoPlist?.isBuilt == true)
    #expect(app.infoPlist?.declaredEntries.count == 9)
    #expect(app.fonts.count == 9)
    for entry in try #require(app.infoPlist).declaredEntries {
      #expect(app.fonts(for: try #require(entry.text).utf8).count == 1)
    }
    #expect(
      project.bundles.last?.fonts.map(\.bundlePath)
        == [FilePath("DemoSans-Bold.ttf"), FilePath("DemoSans-Regular.ttf")]
    )
  }

  @Test func `fonts belong to the innermost bundle`() throws {
    let project = try Project(reading: Self.products.appending("Faulty.app".utf8))
    #expect(
      project.bundles.map(\.target) == ["Faulty.app", "Kit.framework", "Widget.appex"]
    )
    #expect(project.bundles.map(\.kind) == [.application, .framework, .appExtension])
    #expect(
      project.bundles.map { $0.fonts.map(\.bundlePath.description) } == [
        ["DemoSans-Black.ttf", "DemoSans-Regular.ttf", "Fonts/DemoSans-Bold.ttf"],
        ["DemoCode-Bold.ttf"],
        [],
      ]
    )
    let app = try #require(project.bundles.first)
    #expect(app.fonts(for: "DemoSans-Bold.ttf".utf8).isEmpty)
    #expect(app.fonts(named: "DemoSans-Bold.ttf".utf8).count == 1)
    #expect(app.fonts(for: "demosans-regular.TTF".utf8, ignoringCase: true).count == 1)
    #expect(app.fonts(for: "demosans-regular.TTF".utf8).isEmpty)
  }

  @Test func `paths in a Mac app start at its resources`() throws {
    let project = try Project(reading: Self.products.appending("HealthyMac.app".utf8))
    #expect(project.problems.isEmpty)
    let app = try #require(project.bundles.first)
    #expect(app.infoPlist?.platform == .macOS)
    #expect(app.infoPlist?.applicationFontsPath?.text == "Fonts")
    #expect(
      app.fonts.map(\.bundlePath.description)
        == ["Fonts/DemoSans-Bold.ttf", "Fonts/DemoSans-Regular.ttf"]
    )
  }

  @Test func `what lies beside the resources of a Mac app starts with dots`() throws {
    let sketch = try Sketch(
      ["A.app/Contents/Info.plist": "CFBundleName = A;"],
      files: [
        "A.app/Contents/SharedSupport/b.ttf", "A.app/c.ttf", "A.app/Contents/Resources/d.ttf",
      ]
    )
    let app = try #require(try sketch.read("A.app").bundles.first)
    #expect(
      app.fonts.map(\.bundlePath.description) == ["d.ttf", "../SharedSupport/b.ttf", "../../c.ttf"]
    )
  }

  @Test func `a framework of the Mac is read once, whatever links lead to it`() throws {
    let sketch = try Sketch(
      [
        "A.app/Contents/Info.plist": "CFBundleName = A;",
        "A.app/Contents/Frameworks/K.framework/Versions/A/Resources/Info.plist":
          "UIAppFonts = (x);",
      ],
      files: ["A.app/Contents/Frameworks/K.framework/Versions/A/Resources/x.ttf"]
    )
    let framework = sketch.folder.path + "/A.app/Contents/Frameworks/K.framework"
    try link(framework + "/Versions/Current", to: "A")
    try link(framework + "/Resources", to: "Versions/Current/Resources")
    let project = try sketch.read("A.app")
    #expect(project.bundles.map(\.target) == ["A.app", "K.framework"])
    #expect(project.bundles.last?.infoPlist?.fontLists.count == 1)
    #expect(project.bundles.last?.fonts.map(\.bundlePath) == [FilePath("x.ttf")])
  }

  @Test func `every kind of inner bundle is told by its name`() throws {
    let inner = [
      "Watch/W.app", "Watch/W.app/PlugIns/E.appex", "Frameworks/K.framework",
      "Frameworks/K.framework/R.bundle", "PlugIns/T.xctest", "P_P.bundle",
    ]
    let sketch = try Sketch(
      Dictionary(
        uniqueKeysWithValues: ([""] + inner.map { $0 + "/" }).map { ("A.app/\($0)Info.plist", "") }
      ),
      files: inner.map { "A.app/\($0)/x.ttf" }
    )
    let project = try sketch.read("A.app")
    #expect(
      project.bundles.map { "\($0.target) \($0.kind) in \($0.container ?? -1)" } == [
        "A.app application in -1",
        "K.framework framework in 0",
        "R.bundle resourceBundle in 1",
        "P_P.bundle resourceBundle in 0",
        "T.xctest testBundle in 0",
        "W.app application in 0",
        "E.appex appExtension in 5",
      ]
    )
    #expect(project.problems.isEmpty)
  }

  @Test func `files that an entry names are found whatever they are called`() throws {
    let sketch = try Sketch(
      ["A.app/Info.plist": "UIAppFonts = (Icons, \"sub/Odd.fnt\", \"Demo.TTF\");"],
      files: ["A.app/icons", "A.app/sub/Odd.fnt", "A.app/DEMO.ttf", "A.app/other.fnt"]
    )
    let app = try #require(try sketch.read("A.app").bundles.first)
    #expect(sketch.fonts(app) == ["A.app/DEMO.ttf", "A.app/icons", "A.app/sub/Odd.fnt"])
  }

  @Test func `an app without an Info.plist, or with a broken one, is still described`() throws {
    let sketch = try Sketch(
      ["A.app/PlugIns/W.appex/Info.plist": "UIAppFonts = (\"x.ttf\");"],
      files: ["A.app/x.ttf"]
    )
    let project = try sketch.read("A.app")
    #expect(project.bundles.map(\.target) == ["A.app", "W.appex"])
    #expect(project.bundles.first?.infoPlist == nil)
    #expect(project.problems.map { sketch.short($0.path) } == ["A.app"])
    #expect(project.problems.map(\.reason) == ["there is no Info.plist in it"])

    try sketch.folder.write("A.app/Info.plist", "{\n a".utf8)
    let broken = try sketch.read("A.app")
    #expect(broken.bundles.first?.fonts.count == 1)
    #expect(broken.problems.map { sketch.short($0.path) } == ["A.app/Info.plist"])
    #expect(broken.problems.map(\.position?.line) == [2])
  }

  @Test(arguments: ["Payload/A", "Payload/A/", "Payload/A/Info.plist"])
  func `a built bundle is known by its Info.plist too`(name: String) throws {
    let sketch = try Sketch(
      [
        "Payload/A/Info.plist": "CFBundleSupportedPlatforms = (iPhoneOS); UIAppFonts = (\"x.ttf\");"
      ],
      files: ["Payload/A/Fonts/x.ttf"]
    )
    let project = try sketch.read(name)
    #expect(project.bundles.map(\.layout) == [.built])
    #expect(project.bundles.map(\.target) == ["A"])
    #expect(project.bundles.first?.fonts.map(\.bundlePath) == [FilePath("Fonts/x.ttf")])
  }

  @Test(arguments: ["A.app/Info.plist", "B.app/Contents/Info.plist"])
  func `the Info.plist of a bundle stands for the bundle`(name: String) throws {
    let sketch = try Sketch([name: "UIAppFonts = ();"])
    let project = try sketch.read(name)
    #expect(project.bundles.map(\.target) == [String(name.prefix(5))])
    #expect(project.bundles.map(\.layout) == [.built])
  }

  @Test func `archives and folders hold apps`() throws {
    let sketch = try Sketch(
      [
        "X.xcarchive/Info.plist": "ApplicationProperties = {};",
        "X.xcarchive/Products/Applications/A.app/Info.plist": "UIAppFonts = (\"x.ttf\");",
        "X.xcarchive/dSYMs/A.app.dSYM/Contents/Info.plist": "CFBundleIdentifier = x;",
      ],
      files: ["X.xcarchive/Products/Applications/A.app/x.ttf"]
    )
    for name in ["X.xcarchive", ""] {
      let project = try sketch.read(name)
      #expect(project.bundles.map(\.target) == ["A.app"])
      #expect(project.bundles.map(\.layout) == [.built])
      #expect(project.problems.isEmpty)
    }
  }
}
