internal import FileAccess
internal import FontTestSupport
internal import Testing

@testable internal import ProjectModel

@Suite("Swift packages")
struct PackageTests {
  /// A folder with a manifest.
  static func package(_ targets: String, version: String = "5.9", files: [String]) throws -> Sketch
  {
    let sketch = try Sketch(files: files)
    let text =
      "// swift-tools-version:\(version)\nlet package = Package(name: \"Pack\", targets: [\(targets)])\n"
    try sketch.folder.write("Package.swift", text.utf8)
    return sketch
  }

  /// The fonts of bundles as `bundle path`.
  static func fonts(_ project: Project) -> [String] {
    project.bundles.flatMap { bundle in
      bundle.fonts.map { "\(bundle.target) \($0.bundlePath)" }
    }
  }

  /// Its reader's own words, not those of a search for apps in the same folder.
  @Test(arguments: ["let package = Package(name: \"Pack\", targets: [", "import Foundation\n"])
  func `a manifest that cannot be read is named where there is nothing else`(text: String) throws {
    let sketch = try Sketch()
    try sketch.folder.write("Package.swift", text.utf8)
    for place in ["", "Package.swift"] {
      let problems = try sketch.read(place).problems
      #expect(problems.map { sketch.short($0.path) } == ["Package.swift"])
      #expect(problems.first?.position?.line == 1)
      #expect(problems.first?.reason.contains("'Package(...)'") == true)
    }
  }

