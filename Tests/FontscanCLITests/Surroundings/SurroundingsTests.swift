import FileAccess
import FontTestSupport
import Foundation
import Testing

@testable import FontscanCLI

@Suite("What runs the tool")
struct SurroundingsTests {
  static let github = ["GITHUB_ACTIONS": "true"]
  static let xcode = ["SRCROOT": "/src", "TARGET_NAME": "App"]
  static let app = Fixtures.checkout + "/fixtures/apps/Faulty"

  /// What the first line of a report looks like tells its form.
  @Test(arguments: [
    ([], [:], "Faulty"), ([], github, "::"), ([], xcode, "/"),
    ([], github.merging(xcode) { $1 }, "/"),
    (["--format=text"], github, "Faulty"), (["--summary"], github, " "),
    (["--format=csv"], xcode, "rule,"), ([], ["GITHUB_ACTIONS": "false"], "Faulty"),
    ([], ["SRCROOT": "/src"], "Faulty"),
  ])
  func `the report has the form that it wants`(
    options: [String],
    environment: [String: String],
    start: String
  ) {
    let result = run(["validate", Self.app, "--color=never"] + options, environment: environment)
    let isPath = start == "/" && result.output.hasPrefix("fixtures/apps/Faulty/Badge.swift:11:23: ")
    #expect(result.output.hasPrefix(start) || isPath, "\(result.output.prefix(60))")
  }

  /// Of a report in a file nobody said what reads it.
  @Test func `a report to a file stays text`() throws {
    let folder = try TemporaryFolder()
    let file = folder.path + "/report"
    _ = run(["validate", Self.app, "--output", file], environment: Self.github)
    #expect(String(decoding: try Fixtures.bytes(file), as: UTF8.self).hasPrefix("Faulty\n"))
  }

  @Test func `what has no such form stays text`() {
    let words = ["list", "--names", Fixtures.font("no-bold")]
    #expect(run(words, environment: Self.github).output == run(words).output)
    let map = ["legibility", "--map", "swift", Fixtures.font("family")]
    #expect(run(map, environment: Self.xcode).output == run(map).output)
  }

  @Test func `GitHub gets a summary beside the annotations`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("summary.md", "# Before\n".utf8)
    let environment = Self.github.merging(["GITHUB_STEP_SUMMARY": file]) { $1 }
    _ = run(["validate", Self.app], environment: environment)
    let text = String(decoding: try Fixtures.bytes(file), as: UTF8.self)
    let markdown = run(["validate", "--format=markdown", Self.app]).output
    #expect(portable(text) == "# Before\n" + markdown)
    // Whoever asks for something else gets that alone.
    _ = run(["validate", "--format=json", Self.app], environment: environment)
    #expect(try Fixtures.bytes(file) == Array(text.utf8))
  }

  @Test func `a summary starts a line of its own`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("summary.md", "words".utf8)
    _ = run(
      ["validate", Self.app],
      environment: Self.github.merging(["GITHUB_STEP_SUMMARY": file]) { $1 }
    )
    let text = String(decoding: try Fixtures.bytes(file), as: UTF8.self)
    #expect(text.hasPrefix("words\n## fontscan validate\n"))
  }

  @Test func `a summary that cannot be written is a failure`() {
    let environment = Self.github.merging(["GITHUB_STEP_SUMMARY": "/nowhere/summary.md"]) { $1 }
    let result = run(["validate", Self.app, "--fail-on=never"], environment: environment)
    #expect(result.status == .failure)
    #expect(result.errors == "fontscan: /nowhere/summary.md: no such file or directory\n")
  }

  /// GitHub takes a mebibyte for a step, and nothing at all of more.
  @Test(arguments: [
    (100, "one\ntwo\nthree\n"), (14, "one\ntwo\nthree\n"),
    (52, "one\ntwo\nthree\n"), (10, ""), (0, ""), (-5, ""),
  ])
  func `a summary is cut between lines`(room: Int, expected: String) {
    let cut = StepSummary.fitting(Array("one\ntwo\nthree\n".utf8), room: room)
    #expect(String(decoding: cut, as: UTF8.self) == expected)
  }

  @Test func `what is cut is said`() {
    let text = String(repeating: "line\n", count: 100)
    let cut = String(decoding: StepSummary.fitting(Array(text.utf8), room: 200), as: UTF8.self)
    #expect(cut.utf8.count <= 200)
    #expect(cut.hasPrefix("line\nline\n"))
    #expect(cut.hasSuffix("line\n\nThere is more, which the log of the step has.\n"))
  }
}

