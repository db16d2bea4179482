internal import FileAccess
internal import FontTestSupport
internal import Testing

@testable internal import ProjectModel

@Suite("Code of folders without a project")
struct CodeFolderTests {
  /// The code of a bundle, without the folder's own path.
  private func code(_ bundle: AppBundle?, of sketch: Sketch) -> [String] {
    guard let bundle else { return [] }
    return (bundle.sources + bundle.interfaces + bundle.dataFiles).map { sketch.short($0) }
  }

  @Test func `each list has the code in its folder, and all have what lies in none`() throws {
    let sketch = try Sketch(
      [
        "App/Info.plist": "UIAppFonts = (\"a.ttf\");",
        "App/Widget/Info.plist": "UIAppFonts = (\"a.ttf\");",
      ],
      files: [
        "App/a.ttf", "App/A.swift", "App/Main.storyboard", "App/Styles.json", "App/Widget/W.m",
        "Shared/S.swift",
      ]
    )
    let bundles = try sketch.read().bundles
    let app = bundles.first { sketch.short($0.path) == "App" }
    let widget = bundles.first { $0.infoPlist?.path.description.contains("Widget") == true }
    #expect(
      code(app, of: sketch)
        == ["App/A.swift", "Shared/S.swift", "App/Main.storyboard", "App/Styles.json"]
    )
    #expect(code(widget, of: sketch) == ["App/Widget/W.m", "Shared/S.swift"])
  }

  @Test func `headers are code`() throws {
    let files = ["App/A.m", "App/Names.h", "App/Prefix.pch", "Shared/Kit.hpp", "Shared/Old.hh"]
    let sketch = try Sketch(["App/Info.plist": "UIAppFonts = (\"a.ttf\");"], files: files)
    #expect(code(try sketch.read().bundles.first, of: sketch) == files)
  }

  @Test func `a folder with code needs no list`() throws {
    let sketch = try Sketch(files: ["Sources/A.swift", "Fonts/a.ttf"])
    let project = try sketch.read()
    #expect(project.problems.isEmpty)
    let app = try #require(project.bundles.first)
    #expect(app.layout == .sources && app.infoPlist == nil && project.bundles.count == 1)
    #expect(app.reasonForNoInfoPlist == "no Info.plist with a font list is in it")
    #expect(code(app, of: sketch) == ["Sources/A.swift"])
    #expect(sketch.fonts(app) == ["Fonts/a.ttf"])
  }

  @Test(arguments: [["a.ttf"], ["a.json", "a.ttf"], ["vendor/A.swift"], ["Tests/A.swift"]])
  func `a folder without code of its own is still none`(files: [String]) throws {
    let project = try Sketch(files: files).read()
    #expect(project.bundles.isEmpty)
    #expect(project.problems.map(\.reason) == ["no Info.plist with a font list is in it"])
  }

  @Test func `code of others and tests are left out`() throws {
    let sketch = try Sketch(files: [
      "A.swift", "Pods/P.swift", "Carthage/C.swift", "node_modules/N.m", ".build/B.swift",
      "SourcePackages/S.swift", "vendor/V.swift", "Vendor/V.swift", "ThirdParty/T.swift",
      "thirdparty/T.swift", "AppTests/T.swift", "AppUITests/T.swift", "Kit.framework/K.swift",
      "DerivedData/D.swift", "notes.txt", "A.xib",
    ])
    #expect(code(try sketch.read().bundles.first, of: sketch) == ["A.swift", "A.xib"])
  }

  @Test func `a list that is given by itself has the code beside it, perhaps not all`() throws {
    let sketch = try Sketch(
      ["App/Info.plist": "UIAppFonts = (\"a.ttf\");"],
      files: ["App/a.ttf", "App/A.swift", "Shared/S.swift", "Podfile"]
    )
    let app = try #require(try sketch.read("App/Info.plist").bundles.first)
    #expect(code(app, of: sketch) == ["App/A.swift"])
    #expect(app.lacksSources)
  }

  @Test func `a target of a package has its storyboards and data`() throws {
    let sketch = try PackageTests.package(
      ".target(name: \"Kit\", resources: [.process(\"R\")])",
      files: [
        "Sources/Kit/A.swift", "Sources/Kit/R/Main.storyboard", "Sources/Kit/R/styles.plist",
        "Sources/Kit/R/a.ttf",
      ]
    )
    let kit = try sketch.read().bundles.first
    #expect(
      code(kit, of: sketch) == [
        "Sources/Kit/A.swift", "Sources/Kit/R/Main.storyboard", "Sources/Kit/R/styles.plist",
      ]
    )
  }

  @Test func `code outside the folder, or behind a link out of it, is not read`() throws {
    let sketch = try Sketch(files: ["out/a.swift", "in/b.swift"])
    let inner = sketch.path.appending("in".utf8)
    try ProjectModelTests.link("\(sketch.folder.path)/in/c.swift", to: "../out/a.swift")
    var files = SourceFiles(below: inner)
    let readable = files.readable(
      of: ["../out/a.swift", "b.swift", "c.swift", "gone.swift"].map { inner.appending($0.utf8) }
    )
    #expect(readable.map { sketch.short($0) } == ["in/b.swift"])
  }
}
