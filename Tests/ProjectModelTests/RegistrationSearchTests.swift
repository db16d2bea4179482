internal import FontTestSupport
internal import Testing

internal import FileAccess
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
    var search = RegistrationSearch()
    let files = ["gone.swift", "a.swift", "b.swift"].map { sketch.path.appending($0.utf8) }
    #expect(search.first(of: files).map(sketch.short) == (expected ? "b.swift" : nil))
  }
}
