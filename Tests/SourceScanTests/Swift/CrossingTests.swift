import SourceScan
import Testing

/// One value that goes into several names, of which only some are made of it.
@Suite("Values that cross branches")
struct CrossingTests {
  private func asked(_ code: String) throws -> [String] {
    try SwiftSketch(code).names.filter { !$0.hasPrefix("mention ") }
  }

  @Test(arguments: [
    #"if bold { return UIFont(name: n + "-Bold", size: 1) }; return UIFont(name: n, size: 1)"#,
    #"if bold { return UIFont(name: "\(n)-Bold", size: 1) } else { return UIFont(name: n, size: 1) }"#,
    #"return UIFont(name: bold ? n + "-Bold" : n, size: 1)"#,
    #"return bold ? UIFont(name: n + "-Bold", size: 1) : UIFont(name: n, size: 1)"#,
    #"let full = bold ? "\(n)-Bold" : n; return UIFont(name: full, size: 1)"#,
    #"let full: String; if bold { full = n + "-Bold" } else { full = n }; return UIFont(name: full, size: 1)"#,
    #"return UIFont(name: n + "-Bold", size: 1) ?? UIFont(name: n, size: 1)"#,
    #"if let font = UIFont(name: n + "-Bold", size: 1) { return font }; return UIFont(name: n, size: 1)"#,
    #"switch bold { case true: return UIFont(name: n + "-Bold", size: 1); default: return UIFont(name: n, size: 1) }"#,
    #"return UIFont(name: full(n, bold), size: 1) } func full(_ n: String, _ bold: Bool) -> String { if bold { return n + "-Bold" }; return n"#,
    #"return bold ? make(n + "-Bold") : make(n) } func make(_ name: String) -> UIFont? { UIFont(name: name, size: 1)"#,
  ])
  func `which values go bare and which are joined is not known`(body: String) throws {
    let code = "func font(_ n: String, _ bold: Bool) -> UIFont? { \(body) }\n"
    #expect(
      try asked(code + #"let a = font("Demo", true); let b = font("Other-Light", false)"#) == []
    )
    // A single value may come by either way.
    #expect(try asked(code + #"let a = font("Other-Light", false)"#) == [])
  }

  @Test(arguments: [
    #"enum F: String { case a = "A", b = "B-Light"; func font(_ bold: Bool) -> UIFont? { bold ? UIFont(name: rawValue + "-Bold", size: 1) : UIFont(name: rawValue, size: 1) } }"#,
    #"enum F: String { case a = "A", b = "B-Light"; func name(_ bold: Bool) -> String { if bold { return "\(rawValue)-Bold" }; return rawValue }; func font(_ bold: Bool) -> UIFont? { UIFont(name: name(bold), size: 1) } }"#,
    #"struct S { let n: String; func font(_ bold: Bool) -> UIFont? { bold ? UIFont(name: n + "-Bold", size: 1) : UIFont(name: n, size: 1) } }; let a = S(n: "A"); let b = S(n: "B-Light")"#,
    #"func f(_ n: String, _ w: Int) -> UIFont? { switch w { case 1: return UIFont(name: n + "-Bold", size: 1); default: return UIFont(name: n + "-Light", size: 1) } }; let a = f("A", 1); let b = f("B", 2)"#,
  ])
  func `nor where the values are raw values, or none goes bare`(code: String) throws {
    #expect(try asked(code) == [])
  }

  @Test(
    arguments: [
      // Both are asked for, whatever is handed over.
      (
        #"func use(_ n: String) { a = UIFont(name: n + "-Bold", size: 1); b = UIFont(name: n + "-Light", size: 1) }; use("A"); use("B")"#,
        ["A-Bold", "A-Light", "B-Bold", "B-Light"]
      ),
      // The family is one and the same.
      (
        #"let n = "A"; func f(_ on: Bool) -> UIFont? { on ? UIFont(name: n + "-Bold", size: 1) : UIFont(name: n + "-Light", size: 1) }"#,
        ["A-Bold", "A-Light"]
      ),
      (
        #"func f(_ n: String, _ on: Bool) -> UIFont? { on ? UIFont(name: n + "-Bold", size: 1) : UIFont(name: n + "-Light", size: 1) }; let a = f("A", true)"#,
        ["A-Bold"]
      ),
      // The same name in each branch, of several sizes.
      (
        #"func f(_ n: String, _ on: Bool) -> UIFont? { on ? UIFont(name: n, size: 1) : UIFont(name: n, size: 2) }; let a = f("A", true); let b = f("B", true)"#,
        ["A", "B"]
      ),
      // The branches say which case comes to them.
      (
        #"enum F: String { case a = "A", b = "B-Light"; var font: UIFont? { switch self { case .a: return UIFont(name: rawValue + "-Bold", size: 1); case .b: return UIFont(name: rawValue, size: 1) } } }"#,
        ["A-Bold", "B-Light"]
      ),
      // Two functions.
      (
        #"func f(_ n: String) -> UIFont? { UIFont(name: n + "-Bold", size: 1) }; func g(_ n: String) -> UIFont? { UIFont(name: n, size: 1) }; let a = f("A"); let b = g("B")"#,
        ["A-Bold", "B"]
      ),
    ] as [(String, [String])]
  )
  func `what is asked for all the same is told`(code: String, names: [String]) throws {
    #expect(try asked(code).sorted() == names)
  }
}