  @Test func `a target with resources makes a bundle`() throws {
    let sketch = try Self.package(
      """
      .target(name: "Kit", exclude: ["Old"], resources: [
        .process("Resources"), .copy("Raw"), .copy("Resources/One/B.ttf"), .embedInCode("E.ttf")]),
      .target(name: "Base"),
      .testTarget(name: "KitTests", resources: [.copy("Fonts")]),
      """,
      files: [
        "Sources/Kit/Kit.swift", "Sources/Kit/Resources/Deep/A.ttf",
        "Sources/Kit/Resources/One/B.ttf",
        "Sources/Kit/Resources/fr.lproj/L.otf", "Sources/Kit/Raw/Fonts/C.ttc", "Sources/Kit/E.ttf",
        "Sources/Kit/Old/D.ttf", "Sources/Kit/Loose.ttf", "Sources/Base/Base.swift",
        "Tests/KitTests/Fonts/T.ttf",
      ]
    )
    let project = try sketch.read()
    #expect(project.problems.isEmpty)
    #expect(project.bundles.map(\.target) == ["Pack_Kit.bundle", "Base", "Pack_KitTests.bundle"])
    #expect(project.bundles.map(\.kind) == [.resourceBundle, .library, .testBundle])
    // Processed files land at the root or in the folder of their language, copied ones as they are.
    #expect(
      Self.fonts(project) == [
        "Pack_Kit.bundle A.ttf", "Pack_Kit.bundle B.ttf", "Pack_Kit.bundle Raw/Fonts/C.ttc",
        "Pack_Kit.bundle fr.lproj/L.otf", "Pack_KitTests.bundle Fonts/T.ttf",
      ]
    )
    let origins = project.bundles[0].fonts.map(\.origin)
    #expect(
      origins.map { $0?.kind } == [
        .processedResource, .copiedResource, .copiedResource, .processedResource,
      ]
    )
    #expect(origins.map { $0?.place.position?.line } == [3, 3, 3, 3])
    // What no rule takes reaches nothing; what is excluded is not spoken of.
    #expect(project.fontsInNoTarget.map { sketch.short($0.path) } == ["Sources/Kit/Loose.ttf"])
    #expect(project.bundles[0].sources.map { sketch.short($0) } == ["Sources/Kit/Kit.swift"])
  }

  @Test(arguments: [
    (".target(name: \"Kit\", resources: [.process(\"R\")])", "5.9", "Source/Kit", true),
    (".target(name: \"Kit\", resources: [.process(\"R\")])", "5.9", "src/Kit", true),
    (".target(name: \"Kit\", resources: [.process(\"R\")])", "5.9", "Sources", true),
    (".target(name: \"Kit\", resources: [.process(\"R\")])", "5.8", "Sources", false),
    (".target(name: \"Kit\", path: \".\", resources: [.process(\"R\")])", "5.3", ".", true),
    (
      ".target(name: \"Kit\", path: \"Code/./x/..\", resources: [.process(\"R\")])", "5.3", "Code",
      true
    ),
    (".target(name: \"Kit\", path: \"../Kit\", resources: [.process(\"R\")])", "5.3", "Kit", false),
  ])
  func `targets lie where Swift looks for them`(
    target: String,
    version: String,
    folder: String,
    isFound: Bool
  ) throws {
    let sketch = try Self.package(target, version: version, files: [folder + "/R/A.ttf"])
    #expect(
      Self.fonts(try sketch.read("Package.swift")) == (isFound ? ["Pack_Kit.bundle A.ttf"] : [])
    )
  }

  @Test func `what a checkout lacks is told apart`() throws {
    let sketch = try Self.package(
      ".target(name: \"Kit\", resources: [.process(\"A.ttf\"), .copy(\"Fonts\"), .copy(\"../../x.ttf\")])",
      files: ["Sources/Kit/Kit.swift"]
    )
    let bundle = try #require(try sketch.read().bundles.first)
    #expect(bundle.fonts.map(\.presence) == [.missing, .missing])
    #expect(bundle.fonts.map(\.bundlePath.description) == ["A.ttf", "x.ttf"])
    #expect(bundle.unseenFolders.map(\.bundlePath.description) == ["Fonts"])
  }

  @Test func `a list in a package is kept for the rule about it`() throws {
    let sketch = try Self.package(
      ".target(name: \"Kit\", exclude: [\"Old\"], resources: [.process(\"R\")])",
      files: ["Sources/Kit/R/A.ttf"]
    )
    try sketch.folder.write("Sources/Kit/Info.plist", "{UIAppFonts = (\"A.ttf\");}".utf8)
    let bundle = try #require(try sketch.read().bundles.first)
    #expect(bundle.infoPlist?.declaredEntries.count == 1)
    #expect(bundle.kind == .resourceBundle)
  }

  @Test func `what is computed is a problem only where there are fonts`() throws {
    let computed = ".target(name: \"Kit\", resources: files), .target(name: \"Base\")"
    let without = try Self.package(
      computed,
      files: ["Sources/Kit/Kit.swift", "Sources/Base/A.ttf", ".build/B.ttf"]
    )
    #expect(try without.read().problems.isEmpty)
    let with = try Self.package(computed, files: ["Sources/Kit/A.ttf", "Sources/Base/Base.swift"])
    let problems = try with.read().problems
    #expect(
      problems.map(\.reason) == [
        "the resources of target 'Kit' are computed, so which fonts it copies is not known"
      ]
    )
    #expect(problems.map(\.position?.line) == [2])
  }

  /// The least input of K15: a list beside a package that has the file.
  @Test func `a list beside a package does not reach the fonts of the package`() throws {
    let sketch = try Self.package(
      ".target(name: \"Kit\", resources: [.process(\"R\")])",
      files: ["Sources/Kit/R/Demo.ttf", "App/Other.ttf"]
    )
    try sketch.folder.write("App/Info.plist", "{UIAppFonts = (\"Demo.ttf\");}".utf8)
    let project = try sketch.read()
    #expect(Set(project.bundles.map(\.layout)) == [.sources, .project])
    let app = try #require(project.bundles.first { $0.layout == .sources })
    #expect(sketch.fonts(app) == ["App/Other.ttf"])
  }

  @Test func `links out of the folder are not followed`() throws {
    let outside = try Sketch(files: ["A.ttf"])
    let sketch = try Self.package(
      ".target(name: \"Kit\", resources: [.process(\"R\"), .process(\"L.ttf\")])",
      files: ["Sources/Kit/Kit.swift"]
    )
    try link(sketch.folder.path + "/Sources/Kit/R", to: outside.folder.path)
    try link(sketch.folder.path + "/Sources/Kit/L.ttf", to: outside.folder.path + "/A.ttf")
    let project = try sketch.read()
    #expect(project.bundles.first?.fonts.allSatisfy { $0.presence != .present } == true)
  }
}
