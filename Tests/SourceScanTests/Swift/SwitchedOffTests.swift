import SourceScan
import Testing

/// A name that a call hands over together with what keeps it from being asked for.
@Suite("Names that another argument switches off")
struct SwitchedOffTests {
  @Test(
    arguments: [
      ("_ kind: Kind", "kind == .own ? UIFont(name: n, size: 1) : .systemFont(ofSize: 1)"),
      ("_ kind: Kind", "kind == .system ? .systemFont(ofSize: 1) : UIFont(name: n, size: 1)"),
      ("_ kind: Kind", "kind != .system ? UIFont(name: n, size: 1) : .systemFont(ofSize: 1)"),
      ("_ kind: Kind", "if kind == .own { return UIFont(name: n, size: 1) }; return nil"),
      ("_ kind: Kind", "if kind == .system { return nil }; return UIFont(name: n, size: 1)"),
      ("_ kind: Kind", "guard kind == .own else { return nil }; return UIFont(name: n, size: 1)"),
      (
        "_ kind: Kind",
        "switch kind { case .system: return nil; case .own: return UIFont(name: n, size: 1) }"
      ),
      ("_ kind: String", #"if kind == "own" { return UIFont(name: n, size: 1) }; return nil"#),
      ("_ kind: Bool", "kind ? UIFont(name: n, size: 1) : .systemFont(ofSize: 1)"),
      ("_ kind: Bool", "return kind ? UIFont(name: n, size: 1) : nil"),
      ("_ kind: Bool", "!kind ? .systemFont(ofSize: 1) : UIFont(name: n, size: 1)"),
      ("_ kind: Bool", "if kind { return UIFont(name: n, size: 1) }; return nil"),
      ("_ kind: Bool", "if !kind { return nil }; return UIFont(name: n, size: 1)"),
      ("_ kind: Bool", "if kind == false { return nil }; return UIFont(name: n, size: 1)"),
      ("_ kind: Bool", "guard kind else { return nil }; return UIFont(name: n, size: 1)"),
      ("_ kind: Bool", "if n.count > 1, kind { return UIFont(name: n, size: 1) }; return nil"),
    ]
  )
  func `are not asked for`(parameter: String, body: String) throws {
    let (off, on) =
      switch parameter {
      case "_ kind: Bool": ("false", "true")
      case "_ kind: String": (#""system""#, #""own""#)
      default: (".system", "Kind.own")
      }
    let sketch = try SwiftSketch(
      """
      enum Kind { case system, own }
      func font(_ n: String, \(parameter)) -> UIFont? {
      \(body.replacing("; ", with: "\n"))
      }
      let fonts = [font("Title", \(off)), font("A", \(on)), font("B", load())]
      """
    )
    #expect(sketch.names == ["mention Title", "A", "B"], "\(body)")
  }

  @Test func `a default switches off as well`() throws {
    let sketch = try SwiftSketch(
      """
      func font(_ n: String, isOwn: Bool = false) -> UIFont? {
        isOwn ? UIFont(name: n + "-Bold", size: 1) : .systemFont(ofSize: 1)
      }
      let fonts = [font("Title"), font("A", isOwn: true)]
      """
    )
    #expect(sketch.names == ["A-Bold", "mention Title-Bold"])
  }

  @Test func `one call that does not is enough`() throws {
    let sketch = try SwiftSketch(
      """
      let title = "Title"
      func font(_ n: String, _ isOwn: Bool) -> UIFont? {
        guard isOwn else { return nil }
        return UIFont(name: n, size: 1)
      }
      let fonts = [font(title, false), font(title, true)]
      """
    )
    #expect(sketch.names == ["mention Title", "Title"] || sketch.names == ["Title"])
  }

  // A local name that is called like a parameter of another function.
  @Test func `only parameters of the same function do`() throws {
    let sketch = try SwiftSketch(
      """
      func font(_ n: String, _ isOwn: Bool) -> UIFont? {
        let isOwn = isOwn || always
        return isOwn ? UIFont(name: n, size: 1) : nil
      }
      let x = font("A", false)
      """
    )
    #expect(sketch.names == ["A"])
  }
}
