import SourceScan
import Testing

/// Names that grow.
@Suite("Texts that are put behind a variable")
struct AppendingTests {
  @Test(
    arguments: [
      (#"var n = "A"; n += "-Bold""#, ["A-Bold"]),
      (#"var n = "A"; n = n + "-Bold""#, ["A-Bold"]),
      (#"var n = "A"; n.append("-Bold")"#, ["A-Bold"]),
      (#"var n = "A"; n += "-"; n += "Bold""#, ["A-Bold"]),
      (#"let s = "Bold"; var n = "A-"; n += s"#, ["A-Bold"]),
      (#"var n = "A"; n += on ? "-Bold" : "-Light""#, ["A-Bold", "A-Light"]),
      // Which branch is taken is not known.
      (#"var n = "A"; if on { n += "-Bold" }"#, ["mention A", "mention A-Bold"]),
      // Nor how often.
      (#"var n = "A"; parts.forEach { _ in n += "-Bold" }"#, ["A…"]),
      (#"var n = "A"; run { n.append("-Bold") }"#, ["mention A", "mention A-Bold"]),
      (#"var n = "A"; for _ in parts { n += "-Bold" }"#, ["mention A", "mention A-Bold"]),
      // Nor what comes from elsewhere.
      (#"var n = "A"; parts.forEach { p in n += "-" + p }"#, ["A…"]),
      (#"var n = "A"; n += style"#, ["A…"]), (#"var n = "A"; n += "-\(style)""#, ["A…"]),
      // It is asked for before that as well.
      (
        #"var n = "A"; label.font = UIFont(name: n, size: 2); n += "-Bold""#,
        ["mention A-Bold"]
      ),
    ]
  )
  func `are joined as far as they are known`(lines: String, names: [String]) throws {
    let sketch = try SwiftSketch(
      """
      func font(on: Bool, style: String) -> UIFont? {
      \(lines.replacing("; ", with: "\n"))
      return UIFont(name: n, size: 1)
      }
      """
    )
    #expect(sketch.names.sorted() == names, "\(lines)")
  }

  @Test func `what a test keeps from growing is asked for as it is`() throws {
    let sketch = try SwiftSketch(
      """
      func font(_ name: String) -> UIFont? {
        var n = name
        if !n.contains("-") { n += "-Regular" }
        return UIFont(name: n, size: 1)
      }
      let fonts = [font("A"), font("B-Bold")]
      """
    )
    #expect(sketch.names == ["mention A", "mention A-Regular", "B-Bold"])
  }

  @Test func `a property may grow at any time`() throws {
    let sketch = try SwiftSketch(
      """
      final class Style {
        var n = "A"
        func bold() { n += "-Bold" }
        func font() -> UIFont? { UIFont(name: n, size: 1) }
      }
      """
    )
    #expect(sketch.names.allSatisfy { $0.hasSuffix("A…") })
  }
}
