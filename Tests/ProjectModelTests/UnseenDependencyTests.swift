internal import FileAccess
internal import FontTestSupport
internal import Testing

@testable internal import ProjectModel

@Suite("What a target needs and the checkout does not hold")
struct UnseenDependencyTests {
  private func dependencies(_ sketch: Sketch) throws -> [String] {
    try sketch.read().bundles.filter { $0.target == "App" }.flatMap(\.unseenDependencies)
  }

  /// An app that links one thing.
  private func app(
    _ values: String = "",
    files: [String] = [],
    _ change: (inout ProjectText) -> Void
  ) throws -> Sketch {
    let sketch = try Sketch(["App/Info.plist": "UIAppFonts = ();"], files: files)
    var text = ProjectText()
    text.addTarget("App", phases: ["link"], values)
    change(&text)
    // What the test's second target makes is a framework.
    let project = text.text.replacing("path = Kit.app;", with: "path = Kit.framework;")
    try sketch.folder.write("App.xcodeproj/project.pbxproj", project.utf8)
    return sketch
  }

  @Test func `a package with an address is not in the checkout`() throws {
    let sketch = try app("packageProductDependencies = (product);") { text in
      text.add("link", "PBXFrameworksBuildPhase", "files = (use);")
      text.add("use", "PBXBuildFile", "productRef = product;")
      text.add(
        "product",
        "XCSwiftPackageProductDependency",
        "package = remote; productName = BrandKit;"
      )
      text.add(
        "remote",
        "XCRemoteSwiftPackageReference",
        "repositoryURL = \"https://example.com/brand\";"
      )
    }
    #expect(try dependencies(sketch) == ["BrandKit"])
  }

  @Test(arguments: [("Kit", [String]()), ("Gone", ["Kit"])])
  func `a package in a folder is there or not`(path: String, expected: [String]) throws {
    let sketch = try app { text in
      text.add("link", "PBXFrameworksBuildPhase", "files = (use);")
      text.add("use", "PBXBuildFile", "productRef = product;")
      text.add(
        "product",
        "XCSwiftPackageProductDependency",
        "package = local; productName = Kit;"
      )
      text.add("local", "XCLocalSwiftPackageReference", "relativePath = \(path);")
    }
    try sketch.folder.write(
      "Kit/Package.swift",
      "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])".utf8
    )
    #expect(try dependencies(sketch) == expected)
  }

  @Test(arguments: [
    ("Vendor/Brand.xcframework", "\"<group>\"", ["Brand.xcframework"]),
    ("libPods-App.a", "BUILT_PRODUCTS_DIR", ["libPods-App.a"]),
    ("System/Library/Frameworks/UIKit.framework", "SDKROOT", []),
    // What a target of the project makes.
    ("Kit.framework", "BUILT_PRODUCTS_DIR", []),
  ])
  func `a library that was built before may bring fonts`(
    path: String,
    tree: String,
    expected: [String]
  ) throws {
    let sketch = try app { text in
      text.add("link", "PBXFrameworksBuildPhase", "files = (use);")
      text.add("use", "PBXBuildFile", "fileRef = library;")
      text.add("library", "PBXFileReference", "path = \"\(path)\"; sourceTree = \(tree);")
      text.addTarget(
        "Kit",
        type: "framework",
        settings: ["": "GENERATE_INFOPLIST_FILE = YES;"]
      )
    }
    #expect(try dependencies(sketch) == expected)
  }

  @Test func `pods are from elsewhere`() throws {
    let sketch = try app(files: ["Podfile"]) { text in
      text.add("link", "PBXFrameworksBuildPhase", "files = ();")
    }
    #expect(try dependencies(sketch) == ["Podfile"])
  }

  @Test func `a package says what it needs of others`() throws {
    let sketch = try Sketch(files: ["Sources/App/A.swift", "Sources/Core/C.swift"])
    try sketch.folder.write("Near/Package.swift", "let package = Package(name: \"Near\")".utf8)
    try sketch.folder.write(
      "Package.swift",
      """
      let package = Package(
        name: "App",
        dependencies: [
          .package(url: "https://example.com/brand", from: "1.0.0"), .package(path: "Near"),
        ],
        targets: [
          .target(name: "App", dependencies: [
            "Core", .product(name: "Brand", package: "brand"), .product(name: "Near", package: "Near"),
          ]),
          .target(name: "Core"),
        ]
      )
      """.utf8
    )
    let bundles = try sketch.read().bundles
    #expect(bundles.first { $0.target == "App" }?.unseenDependencies == ["Brand"])
    #expect(bundles.first { $0.target == "Core" }?.unseenDependencies == [])
  }

  @Test func `a spec says what a target needs`() throws {
    let sketch = try Sketch(files: ["App/A.swift"])
    try sketch.folder.write("Kit/Package.swift", "let package = Package(name: \"Kit\")".utf8)
    try sketch.folder.write(
      "project.yml",
      """
      name: App
      packages:
        Brand: {url: "https://example.com/brand", from: 1.0.0}
        Kit: {path: Kit}
      targets:
        App:
          type: application
          platform: iOS
          sources: App
          dependencies:
            - package: Brand
            - package: Kit
            - framework: Vendor/Old.framework
            - sdk: UIKit.framework
            - target: Other
      """.utf8
    )
    #expect(try dependencies(sketch) == ["Brand", "Vendor/Old.framework"])
  }
}
