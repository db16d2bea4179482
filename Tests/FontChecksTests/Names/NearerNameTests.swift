import FontChecks
import FontTestSupport
import Testing

/// Of two things of one name that is meant which stands nearer, and where that is not known nothing is
/// said.
@Suite("Names that something nearer is called as well")
struct NearerNameTests {
  private static let head = "import UIKit\n"

  private func errors(_ code: String) throws -> [String] {
    try AppFolder(["A.swift": Self.head + code.replacing("; ", with: "\n")]).findings()
      .filter { $0.severity != .note && $0.rule.hasPrefix("names") }.map(\.message)
  }

  /// A property with a title, and a name that a pattern binds.
  @Test(arguments: [
    "for (name, size) in all { use(UIFont(name: name, size: size)) }",
    "for (i, name) in all.enumerated() { use(UIFont(name: name, size: 1), i) }",
    "for (i, (name, size)) in pairs { use(UIFont(name: name, size: size), i) }",
    "for case let (name, size) in all { use(UIFont(name: name, size: size)) }",
    "for await name in stream { use(UIFont(name: name, size: 1)) }",
    "for try await name in stream { use(UIFont(name: name, size: 1)) }",
    "let (name, size) = all[0]; use(UIFont(name: name, size: size))",
    "var (name, _) = all[0]; use(UIFont(name: name, size: 1))",
    "switch style { case let .custom(name, _): use(UIFont(name: name, size: 1)); default: break }",
    "switch style { case let .a(name, size), let .b(name, size): use(UIFont(name: name, size: size)); default: break }",
    "switch style { case let Style.custom(name): use(UIFont(name: name, size: 1)); default: break }",
    "switch pair { case let (name, n): use(UIFont(name: name, size: n)) }",
    "switch style { case let .custom(font: name, size: n): use(UIFont(name: name, size: n)); default: break }",
    "if case let .custom(name) = style { use(UIFont(name: name, size: 1)) }",
    "guard case let .custom(name, _) = style else { return }; use(UIFont(name: name, size: 1))",
    "load { [weak self] name in self?.use(UIFont(name: name, size: 1)) }",
    "load { [weak self, size] (name) in self?.use(UIFont(name: name, size: size)) }",
    "load { [unowned self] name, size in use(UIFont(name: name, size: size)) }",
    // As before.
    "switch style { case .custom(let name): use(UIFont(name: name, size: 1)); default: break }",
    "if let name = other { use(UIFont(name: name, size: 1)) }",
    "load { name in use(UIFont(name: name, size: 1)) }",
  ])
  func `a name that a pattern binds is not the property of that name`(statement: String) throws {
    #expect(try errors("class C { let name = \"Card\"; func f() { \(statement) } }") == [])
    #expect(try errors("let name = \"Card\"; func f() { \(statement) }") == [])
  }

  /// What is bound in one place is not in another, and labels and cases bind nothing.
  @Test(arguments: [
    "class C { let name = \"Gone\"; func g() { for (other, size) in all { use(UIFont(name: name, size: size)) } } }",
    "class C { let name = \"Gone\"; func f() { let (a, b) = p; use(a, b) }; func g() { use(UIFont(name: name, size: 1)) } }",
    "class C { let name = \"Gone\"; func g() { let (x: a, name: b) = p; use(UIFont(name: name, size: 1)) } }",
    "class C { let name = \"Gone\"; func g() { load { [weak self] size in use(UIFont(name: name, size: size)) } } }",
    "class C { let name = \"Gone\"; func g() { if case let .name(size) = s { use(UIFont(name: name, size: size)) } } }",
  ])
  func `the property is meant where nothing nearer is called so`(code: String) throws {
    #expect(try errors(code) == ["no font is called 'Gone'"])
  }

  /// A variable that a function sets.
  @Test(arguments: [
    "func f() -> UIFont? { var n = \"placeholder\"; pick(&n); return UIFont(name: n, size: 1) }",
    "func f() -> UIFont? { var n = \"placeholder\"; if b { pick(1, into: &n) }; return UIFont(name: n, size: 1) }",
    "class L { var name = \"placeholder\"; func f() -> UIFont? { load(into: &name); return UIFont(name: name, size: 1) } }",
    "class L { var name = \"placeholder\"; func f() -> UIFont? { load(into: &self.name); return UIFont(name: name, size: 1) } }",
    "func f() -> UIFont? { var n = \"placeholder\"; withUnsafeMutablePointer(to: &n) { fill($0) }; return UIFont(name: n, size: 1) }",
  ])
  func `what a variable starts with may be gone once a function was handed it`(code: String) throws
  {
    #expect(try errors(code) == [])
  }

  /// Overloads, and functions of one name that stand nearer.
  @Test(arguments: [
    "func f(_ n: String, _ s: CGFloat) -> UIFont? { UIFont(name: n, size: s) }; func f(_ n: String, _ c: UIColor) -> UILabel { UILabel() }; let b = f(\"Hello\", .red)",
    "extension UILabel { convenience init(_ n: String, _ s: CGFloat) { self.init(); font = UIFont(name: n, size: s) }; convenience init(_ t: String, _ f: UIFont) { self.init() } }; let a = UILabel(\"Hello\", UIFont.systemFont(ofSize: 2))",
    "func font(_ n: String) -> UIFont? { UIFont(name: n, size: 1) }; class C { func font(_ n: String) -> Int { n.count }; func g() { use(font(\"Whatever\")) } }",
    "func font(_ n: String) -> UIFont? { UIFont(name: n, size: 1) }; func g() { func font(_ n: String) -> Int { n.count }; use(font(\"Whatever\")) }",
    "class Base { func font(_ n: String) -> UIFont? { UIFont(name: n, size: 1) } }; class Sub: Base { override func font(_ n: String) -> UIFont? { super.font(\"DemoSans-\" + n) } }; let a = Sub().font(\"Bold\")",
  ])
  func `which of several functions of one name is called is not guessed`(code: String) throws {
    #expect(try errors(code) == [])
  }

  /// Others of the name do not matter where they cannot be meant.
  @Test(arguments: [
    "func f(_ n: String) -> UIFont? { UIFont(name: n, size: 1) }; func f(title n: String) -> Int { 1 }; let a = f(\"Gone\")",
    "class A { func font(_ n: String) -> UIFont? { UIFont(name: n, size: 1) } }; class B { func font(_ n: String) -> Int { 1 } }; let a = A().font(\"Gone\")",
  ])
  func `a function that is told apart is judged`(code: String) throws {
    #expect(try errors(code) == ["no font is called 'Gone'"])
  }
}
