import FileAccess
import FontRegistry
import FontTestSupport
import Testing

@Suite("Fixture fonts against fontTools")
struct FixtureFactTests {
  @Test func `there are expectations`() {
    #expect(FontFacts.fixtures.count > 50)
  }

  // Of a damaged file two readers need not save the same parts; those have tests of their own.
  @Test(
    arguments: FontFacts.fixtures.filter { $0.error == nil && !$0.file.hasPrefix("damaged/") }
  )
  func `every name and number agrees`(facts: FontFacts.File) throws {
    let registry = Registry(paths: [FilePath(Fixtures.font(facts.file))], questions: .everything)
    let file = try #require(registry.files.first)
    #expect(file.container?.rawValue == facts.container)
    #expect(FactComparison(file, facts).differences == [])
  }
}
