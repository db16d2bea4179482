internal import FileAccess
internal import FontTestSupport
internal import Testing

@testable internal import ProjectModel

@Suite("Package manifests")
struct PackageManifestTests {
  static func read(_ text: String) throws(ProjectProblem) -> PackageManifest {
    try PackageManifest(parsing: Array(text.utf8), path: FilePath("Package.swift"))
  }

  /// A manifest with one target.
  static func read(target: String) throws -> PackageManifest {
    try read("let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\", \(target))])")
  }

  @Test func `everything about resources is read`() throws {
    let manifest = try Self.read(
      """
      // swift-tools-version:5.9
      import PackageDescription

      /* let package = Package(name: "Other" /* nested */ ) */
      let package = Package(
        name: "Kit", // "not this"
        defaultLocalization: "fr",
        platforms: [.macOS(.v12), .iOS(.v15_2)],
        products: [.library(name: "KitUI", type: .static, targets: ["Kit", "Base"])],
        dependencies: [.package(url: "https://example.com/a.git", from: "1.0.0")],
        targets: [
          .target(
            name: "Kit",
            dependencies: ["Base", .product(name: "A", package: "a"), .target(name: "Core")],
            path: "Code/Kit",
            exclude: ["Docs", "Old.ttf"],
            resources: [
              .process("Resources"), .copy("Fonts/Raw"), .embedInCode("x.bin"),
              .process("Loc", localization: .base),
            ],
            swiftSettings: [.define("DEBUG", .when(configuration: .debug))]
          ),
          .executableTarget(name: "Tool"),
          .testTarget(name: "KitTests", dependencies: ["Kit"], resources: [.copy("Fixtures")]),
          .binaryTarget(name: "Lib", path: "Lib.xcframework"),
          Target.target(name: "Base"),
        ]
      )
      """
    )
    #expect(manifest.unknowns.isEmpty)
    #expect(manifest.name == "Kit")
    #expect(manifest.toolsVersion == (5, 9))
    #expect(manifest.defaultLocalization == "fr")
    #expect(manifest.minimumIOS == "15.2")
    #expect(manifest.targets.map(\.name) == ["Kit", "Tool", "KitTests", "Base"])
    #expect(manifest.targets.map(\.kind) == [.library, .library, .test, .library])
    let kit = manifest.targets[0]
    #expect(kit.path == "Code/Kit")
    #expect(kit.excluded == ["Docs", "Old.ttf"])
    #expect(kit.resources.map(\.path) == ["Resources", "Fonts/Raw", "x.bin", "Loc"])
    #expect(kit.resources.map(\.kind) == [.process, .copy, .embed, .process])
    #expect(kit.resources.map(\.language) == [nil, nil, nil, "base"])
    #expect(kit.resources.map(\.position.line) == [18, 18, 18, 19])
    #expect(kit.resources.map(\.position.column) == [9, 32, 52, 9])
    #expect(kit.position.line == 12)
  }

