import FileAccess
import FontChecks
import FontTestSupport
import ProjectModel
import Testing

/// A list may spell the path of a font in a bundle that lies in its own; what a project builds is
/// judged like the product.
@Suite("Paths into bundles that lie in others")
struct NestedBundlePathTests {
  private static let font = "fonts/family/DemoSans-Regular.ttf"

  private func findings(
    _ text: ProjectText,
    _ list: [String],
    at path: String,
    texts: [String: String] = [:]
  ) throws -> [String] {
    let project = try CaseProject(
      text,
      lists: ["App": list],
      fonts: [path: Self.font],
      texts: texts
    )
    return try project.judged().findings.filter { $0.contains("declared/") }
  }

  /// A path that leads there, the bare name, and paths that are wrong by a folder or a name.
  private static let onDisk = [
    ("Res.bundle/Fonts/D.ttf", true), ("./Res.bundle/./Fonts/D.ttf", true), ("D.ttf", false),
    ("Fonts/D.ttf", false), ("Res.bundle/D.ttf", false), ("Other.bundle/Fonts/D.ttf", false),
    ("x/Res.bundle/Fonts/D.ttf", false),
  ]

  @Test(arguments: onDisk)
  func `a path into a bundle that a group copies`(entry: String, isRight: Bool) throws {
    var text = ProjectText()
    text.addFile("res", path: "Res.bundle", "lastKnownFileType = \"wrapper.plug-in\";")
    text.mainGroup = ["res"]
    text.addResources("resources", "res")
    text.addTarget("App", phases: ["resources"])
    let found = try findings(text, [entry], at: "Res.bundle/Fonts/D.ttf")
    #expect(found == (isRight ? [] : ["App: declared/not-in-target error App/Info.plist:6"]))
  }

  @Test(arguments: onDisk)
  func `a path into a bundle of a synchronized folder`(entry: String, isRight: Bool) throws {
    var text = ProjectText()
    let values = "path = Shared; sourceTree = \"<group>\";"
    text.add("group", "PBXFileSystemSynchronizedRootGroup", values)
    text.mainGroup = ["group"]
    text.addResources("resources")
    text.addTarget(
      "App",
      phases: ["resources"],
      "fileSystemSynchronizedGroups = (group);"
    )
    let found = try findings(text, [entry], at: "Shared/Deep/Res.bundle/Fonts/D.ttf")
    #expect(found == (isRight ? [] : ["App: declared/not-in-target error App/Info.plist:6"]))
  }

  /// The project file of an app that copies the product of another target.
  private func copying(
    _ type: String,
    _ settings: String,
    to destination: String
  ) -> ProjectText {
    let phase = destination.isEmpty ? "PBXResourcesBuildPhase" : "PBXCopyFilesBuildPhase"
    var text = ProjectText()
    text.addFile("font", path: "Kit/D.ttf")
    text.mainGroup = ["font"]
    text.addResources("kit-resources", "font")
    text.addTarget("Kit", type: type, settings: ["": settings], phases: ["kit-resources"])
    text.add("kit-b", "PBXBuildFile", "fileRef = \"Kit-product\";")
    text.add("copies", phase, "\(destination) files = (\"kit-b\");")
    text.addTarget("App", phases: ["copies"])
    return text
  }

  @Test(arguments: [
    ("bundle", "", "", "Kit.bundle/D.ttf", true),
    ("bundle", "PRODUCT_NAME = Res;", "", "Res.bundle/D.ttf", true),
    ("bundle", "PRODUCT_NAME = Res;", "", "Kit.bundle/D.ttf", false),
    (
      "bundle", "", "dstSubfolderSpec = 7; dstPath = Deep/Down;", "Deep/Down/Kit.bundle/D.ttf", true
    ),
    ("bundle", "", "dstSubfolderSpec = 7; dstPath = Deep;", "Kit.bundle/D.ttf", false),
    ("framework", "", "dstSubfolderSpec = 10;", "Frameworks/Kit.framework/D.ttf", true),
    ("framework", "", "dstSubfolderSpec = 10;", "Kit.framework/D.ttf", false),
    ("app-extension", "", "dstSubfolderSpec = 13;", "PlugIns/Kit.appex/D.ttf", true),
  ])
  func `a path into the product of another target`(
    type: String,
    settings: String,
    destination: String,
    entry: String,
    isRight: Bool
  ) throws {
    let settings = "GENERATE_INFOPLIST_FILE = YES; \(settings)"
    let text = copying(type, settings, to: destination)
    let found = try findings(text, [entry], at: "Kit/D.ttf").filter { $0.hasPrefix("App") }
    #expect(found == (isRight ? [] : ["App: declared/not-in-target error App/Info.plist:6"]))
  }

