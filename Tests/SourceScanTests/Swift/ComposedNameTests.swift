import SourceScan
import Testing

/// Names that functions of the system put together.
@Suite
struct ComposedNameTests {
  @Test(
    arguments: [
      (#"String(format: "Demo-%@", "Bold")"#, ["Demo-Bold"]),
      (#"String(format: "Demo-%@", style)"#, ["Demo-…"]),
      (#"String(format: "%@-%@", "Demo", "Bold")"#, ["Demo-Bold"]),
      (#"String(format: "%2$@-%1$@", "Bold", "Demo")"#, ["Demo-Bold"]),
      // Of numbers nothing is known; a percent sign is one.
      (#"String(format: "Demo%d%%", 1)"#, ["Demo…%"]),
      (#"String(format: pattern, "Bold")"#, ["Demo/Bold"]),
      (#"String(format: "Demo-%@", on ? "Bold" : "Light")"#, ["Demo-Bold", "Demo-Light"]),
      // What is handed over as a list, or formatted for a language, is not known.
      (#"String(format: "Demo-%@", arguments: ["Bold"])"#, []),
      (#"String(format: unknown, "Bold")"#, []),
      (#"["Demo", "Bold"].joined(separator: "-")"#, ["Demo-Bold"]),
      (#"["Demo", style].joined(separator: "-")"#, ["Demo-…"]),
      (#"["Demo", "Bold"].joined()"#, ["DemoBold"]),
      (#"["Demo", "Bold"].joined(separator: mark)"#, ["Demo…Bold"]),
      // Which elements are left is not known.
      (#"["Demo", "Bold"].filter { use($0) }.joined(separator: "-")"#, []),
      (#""Demo".appending("-Bold")"#, ["Demo-Bold"]),
      (#"family.appending("-Bold")"#, ["…-Bold"]),
      (#"base.appending("-Bold").appending("Italic")"#, ["Base-BoldItalic"]),
    ] as [(String, [String])]
  )
  func `what is put together is one name`(value: String, names: [String]) throws {
    let sketch = try SwiftSketch(
      #"let base = "Base"; let pattern = "Demo/%@"; let f = UIFont(name: \#(value), size: 1)"#
    )
    #expect(sketch.names == names)
  }

  @Test(
    arguments: [
      #"String(format: "Demo-%@", style)"#, #"["Demo", style].joined(separator: "-")"#,
      #""Demo".appending(style)"#,
    ]
  )
  func `it is found where its expression or first part starts`(value: String) throws {
    let sketch = try SwiftSketch("let f = UIFont(name: \(value), size: 1)")
    let location = try #require(sketch.scan.requests.first?.location)
    let start = value.hasPrefix("[") ? #""Demo""# : String(value.prefix(6))
    #expect(sketch.source(at: location, count: 6) == start)
  }

  @Test func `a path behind a folder's is the file`() throws {
    let sketch = try SwiftSketch(
      #"""
      let path = Bundle.main.bundlePath.appending("/Demo.ttf")
      CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: path) as CFURL, .process, nil)
      """#
    )
    #expect(sketch.registrations == ["/Demo.ttf"])
  }

  @Test(
    arguments: [
      (#"UIFont(name: saved ?? "A" + "B", size: 1)"#, [#""A""#]),
      (#"UIFont(name: saved ?? other ?? "A" + style, size: 1)"#, [#""A""#]),
      (#"UIFont(name: "A" + "B" ?? "C" + "D", size: 1)"#, [#""A""#, #""C""#]),
    ]
  )
  func `each side of a fallback has its own place`(code: String, starts: [String]) throws {
    let sketch = try SwiftSketch("let f = \(code)")
    #expect(sketch.requests.map { sketch.source(at: $0.location, count: 3) } == starts)
  }
}
