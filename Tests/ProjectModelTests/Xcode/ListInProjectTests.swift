internal import FileAccess
internal import FontTestSupport
internal import ProjectModel
internal import Testing

/// An Info.plist alone does not say what reaches the bundle; the project around it does.
@Suite("Info.plists of Xcode projects")
struct ListInProjectTests {
  @Test func `a list is taken with the targets of the project that have it`() throws {
    let sketch = try Sketch(
      ["App/Info.plist": "UIAppFonts = (Demo.ttf);", "Widget/Info.plist": "UIAppFonts = ();"],
      files: ["Elsewhere/Demo.ttf"]
    )
    var text = ProjectText()
    text.addFile("demo", path: "Elsewhere/Demo.ttf")
    text.mainGroup = ["demo"]
    text.addResources("resources", "demo")
    text.addTarget("App", phases: ["resources"])
    text.addTarget("Widget", type: "app-extension")
    try sketch.write(text)
    let project = try sketch.read("App/Info.plist")
    #expect(project.problems == [])
    #expect(project.bundles.map(\.target) == ["App", "Widget"])
    #expect(project.bundles.map(\.isContext) == [false, true])
    #expect(sketch.fonts(project.bundles[0]) == ["Elsewhere/Demo.ttf"])
  }

  @Test func `a list that no target has is taken by itself`() throws {
    let sketch = try Sketch(
      ["App/Info.plist": "UIAppFonts = ();", "Other/Info.plist": "UIAppFonts = (Demo.ttf);"],
      files: ["Other/Demo.ttf"]
    )
    var text = ProjectText()
    text.addTarget("App")
    try sketch.write(text)
    let project = try sketch.read("Other/Info.plist")
    #expect(project.bundles.map(\.layout) == [.sources])
    #expect(project.bundles.map(\.hasXcodeProject) == [true])
  }
}
