import FontTestSupport
import Testing

@testable import FontscanCLI

@Suite("Property lists of projects")
struct ListInProjectTests {
  /// Of the sample project the widget declares a font that its app alone copies.
  @Test func `a property list alone is judged as in its project`() {
    let list = Fixtures.checkout + "/fixtures/projects/Memberships/Widget/Info.plist"
    let result = run(["validate", list])
    #expect(result.status == .findings)
    #expect(result.output.hasPrefix("Widget\n"))
    #expect(result.output.contains("only 'App' around this bundle has the file"))
    #expect(result.output.hasSuffix("1 error in 1 target, 1 declared font.\n"))
  }

  @Test func `the fonts of a property list are those that its target copies`() {
    let list = Fixtures.checkout + "/fixtures/projects/Healthy/Widget/Info.plist"
    #expect(run(["list", "--names", list]).output == "DemoSans-Bold\nDemoSans-Regular\n")
  }
}
