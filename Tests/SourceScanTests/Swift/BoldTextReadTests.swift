import SourceScan
import Testing

@Suite
struct BoldTextReadTests {
  @Test(
    arguments: [
      ("struct A: View { @Environment(\\.legibilityWeight) var legibilityWeight }", 1),
      ("struct A: View { @Environment(\\.legibilityWeight) private var weight }", 1),
      ("if UIAccessibility.isBoldTextEnabled { bold() }", 1),
      ("if traitCollection.legibilityWeight == .bold { bold() }", 1),
      ("n.addObserver(self, name: UIAccessibility.boldTextStatusDidChangeNotification)", 1),
      ("registerForTraitChanges([UITraitLegibilityWeight.self]) { _, _ in }", 0),
      ("// UIAccessibility.isBoldTextEnabled", 0),
      ("let a = \"isBoldTextEnabled\"", 0),
      ("let legibilityWeight = 3", 0),
      ("Text(\"x\").environment(\\.legibilityWeight, .bold)", 0),
      ("#if DEBUG\nlet a = UIAccessibility.isBoldTextEnabled\n#endif", 0),
    ]
  )
  func `reading whether Bold Text is on is told`(code: String, count: Int) throws {
    #expect(try SwiftSketch("\n" + code).scan.boldTextReads.count == count)
  }

  @Test func `it is placed at the name`() throws {
    let sketch = try SwiftSketch("if UIAccessibility.isBoldTextEnabled { bold() }")
    let place = try #require(sketch.scan.boldTextReads.first)
    #expect(sketch.source(at: place, count: 17) == "isBoldTextEnabled")
  }
}
