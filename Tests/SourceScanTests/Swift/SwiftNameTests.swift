import SourceScan
import Testing

/// How names get from where they are written to where a font is asked for.
@Suite
struct SwiftNameTests {
  @Test(
    arguments: [
      // Constants.
      (#"let bold = "A"; let f = UIFont(name: bold, size: 1)"#, ["A"]),
      (#"struct F { static let bold = "A" }; let f = UIFont(name: F.bold, size: 1)"#, ["A"]),
      (#"enum F { enum N { static let b = "A" } }; let f = UIFont(name: F.N.b, size: 1)"#, ["A"]),
      (#"enum F { static let b = "A"; static let f = UIFont(name: Self.b, size: 1) }"#, ["A"]),
      (#"class C { let n = "A"; func f() { g(UIFont(name: self.n, size: 1)) } }"#, ["A"]),
      (#"class C { let n = "A"; lazy var f = UIFont(name: n, size: 1) }"#, ["A"]),
      (#"func f() { let n = "A"; if x { g(UIFont(name: n, size: 1)) } }"#, ["A"]),
      (#"let a = b; let b = c; let c = "A"; let f = UIFont(name: a, size: 1)"#, ["A"]),
      (#"extension String { static let b = "A" }; let f = UIFont(name: .b, size: 1)"#, ["A"]),
      (#"struct F { static var b: String { "A" } }; let f = UIFont(name: F.b, size: 1)"#, ["A"]),
      (
        #"struct F { static var b: String { get { return "A" } } }; let f = UIFont(name: F.b, size: 1)"#,
        ["A"]
      ),
      // Raw values.
      (
        #"enum F: String { case b = "A", l = "B"; func f() -> UIFont { UIFont(name: rawValue, size: 1)! } }"#,
        ["A", "B"]
      ),
      (#"enum F: String { case b = "A" }; let f = UIFont(name: F.b.rawValue, size: 1)"#, ["A"]),
      (
        #"enum F: String { case b = "A", c = "B" }; let f = UIFont(name: F.b.rawValue, size: 1)"#,
        ["A"]
      ),
      (
        #"enum F: String { case Bold, Light }; let f = UIFont(name: F.Bold.rawValue, size: 1)"#,
        ["Bold"]
      ),
      (
        #"enum F: String { case b = "A" }; func f(_ n: F) -> Font { .custom(n.rawValue, size: 1) }"#,
        ["A"]
      ),
      (
        #"enum F: String { case b = "A" }; extension Font { static func custom(_ f: F, size: CGFloat) -> Font { custom(f.rawValue, size: size) } }; let x = Text("").font(.custom(.b, size: 1))"#,
        ["A"]
      ),
      // Switches, conditions.
      (
        #"enum W { case a, b; var n: String { switch self { case .a: return "A"; case .b: return "B" } } }; func f(w: W) { UIFont(name: w.n, size: 1) }"#,
        ["A", "B"]
      ),
      (
        #"enum W { case a, b; var n: String { switch self { case .a: "A"; case .b: "B" } }; var f: UIFont? { UIFont(name: n, size: 1) } }"#,
        ["A", "B"]
      ),
      (
        #"func n(_ w: W) -> String { if w.isBold { return "A" } else { return "B" } }; let f = UIFont(name: n(w), size: 1)"#,
        ["A", "B"]
      ),
      (#"let f = UIFont(name: on ? "A" : "B", size: 1)"#, ["A", "B"]),
      (#"let f = UIFont(name: a ? "A" : b ? "B" : "C", size: 1)"#, ["A", "B", "C"]),
      (#"let f = UIFont(name: stored ?? "A", size: 1)"#, ["A"]),
      (#"let n = if on { "A" } else { "B" }; let f = UIFont(name: n, size: 1)"#, ["A", "B"]),
      (
        #"let n = switch w { case .a: "A"; default: "B" }; let f = UIFont(name: n, size: 1)"#,
        ["A", "B"]
      ),
      (
        #"func f() { let n: String; switch w { case .a: n = "A"; default: n = "B" }; g(UIFont(name: n, size: 1)) }"#,
        ["A", "B"]
      ),
      (#"func f() { var n = "A"; if w { n = "B" }; g(UIFont(name: n, size: 1)) }"#, ["A", "B"]),
      (#"func f() { guard let n = n ?? "A" else { return }; g(UIFont(name: n, size: 1)) }"#, ["A"]),
      // Parameters.
      (#"func f(_ n: String) -> UIFont { UIFont(name: n, size: 1)! }; let x = f("A")"#, ["A"]),
      (#"func f(_ n: String = "A") -> UIFont { UIFont(name: n, size: 1)! }; let x = f()"#, ["A"]),
      (
        #"func f(name n: String, _ s: Int = 1) { UIFont(name: n, size: s) }; f(name: "A"); f(name: "B", 3)"#,
        ["A", "B"]
      ),
      (
        #"extension UIFont { static func app(_ n: String) -> UIFont { UIFont(name: n, size: 1)! } }; label.font = .app("A"); label.font = UIFont.app("B")"#,
        ["A", "B"]
      ),
      (
        #"extension View { func app(_ n: String) -> some View { font(.custom(n, size: 1)) } }; let x = Text("x").padding().app("A")"#,
        ["A"]
      ),
      (
        #"func f(_ n: String) { UIFont(name: n, size: 1) }; func g(_ n: String) { f(n) }; g("A")"#,
        ["A"]
      ),
      (#"let f = { (n: String) in UIFont(name: n, size: 1) }; let x = f("A")"#, ["A"]),
      (#"["A", "B"].forEach { n in UIFont(name: n, size: 1) }"#, ["A", "B"]),
      (#"["A", "B"].map { UIFont(name: $0, size: 1) }"#, ["A", "B"]),
      (#"for n in ["A", "B"] { UIFont(name: n, size: 1) }"#, ["A", "B"]),
      (#"let d = [1: "A", 2: "B"]; let f = UIFont(name: d[1]!, size: 1)"#, ["A", "B"]),
      (
        #"func f<T: StringProtocol>(_ n: T) -> UIFont where T: Sendable { UIFont(name: n, size: 1)! }; f("A")"#,
        ["A"]
      ),
      // Properties.
      (
        #"struct S { let n: String; var f: UIFont? { UIFont(name: n, size: 1) } }; let s = S(n: "A")"#,
        ["A"]
      ),
      (
        #"struct S { let n: String; let size: CGFloat; static let a: S = .init(n: "A", size: 1); func f() { UIFont(name: n, size: size) } }"#,
        ["A"]
      ),
      (
        #"class C { let n: String; init(_ n: String) { self.n = n }; func f() { UIFont(name: n, size: 1) } }; let c = C("A")"#,
        ["A"]
      ),
      (
        #"class C { var n = "A"; func f() { UIFont(name: n, size: 1) } }; class D: C { func g() { n = "B" } }"#,
        ["mention A", "B"]
      ),
      (
        #"protocol P { var n: String { get } }; extension P { func f() { UIFont(name: n, size: 1) } }; struct S: P { let n = "A" }"#,
        ["A"]
      ),
    ] as [(String, [String])]
  )
  func `a name is followed`(code: String, names: [String]) throws {
    #expect(try SwiftSketch(code).names == names)
  }

  @Test(
    arguments: [
      (#"let f = UIFont(name: "Demo" + "-" + "Bold", size: 1)"#, ["Demo-Bold"]),
      (#"let n = "Demo"; let f = UIFont(name: n + "-Bold", size: 1)"#, ["Demo-Bold"]),
      (#"let n = "Demo"; let f = UIFont(name: "\(n)-Bold", size: 1)"#, ["Demo-Bold"]),
      (
        #"let f = UIFont(name: "Demo-" + (on ? "Bold" : "Light"), size: 1)"#,
        ["Demo-Bold", "Demo-Light"]
      ),
      (
        #"let f = UIFont(name: "Demo-\(on ? "Bold" : "Light")", size: 1)"#,
        ["Demo-Bold", "Demo-Light"]
      ),
      (
        #"enum W: String { case Bold, Light; func f() { UIFont(name: "Demo-\(rawValue)", size: 1) } }"#,
        ["Demo-Bold", "Demo-Light"]
      ),
      (
        #"enum W { case Bold, Light }; func f(_ w: W) { UIFont(name: "Demo-\(w)", size: 1) }"#,
        ["Demo-…"]
      ),
      (
        #"enum W { case Bold, Light, X }; func f(_ w: W) { UIFont(name: "Demo-\(w)", size: 1) }; f(.Bold); f(.Light)"#,
        ["Demo-Bold", "Demo-Light"]
      ),
      (
        #"enum W: String { case Bold, X }; func f(_ w: W) { UIFont(name: "Demo-\(w.rawValue)", size: 1) }; f(.Bold)"#,
        ["Demo-Bold"]
      ),
      (
        #"enum W: String { case Bold, X }; func f(_ w: W) { UIFont(name: "Demo-\(w.rawValue)", size: 1) }; f(.Bold); f(load())"#,
        ["Demo-…"]
      ),
      (
        #"enum F: String { static let family = "Demo"; case bold = "Bold"; func f() { UIFont(name: "\(Self.family)-\(rawValue)", size: 1) } }"#,
        ["Demo-Bold"]
      ),
      (
        #"let base = "Demo"; enum F: String { case Bold, Light; var name: String { base + "-" + self.rawValue }; func f() { UIFont(name: name, size: 1) } }"#,
        ["Demo-Bold", "Demo-Light"]
      ),
      (
        #"enum F { case Bold; var f: UIFont? { UIFont(name: "Demo-\(self)", size: 1) } }"#,
        ["Demo-Bold"]
      ),
      (
        #"enum F: String { case bold = "Bold"; static let family = "Demo" }; extension F { var f: UIFont? { UIFont(name: "\(F.family)-\(rawValue)", size: 1) } }"#,
        ["Demo-Bold"]
      ),
      // Which family is asked for which style is not known.
      (
        #"enum F: String { case bold = "Bold", thin = "Thin"; func f(_ n: String) { UIFont(name: n + "-" + rawValue, size: 1) } }; F.bold.f("Demo")"#,
        ["Demo-…"]
      ),
      // Not all of it is known: what is, is said.
      (#"let f = UIFont(name: "Demo-\(style)", size: 1)"#, ["Demo-…"]),
      (#"let f = UIFont(name: family + "-Bold", size: 1)"#, ["…-Bold"]),
      (#"let f = UIFont(name: "\(family)-\(style)", size: 1)"#, []),
      (#"let f = UIFont(name: "\(name)", size: 1)"#, []),
      (#"let f = UIFont(name: "Demo-\(style.capitalized)Italic", size: 1)"#, ["Demo-…Italic"]),
      (
        #"func f() { var n = "Demo"; if b { n += "-Bold" }; g(UIFont(name: n, size: 1)) }"#,
        ["mention Demo", "mention Demo-Bold"]
      ),
      // Not every family has every style: which go together cannot be known.
      (
        #"enum F: String { case A, B }; enum W: String { case Bold, Light }; func f(_ f: F, _ w: W) { UIFont(name: "\(f.rawValue)-\(w.rawValue)X", size: 1) }"#,
        ["…-…X"]
      ),
    ] as [(String, [String])]
  )
  func `a name that is put together is known when its parts are`(
    code: String,
    names: [String]
  ) throws {
    #expect(try SwiftSketch(code).names.sorted() == names.sorted())
  }

  @Test(
    arguments: [
      // A parameter of another function of that name.
      #"func f(_ n: String) { UIFont(name: n, size: 1) }; struct S { func f(_ n: String) {} }; S().f("A")"#,
      #"func f(_ n: String) { UIFont(name: n, size: 1) }; f(name: "A")"#,
      #"func f(_ n: String) { UIFont(name: n, size: 1) }; f("A", 2)"#,
      #"class C { func set(_ n: String) { UIFont(name: n, size: 1) } }; class D { func set(_ n: String) {} }; object.set("A")"#,
      // Local names hide those outside.
      #"let n = "A"; func f(n: String) { UIFont(name: n, size: 1) }"#,
      #"let n = "A"; func f() { let n = load(); g(UIFont(name: n, size: 1)) }"#,
      #"let n = "A"; func f() { switch x { case .a(let n): g(UIFont(name: n, size: 1)) } }"#,
      #"let n = "A"; list.forEach { n in UIFont(name: n, size: 1) }"#,
      // Names that lead to themselves.
      #"let a = b; let b = a; let f = UIFont(name: a, size: 1)"#,
      #"func f(_ n: String) { UIFont(name: n, size: 1); f(n) }"#,
    ]
  )
  func `what is not the name is not taken for it (trap)`(code: String) throws {
    #expect(try SwiftSketch(code).names == [])
  }

  @Test(
    arguments: [
      (#"let f = UIFont(name: name, size: 1)"#, 1),
      (#"func f(_ n: String) { UIFont(name: n, size: 1) }"#, 1),
      (#"func f(_ n: String) { UIFont(name: n, size: 1) }; f("A"); f(stored)"#, 1),
      (#"let f = UIFont(name: stored ?? "A", size: 1)"#, 1),
      (#"let f = Font.custom("\(family)-\(style)", size: 1)"#, 1),
      // All of it is known.
      (#"func f(_ n: String) { UIFont(name: n, size: 1) }; f("A")"#, 0),
      (#"let n = "A"; let f = UIFont(name: n, size: 1)"#, 0),
      (
        #"enum F: String { case a = "A" }; func f(_ f: F) { UIFont(name: f.rawValue, size: 1) }"#, 0
      ),
      // It is the name of a font that is there already.
      (#"let f = UIFont(name: label.font.fontName, size: 1)"#, 0),
      (#"let f = UIFont(name: titleFont.familyName, size: 1)"#, 0),
      (#"extension UIFont { var b: UIFont? { UIFont(name: fontName, size: 1) } }"#, 0),
      (#"let f = UIFont(name: settings.fontName, size: 1)"#, 1),
      (#"class C { func b() { g(UIFont(name: self.fontName, size: 1)) } }"#, 1),
      // Part of it is known, which is said.
      (#"let f = UIFont(name: "Demo-\(style)", size: 1)"#, 0),
      // It is not the system that is asked.
      (#"let f = Avatar(name: name, size: 1)"#, 0),
    ]
  )
  func `a request of which nothing is known may be for any font`(
    code: String,
    count: Int
  ) throws {
    #expect(try SwiftSketch(code).unknownNames == count)
  }

  @Test func `names are followed through the files of a module`() throws {
    let sketch = try SwiftSketch(
      "extension UIFont { static func app(_ n: FontName) -> UIFont { UIFont(name: n.rawValue, size: 1)! } }",
      #"enum FontName: String { case bold = "Demo-Bold" }; enum Names { static let x = "Demo-X" }"#,
      "let a = UIFont(name: Names.x, size: 1); let b = helper(Names.x)",
      "func helper(_ name: String) -> Font { .custom(name + \"-Italic\", size: 1) }"
    )
    #expect(sketch.names == ["Demo-Bold", "Demo-X", "Demo-X-Italic"])
  }

  @Test func `names are not followed into files that are not of the module`() throws {
    let sketch = try SwiftSketch("let f = UIFont(name: Names.x, size: 1)")
    #expect(sketch.names == [])
  }

  @Test func `a name is placed where it is written, its use where it is handed over`() throws {
    let sketch = try SwiftSketch(
      """

      enum Face: String {
        case bold = "Demo-Bold"
        func font(_ size: CGFloat) -> UIFont? { UIFont(name: rawValue, size: size) }
      }
      """
    )
    let request = try #require(sketch.scan.requests.first)
    #expect(sketch.source(at: request.location, count: 11) == "\"Demo-Bold\"")
    #expect(request.location.line == 3)
    #expect(request.location.column == 15)
    #expect(request.use?.line == 4)
    #expect(request.use?.column == 43)
  }

  @Test(arguments: [
    #"UIFont(name: "\(Names.title)", size: 1)"#,
    #"UIFont(name: String(format: "%@", Names.title), size: 1)"#,
    #"UIFont(name: Names.title + "", size: 1)"#,
    #"UIFont(name: "\(Style.title.name)", size: 1)"#,
    #"UIFont(name: make("\(Names.title)"), size: 1)"#,
    #"UIFont(name: [Names.title].joined(separator: "-"), size: 1)"#,
  ])
  func `a name that only passes through is placed where its text stands`(call: String) throws {
    let sketch = try SwiftSketch(
      """
      enum Names { static let title = "Demo" }
      enum Style { case title; var name: String { Names.title } }
      func make(_ name: String) -> String { name }
      let f = \(call)
      """
    )
    let request = try #require(sketch.scan.requests.first)
    #expect(sketch.names == ["Demo"])
    #expect(sketch.source(at: request.location, count: 6) == "\"Demo\"")
    #expect(request.use?.line == 4)
  }

  @Test func `a name in the call itself has no other place of use`() throws {
    let sketch = try SwiftSketch(#"let f = UIFont(name: on ? "A" : "B" + "C", size: 1)"#)
    #expect(sketch.scan.requests.map(\.use) == [nil, nil])
  }

  @Test func `a name that is written once and used often is one request`() throws {
    let sketch = try SwiftSketch(
      #"let n = "A"; let f = UIFont(name: n, size: 1); let g = UIFont(name: n, size: 2)"#
    )
    #expect(sketch.names == ["A"])
  }

  @Test func `a helper that is called from many places has a name for each`() throws {
    let calls = (0..<300).map { "let f\($0) = make(\"Demo-\($0 % 3)\")" }.joined(separator: "\n")
    let sketch = try SwiftSketch(
      "func make(_ name: String) -> UIFont { UIFont(name: name, size: 1)! }\n" + calls
    )
    #expect(sketch.names.count == 300)
    #expect(Set(sketch.names) == ["Demo-0", "Demo-1", "Demo-2"])
  }
}
