import SourceScan
import Testing

/// Fonts that are asked for where others are not there.
@Suite("Chains of fonts")
struct FallbackTests {
  @Test(arguments: [
    #"let f = UIFont(name: "A", size: 1) ?? UIFont(name: "B", size: 1)"#,
    #"let f = UIFont(name: "A", size: 1)?.withSize(2) ?? UIFont(name: "B", size: 1) ?? .systemFont(ofSize: 1)"#,
    #"func f() -> UIFont { if let f = UIFont(name: "A", size: 1) { return f } else if let f = UIFont(name: "B", size: 1) { return f } else { return .systemFont(ofSize: 1) } }"#,
    #"func f() -> UIFont { if let f = UIFont(name: "A", size: 1) { return f }; return UIFont(name: "B", size: 1)! }"#,
    #"func f() -> UIFont { guard let f = UIFont(name: "A", size: 1) else { return UIFont(name: "B", size: 1)! }; return f }"#,
    #"func f() { var f = UIFont(name: "A", size: 1); if f == nil { f = UIFont(name: "B", size: 1) } }"#,
    #"func f() { var f: UIFont? = UIFont(name: "A", size: 1)"# + "\n"
      + #"if f == nil { f = UIFont(name: "B", size: 1) } }"#,
    #"let f = on ? x : UIFont(name: "A", size: 1) ?? UIFont(name: "B", size: 1)"#,
    #"let f = (on ? UIFont(name: "A", size: 1) : x) ?? UIFont(name: "B", size: 1)"#,
    #"let f = (on ? x : UIFont(name: "A", size: 1)) ?? UIFont(name: "B", size: 1)"#,
    #"func f() -> UIFont { return (UIFont(name: "A", size: 1)?.withSize(2)) ?? UIFont(name: "B", size: 1)! }"#,
    #"func g(_ n: String) -> UIFont? { UIFont(name: n, size: 1) }; let f = g("A") ?? g("B")"#,
    #"func h(_ n: String) -> UIFont? { g(n) }; func g(_ n: String) -> UIFont? { UIFont(name: n, size: 1) }; let f = h("A") ?? h("B") ?? .systemFont(ofSize: 1)"#,
    #"func f() { if let f = UIFont(name: "A", size: 1) { l.font = f } else { l.font = UIFont(name: "B", size: 1) } }"#,
    #"func f() { if let f = UIFont(name: "A", size: 1) { l.font = f; return }; l.font = UIFont(name: "B", size: 1) }"#,
    #"func f() -> UIFont? { for n in ["A", "B"] { if let f = UIFont(name: n, size: 1) { return f } }; return nil }"#,
    #"let f = ["A", "B"].compactMap { UIFont(name: $0, size: 1) }.first"#,
    #"let f = ["A", "B"].lazy.compactMap { UIFont(name: $0, size: 1) }.first ?? .systemFont(ofSize: 1)"#,
    #"let names = ["A", "B"]; let f = names.lazy.compactMap({ n in UIFont(name: n, size: 1) }).first"#,
  ])
  func `requests of which the first that succeeds is used are one chain`(code: String) throws {
    let requests = try SwiftSketch(code).requests.filter { !$0.isProbe }
    #expect(Set(requests.map(\.name)) == [.known("A"), .known("B")])
    let first = try #require(requests.first { $0.name == .known("A") })
    #expect(first.alternatives.contains(FontAlternative(names: ["B"], comesFirst: false)))
  }

