import FontTestSupport
import Foundation
import Testing

@testable import FontscanCLI

/// The rules that are applied only when they are asked for, on the sample apps.
@Suite("Rules that have to be enabled")
struct OptInRuleTests {
  private struct Document: Decodable {
    struct Finding: Decodable {
      var rule: String
      var severity: String
      var file: String?
      var line: Int?
      var column: Int?
    }
    var findings: [Finding]
  }

  static let rules = ["layout/fixed-height", "layout/large-content-missing", "layout/no-scroll"]

  private static func findings(_ app: String, _ options: [String]) throws -> [String] {
    let result = run(["validate", Fixtures.apps + "/\(app)", "--format=json"] + options)
    let document = try JSONDecoder().decode(Document.self, from: Data(result.output.utf8))
    return document.findings.filter { rules.contains($0.rule) }.map { finding in
      let file = finding.file?.split(separator: "/").last ?? ""
      let place = "\(file):\(finding.line ?? 0):\(finding.column ?? 0)"
      return "\(finding.severity) \(finding.rule) \(place)"
    }
  }

  /// What there is in the faulty app.
  ///
  /// The scene is on line 5; its third label, on line 16, has a height of 21 points. The button with a
  /// symbol of 16 points is the last of its view.
  static let faulty = [
    "note layout/no-scroll Main.storyboard:5:9", "note layout/fixed-height Main.storyboard:16:29",
    "note layout/large-content-missing Screen.swift:21:7",
  ]

  @Test func `the faulty app shows each of them once when they are asked for`() throws {
    let options = Self.rules.flatMap { ["--enable", $0] }
    #expect(try Self.findings("Faulty", options) == Self.faulty)
    #expect(try Self.findings("Faulty", ["--only", "layout/no-scroll"]) == [Self.faulty[0]])
    #expect(try Self.findings("Faulty", []) == [])
  }

  @Test func `the healthy app shows none`() throws {
    #expect(try Self.findings("Healthy", Self.rules.flatMap { ["--enable", $0] }) == [])
  }
}
