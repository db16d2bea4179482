import FileAccess
import FontChecks
import FontRegistry
import FontTestSupport
import Testing

@Suite("Legibility report")
struct LegibilityReportTests {
  private func report(_ path: String) -> LegibilityReport {
    LegibilityReport(
      faces: Registry(paths: [FilePath(path)], questions: .everything).faces,
      measurer: .reading(jobs: 2)
    )
  }

  @Test(arguments: ["apps/Healthy", "apps/Faulty"])
  func `faces of the sample apps have the partners that people would choose`(
    sample: String
  ) throws {
    let facts = try #require(try Fixtures.sampleFacts()[sample])
    let rows = report("\(Fixtures.checkout)/fixtures/\(sample)/Fonts").rows
    for fact in facts.partners {
      let row = try #require(rows.first { $0.face.postScriptName == fact.name }, "\(fact)")
      #expect(row.verdict.rawValue == fact.verdict, "\(fact)")
      #expect(row.partner?.face.postScriptName == fact.partner, "\(fact)")
    }
  }

  @Test func `a partner at a free position of the axis is said to be one`() throws {
    // Instances up to 500 on an axis up to 900.
    let rows = report(Fixtures.font("variable/no-bold-instance.ttf")).rows
    let regular = try #require(rows.first { $0.face.weight == 400 })
    #expect(regular.partner?.source == .axis)
    #expect(regular.partner?.face.weight == 700)
  }

  @Test func `partners may come from other faces than those reported`() throws {
    let all = Registry(paths: [FilePath(Fixtures.font("family"))], questions: .everything).faces
    let regular = all.filter { $0.postScriptName == "DemoSans-Regular" }
    let alone = LegibilityReport(faces: regular, measurer: .reading(jobs: 1))
    #expect(alone.rows.map(\.verdict) == [.missing])
    let report = LegibilityReport(faces: regular, candidates: all, measurer: .reading(jobs: 1))
    #expect(report.rows.map(\.partner?.face.postScriptName) == ["DemoSans-Bold"])
    #expect(!report.hasFaults)
  }

  @Test func `rows are in the order of families and weights`() {
    let rows = report(Fixtures.font("no-bold")).rows
    #expect(rows.map(\.face.postScriptName) == ["DemoAlone-Light", "DemoAlone-Regular"])
    #expect(report(Fixtures.font("no-bold")).hasFaults)
  }
}