  @Test(arguments: [
    #"func f() { a.font = UIFont(name: "A", size: 1); b.font = UIFont(name: "B", size: 1) }"#,
    #"func f() { if let f = UIFont(name: "A", size: 1) { a.font = f }; if let g = UIFont(name: "B", size: 1) { b.font = g } }"#,
    #"func f() { let f = UIFont(name: "A", size: 1); let g = UIFont(name: "B", size: 1) }"#,
    #"func f() { if on { a.font = UIFont(name: "A", size: 1) } else { a.font = UIFont(name: "B", size: 1) } }"#,
    #"func f() { guard let f = UIFont(name: "A", size: 1) else { return }; a.font = f; b.font = UIFont(name: "B", size: 1) }"#,
    #"let f = UIFont(name: "A", size: 1) ?? .systemFont(ofSize: 1); let g = UIFont(name: "B", size: 1)!"#,
    // Two values of one request.
    #"func b(_ n: String) -> UIFont { UIFont(name: n, size: 1) ?? .systemFont(ofSize: 1) }; let x = [b("A"), b("B")]"#,
    #"func b(_ n: String) -> UIFont { if let f = UIFont(name: n, size: 1) { return f }; return .systemFont(ofSize: 1) }; let x = [b("A"), b("B")]"#,
    #"func b(_ n: String) -> UIFont { guard let f = UIFont(name: n, size: 1) else { return .systemFont(ofSize: 1) }; return f }; let x = [b("A"), b("B")]"#,
    #"let f = UIFont(name: on ? "A" : "B", size: 1) ?? .systemFont(ofSize: 1)"#,
    #"let f = (on ? UIFont(name: "A", size: 1) : UIFont(name: "B", size: 1)) ?? .systemFont(ofSize: 1)"#,
    #"let f = x ?? (on ? UIFont(name: "A", size: 1) : UIFont(name: "B", size: 1))"#,
    #"enum W: String { case a = "A", b = "B" }; func f(_ w: W) -> UIFont { UIFont(name: w.rawValue, size: 1) ?? .systemFont(ofSize: 1) }; let x = [f(.a), f(.b)]"#,
    // Two branches of a switch, and of a ternary.
    #"func f(_ w: W) -> UIFont { switch w { case .a: return UIFont(name: "A", size: 1) ?? .systemFont(ofSize: 1); case .b: return UIFont(name: "B", size: 1) ?? .systemFont(ofSize: 1) } }"#,
    #"func f(_ w: W) -> UIFont { let n: String; switch w { case .a: n = "A"; case .b: n = "B" }; return UIFont(name: n, size: 1) ?? .systemFont(ofSize: 1) }"#,
    #"func f() -> UIFont { let f = on ? UIFont(name: "A", size: 1) : UIFont(name: "B", size: 1); if f == nil { return .systemFont(ofSize: 1) }; return f! }"#,
    // What follows in another statement, or in a branch.
    #"func f() { if let f = UIFont(name: "A", size: 1) { a.font = f; return }; log(); b.font = UIFont(name: "B", size: 1) }"#,
    #"func f() { if let f = UIFont(name: "A", size: 1) { a.font = f } else { if on { a.font = UIFont(name: "B", size: 1) } } }"#,
    #"func f() { if let f = UIFont(name: "A", size: 1) { a.font = f } else if on { a.font = UIFont(name: "B", size: 1) } }"#,
    #"func f() { var f: UIFont?; switch w { case .a: f = UIFont(name: "A", size: 1); case .b: f = UIFont(name: "B", size: 1) }; if f == nil { f = .systemFont(ofSize: 1) } }"#,
    #"func g(_ n: String) -> UIFont? { UIFont(name: n, size: 1) }; let f = g("A") ?? x; let h = g("B")"#,
    #"func g(_ n: String) -> UIFont? { UIFont(name: n, size: 1) }; let f = [g("A"), g("B")]"#,
    // Two callers with lists of their own, and all of a list.
    #"func f(_ n: [String]) -> UIFont? { n.compactMap { UIFont(name: $0, size: 1) }.first }; let x = [f(["A"]), f(["B"])]"#,
    #"let f = ["A", "B"].compactMap { UIFont(name: $0, size: 1) }"#,
  ])
  func `others stand for themselves`(code: String) throws {
    let requests = try SwiftSketch(code).requests
    #expect(Set(requests.map(\.name)) == [.known("A"), .known("B")])
    #expect(requests.allSatisfy { $0.alternatives.isEmpty })
  }

  @Test(arguments: [
    #"if UIFont(name: "A", size: 1) == nil { register() }"#,
    #"let isThere = UIFont(name: "A", size: 1) != nil"#,
    #"if UIFont.fontNames(forFamilyName: "A").isEmpty { register() }"#,
    #"let n = UIFont(name: "A", size: 1) == nil ? load() : "A"; let f = UIFont(name: n, size: 2)"#,
  ])
  func `a question whether a font is there is no more than that`(code: String) throws {
    let requests = try SwiftSketch("func f() { \(code) }").requests
    #expect(!requests.isEmpty && requests.allSatisfy(\.isProbe))
  }

  @Test func `a font that is only asked for is no question`() throws {
    let code = #"let f = UIFont(name: "A", size: 1) ?? .systemFont(ofSize: 1)"#
    #expect(try SwiftSketch(code).requests.map(\.isProbe) == [false])
  }
}