@Suite("A run-script phase")
struct BuildPhaseTests {
  @Test func `a target that is not there is said`() {
    let project = Fixtures.checkout + "/fixtures/projects/Memberships"
    let result = run(
      ["validate", "--format=text"],
      environment: [
        "SRCROOT": project, "PROJECT_FILE_PATH": project + "/Memberships.xcodeproj",
        "TARGET_NAME": "Ap",
      ]
    )
    #expect(
      result.errors.contains(
        "TARGET_NAME is 'Ap', and there is no such target: all that is there is judged"
      )
    )
    #expect(result.output.contains("App\n"))
  }

  @Test func `variables say what is built`() throws {
    let phase = try #require(
      BuildPhase([
        "SRCROOT": "/src", "TARGET_NAME": "App", "PROJECT_FILE_PATH": "/src/App.xcodeproj",
        "INFOPLIST_FILE": "App/Info.plist", "SCRIPT_INPUT_FILE_COUNT": "2",
        "SCRIPT_INPUT_FILE_0": "/src/a.ttf", "SCRIPT_INPUT_FILE_1": "b.ttf",
        "SCRIPT_INPUT_FILE_LIST_COUNT": "1", "SCRIPT_INPUT_FILE_LIST_0": "/src/fonts.xcfilelist",
      ])
    )
    #expect(phase.target == "App")
    #expect(phase.place == FilePath("/src/App.xcodeproj"))
    #expect(phase.infoPlist == FilePath("/src/App/Info.plist"))
    #expect(phase.inputs == [FilePath("/src/a.ttf"), FilePath("/src/b.ttf")])
    #expect(phase.inputLists == [FilePath("/src/fonts.xcfilelist")])
    // Only the sandbox keeps a script from files.
    #expect(phase.readableFiles == nil)
  }

  @Test(arguments: [[:], ["SRCROOT": "/src"], ["SRCROOT": "", "TARGET_NAME": "App"]])
  func `without them there is no build`(environment: [String: String]) {
    #expect(BuildPhase(environment) == nil)
  }

  @Test(arguments: ["-1", "x", "99999999999999999999", "2000000000"])
  func `a count that is no count does no harm`(count: String) {
    let phase = BuildPhase([
      "SRCROOT": "/s", "TARGET_NAME": "A", "SCRIPT_INPUT_FILE_COUNT": count,
    ])
    #expect(phase?.inputs == [])
    #expect(Console.numberedNames(in: ["SCRIPT_INPUT_FILE_COUNT": count]).count <= 10_000)
  }

  @Test func `in the sandbox the lists say what can be read`() throws {
    let folder = try TemporaryFolder()
    let list = try folder.write(
      "fonts.xcfilelist",
      "# Fonts\n\n\(folder.path)/A.swift\n  B/../B.swift\r\n".utf8
    )
    let phase = BuildPhase([
      "SRCROOT": folder.path, "TARGET_NAME": "App", "ENABLE_USER_SCRIPT_SANDBOXING": "YES",
      "SCRIPT_INPUT_FILE_LIST_COUNT": "1", "SCRIPT_INPUT_FILE_LIST_0": list,
      "SCRIPT_INPUT_FILE_COUNT": "1", "SCRIPT_INPUT_FILE_0": "\(folder.path)/Info.plist",
    ])
    let expected = ["A.swift", "B.swift", "Info.plist"].map { FilePath("\(folder.path)/\($0)") }
    #expect(phase?.readableFiles == Set(expected))
  }

  /// Without a path the project of the build is judged, and of it the target that is built.
  @Test func `the target that is built is judged`() throws {
    let project = Fixtures.checkout + "/fixtures/projects/Memberships"
    struct Document: Decodable {
      struct Finding: Decodable { var target: String? }
      var findings: [Finding]
    }
    func targets(_ environment: [String: String], _ words: [String] = []) throws -> Set<String> {
      let result = run(["validate", "--format=json"] + words, environment: environment)
      let document = try JSONDecoder().decode(Document.self, from: Data(result.output.utf8))
      return Set(document.findings.compactMap(\.target))
    }
    let all = try targets([:], [project])
    #expect(all.count > 1)
    let target = try #require(all.sorted().first)
    #expect(try targets(["SRCROOT": project, "TARGET_NAME": target]) == [target])
    // A script of a target that has no bundle watches over all of them.
    #expect(try targets(["SRCROOT": project, "TARGET_NAME": "Lint"]) == all)
    #expect(try targets(["SRCROOT": "/nowhere", "TARGET_NAME": target], [project]) == all)
  }
}
