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
    #"func f() -> UIFont? { UIFont(name: "A", size: 1) != nil ? x : UIFont(name: "B", size: 1) ?? UIFont(name: "A", size: 1) }"#,
  ])
  func `requests of which the first that succeeds is used are one chain`(code: String) throws {
    let requests = try SwiftSketch(code).requests.filter { !$0.isProbe }
    #expect(Set(requests.map(\.name)).isSubset(of: [.known("A"), .known("B")]))
    #expect(Set(requests.map(\.chain)).count == 1)
    #expect(!requests.isEmpty && requests.allSatisfy { $0.chain != nil })
  }

  @Test(arguments: [
    #"func f() { a.font = UIFont(name: "A", size: 1); b.font = UIFont(name: "B", size: 1) }"#,
    #"func f() { if let f = UIFont(name: "A", size: 1) { a.font = f }; if let g = UIFont(name: "B", size: 1) { b.font = g } }"#,
    #"func f() { let f = UIFont(name: "A", size: 1); let g = UIFont(name: "B", size: 1) }"#,
    #"func f() { if on { a.font = UIFont(name: "A", size: 1) } else { a.font = UIFont(name: "B", size: 1) } }"#,
    #"func f() { guard let f = UIFont(name: "A", size: 1) else { return }; a.font = f; b.font = UIFont(name: "B", size: 1) }"#,
    #"let f = UIFont(name: "A", size: 1) ?? .systemFont(ofSize: 1); let g = UIFont(name: "B", size: 1)!"#,
  ])
  func `others stand for themselves`(code: String) throws {
    let chains = try SwiftSketch(code).requests.compactMap(\.chain)
    #expect(Set(chains).count == chains.count)
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
