import SourceScan
import Testing

/// Traits on fonts that are asked for in one place and named in another.
@Suite("Traits of fonts that are named")
struct HeldFontTests {
  private static let brand = "extension Font { static let brand = Font.custom(\"X\", size: 17) }\n"

  private static func view(_ body: String) -> String {
    "struct V: View { var body: some View { \(body) } }"
  }

  private func traits(_ code: String) throws -> [RequestedTrait.Kind] {
    try SwiftSketch(code).requests.filter { $0.name == .known("X") }.flatMap(\.traits).map(\.kind)
  }

  @Test(
    arguments: [
      (brand + view(#"Text("a").font(.brand.weight(.light))"#), [.weight("light")]),
      (brand + view(#"Text("a").font(.brand).fontWeight(.bold)"#), [.weight("bold")]),
      (brand + view(#"Text("a").fontWeight(.bold).font(.brand)"#), [.weight("bold")]),
      (brand + view(#"Text("a").font(Font.brand.italic())"#), [.italic]),
      (
        brand + view(#"Text("a").padding(2).font(.brand).padding().bold().italic()"#),
        [.bold, .italic]
      ),
      (brand + "let x = Font.brand.bold()", [.bold]),
      (
        "extension Font { static func brand(_ s: CGFloat) -> Font { .custom(\"X\", size: s) } }\n"
          + view(#"Text("a").font(.brand(17).weight(.light)).italic()"#),
        [.weight("light"), .italic]
      ),
      (
        "extension Font { static var brand: Font { .custom(\"X\", size: 17) } }\n"
          + view(#"Label("a").font(.brand).fontWeight(on ? .bold : .light)"#),
        [.weight("bold"), .weight("light")]
      ),
      (
        "enum Theme { static let title = Font.custom(\"X\", size: 1) }\n"
          + view(#"Text("a").font(Theme.title.weight(.heavy))"#), [.weight("heavy")]
      ),
      (
        #"struct V: View { let f = Font.custom("X", size: 1); var body: some View { Text("a").font(f).bold() } }"#,
        [.bold]
      ),
      (
        view(#"let f = Font.custom("X", size: 1); Text("a").font(f.weight(.black))"#),
        [.weight("black")]
      ),
      (
        "extension UIFont { static let brand = UIFont(name: \"X\", size: 17)! }\n"
          + "let d = UIFont.brand.fontDescriptor.withSymbolicTraits(.traitBold)", [.bold]
      ),
      (
        "let f = UIFont(name: \"X\", size: 17)!\n"
          + "let d = f.fontDescriptor.withSymbolicTraits([.traitItalic])", [.italic]
      ),
      (view(#"Text("a").bold().font(.custom("X", size: 17))"#), [.bold]),
    ] as [(String, [RequestedTrait.Kind])]
  )
  func `are those of the font`(code: String, traits: [RequestedTrait.Kind]) throws {
    #expect(try self.traits(code) == traits)
  }

  @Test func `are followed into another file, and stand there`() throws {
    let sketch = try SwiftSketch(Self.brand, Self.view(#"Text("a").font(.brand.weight(.light))"#))
    let trait = try #require(sketch.requests.first?.traits.first)
    #expect(sketch.source(at: trait.location, count: 5) == "light")
  }

  @Test(
    arguments: [
      brand + "extension Font { static let other = Font.custom(\"Y\", size: 17) }\n"
        + view(#"Text("a").font(.other).bold()"#),
      brand + view(#"Text("a").font(.brand).font(.body).bold()"#),
      brand + view(#"VStack { Text("a").font(.brand); Text("b").bold() }"#),
      brand + view(#"Text("a").bold(false).font(.brand)"#),
      brand + "enum Other { static let brand = Text(a) }\nlet x = Other.brand.bold()",
      // Which of several fonts gets them is not known.
      """
      extension Font {
        static func brand(_ w: W) -> Font {
          switch w { case .a: return .custom("X", size: 1); default: return .custom("Y", size: 1) }
        }
      }
      let x = Font.brand(.a).bold()
      """,
      """
      extension Font { static func brand(_ n: String) -> Font { .custom(n, size: 1) } }
      let x = Font.brand("X").bold(); let y = Font.brand("Y")
      """,
      """
      class A { let f = UIFont(name: "X", size: 1); func g() { f.bold() } }
      class B { let f = UIFont(name: "Y", size: 1); func g() { f.bold() } }
      """,
    ]
  )
  func `of something else, or of one of several, are none (trap)`(code: String) throws {
    #expect(try traits(code) == [])
  }
}
