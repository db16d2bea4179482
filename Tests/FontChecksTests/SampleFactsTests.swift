import FontTestSupport
import Foundation
import Testing

@Suite("Sample apps")
struct SampleFactsTests {
  let samples: [String: SampleFacts]

  init() throws {
    samples = try Fixtures.sampleFacts()
  }

  @Test(arguments: ["apps/Healthy", "apps/Faulty", "products/Healthy.app", "products/Faulty.app"])
  func `a sample has the files that its facts speak of`(path: String) throws {
    let sample = try #require(samples[path])
    let folder = "\(Fixtures.checkout)/fixtures/\(path)/"
    for file in sample.findings.flatMap({ $0.fonts + [$0.file].compactMap(\.self) }) {
      #expect(FileManager.default.fileExists(atPath: folder + file), "\(file)")
    }
  }

  @Test func `the line of an entry or of code is where its file has it`() throws {
    let faulty = try #require(samples["apps/Faulty"])
    for finding in faulty.findings {
      guard let file = finding.file, let line = finding.line else { continue }
      let bytes = try Fixtures.bytes(Fixtures.apps + "/Faulty/\(file)")
      let lines = String(decoding: bytes, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines[line - 1].contains(finding.entry ?? "<array>"), "\(finding.rule)")
    }
  }

  @Test func `healthy samples have nothing to report`() throws {
    for path in ["apps/Healthy", "products/Healthy.app", "products/HealthyMac.app"] {
      #expect(try #require(samples[path]).findings.isEmpty)
    }
  }
}
