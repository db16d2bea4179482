import FileAccess
import FontChecks
import FontTestSupport
import ProjectModel
import Testing

/// The sample apps through the real readers; what is to be found was written down before.
@Suite("Validation of the sample apps")
struct SampleTests {
  private let samples: [String: SampleFacts]

  init() throws {
    samples = try Fixtures.sampleFacts()
  }

  private func validation(_ sample: String) throws -> Validation {
    let root = FilePath("\(Fixtures.checkout)/fixtures/\(sample)")
    return Validation(project: try Project(reading: root), root: root)
  }

  @Test(arguments: [
    "apps/Healthy", "apps/Faulty", "apps/Lines", "products/Healthy.app", "products/HealthyMac.app",
    "products/Faulty.app",
  ])
  func `a sample has the findings that it was made for, and no others`(sample: String) throws {
    let facts = try #require(samples[sample])
    var found = try validation(sample).findings
    for fact in facts.findings {
      let places = found.indices.filter { fact.describes(found[$0], of: sample) }
      #expect(!places.isEmpty, "\(fact.rule): \(fact.why)")
      for place in places.reversed() { found.remove(at: place) }
    }
    for finding in found {
      Issue.record("\(finding.place): \(finding.message)")
    }
  }

  @Test(arguments: [
    "apps/Healthy", "apps/Faulty", "apps/Lines", "products/Healthy.app", "products/HealthyMac.app",
    "products/Faulty.app",
  ])
  func `everything in a sample can be looked at`(sample: String) throws {
    #expect(try validation(sample).problems.isEmpty)
  }
}

extension SampleFacts.Finding {
  /// Whether a finding is the one that was written down.
  fileprivate func describes(_ finding: Finding, of sample: String) -> Bool {
    guard finding.rule == rule, finding.severity.rawValue == severity else { return false }
    if let name, finding.name != name { return false }
    let places = file.map { [$0] } ?? fonts
    guard places.contains(where: { finding.isIn("\(sample)/\($0)") }) else { return false }
    return file == nil || finding.line == line
  }
}

extension Finding {
  fileprivate func isIn(_ path: String) -> Bool {
    file?.description.hasSuffix("/fixtures/" + path) == true
  }
}
