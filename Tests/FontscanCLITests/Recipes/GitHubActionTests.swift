import FontTestSupport
import Foundation
import Testing
import YAML

/// The action and its script; GitHub itself is not here.
@Suite("The GitHub action")
struct GitHubActionTests {
  private func action() throws -> YAMLMapping {
    let text = try Recipe("action.yml").text
    return try #require(YAMLDocument(parsing: Array(text.utf8)).root?.mapping)
  }

  private func steps() throws -> [YAMLMapping] {
    try #require(action()["runs"]?.mapping?["steps"]?.sequence).compactMap(\.mapping)
  }

  /// What stands between `${{` and `}}` in a script is put in as text, and may be code.
  @Test func `nothing is put into a script, and each has its shell`() throws {
    let scripts = try steps().filter { $0["run"] != nil }
    #expect(scripts.count == 3)
    for step in scripts {
      #expect(step["run"]?.string?.contains("${{") == false)
      #expect(step["shell"]?.string == "bash")
    }
  }

  @Test func `inputs are declared and used`() throws {
    let declared = try #require(action()["inputs"]?.mapping).entries.map(\.key)
    let used = try Recipe("action.yml").text.matches(of: /inputs\.([a-z-]+)/).map { String($0.1) }
    #expect(declared.sorted() == used.sorted())
  }

  @Test func `the script knows the variables that it is given`() throws {
    let given = try steps().flatMap { $0["env"]?.mapping?.entries.map(\.key) ?? [] }
    let read = try Recipe("Recipes/github-action").text.matches(of: /\bFONTSCAN_[A-Z_]+/)
      .map { String($0.output) }
    #expect(Set(given) == Set(read))
    #expect(given.count > 3)
  }

  private struct Outcome {
    var run: Binary.Result
    var outputs: [Substring]
  }

  /// Runs a step of the script as the action does.
  private func run(
    _ step: String,
    in folder: TemporaryFolder,
    _ variables: [String: String]
  ) throws -> Outcome {
    let output = try folder.write("outputs", [])
    var all = variables
    all["GITHUB_OUTPUT"] = output
    all["RUNNER_TEMP"] = folder.path
    all["FONTSCAN_FOLDER"] = try (#require(Binary.path) as NSString).deletingLastPathComponent
    let words = all.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let script = Fixtures.checkout + "/Recipes/github-action"
    let run = try Binary.shell(
      "cd \"$1\" && shift && exec env -u GITHUB_ACTIONS -u GITHUB_STEP_SUMMARY \"$@\"",
      [folder.path] + words + ["bash", script, step]
    )
    let written = String(decoding: try Fixtures.bytes(output), as: UTF8.self)
    return Outcome(run: run, outputs: written.split(separator: "\n"))
  }

  @Test(.enabled(if: Binary.path != nil, "the binary was not built beside the tests"))
  func `findings are a status and a report`() throws {
    let folder = try TemporaryFolder()
    let outcome = try run(
      "judge",
      in: folder,
      [
        "FONTSCAN_PATH": Fixtures.checkout + "/fixtures/apps/Faulty",
        "FONTSCAN_ARGUMENTS": "--only \"declared/case-mismatch\"\n --target 'Faulty'",
        "FONTSCAN_SARIF": "fonts.sarif",
      ]
    )
    #expect(outcome.run.status == 1)
    #expect(outcome.outputs == ["status=1", "sarif=fonts.sarif"])
    #expect(outcome.run.output.contains("DEMOCAPITALS-BOLD.TTF"))
    #expect(Fixtures.exists(folder.path + "/fonts.sarif"))
  }

  @Test(
    .enabled(if: Binary.path != nil, "the binary was not built beside the tests"),
    arguments: [
      "$(touch made)", "`touch made`", "; touch made", "&& touch made", "\" ; touch made ; \"",
      "'; touch made; '",
    ]
  )
  func `no input is run`(text: String) throws {
    for name in ["FONTSCAN_PATH", "FONTSCAN_ARGUMENTS"] {
      let folder = try TemporaryFolder()
      let outcome = try run("judge", in: folder, [name: text])
      #expect(outcome.run.status == (name == "FONTSCAN_PATH" ? 2 : 64))
      #expect(!Fixtures.exists(folder.path + "/made"))
    }
  }

  @Test func `a quote that is left open is said`() throws {
    let folder = try TemporaryFolder()
    let outcome = try run("judge", in: folder, ["FONTSCAN_ARGUMENTS": "--target \"My App"])
    #expect(outcome.run.status == 2)
    #expect(outcome.run.output.contains("::error title=fontscan::the input 'arguments'"))
    #expect(outcome.outputs.isEmpty)
  }
}
