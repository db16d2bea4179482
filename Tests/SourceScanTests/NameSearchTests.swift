import FileAccess
import SourceScan
import Testing

/// Names in texts of any kind.
@Suite("Names that stand somewhere in a file")
struct NameSearchTests {
  private static let search = NameSearch(["DemoSans-Bold", "Demo Sans", "Demo"])

  private func found(_ text: String, in file: String) -> [String] {
    Self.search.mentions(in: Array(text.utf8), of: FilePath(file)).map(SwiftSketch.spelled)
  }

  @Test(arguments: [
    (#"let node = SKLabelNode(fontNamed: "DemoSans-Bold")"#, "A.swift"),
    (#"layer.font = "DemoSans-Bold" as CFTypeRef"#, "A.swift"),
    (#"let css = "body { font: 12px DemoSans-Bold, serif }""#, "A.swift"),
    ("layer.font = (__bridge CFTypeRef)@\"DemoSans-Bold\";", "A.m"),
    ("p { font-family: DemoSans-Bold; }", "a.css"),
    ("<p style='font-family:DemoSans-Bold'>", "a.html"),
    (#"{"style": "DemoSans-Bold"}"#, "a.json"),
    (#""title.font" = "DemoSans-Bold";"#, "Localizable.strings"),
    ("{\\fonttbl\\f0\\fswiss DemoSans-Bold;}", "a.rtf"),
  ])
  func `a PostScript name is told wherever it stands by itself`(text: String, file: String) {
    #expect(found(text, in: file) == ["mention DemoSans-Bold"])
  }

  @Test(arguments: [
    (#"let css = "h1 { font-family: 'Demo Sans' }""#, "A.swift", ["mention Demo Sans"]),
    (#"let family = "Demo""#, "A.swift", ["mention Demo"]),
    ("h1 { font-family: Demo, serif }", "a.css", ["mention Demo"]),
    (#"{"family": "Demo Sans"}"#, "a.json", ["mention Demo Sans"]),
  ])
  func `so is a family that is quoted or said of a font`(
    text: String,
    file: String,
    names: [String]
  ) {
    #expect(found(text, in: file) == names)
  }

  @Test(arguments: [
    (#"let title = "Demo mode""#, "A.swift"), ("// \"DemoSans-Bold\" went", "A.swift"),
    ("   * DemoSans-Bold", "A.swift"), (#"let a = "DemoSans-BoldItalic""#, "A.swift"),
    (#"let a = "MyDemoSans-Bold""#, "A.swift"), ("let DemoSans = Bold", "A.swift"),
    ("<p>The Demo of it</p>", "a.html"), ("", "a.css"), ("De", "a.css"),
  ])
  func `what is part of something else is no name`(text: String, file: String) {
    #expect(found(text, in: file) == [])
  }

  @Test func `UTF-16 is read, and places are right`() {
    let text = "\n\"a\" = \"DemoSans-Bold\";"
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let found = Self.search.mentions(in: bytes, of: FilePath("a.strings"))
    #expect(found.map(\.location.line) == [2])
    #expect(found.map(\.location.column) == [8])
  }

  @Test func `a line of a megabyte takes no more than its share`() {
    let line = String(repeating: "xDemoSans-Boldx 'Demo' ", count: 40_000)
    #expect(found(line, in: "a.js") == ["mention Demo"])
  }
}