  @Test(arguments: [
    ("// swift-tools-version:5.3", 5, 3), ("// swift-tools-version: 6.0", 6, 0),
    ("//swift-tools-version:5.10;extra", 5, 10), ("// Swift-Tools-Version:4", 4, 0),
    ("import PackageDescription", 3, 1), ("// swift-tools-version:", 3, 1),
  ])
  func `the first line says the version of the tools`(line: String, major: Int, minor: Int) throws {
    #expect(
      try Self.read(line + "\nlet package = Package(name: \"A\")").toolsVersion == (major, minor)
    )
  }

  @Test(arguments: [
    #"path: "a\u{E9}\n\"b""#, ##"path: #"a\u{E9}"#"##, #"path: "a/b" /* c */"#,
  ])
  func `string literals are read by their escapes`(text: String) throws {
    let expected = ["a\u{E9}\n\"b", #"a\u{E9}"#, "a/b"]
    let path = try #require(try Self.read(target: text).targets.first?.path)
    #expect(expected.contains(path))
  }

  @Test func `constants of the file are followed`() throws {
    let manifest = try Self.read(
      """
      let name = "Kit"
      let files: [Resource] = [.process("R")]
      let all: [Target] = [.target(name: name, resources: files)]
      let package = Package(name: name, targets: all)
      """
    )
    #expect(manifest.unknowns.isEmpty)
    #expect(manifest.name == "Kit")
    #expect(manifest.targets.first?.resources.map(\.path) == ["R"])
  }

  // What would have to be run is never guessed.
  @Test(arguments: [
    ("resources: [.process(folder)]", "a resource of target 'Kit' is computed"),
    ("resources: [.process(\"a\\(b)\")]", "a resource of target 'Kit' is computed"),
    ("resources: [.move(\"a\")]", "a resource of target 'Kit' is made by 'move'"),
    ("resources: files()", "the resources of target 'Kit' are computed"),
    ("resources: [.copy(\"a\")] + more", "the resources of target 'Kit' are computed"),
    ("resources: isLinux ? [] : [.copy(\"a\")]", "the resources of target 'Kit' are computed"),
    (
      "resources: [\n#if os(Linux)\n.copy(\"a\")\n#endif\n]",
      "the resources of target 'Kit' are computed"
    ),
    ("exclude: list", "'exclude' of target 'Kit' is computed"),
    ("exclude: [list[0]]", "an entry of 'exclude' of target 'Kit' is computed"),
    ("path: folder", "the path of target 'Kit' is computed"),
  ])
  func `what is computed is not known`(text: String, reason: String) throws {
    #expect(try Self.read(target: text).unknowns.map(\.reason) == [reason])
  }

  @Test(arguments: [
    ("let package = Package(name: \"A\", targets: all)", "the targets of the package are computed"),
    (
      "let package = Package(name: \"A\", targets: [make()])",
      "a target of the package is made by 'make'"
    ),
    ("let package = Package(name: \"A\", targets: [kit])", "a target of the package is computed"),
    (
      "let package = Package(name: \"A\", targets: [.target(name: n)])",
      "the name of a target is computed"
    ),
    (
      "let package = Package(name: \"A\")\npackage.targets.append(.target(name: \"B\"))",
      "'targets' is changed by code"
    ),
    ("let package = Package(name: \"A\")\npackage.targets += []", "'targets' is changed by code"),
    (
      "let package = Package(name: \"A\")\npackage.targets[0].resources = []",
      "'resources' is changed by code"
    ),
    ("let package = make()", "there is no 'Package(...)' that can be read without running it"),
    ("", "there is no 'Package(...)' that can be read without running it"),
    (
      "let package = Package(name: \"A\"",
      "there is no 'Package(...)' that can be read without running it"
    ),
  ])
  func `a package that is computed is not known`(text: String, reason: String) throws {
    #expect(try Self.read(text).unknowns.map(\.reason) == [reason])
  }

  @Test func `settings that are changed for all targets do not matter`() throws {
    let manifest = try Self.read(
      """
      let package = Package(name: "A", targets: [.target(name: "A")])
      for target in package.targets { target.swiftSettings = (target.swiftSettings ?? []) + more }
      let count = package.targets.count
      if package.targets == [] {}
      """
    )
    #expect(
      manifest.unknowns.map(\.reason) == ["'targets' is changed by code"]
        || manifest.unknowns.isEmpty
    )
  }

  @Test func `a merge that is not finished is a problem with its line`() throws {
    let text = "let a = 1\n<<<<<<< HEAD\nlet package = Package(name: \"A\")\n=======\n>>>>>>> x\n"
    let problem = #expect(throws: ProjectProblem.self) { try Self.read(text) }
    #expect(problem?.position?.line == 2)
    #expect(problem?.reason == "a merge conflict is not resolved")
  }

  @Test(arguments: [
    "(", "[", "{", ".target(name: \"A\", resources: [", "\"\\(", "/*", "#\"", "Package(", "`",
  ])
  func `a hundred thousand openings take no stack`(opening: String) {
    let text =
      "let package = Package(name: \"A\", targets: [" + String(repeating: opening, count: 100_000)
    _ = try? Self.read(text)
  }

  @Test func `mutations do no harm`() {
    let good = """
      // swift-tools-version:5.9
      let files = ["a"]
      let package = Package(name: "Kit", platforms: [.iOS(.v15)], targets: [
        .target(name: "Kit", path: "a", exclude: files, resources: [.process("R"), .copy("x")]),
        .testTarget(name: "T", resources: [.copy(#"raw"#)]),
      ])
      """
    let pieces = [
      "(", ")", "[", "]", ",", "\"", "#\"", "\"#", "\\(", "/*", "*/", "//", "#if", ".target(",
      "name:",
      "\n", "`", "\"\"\"", "<<<<<<< ", "let ", "=",
    ]
    for bytes in Mutants(of: good.utf8, count: 4000, pieces: pieces, seed: 11) {
      guard let read = try? PackageManifest(parsing: bytes, path: FilePath("x")) else { continue }
      #expect(read.targets.count < 100)
    }
  }
}
