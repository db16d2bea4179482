import SourceScan
import Testing

/// What the calls that ask for fonts look like.
@Suite
struct SwiftRequestTests {
  @Test(
    arguments: [
      (#"let a = UIFont(name: "A", size: 12)"#, "UIFont(name:size:)"),
      (#"let a = UIFont.init(name: "A", size: 12)"#, "UIFont(name:size:)"),
      (#"let a = UIKit.UIFont(name: "A", size: 12)"#, "UIFont(name:size:)"),
      (#"let a: UIFont? = .init(name: "A", size: 12)"#, "UIFont(name:size:)"),
      (#"label.font = .init(name: "A", size: 12)"#, "UIFont(name:size:)"),
      (#"let a = Font.custom("A", size: 12)"#, "Font.custom(_:size:)"),
      (#"let a = SwiftUI.Font.custom("A", size: 12)"#, "Font.custom(_:size:)"),
      (#"let a = Font.custom("A", fixedSize: 12)"#, "Font.custom(_:fixedSize:)"),
      (
        #"let a = Font.custom("A", size: 12, relativeTo: .body)"#,
        "Font.custom(_:size:relativeTo:)"
      ),
      (#"let a = Text("x").font(.custom("A", size: 12))"#, "Font.custom(_:size:)"),
      (#"let a: Font = .custom("A", size: 12)"#, "Font.custom(_:size:)"),
      (#"let a: Font? = b ? .custom("A", size: 12) : nil"#, "Font.custom(_:size:)"),
      (
        #"extension Font { static var a: Font { .custom("A", size: 12) } }"#, "Font.custom(_:size:)"
      ),
      (
        #"func a() -> Font { let size = 12; return .custom("A", size: size) }"#,
        "Font.custom(_:size:)"
      ),
      (#"extension Font { static let a = custom("A", size: 12) }"#, "Font.custom(_:size:)"),
      (#"container.font = .custom("A", size: 12)"#, "Font.custom(_:size:)"),
      (#"let a = Row(title: "x", font: .custom("A", size: 12))"#, "Font.custom(_:size:)"),
      (#"let a = UIFontDescriptor(name: "A", size: 12)"#, "UIFontDescriptor(name:size:)"),
      (#"let a = UIFontDescriptor(name: "A", matrix: m)"#, "UIFontDescriptor(name:matrix:)"),
      (#"let a = CTFontCreateWithName("A" as CFString, 12, nil)"#, "CTFontCreateWithName"),
      (
        #"let a = CTFontDescriptorCreateWithNameAndSize("A" as CFString, 12)"#,
        "CTFontDescriptorCreateWithNameAndSize"
      ),
      (#"let a = CGFont("A" as CFString)"#, "CGFont(_:)"),
      (
        #"let a = UIFontDescriptor(fontAttributes: [.name: "A"])"#,
        "UIFontDescriptor(fontAttributes:)"
      ),
      (
        #"let a = b.addingAttributes([UIFontDescriptor.AttributeName.name: "A"])"#,
        "UIFontDescriptor(fontAttributes:)"
      ),
      (
        #"typealias PlatformFont = UIFont; let a = PlatformFont(name: "A", size: 1)"#,
        "UIFont(name:size:)"
      ),
      (
        #"extension UIFont { convenience init(s: CGFloat) { self.init(name: "A", size: s)! } }"#,
        "UIFont(name:size:)"
      ),
    ]
  )
  func `a call that asks for a face is told`(code: String, api: String) throws {
    let sketch = try SwiftSketch(code)
    #expect(sketch.names == ["A"])
    #expect(sketch.scan.requests.map(\.api) == [api])
  }

  @Test(
    arguments: [
      (#"UIFont.fontNames(forFamilyName: "A")"#, ["family A"]),
      (#"let a = UIFontDescriptor(fontAttributes: [.family: "A"])"#, ["family A"]),
      (
        #"let a = UIFontDescriptor(fontAttributes: [.family: "A", .face: "B"])"#,
        ["family A", "style B"]
      ),
      (#"let a = d.withFamily("A").withFace("B")"#, ["family A", "style B"]),
      (#"let a: [UIFontDescriptor.AttributeName: Any] = [.family: "A", .size: 12]"#, ["family A"]),
      (
        ##"let a = CTFontDescriptorCreateWithAttributes([kCTFontFamilyNameAttribute: "A"] as CFDictionary)"##,
        ["family A"]
      ),
      (#"if label.font.fontName == "A" { }"#, ["comparison A"]),
      (#"if label.font?.fontName != "A" { }"#, ["comparison A"]),
      (#"if "A" == label.font.fontName { }"#, ["comparison A"]),
    ] as [(String, [String])]
  )
  func `a name is taken for what the call makes of it`(code: String, names: [String]) throws {
    #expect(try SwiftSketch(code).names == names)
  }

  @Test func `a style knows the family that the same attributes name`() throws {
    let sketch = try SwiftSketch(
      #"let a = UIFontDescriptor(fontAttributes: [.family: "Demo", .face: "Bold"])"#
    )
    #expect(sketch.scan.requests.map(\.family) == [nil, .known("Demo")])
  }

  @Test(
    arguments: [
      // Comments and strings.
      #"// UIFont(name: "A", size: 12)"#,
      #"/* outer /* inner */ UIFont(name: "A", size: 12) */"#,
      ##"let a = "UIFont(name: \"A\", size: 12)""##,
      ###"let a = #"UIFont(name: "A", size: 12)"#"###,
      "let a = \"\"\"\n  UIFont(name: \"A\", size: 12)\n  \"\"\"",
      // What only looks like it.
      #"let a = AppFont.custom("A", size: 12)"#,
      #"let a = Theme.UIFont(name: "A", size: 12)"#,
      #"let a = Avatar(name: "A", size: 12)"#,
      #"let a = make(.custom("A", size: 12))"#,
      #"let a: Card = .custom("A", size: 12)"#,
      #"let a = CGFont(provider)"#,
      #"let a = UIFont(name: name, size: 12)"#,
      #"let a = UIFont(name: label.font.fontName, size: 12)"#,
      #"let a = UIFont(name: "", size: 12)"#,
      #"if user.name == "A" { }"#,
      #"if label.font.fontName == other { }"#,
      // What no app for iOS that goes to people is built from.
      "#if false\nlet a = UIFont(name: \"A\", size: 12)\n#endif",
      "#if DEBUG\nlet a = UIFont(name: \"A\", size: 12)\n#endif",
      "#if os(macOS)\nlet a = NSFont(name: \"A\", size: 12)\n#endif",
      "#if !os(iOS)\nlet a = UIFont(name: \"A\", size: 12)\n#endif",
      "#if canImport(UIKit)\n#else\nlet a = UIFont(name: \"A\", size: 12)\n#endif",
      "#if targetEnvironment(macCatalyst) && os(iOS)\nlet a = UIFont(name: \"A\", size: 12)\n#endif",
      "#Preview { Text(\"x\").font(.custom(\"A\", size: 12)) }",
      "#Preview(\"Title\", traits: .x) {\n  Text(\"x\").font(.custom(\"A\", size: 12))\n}",
      """
      struct A_Previews: PreviewProvider {
        static var previews: some View { Text("x").font(.custom("A", size: 12)) }
      }
      """,
    ]
  )
  func `what only looks like a request is none (trap)`(code: String) throws {
    #expect(try SwiftSketch("\n" + code).names == [])
  }

  @Test(
    arguments: [
      "#if os(iOS)\nlet a = UIFont(name: \"A\", size: 12)\n#endif",
      "#if !DEBUG\nlet a = UIFont(name: \"A\", size: 12)\n#endif",
      "#if DEBUG\n#else\nlet a = UIFont(name: \"A\", size: 12)\n#endif",
      "#if STAGING\nlet a = UIFont(name: \"A\", size: 12)\n#endif",
      "#if STAGING\n#elseif os(macOS)\n#else\nlet a = UIFont(name: \"A\", size: 12)\n#endif",
      "#if canImport(UIKit) && !os(watchOS)\nlet a = UIFont(name: \"A\", size: 12)\n#endif",
      "#if (os(macOS) || os(iOS)) && swift(>=5.9)\nlet a = UIFont(name: \"A\", size: 12)\n#endif",
      "#if targetEnvironment(simulator)\nlet a = UIFont(name: \"A\", size: 12)\n#endif",
      "#if DEBUG\n#if os(iOS)\n#endif\n#endif\nlet a = UIFont(name: \"A\", size: 12)",
    ]
  )
  func `what an app for iOS may be built from is read`(code: String) throws {
    #expect(try SwiftSketch("\n" + code).names == ["A"])
  }

  @Test func `both branches of a flag that nothing is known of are read`() throws {
    let sketch = try SwiftSketch(
      """

      #if BRAND_A
      let a = UIFont(name: "A", size: 12)
      #else
      let a = UIFont(name: "B", size: 12)
      #endif
      """
    )
    #expect(sketch.names == ["A", "B"])
  }
}
