import SourceScan
import Testing

/// A value that is a key where it is found, and a name only where it is not.
@Suite("Names that are looked up first")
struct LookupTests {
  @Test(
    arguments: [
      #"if let m = d[k] { return UIFont(name: m, size: 1) }; return UIFont(name: k, size: 1)"#,
      #"if let m = d[k] { return UIFont(name: m, size: 1) } else { return UIFont(name: k, size: 1) }"#,
      #"guard let m = d[k] else { return UIFont(name: k, size: 1) }; return UIFont(name: m, size: 1)"#,
      #"if d[k] != nil { return UIFont(name: d["title"]!, size: 1) }; return UIFont(name: k, size: 1)"#,
      #"if d[k] == nil { return UIFont(name: k, size: 1) }; return UIFont(name: d["title"]!, size: 1)"#,
      #"if d.keys.contains(k) { return UIFont(name: d["title"]!, size: 1) }; return UIFont(name: k, size: 1)"#,
      #"guard d.keys.contains(k) else { return UIFont(name: k, size: 1) }; return UIFont(name: d["title"]!, size: 1)"#,
      #"var n = k; if let m = d[k] { n = m }; return UIFont(name: n, size: 1)"#,
      #"let m = d[k]; return UIFont(name: m ?? k, size: 1)"#,
    ]
  )
  func `a key that is there is no name, and what is no key is one`(body: String) throws {
    let lines = body.replacing("; ", with: "\n")
    let sketch = try SwiftSketch(
      """
      let d = ["title": "A"]
      func font(_ k: String) -> UIFont? {
      \(lines)
      }
      let fonts = [font("title"), font("B")]
      """
    )
    #expect(sketch.names == ["A", "mention title", "B"], "\(body)")
  }

  @Test(
    arguments: [
      #"if let m = d[k] { return UIFont(name: m, size: 1) }; return UIFont(name: k, size: 1)"#,
      #"if let m = d[k.lowercased()] { return UIFont(name: m, size: 1) }; return UIFont(name: k, size: 1)"#,
    ]
  )
  func `in a dictionary that is not known any may be a key`(body: String) throws {
    let sketch = try SwiftSketch(
      """
      func font(_ k: String, _ d: [String: String]) -> UIFont? {
      \(body.replacing("; ", with: "\n"))
      }
      let x = font("title", load())
      """
    )
    #expect(sketch.names == ["mention title"])
  }

  // The size of a font is looked up by its name.
  @Test func `what is found may be something else than the name`() throws {
    let sketch = try SwiftSketch(
      """
      let sizes = ["A": 12.0]
      func font(_ k: String) -> UIFont? {
        guard let size = sizes[k] else { return nil }
        return UIFont(name: k, size: size)
      }
      let x = font("A")
      """
    )
    #expect(sketch.names == ["A"])
  }
}
