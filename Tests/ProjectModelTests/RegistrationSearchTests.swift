internal import FileAccess
internal import FontTestSupport
internal import Testing

@testable internal import ProjectModel

@Suite("Code that registers fonts")
struct RegistrationSearchTests {
  @Test(arguments: [
    ("CTFontManagerRegisterFontsForURL(url, .process, nil)", true),
    ("CTFontManagerRegisterGraphicsFont(font, nil)", true),
    ("Fonts.registerFonts()", true),
    ("FontFamily.registerAllCustomFonts()", true),
    ("UIFont(name: \"Demo\", size: 12)", false),
    ("CTFontManagerRegiste", false),
    ("", false),
  ])
  func `it is found by the names of functions`(code: String, expected: Bool) throws {
    let sketch = try Sketch()
    try sketch.folder.write("a.swift", "import UIKit\n".utf8)
    try sketch.folder.write("b.swift", "import UIKit\n\(code)".utf8)
    var search = RegistrationSearch(below: sketch.path)
    let files = ["gone.swift", "a.swift", "b.swift"].map { sketch.path.appending($0.utf8) }
    #expect(search.first(of: files).map(sketch.short) == (expected ? "b.swift" : nil))
  }

  @Test func `nothing is read that lies outside, or behind a link`() throws {
    let sketch = try Sketch()
    try sketch.folder.write("out/a.swift", "CTFontManagerRegisterFontsForURL".utf8)
    try sketch.folder.write("in/b.swift", "import UIKit".utf8)
    let inner = sketch.path.appending("in".utf8)
    try ProjectModelTests.link("\(sketch.folder.path)/in/c.swift", to: "../out/a.swift")
    var search = RegistrationSearch(below: inner)
    #expect(
      search.first(of: ["../out/a.swift", "b.swift", "c.swift"].map { inner.appending($0.utf8) })
        == nil
    )
  }
}
