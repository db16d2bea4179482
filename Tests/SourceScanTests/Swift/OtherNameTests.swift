import SourceScan
import Testing

/// Names that are like those of fonts' helpers and belong to something else.
@Suite
struct OtherNameTests {
  @Test(
    arguments: [
      ("private", "private"), ("fileprivate", "fileprivate"), ("private", "fileprivate"),
    ]
  )
  func `a private type is another in each file (trap)`(first: String, second: String) throws {
    let sketch = try SwiftSketch(
      #"\#(first) enum Constants { static let name = "cell" }; let c = Constants.name"#,
      #"\#(second) enum Constants { static let name = "Inter-Regular" }; let f = UIFont(name: Constants.name, size: 1)"#
    )
    #expect(sketch.names == ["Inter-Regular"])
  }

  @Test func `a private type is extended and nested in its own file`() throws {
    let sketch = try SwiftSketch(
      #"private enum K {}; extension K { enum N { static let n = "cell" } }"#,
      #"private enum K {}; extension K { enum N { static let n = "A" } }; let f = UIFont(name: K.N.n, size: 1)"#
    )
    #expect(sketch.names == ["A"])
  }

  @Test func `types of one name in several functions or extensions are several (trap)`() throws {
    let code = """
      func f() { enum K { static let n = "A" }; g(UIFont(name: K.n, size: 1)) }
      func h() { enum K { static let n = "cell" }; g(K.n) }
      extension V { enum L { static let n = "B" }; func f() { UIFont(name: L.n, size: 1) } }
      extension W { enum L { static let n = "row" }; func f() { g(L.n) } }
      """
    #expect(try SwiftSketch(code).names == ["A", "B"])
  }

  @Test(
    arguments: [
      // Another type's initializer has the same labels.
      (
        #"struct Face { let n: String; let s: Int; var f: UIFont? { UIFont(name: n, size: s) } }; struct Upload { let n: String; let s: Int }; let u: Upload = .init(n: "report", s: 9)"#,
        []
      ),
      (
        #"struct Face { let n: String; let s: Int; var f: UIFont? { UIFont(name: n, size: s) } }; let u: [Face] = [.init(n: "A", s: 9), .init(n: "B", s: 9)]"#,
        ["A", "B"]
      ),
      (
        #"struct Face { let n: String; let s: Int; var f: UIFont? { UIFont(name: n, size: s) } }; send(.init(n: "report", s: 9))"#,
        []
      ),
      // What a function is called on is not known.
      (
        #"class Picker { func select(_ n: String) { label.font = UIFont(name: n, size: 1) } }; tracker.select("Basket")"#,
        ["mention Basket"]
      ),
      (
        #"class Picker { func select(_ n: String) { label.font = UIFont(name: n, size: 1) } }; fontPicker.select("A")"#,
        ["A"]
      ),
      (
        #"extension UIFont { static func make(_ n: String) -> UIFont? { UIFont(name: n, size: 1) } }; let a = Chart.make("Revenue"); let b = UIFont.make("A")"#,
        ["A"]
      ),
      (
        #"extension UIFont { static func make(_ n: String) -> UIFont? { UIFont(name: n, size: 1) } }; kind = .make("Revenue"); titleFont = .make("A"); let f: UIFont = .make("B")"#,
        ["mention Revenue", "A", "B"]
      ),
      (
        #"extension UILabel { func set(_ n: String) { font = UIFont(name: n, size: 1) } }; titleLabel.set("A"); other.set("X")"#,
        ["A", "mention X"]
      ),
      // Only a descriptor has a family of fonts.
      (
        #"person.withFamily("Smith"); card.withFace("Queen"); d.fontDescriptor.withFamily("A").withFace("B")"#,
        ["mention Smith", "mention Queen", "family A", "style B"]
      ),
    ] as [(String, [String])]
  )
  func `what may belong to something else is at most a mention (trap)`(
    code: String,
    names: [String]
  ) throws {
    #expect(try SwiftSketch(code).names == names)
  }

  @Test(
    arguments: [
      #"func f() { var n = "A-"; n += b ? "Bold" : "Regular"; g(UIFont(name: n, size: 1)) }"#,
      #"func f() { var n = "A-"; n = n + "Bold"; g(UIFont(name: n, size: 1)) }"#,
      #"func f() { var n = "A-"; if b { n.append("Bold") }; g(UIFont(name: n, size: 1)) }"#,
      #"class C { var n = "A-"; func f() { self.n = self.n + "B"; g(UIFont(name: n, size: 1)) } }"#,
      #"func f() { var n = "A-"; n.insert(contentsOf: x, at: n.endIndex); g(UIFont(name: n, size: 1)) }"#,
    ]
  )
  func `a name that is built step by step is not judged by its start (trap)`(code: String) throws {
    let sketch = try SwiftSketch(code)
    #expect(!sketch.names.contains("A-"))
    #expect(sketch.names.contains { $0.hasPrefix("A-") || $0 == "mention A-Bold" })
  }

  @Test(
    arguments: [
      #"func f() { var n = "Bold"; n = "A-" + n; g(UIFont(name: n, size: 1)) }"#,
      #"func f() { var n = "A-Bold"; n = n.uppercased(); g(UIFont(name: n, size: 1)) }"#,
      #"func f() { var n = "A-Bold"; n.removeLast(5); g(UIFont(name: n, size: 1)) }"#,
      #"struct T { subscript(i: Int) -> String { "A" } }; let t = T(); let f = UIFont(name: t[0], size: 1)"#,
    ]
  )
  func `of a name that becomes another nothing is known (trap)`(code: String) throws {
    let sketch = try SwiftSketch(code)
    #expect(sketch.names.allSatisfy { $0.hasPrefix("mention") })
    #expect(sketch.unknownNames == 1)
  }

  @Test func `a font of the environment is asked for`() throws {
    let code = #"let v = Text("a").environment(\.font, .custom("Demo", size: 1))"#
    #expect(try SwiftSketch(code).names == ["Demo"])
  }

  @Test func `an enumeration that describes itself is not called like its cases (trap)`() throws {
    let sketch = try SwiftSketch(
      """
      enum W: CustomStringConvertible { case regular; var description: String { "Regular" } }
      func f(_ w: W = .regular) { UIFont(name: "Inter-\\(w)", size: 1) }
      f(.regular)
      """
    )
    #expect(sketch.names == ["Inter-…"])
  }

  @Test(
    arguments: [
      ("scheme == .light ? .regular : .medium", ["regular", "medium"]),
      ("(scheme == .light) ? .bold : on ? .thin : .black", ["bold", "thin", "black"]),
      ("Font.Weight.bold", ["bold"]),
      ("weight(for: .light)", []),
    ] as [(String, [String])]
  )
  func `a weight is taken from the branches, not from the condition (trap)`(
    argument: String,
    weights: [String]
  ) throws {
    let sketch = try SwiftSketch(
      #"let v = Text("x").font(.custom("A", size: 1)).fontWeight(\#(argument))"#
    )
    #expect(sketch.traits == weights.map { .weight($0) })
  }

  @Test func `families and styles that several calls hand over are not crossed (trap)`() throws {
    let sketch = try SwiftSketch(
      #"func f(_ a: String, _ b: String) { UIFontDescriptor(fontAttributes: [.family: a, .face: b]) }; f("Lora", "Bold"); f("Inter", "SemiBold")"#
    )
    let styles = sketch.scan.requests.filter { $0.role == .style }
    #expect(styles.map(\.family) == [.joined(parts: [nil]), .joined(parts: [nil])])
  }
}