  @Test(arguments: [
    ("Kit_Kit.bundle/Fonts/D.ttf", true), ("Kit_Kit.bundle/D.ttf", false), ("D.ttf", false),
    ("Kit.bundle/Fonts/D.ttf", false),
  ])
  func `a path into the bundle of a package`(entry: String, isRight: Bool) throws {
    var text = ProjectText()
    text.add("package", "XCLocalSwiftPackageReference", "relativePath = Kit;")
    text.addTarget("App")
    text.projectValues = "packageReferences = (package);"
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Kit", targets: [
        .target(name: "Kit", resources: [.copy("Fonts")])
      ])
      """
    let found = try findings(
      text,
      [entry],
      at: "Kit/Sources/Kit/Fonts/D.ttf",
      texts: ["Kit/Package.swift": manifest]
    )
    #expect(found == (isRight ? [] : ["App: declared/not-in-target error App/Info.plist:6"]))
  }

  /// An extension lies two folders below its app, and what is beside it in the app is seen from there.
  @Test(arguments: [
    ("../../Frameworks/Kit.framework/D.ttf", true), ("Frameworks/Kit.framework/D.ttf", false),
    ("../Frameworks/Kit.framework/D.ttf", false),
  ])
  func `a path from an extension into a framework of its app`(
    entry: String,
    isRight: Bool
  ) throws {
    var text = copying(
      "framework",
      "GENERATE_INFOPLIST_FILE = YES;",
      to: "dstSubfolderSpec = 10;"
    )
    text.addTarget("Widget", type: "app-extension")
    text.add("proxy", "PBXTargetDependency", "target = Widget;")
    text.add("widget-b", "PBXBuildFile", "fileRef = \"Widget-product\";")
    text.add("embed", "PBXCopyFilesBuildPhase", "dstSubfolderSpec = 13; files = (\"widget-b\");")
    text.addTarget("Other", phases: ["embed", "copies"])
    let project = try CaseProject(
      text,
      lists: ["App": [], "Other": [], "Widget": [entry]],
      fonts: ["Kit/D.ttf": Self.font]
    )
    // Of two apps that copy the framework the first has it.
    let swapped = text.text.replacing("targets = (Kit, App,", with: "targets = (Kit,")
    try project.folder.write("App.xcodeproj/project.pbxproj", swapped.utf8)
    let found = try project.judged().findings.filter { $0.contains("declared/") }
    #expect(found == (isRight ? [] : ["Widget: declared/not-in-target error Widget/Info.plist:6"]))
  }

  /// What is fetched is in no checkout: that an entry leads into it can be neither right nor wrong.
  @Test(arguments: [
    ("Fancy_Fancy.bundle/D.ttf", true), ("Frameworks/Cart.framework/D.ttf", true),
    ("PlugIns/Other.appex/D.ttf", true), ("Gone.ttf", false), ("Fonts/Gone.ttf", false),
  ])
  func `a path into a bundle of a dependency that is not here`(entry: String, isNote: Bool) throws {
    var text = ProjectText()
    text.add("script", "PBXShellScriptBuildPhase", "shellScript = \"carthage copy-frameworks\";")
    text.addTarget("App", phases: ["script"])
    let found = try findings(text, [entry], at: "Elsewhere/X.ttf")
    let rule = isNote ? "not-in-checkout note" : "file-missing error"
    #expect(found == ["App: declared/\(rule) App/Info.plist:6"])
  }

  @Test func `without such a dependency the file is missing`() throws {
    var text = ProjectText()
    text.addTarget("App")
    let found = try findings(text, ["Fancy_Fancy.bundle/D.ttf"], at: "Elsewhere/X.ttf")
    #expect(found == ["App: declared/file-missing error App/Info.plist:6"])
  }

  @Test(arguments: ["Res.bundle", "Cart.framework"])
  func `a path into a bundle that is copied and not here`(name: String) throws {
    var text = ProjectText()
    text.addFile("res", path: "Vendor/\(name)")
    text.mainGroup = ["res"]
    text.add("copies", "PBXCopyFilesBuildPhase", "dstSubfolderSpec = 7; files = (\"res-b\");")
    text.addTarget("App", phases: ["copies"])
    let found = try findings(text, ["\(name)/D.ttf"], at: "Elsewhere/X.ttf")
    #expect(found == ["App: declared/not-in-checkout note App/Info.plist:6"])
  }

  /// An `.xcframework` has a framework for each system; a device gets the one for devices.
  @Test(arguments: [
    ("ios-arm64", "Frameworks/F.framework/D.ttf", []),
    ("ios-arm64", "D.ttf", ["App: declared/not-in-target error App/Info.plist:6"]),
    (
      "ios-arm64_x86_64-simulator", "Frameworks/F.framework/D.ttf",
      ["App: declared/file-missing error App/Info.plist:6"]
    ),
    (
      "tvos-arm64", "Frameworks/F.framework/D.ttf",
      ["App: declared/file-missing error App/Info.plist:6"]
    ),
  ])
  func `a path into a framework of several systems`(
    slice: String,
    entry: String,
    expected: [String]
  ) throws {
    var text = ProjectText()
    text.addFile("kit", path: "V/F.xcframework", "lastKnownFileType = wrapper.xcframework;")
    text.mainGroup = ["kit"]
    text.add("embed", "PBXCopyFilesBuildPhase", "dstSubfolderSpec = 10; files = (\"kit-b\");")
    text.addTarget("App", phases: ["embed"])
    let place = "V/F.xcframework/\(slice)/F.framework/D.ttf"
    #expect(try findings(text, [entry], at: place) == expected)
  }

  /// Where the whole name is a variable nobody knows which font is meant.
  @Test(arguments: ["$(BRAND_FONT)", "$(BRAND).ttf", "${A}$(B)"])
  func `an entry that is a variable may stand for any font`(entry: String) throws {
    var text = ProjectText()
    text.addFile("font", path: "Fonts/D.ttf")
    text.mainGroup = ["font"]
    text.addResources("resources", "font")
    text.addTarget("App", phases: ["resources"])
    let found = try findings(text, [entry], at: "Fonts/D.ttf")
    #expect(found == ["App: declared/malformed-entry note App/Info.plist:6"])
  }
}
