internal import FileAccess
internal import FontTestSupport
internal import ProjectModel
internal import Testing

/// Which bundle lies in which, in one project and across projects.
@Suite("Targets and what they are embedded in")
struct TargetLinkTests {
  private static let lists = [
    "App/Info.plist": "UIAppFonts = ();", "Widget/Info.plist": "UIAppFonts = ();",
    "Kit/Info.plist": "CFBundleName = Kit;", "Tests/Info.plist": "CFBundleName = Tests;",
  ]

  @Test func `what an app copies lies in it, and what it needs`() throws {
    let sketch = try Sketch(Self.lists)
    var text = ProjectText()
    text.add("widget-b", "PBXBuildFile", "fileRef = \"Widget-product\";")
    text.add("embed", "PBXCopyFilesBuildPhase", "dstSubfolderSpec = 13; files = (\"widget-b\");")
    text.add("kit-needed", "PBXTargetDependency", "target = Kit;")
    text.add("app-needed", "PBXTargetDependency", "target = App;")
    text.addTarget("App", phases: ["embed"], "dependencies = (\"kit-needed\");")
    text.addTarget("Widget", type: "app-extension")
    text.addTarget("Kit", type: "framework")
    text.addTarget("Tests", type: "bundle.unit-test", "dependencies = (\"app-needed\");")
    try sketch.write(text)
    let project = try sketch.read()
    #expect(project.problems == [])
    #expect(project.bundles.map(\.target) == ["App", "Widget", "Kit", "Tests"])
    #expect(project.bundles.map(\.kind) == [.application, .appExtension, .framework, .testBundle])
    #expect(project.bundles.map(\.container) == [nil, 0, 0, nil])
  }

  @Test(arguments: [
    ("application", AppBundle.Kind.application),
    ("application.on-demand-install-capable", .application),
    ("application.watchapp2", .application),
    ("application.messages", .application),
    ("app-extension", .appExtension),
    ("extensionkit-extension", .appExtension),
    ("watchkit2-extension", .appExtension),
    ("app-extension.messages", .appExtension),
    ("framework", .framework),
    ("framework.static", .framework),
    ("bundle", .resourceBundle),
    ("bundle.unit-test", .testBundle),
    ("bundle.ui-testing", .testBundle),
    ("library.static", .library),
    ("tool", .library),
  ])
  func `a product type is a kind of bundle`(type: String, kind: AppBundle.Kind) throws {
    let sketch = try Sketch(Self.lists)
    var text = ProjectText()
    text.addTarget("App", type: type)
    try sketch.write(text)
    #expect(try sketch.read().bundles.map(\.kind) == [kind])
  }

  @Test func `a product of another project that an app copies lies in it`() throws {
    let sketch = try Sketch(Self.lists)
    var app = ProjectText()
    app.add(
      "kit-project",
      "PBXFileReference",
      "path = Kit/Kit.xcodeproj; sourceTree = SOURCE_ROOT;"
    )
    app.add(
      "proxy",
      "PBXContainerItemProxy",
      "containerPortal = \"kit-project\"; remoteGlobalIDString = \"Kit-product\";"
    )
    app.add("kit-file", "PBXReferenceProxy", "remoteRef = proxy; sourceTree = BUILT_PRODUCTS_DIR;")
    app.add("kit-b", "PBXBuildFile", "fileRef = \"kit-file\";")
    app.add("embed", "PBXCopyFilesBuildPhase", "dstSubfolderSpec = 10; files = (\"kit-b\");")
    app.mainGroup = ["\"kit-project\""]
    app.projectValues = "projectReferences = ({ProjectRef = \"kit-project\";});"
    app.addTarget("App", phases: ["embed"])
    try sketch.write(app)
    var kit = ProjectText()
    kit.addTarget("Kit", type: "framework", settings: ["": "INFOPLIST_FILE = Info.plist;"])
    try sketch.write(kit, "Kit/Kit.xcodeproj")

    for place in ["", "App.xcodeproj"] {
      let project = try sketch.read(place)
      #expect(project.problems == [])
      #expect(project.bundles.map(\.target) == ["App", "Kit"])
      #expect(project.bundles.map(\.container) == [nil, 0])
    }
  }

  @Test func `targets that are called alike have their project behind them`() throws {
    let sketch = try Sketch(["One/App/Info.plist": "", "Two/App/Info.plist": ""])
    var text = ProjectText()
    text.addTarget("App")
    try sketch.write(text, "One/One.xcodeproj")
    try sketch.write(text, "Two/Two.xcodeproj")
    #expect(
      try sketch.read().bundles.map { sketch.short(FilePath($0.target)) }
        == [
          "App (\(sketch.folder.path)/One/One.xcodeproj)",
          "App (\(sketch.folder.path)/Two/Two.xcodeproj)",
        ]
    )
  }
}
