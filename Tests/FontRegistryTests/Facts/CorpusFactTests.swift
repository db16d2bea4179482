import FileAccess
import FontRegistry
import FontTestSupport
import Testing

@Suite("Debian's fonts against fontTools")
struct CorpusFactTests {
  /// What `make corpus` and `make corpus-facts` leave below the checkout.
  private static let facts = Fixtures.corpus.map { $0 + "/font-facts.ndjson" }

  @Test(
    .enabled(if: facts.map(Fixtures.exists) == true, "make corpus-facts has not been run")
  )
  func `every name and number of every face agrees`() throws {
    let corpus = try #require(Fixtures.corpus)
    let facts = try FontFacts.lines(try #require(Self.facts))
    let paths = facts.map { FilePath(corpus + "/" + $0.file) }
    let registry = Registry(paths: paths, questions: .everything)
    let files = Dictionary(uniqueKeysWithValues: registry.files.map { ($0.path, $0) })
    var compared = 0
    for (path, facts) in zip(paths, facts) where facts.error == nil {
      let file = try #require(files[path])
      let differences = FactComparison(file, facts).differences
      #expect(differences == [], "\(facts.file)")
      compared += facts.faces.count
    }
    #expect(compared > 1000)
  }
}
