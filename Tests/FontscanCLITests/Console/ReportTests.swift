import FontTestSupport
import Foundation
import Testing

@testable import FontscanCLI

@Suite("Reports and streams")
struct ReportTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  static let fonts = Fixtures.font("no-bold")

  func text(of name: String) throws -> String {
    portable(String(decoding: try Fixtures.bytes(folder.path + "/" + name), as: UTF8.self))
  }

  @Test func `several reports come from one run`() throws {
    let result = run([
      "list", Self.fonts, "--report", "json=\(folder.path)/a.json",
      "--report=csv=\(folder.path)/b.csv",
    ])
    #expect(result.status == .success)
    #expect(result.output == run(["list", Self.fonts]).output)
    #expect(try text(of: "a.json") == run(["list", "--format=json", Self.fonts]).output)
    #expect(try text(of: "b.csv") == run(["list", "--format=csv", Self.fonts]).output)
  }

  @Test func `a report to a file leaves standard output empty, and nothing beside the file`() throws
  {
    try folder.write("a.txt", Array("old".utf8))
    let result = run(["list", Self.fonts, "--output", folder.path + "/a.txt"])
    #expect(result.status == .success)
    #expect(result.output.isEmpty)
    #expect(try text(of: "a.txt") == run(["list", Self.fonts]).output)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.txt"])
  }

  @Test func `a file that is replaced stays what a link leads to`() throws {
    try folder.write("real.txt", Array("old".utf8))
    let link = folder.path + "/link.txt"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real.txt")
    #expect(run(["list", Self.fonts, "--output", link]).status == .success)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real.txt")
    #expect(try text(of: "real.txt") == run(["list", Self.fonts]).output)
  }

  @Test func `a link that leads nowhere stays`() throws {
    let link = folder.path + "/link.txt"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "nowhere.txt")
    let result = run(["list", Self.fonts, "--output", link])
    #expect(result.status == .failure)
    #expect(result.errors == "fontscan: \(link): it is a link that leads nowhere\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["link.txt"])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "nowhere.txt")
  }

  @Test(arguments: [
    ("missing/a.txt", "no such file or directory"), (".", "is a directory"),
  ])
  func `a report that cannot be written is a failure`(name: String, reason: String) {
    let path = folder.path + "/" + name
    let result = run(["list", Self.fonts, "--output", path])
    #expect(result.status == .failure)
    #expect(result.errors == "fontscan: \(path): \(reason)\n")
  }

  @Test func `a device is written to as it is`() {
    #expect(run(["list", Self.fonts, "--output", "/dev/null"]).status == .success)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
  func `a full disk is a failure`() {
    let result = run(["list", Self.fonts, "--output", "/dev/full"])
    #expect(result.status == .failure)
    #expect(result.errors == "fontscan: /dev/full: no space left on device\n")
  }

  @Test(arguments: [
    (SinkError.closed, FontscanCLI.ExitStatus.success, ""),
    (
      .refused("standard output", reason: "no space left on device"), .failure,
      "fontscan: standard output: no space left on device\n"
    ),
  ])
  func `a reader that has gone is no failure, and a full disk is`(
    error: SinkError,
    status: FontscanCLI.ExitStatus,
    complaint: String
  ) {
    for words: [Word] in [["list", Word(Self.fonts)], ["help"], ["--version"]] {
      let errors = MemorySink()
      let console = Console(
        input: MemorySource([]),
        output: MemorySink(failure: (limit: 0, error: error)),
        errors: errors
      )
      #expect(FontscanTool.run(words, on: console) == status)
      #expect(errors.text == complaint)
    }
  }

  /// Who has not got all findings must not take the rest for clean.
  @Test(arguments: [
    ["validate", "Faulty"], ["validate", "Healthy"], ["legibility", "Healthy"],
    ["validate", "Faulty", "--format=json"],
  ])
  func `a reader that has gone before the end of a verdict is told`(words: [String]) {
    let errors = MemorySink()
    let console = Console(
      input: MemorySource([]),
      output: MemorySink(failure: (limit: 0, error: .closed)),
      errors: errors
    )
    let words =
      [Word(words[0]), Word(Fixtures.apps + "/" + words[1])] + words[2...].map { Word($0) }
    #expect(FontscanTool.run(words, on: console) == .failure)
    #expect(errors.text == "fontscan: the reader of the report has gone before its end\n")
  }

  @Test func `the version names the libraries`() throws {
    let result = run(["--version"])
    #expect(result.status == .success)
    let pattern = /fontscan \d+\.\d+\.\d+ \(FreeType \d+\.\d+\.\d+, fontconfig \d+\.\d+\.\d+\)\n/
    #expect(try pattern.wholeMatch(in: result.output) != nil)
    #expect(run(["list", "--version"]).output == result.output)
  }
}

@Suite("Colours")
struct ColorTests {
  static let escape = "\u{1B}["

  func isColored(
    _ options: [String] = [],
    environment: [String: String] = [:],
    terminals: Bool = true
  ) -> Bool {
    run(
      ["list", ReportTests.fonts] + options,
      environment: environment,
      terminals: terminals
    ).output.contains(Self.escape)
  }

  @Test func `a terminal gets them and a file does not`() {
    #expect(isColored())
    #expect(!isColored(terminals: false))
    #expect(isColored(["--color", "always"], terminals: false))
    #expect(!isColored(["--color", "never"]))
    #expect(!isColored(["--format", "json"]))
  }

  @Test(arguments: [
    (["NO_COLOR": "1"], true, false),
    (["NO_COLOR": ""], true, true),
    (["NO_COLOR": "", "CLICOLOR_FORCE": "1"], false, true),
    (["CLICOLOR_FORCE": "1"], false, true),
    (["CLICOLOR_FORCE": "0"], false, false),
    (["CLICOLOR_FORCE": ""], false, false),
    (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], true, false),
    (["TERM": "dumb"], true, false),
    (["TERM": "dumb", "CLICOLOR_FORCE": "1"], true, true),
    (["TERM": "xterm"], true, true),
  ])
  func `the environment is honoured`(
    environment: [String: String],
    terminals: Bool,
    expected: Bool
  ) {
    #expect(isColored(environment: environment, terminals: terminals) == expected)
  }

  @Test func `the command line comes before the environment`() {
    #expect(isColored(["--color=always"], environment: ["NO_COLOR": "1"], terminals: false))
    #expect(!isColored(["--color=never"], environment: ["CLICOLOR_FORCE": "1"]))
  }

  @Test func `nothing but the paint differs`() {
    let plain = run(["list", ReportTests.fonts]).output
    let painted = run(["list", ReportTests.fonts, "--color", "always"]).output
    #expect(painted.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }
}
