import FontTestSupport
import Testing

@testable import FontscanCLI

/// Packages and XcodeGen specs on the command line, with real fonts in them.
@Suite("Packages and specs on the command line")
struct OtherProjectTests {
  /// A folder with files of text, and fixture fonts by the names that they get.
  static func folder(_ texts: [String: String], fonts: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (path, text) in texts { try folder.write(path, text.utf8) }
    for (path, font) in fonts {
      try folder.write(path, Fixtures.bytes(Fixtures.apps + "/Healthy/Fonts/\(font)"))
    }
    return folder
  }

  static let manifest = """
    // swift-tools-version:5.9
    import PackageDescription
    let package = Package(
      name: "Pack",
      targets: [.target(name: "Kit", resources: [.process("Resources")])]
    )
    """

  /// K15: a list does not look into the bundle of a package.
  @Test func `a font of a package is not reached by the app's list`() throws {
    let folder = try Self.folder(
      [
        "Package.swift": Self.manifest,
        "App/Info.plist": "{\n  CFBundleName = App;\n  UIAppFonts = (\"Demo.ttf\");\n}\n",
      ],
      fonts: ["Sources/Kit/Resources/Demo.ttf": "DemoSans-Regular.ttf"]
    )
    let result = run(["validate", folder.path, "--only", "declared"])
    #expect(result.status == .findings)
    #expect(result.errors.isEmpty)
    let expected = """
      \(folder.path)/App/Info.plist:3:17: error: 'Demo.ttf' is declared, but the file ships inside \
      'Pack_Kit.bundle', which the list does not reach; register it in code [declared/not-in-target]
      """
    #expect(result.output.contains(expected), "\(result.output)")
    #expect(!result.output.contains("file-missing"))
  }

  @Test func `a list in a package is read by nobody`() throws {
    let folder = try Self.folder(
      [
        "Package.swift": Self.manifest,
        "Sources/Kit/Info.plist": "{UIAppFonts = (\"Demo.ttf\");}",
      ],
      fonts: ["Sources/Kit/Resources/Demo.ttf": "DemoSans-Regular.ttf"]
    )
    let result = run(["validate", folder.path])
    #expect(result.status == .findings)
    #expect(
      result.output.contains(
        "Info.plist:1:2: error: UIAppFonts of a resource bundle is not read [declared/ignored-bundle]"
      ),
      "\(result.output)"
    )
  }

  @Test func `a clean package is clean, and a computed one cannot be told`() throws {
    let fonts = ["Sources/Kit/Resources/Demo.ttf": "DemoSans-Regular.ttf"]
    let clean = try Self.folder(["Package.swift": Self.manifest], fonts: fonts)
    let result = run(["validate", clean.path, "--disable", "legibility"])
    #expect(result.status == .success, "\(result.output)\(result.errors)")
    let computed = try Self.folder(
      ["Package.swift": Self.manifest.replacing("[.process(\"Resources\")]", with: "all()")],
      fonts: fonts
    )
    let unknown = run(["validate", computed.path])
    #expect(unknown.status == .failure)
    #expect(
      unknown.errors.hasSuffix(
        "/Package.swift:5:45: the resources of target 'Kit' are computed, so which fonts it copies "
          + "is not known\n"
      ),
      "\(unknown.errors)"
    )
  }

  /// K13 and K16 without a project: the spec says what Xcode will be told.
  @Test func `an XcodeGen spec is judged before there is a project`() throws {
    let spec = """
      name: Demo
      targets:
        App:
          type: application
          platform: iOS
          sources:
            - path: App
              excludes: [Fonts]
            - path: App/Fonts
              type: folder
          dependencies:
            - target: Widget
          info:
            path: App/Info.plist
            properties:
              UIAppFonts:
                - DemoSans-Regular.ttf
                - Fonts/DemoSans-Bold.ttf
        Widget:
          type: app-extension
          platform: iOS
          sources: [Widget]
          info:
            path: Widget/Info.plist
            properties: {UIAppFonts: [DemoSans-Bold.ttf]}

      """
    let folder = try Self.folder(
      ["project.yml": spec, "Widget/Widget.swift": ""],
      fonts: [
        "App/Fonts/DemoSans-Regular.ttf": "DemoSans-Regular.ttf",
        "App/Fonts/DemoSans-Bold.ttf": "DemoSans-Bold.ttf",
      ]
    )
    let result = run(["validate", folder.path, "--only", "declared"])
    #expect(result.status == .findings)
    let lines = result.output.split(separator: "\n").filter { $0.contains(": error: ") }
      .map { $0.replacing(folder.path + "/", with: "") }
    #expect(lines.count == 2, "\(result.output)")
    #expect(
      lines.first?.hasPrefix(
        "project.yml:17:13: error: 'DemoSans-Regular.ttf' is declared, but"
      ) == true && lines.first?.hasSuffix("[declared/wrong-path]") == true
    )
    #expect(
      lines.last?.hasPrefix("project.yml:25:33: error: 'DemoSans-Bold.ttf' is declared, but")
        == true && lines.last?.hasSuffix("[declared/not-in-target]") == true
    )
    #expect(result.output.contains("    - DemoSans-Regular.ttf\n      ^\n"))
  }

  /// Swift Playgrounds makes an app of it, and of the list a part of the app's.
  @Test func `a list of an app that is a package is the app's`() throws {
    let folder = try Self.folder(
      [
        "Package.swift": """
        // swift-tools-version: 5.8
        import PackageDescription
        import AppleProductTypes
        let package = Package(
          name: "My",
          products: [
            .iOSApplication(name: "My", targets: ["AppModule"], additionalInfoPlistContentFilePath: "Info.plist")
          ],
          targets: [.executableTarget(name: "AppModule", path: ".", resources: [.process("Resources")])]
        )
        """,
        "Info.plist": "{UIAppFonts = (\"Demo.ttf\");}",
      ],
      fonts: ["Resources/Demo.ttf": "DemoSans-Regular.ttf"]
    )
    let result = run(["validate", folder.path])
    #expect(!result.output.contains("ignored-bundle"), "\(result.output)")
  }

  /// Whether what is fetched has such a bundle, nobody knows here.
  @Test func `an entry that leads into what is fetched is not said to be copied`() throws {
    var text = ProjectText()
    text.add("script", "PBXShellScriptBuildPhase", "shellScript = \"carthage copy-frameworks\";")
    text.addTarget("App", phases: ["script"])
    let folder = try Self.folder(
      ["App/Info.plist": "{UIAppFonts = (\"Frameworks/Cart.framework/D.ttf\");}"],
      fonts: [:]
    )
    try folder.write("App.xcodeproj/project.pbxproj", text.text.utf8)
    let words =
      "'Frameworks/Cart.framework/D.ttf' leads into 'Frameworks/Cart.framework', which lies where only "
      + "a build knows"
    #expect(run(["validate", folder.path]).output.contains(words))
  }

  /// Each file that stood in the way is told, with a place in it or without.
  @Test func `of two projects that cannot be read both are told`() throws {
    let folder = try Self.folder(
      [
        "x/A.xcodeproj/project.pbxproj": "",
        "y/B.xcodeproj/project.pbxproj": "{\n<<<<<<< a\na=1;\n=======\na=2;\n>>>>>>> b\n}\n",
      ],
      fonts: [:]
    )
    let result = run(["validate", folder.path])
    #expect(result.status == .failure)
    #expect(result.errors.contains("A.xcodeproj/project.pbxproj: the project cannot be read"))
    #expect(result.errors.contains("B.xcodeproj/project.pbxproj:2:1: the project cannot be read"))
  }
}
