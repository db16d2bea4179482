import FontTestSupport
import Foundation
import Testing

@testable import FontscanCLI

/// `-` is a stream of the process wherever a file is meant.
@Suite("Standard input and output")
struct StandardStreamTests {
  static let app = Fixtures.apps + "/Faulty"

  @Test func `a configuration comes through standard input`() {
    let words = ["validate", Self.app, "--config", "-", "--format=json"]
    let result = run(words, input: "only_rules: [weights/missing]\n")
    #expect(result.output.contains("weights/missing"))
    #expect(!result.output.contains("names/unknown"))
  }

  @Test(arguments: ["validate", "legibility"])
  func `a faulty one is told with its place`(command: String) {
    let result = run([command, Self.app, "--config", "-"], input: "bolt: []\n")
    #expect(result.status == .failure)
    #expect(result.output == "")
    #expect(result.errors == "fontscan: -:1:1: unknown key 'bolt'; did you mean 'bold'?\n")
  }

  @Test func `a baseline goes out and comes in again`() throws {
    let folder = try TemporaryFolder()
    let report = folder.path + "/report"
    let out = run(["validate", Self.app, "--write-baseline", "-", "--output", report])
    #expect(out.status == .success)
    #expect(out.output.hasPrefix("{\n  \"schema\": \"fontscan.baseline.v1\""))
    let clean = run(["validate", Self.app, "--baseline", "-", "--strict"], input: out.output)
    #expect(clean.status == .success, "\(clean.output)")
  }

  @Test(arguments: [
    (["--write-baseline", "-"], "cannot both go to standard output"),
    (["--config", "-", "--baseline", "-"], "standard input can be read once"),
    (["--config", "-", "--styles", "-"], "standard input can be read once"),
  ])
  func `a stream is used once`(options: [String], words: String) {
    let result = run(["validate", Self.app] + options)
    #expect(result.status == .usage)
    #expect(result.errors.contains(words))
    #expect(result.output == "")
  }
}
